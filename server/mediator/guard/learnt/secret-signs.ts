import { akin } from '../thesaurus'
import { placeOf } from './features'
import { groupsOf, type Hidden } from './hidden'
import type { Told } from './told'

const step = (value: number, ...at: number[]) => at.filter((one) => value >= one).length

type About = 'named' | 'meant' | 'maybe' | 'far'

/** Whether a sentence speaks of the party whose secret it is. */
export function aboutOf(told: Told, hidden: Hidden): About {
  if (hidden.owner.test(told.text)) return 'named'
  const spoken = told.tokens.some((one) => one.classes.includes('you') || one.classes.includes('they'))
  if (!spoken) return 'far'
  return hidden.owner.test(told.before) ? 'meant' : 'maybe'
}

/** What a sentence shows of one secret: how much of it, by what words and figures, and about whom. */
export function secretFeatures(told: Told, hidden: Hidden, own: Int32Array): Int32Array {
  const found = new Set<number>()
  const { kind } = hidden
  const add = (text: string) => found.add(placeOf(text))
  let exact = 0
  let telling = 0
  let alike = 0
  let kin = 0
  let weight = 0
  let whole = 0
  for (const word of hidden.words) {
    const worth = word.name ? 2 : word.ordinary ? 0.5 : 1
    whole += worth
    if (told.fresh.some((one) => akin(one.stem, word.stem))) {
      exact += 1
      weight += worth
      if (!word.ordinary) telling += 1
    } else if (told.fresh.some((one) => groupsOf(one.stem).some((line) => word.closed.includes(line)))) {
      alike += 1
      weight += worth * 0.7
    } else if (told.fresh.some((one) => groupsOf(one.stem).some((line) => word.touched.includes(line))))
      kin += 1
  }
  const meeting = told.fresh.filter((one) =>
    hidden.words.some(
      (word) => akin(one.stem, word.stem) || groupsOf(one.stem).some((line) => word.closed.includes(line)),
    ),
  ).length
  const ideas = [...hidden.concepts].filter((one) => told.concepts.has(one)).length
  const about = aboutOf(told, hidden)
  const cover = whole > 0 ? weight / whole : 0
  const figure = figureRelation(told, hidden)
  const part = kind === 'order' ? 'order' : kind === 'weight' || kind === 'score' ? 'worth' : 'matter'
  const e = Math.min(3, exact)
  const a = Math.min(3, alike)
  add(`k ${kind}`)
  add(`e ${part} ${e}`)
  add(`t ${part} ${Math.min(3, telling)}`)
  add(`a ${part} ${a}`)
  add(`i ${part} ${Math.min(2, ideas)}`)
  add(`kin ${part} ${Math.min(3, kin)}`)
  add(`mt ${part} ${Math.min(4, meeting)}`)
  add(`mo ${part} ${Math.min(4, meeting)} ${about}`)
  add(`ea ${part} ${e} ${a} ${Math.min(2, ideas)}`)
  add(`c ${part} ${step(cover, 0.01, 0.15, 0.3, 0.45, 0.6, 0.8)}`)
  add(`w ${part} ${step(weight, 0.4, 0.7, 1, 1.5, 2, 3)}`)
  for (let i = 0; i <= step(weight, 0.4, 0.7, 1, 1.5, 2, 3); i += 1) add(`w> ${part} ${i}`)
  for (let i = 0; i <= step(cover, 0.01, 0.15, 0.3, 0.45, 0.6, 0.8); i += 1) add(`c> ${part} ${i}`)
  add(`o ${part} ${about}`)
  if (weight > 0 || ideas > 0) {
    add(`ow ${part} ${about} ${step(weight, 0.4, 0.7, 1, 1.5, 2)}`)
    add(`oi ${part} ${about} ${Math.min(2, ideas)}`)
  }
  for (const one of figure) {
    add(`g ${one}`)
    add(`gk ${kind} ${one}`)
    add(`go ${one} ${about}`)
    for (const name of new Set(told.tokens.flatMap((token) => token.classes))) add(`gc ${one} ${name}`)
  }
  add(`n ${step(told.fresh.length, 1, 2, 4, 7)}`)
  add(`ns ${step(told.fresh.length / Math.max(1, told.words.length), 0.2, 0.4, 0.6, 0.8)}`)
  const classes = new Set(told.tokens.flatMap((token) => token.classes))
  for (const name of classes) {
    add(`kc ${kind} ${name}`)
    add(`oc ${about} ${name}`)
    if (weight >= 0.7 || ideas > 0) add(`hc ${name}`)
  }
  const all = new Int32Array(own.length + found.size)
  all.set(own)
  let at = own.length
  for (const one of found) all[at++] = one
  return all
}

const near = (a: number, b: number, share: number) => Math.abs(a - b) <= share * Math.abs(b)

/** How the figures of a sentence that nobody has said in public stand to the figures of a secret. */
function figureRelation(told: Told, hidden: Hidden): string[] {
  const found = new Set<string>()
  for (const secret of hidden.figures) {
    if (secret === 0) continue
    const worth = hidden.kind === 'weight' || hidden.kind === 'score'
    if (
      worth &&
      told.shares.some(
        (one) =>
          near(one * 100, secret, 0.03) || near((1 - one) * 100, secret, 0.03) || near(one, secret, 0.03),
      )
    )
      found.add('share')
    if (secret >= 13 && told.products.some((one) => near(one, secret, 0.012))) found.add('product')
    for (const value of told.figures) {
      if (near(value, secret, 1e-6)) found.add(secret < 13 ? 'same small' : 'same')
      else if (secret >= 13 && near(value, secret, 0.04)) found.add('near')
      else if (secret >= 13 && near(value, secret, 0.15)) found.add('about')
      else if (
        secret >= 100 &&
        [2, 3, 4, 0.5, 10, 12, 1 / 12, 100, 1000].some((by) => near(value * by, secret, 0.01))
      )
        found.add('multiple')
      if (worth && near(value, 100 - secret, 1e-6)) found.add('rest')
      if (secret < 1 && told.open.some((one) => one >= 100 && near(value, one * secret, 0.04)))
        found.add('share of open')
    }
  }
  return [...found]
}
