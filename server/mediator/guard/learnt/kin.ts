import { listedFor, vectorOf } from '@/server/language/vectors/vectors'

/**
 * Words that stand for their kin: the middles of the clusters into which the vectors of the words of the building sets fall
 * (k-means). What is learnt of one word so holds a little for those that are used alike.
 */
const MIDDLES = `
absent advances agreement allow area asking band basis been beginning below between bird blocked buildings cars chance
company competitor completed concern containing cooking court creative dates delayed department depending development
devices dispute district does dogs drag electricity else engineers entirely established eve even exception expects
failed february film five floods football force forever former funds games get glad guaranteed happen hear heat height
held hidden higher hill internet island job kill landing longer lost machine made manage mark marked medical met morning
mother move moving musician needs neither next nurse once out own pages patient patients paying penalties penalty pitch
plants play profit proposal protection questions reach really reason receive recommended records red refused remembered
respect review room rules saved school sell served shook since situation smaller software solution sound standard street
strong swimming take taxi telling the themselves these third this throw told tom trains true use uses version vienna
visitors voice voting watching wet when withdrawal words wrote
`

const unit = (vector: Float32Array) => {
  const size = Math.hypot(...vector)
  return vector.map((one) => one / size)
}
let middles: { word: string; vector: Float32Array }[] | undefined
function middlesRead() {
  middles ??= MIDDLES.trim()
    .split(/\s+/)
    .flatMap((word) => {
      const vector = vectorOf(word)
      return vector ? [{ word, vector: unit(vector) }] : []
    })
  return middles
}

/** The word of the list that is used most alike; nothing where none is near, or the word has no vector. */
export function kinOf(word: string): string {
  const listed = listedFor(word)
  const own = listed === undefined ? undefined : vectorOf(listed)
  if (!own) return ''
  const vector = unit(own)
  let most = 0.3
  let kin = ''
  for (const one of middlesRead()) {
    let near = 0
    for (let i = 0; i < vector.length; i += 1) near += (vector[i] ?? 0) * (one.vector[i] ?? 0)
    if (near > most) {
      most = near
      kin = one.word
    }
  }
  return kin
}
