import { plain } from '@/server/ratification/phrasebook/fold'
import { phrasebooks } from '@/server/ratification/phrasebook/phrasebooks'

export type Language =
  | 'en'
  | 'es'
  | 'de'
  | 'fr'
  | 'pt'
  | 'it'
  | 'nl'
  | 'sv'
  | 'pl'
  | 'tr'
  | 'zh'
  | 'ja'
  | 'ko'
  | 'ar'
  | 'hi'
  | 'other'
  | 'unknown'

/** Function words and the words of agreement that only, or mostly, one language has. */
const marks: Record<string, string> = {
  en: 'the this that these i we is are was my our you your of to and in it not as for with on have has be do does what if but so he she they his her accept agree ratify settlement agreement terms written yes no deal by from at will would can all accepted agreed reject refuse withdraw consent confirm hereby',
  es: 'el la los las un una este esta estos del al que de y en lo con por para no si se mi tal como como acuerdo acepto ratifico convenio conforme pero yo nosotros aceptamos estoy es cual está su sus rechazo retiro cuando siempre',
  de: 'der die das den dem ein eine einen ich wir und ist nicht mit zu diese diesen dieser dieses diesem vergleich vereinbarung stimme nehme annehme wie es so geschrieben einverstanden aber wenn von auf für mein unser lehne ab zurück hiermit an auch nur sich werde bin',
  fr: "le la les un une cet cette ces je nous et est pas ne que qui de du des à tel telle accord accepte ratifie j'accepte comme mais si en mon ma notre avec pour sans ce au aux être suis refuse retire conforme l'accord d'accord",
  pt: 'o a os as um uma este esta estes do da dos das que de e em com por para não se meu minha nosso acordo aceito ratifico tal como está escrito mas eu nós concordo é ao na no nos recuso retiro quando sim desta deste nesta neste pela pelo desisto',
  it: "il lo la gli le un una questo questa questi del della che di e in con per non se mio mia nostro accordo accetto ratifico così com'è come ma io noi è scritto l'accordo quest'accordo rifiuto ritiro quando sono al",
  nl: 'de het een deze dit die ik wij we en is niet met te van op zoals ga akkoord schikking overeenkomst aanvaard ga maar als mijn onze voor wat er ook hier geschreven accepteer weiger trek in om bij dat naar',
  sv: 'den det en ett detta denna dessa jag vi och är inte med att av på som avtal avtalet förlikning godkänner accepterar uppgörelse men om min vår för till skrivet såsom härmed överenskommelse överenskommelsen drar avvisar så har',
  pl: 'ten ta to tę tej tego ugodę ugoda ugody porozumienie akceptuję przyjmuję zgadzam się na nie i w z że jest jak jako ja my mój ale jeśli zatwierdzam ratyfikuję ona odrzucam wycofuję brzmieniu zapisaną treści do po oraz',
  tr: 'bu şu o bir ve ile için değil ben biz anlaşmayı anlaşma sözleşmeyi uzlaşmayı uzlaşma kabul ediyorum onaylıyorum ama eğer gibi olduğu yazıldığı haliyle da de mi etmiyorum reddediyorum çekiliyorum evet hayır ki ediyoruz şartları',
}
const foreignMarks =
  'og ikke jeg det er denne aftale aftalen avtalen enig og minä en ole tämä sopimus hyväksyn ez egyezséget elfogadom nem acest acord sunt nu și accepte acordul přijímám tuto dohodu souhlasím ne som súhlasím ovu sporazum prihvaćam prihvaćam slažem se saya setuju ini perjanjian tidak dengan tôi đồng ý này thỏa thuận không ninakubali makubaliano haya acceptem aquest acord amb onartzen dut ako sumasang-ayon kasunduang ito derbynnir cytundeb hwn i glacaim leis an gcomhaontú seo samþykki þetta samkomulag nõustun sellega kokkuleppega piekrītu šim sutinku su šiuo sprejemam ta dogovor pranoj këtë marrëveshje aksepteer hierdie ooreenkoms ek nie ĉi tiun interkonsenton mi akceptas'

const index = new Map<string, string[]>()
for (const [language, words] of Object.entries(marks))
  for (const word of words.split(' ')) index.set(word, [...(index.get(word) ?? []), language])
for (const word of foreignMarks.split(' ')) index.set(word, [...(index.get(word) ?? []), 'other'])

/** Letters and endings that give a language away. */
const letterHints: readonly (readonly [string, RegExp])[] = [
  ['pt', /ção|ções|ã|õ|nh[oa]\b/giu],
  ['es', /[ñ¿¡]|ción\b/giu],
  ['de', /[äß]|ung\b/giu],
  ['pl', /[ąęłńśźż]/giu],
  ['tr', /[ğşı]/giu],
  ['sv', /å/giu],
  ['fr', /[œ]|\b[jldcn]'[aeiouhéè]/giu],
  ['nl', /ij\b|\bzij|aa[rt]/giu],
]

const languages: readonly Language[] = ['en', 'es', 'de', 'fr', 'pt', 'it', 'nl', 'sv', 'pl', 'tr', 'other']

/** Which language a statement is written in; `unknown` where there is too little to tell, `other` where it is none of ours. */
export function identifyLanguage(text: string): Language {
  const scripts = countScripts(text)
  if (scripts.kana > 0) return scripts.latin > (scripts.kana + scripts.han) * 2 ? 'other' : 'ja'
  if (scripts.hangul > 0 && scripts.hangul >= scripts.latin / 2) return 'ko'
  if (scripts.han > 0 && scripts.han * 2 >= scripts.latin) return 'zh'
  if (scripts.arabic > 0 && scripts.arabic >= scripts.latin) return 'ar'
  if (scripts.devanagari > 0 && scripts.devanagari >= scripts.latin) return 'hi'
  if (scripts.strange > 0 && scripts.strange >= scripts.latin / 2) return 'other'
  const mixed = scripts.han + scripts.hangul + scripts.arabic + scripts.devanagari + scripts.strange > 3
  const scores = new Map<string, number>()
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu) ?? []
  for (const word of words.slice(0, 400))
    for (const language of index.get(word.replace('’', "'")) ?? []) {
      const weight = 1 / (index.get(word)?.length ?? 1)
      scores.set(language, (scores.get(language) ?? 0) + weight)
    }
  for (const [language, letters] of letterHints) {
    const seen = text.match(letters)?.length ?? 0
    if (seen > 0) scores.set(language, (scores.get(language) ?? 0) + 0.4 + seen * 0.3)
  }
  let best: Language = 'unknown'
  let most = 0
  for (const language of languages) {
    const score = scores.get(language) ?? 0
    if (score > most) {
      most = score
      best = language
    }
  }
  if (best !== 'en') {
    const familiar = familiarTo(words)
    if (familiar && (best !== 'other' || familiar.score >= 3)) return familiar.language
  }
  if (best === 'unknown') return words.length > 3 ? 'other' : 'unknown'
  const rival = Math.max(
    0,
    ...languages.filter((language) => language !== best).map((language) => scores.get(language) ?? 0),
  )
  if (best === 'en' && (mixed || rival >= Math.max(2.5, most * 0.5))) return 'unknown'
  return best
}

const spoken = ['es', 'de', 'fr', 'pt', 'it', 'nl', 'sv', 'pl', 'tr'] as const
let vocabulary: Map<string, string[]> | undefined

/** Which phrase book knows most of the words, where one knows enough of them: a few near relations share their function words. */
function familiarTo(words: readonly string[]): { language: Language; score: number } | undefined {
  if (vocabulary === undefined) {
    vocabulary = new Map()
    for (const language of spoken)
      for (const word of new Set(phrasebooks[language]?.around.words.split(/\s+/u)))
        vocabulary.set(word, [...(vocabulary.get(word) ?? []), language])
  }
  const scores = new Map<string, number>()
  for (const word of new Set(words.slice(0, 400).map(plain))) {
    const known = vocabulary.get(word) ?? index.get(word) ?? []
    for (const language of known) scores.set(language, (scores.get(language) ?? 0) + 1 / known.length)
  }
  let best: { language: Language; score: number } | undefined
  for (const language of spoken) {
    const score = scores.get(language) ?? 0
    if (score > (best?.score ?? 1.5)) best = { language, score }
  }
  return best
}

function countScripts(text: string) {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return {
    latin: count(/\p{Script=Latin}/gu),
    kana: count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    han: count(/\p{Script=Han}/gu),
    hangul: count(/\p{Script=Hangul}/gu),
    arabic: count(/\p{Script=Arabic}/gu),
    devanagari: count(/\p{Script=Devanagari}/gu),
    strange: count(
      /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Ethiopic}]/gu,
    ),
  }
}
