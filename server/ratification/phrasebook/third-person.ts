import { matchesOf } from '@/server/patterns/matches'
import { oneForm } from '@/server/ratification/phrasebook/fold'

/** Assent in the third person, by language: an act where the speaker is named by name or as the company, a report otherwise. */
const acts: Readonly<Record<string, string>> = {
  es: '\\b(?:acepta|ratifica|aprueba|suscribe|consiente(?: en)?|presta su (?:pleno |plena )?(?:consentimiento|conformidad) al?|(?:da|otorga) su (?:pleno |plena )?(?:consentimiento|conformidad|aprobacion) al?|(?:manifiesta|expresa) su (?:plena )?(?:conformidad|acuerdo) con|se adhiere al?|hace suyo|esta de acuerdo con)(?= |l)',
  pt: '\\b(?:aceita|ratifica|aprova|subscreve|concorda com|(?:da|presta) o seu (?:pleno )?(?:consentimento|acordo|aval|assentimento) a[os]?|adere a[os]?|manifesta a sua concordancia com)(?= )',
  it: '\\b(?:accetta|ratifica|approva|sottoscrive|acconsente a(?:l|ll[ao])?|aderisce a(?:l|ll[ao]|ll.)?|presta (?:il (?:proprio|suo) |la (?:propria|sua) |pien[ao] |e |incondizionat[ao] |totale )*(?:consenso|assenso|adesione) a(?:l|ll[ao]|ll.)?|fa (?:proprio|suo))(?= |[a-z])',
  fr: '\\b(?:accepte|ratifie|approuve|adopte|souscrit au?|consent au?|adhere au?|donne son (?:plein )?(?:accord|consentement) au?|marque son accord sur|fait sien)(?= )',
  de: '\\b(?:nimmt [^.;]{0,90}?\\ban\\b|stimmt [^.;]{0,90}?\\bzu\\b|akzeptiert|ratifiziert|billigt|genehmigt|erklart sich [^.;]{0,60}?einverstanden|ist [^.;]{0,60}?einverstanden|erteilt [^.;]{0,60}?(?:zustimmung|einwilligung)|tritt [^.;]{0,60}?\\bbei\\b|schliesst sich [^.;]{0,60}?\\ban\\b)',
  nl: '\\b(?:aanvaardt|accepteert|ratificeert|bekrachtigt|gaat [^.;]{0,40}?akkoord|stemt [^.;]{0,60}?\\bin\\b|is akkoord met|verklaart zich (?:akkoord met|gebonden aan)|sluit zich aan bij|verleent (?:haar|zijn) (?:instemming|goedkeuring) aan)',
  sv: '\\b(?:godkanner|accepterar|antar|ratificerar|godtar|samtycker till|bitrader|instammer i|staller sig bakom|ger sitt (?:samtycke|godkannande) till)(?= )',
  pl: '\\b(?:akceptuje3?|przyjmuje3?|zatwierdza3?|ratyfikuje3?|aprobuje3?|zgadza sie na|wyraza (?:pelna )?zgode na|udziela zgody na|przystepuje3? do)(?= )',
  tr: '\\b(?:kabul ed(?:er|iyor)|onaylar|onayliyor|tasdik eder|muvafakat eder)\\b',
  ar: '(?:تقبل|يقبل|توافق|يوافق|تصادق|يصادق|تقر|يقر|تلتزم|يلتزم)(?= )',
  hi: '(?:स्वीकार कर(?:ता|ती|ते) (?:है|हैं)|मंजूर कर(?:ता|ती|ते) (?:है|हैं)|सहमत (?:है|हैं)|स्वीकार किया जाता है)',
}

const company =
  /\b(?:la (?:empresa|sociedad|compania|comunidad|asociacion|cooperativa|societe|ditta|societa|cooperative|coopérative)|a (?:empresa|sociedade|associacao|cooperativa)|l'(?:entreprise|association|impresa|azienda|associazione)|die (?:firma|gesellschaft|gmbh|genossenschaft)|der verein|unser(?:e)? (?:firma|verein|gesellschaft|betrieb|genossenschaft|unternehmen)|het bedrijf|de (?:vereniging|stichting|cooperatie)|bolaget|foretaget|foreningen|(?:nuestra|notre|nostra|nossa) (?:empresa|sociedad|asociacion|cooperativa|entreprise|societe|association|cooperative|ditta|societa|azienda|associazione|sociedade|associacao)|nasza (?:firma|spolka)|(?:firma|spolka|wspolnota|spoldzielnia)|sirketimiz|kooperatifimiz|dernegimiz)\b|شركتنا|الشركة|कंपनी/u

/** Refusal in the third person. */
const refusals: Readonly<Record<string, string>> = {
  es: '\\b(?:rechaza|no (?:acepta|ratifica|aprueba))\\b',
  pt: '\\b(?:rejeita|recusa|nao (?:aceita|ratifica|aprova))\\b',
  it: '\\b(?:rifiuta|respinge|non (?:accetta|ratifica|approva))\\b',
  fr: "\\b(?:rejette|refuse|n'accepte pas|ne ratifie pas)\\b",
  de: '\\b(?:lehnt [^.;]{0,90}?\\bab\\b|verweigert|stimmt [^.;]{0,60}?\\bnicht zu\\b|akzeptiert [^.;]{0,60}?\\bnicht\\b)',
  nl: '\\b(?:verwerpt|weigert|wijst [^.;]{0,90}?\\baf\\b|gaat niet akkoord)',
  sv: '\\b(?:avvisar|avbojer|forkastar|godkanner inte)\\b',
  pl: '\\b(?:odrzuca|nie (?:akceptuje|przyjmuje|zgadza sie))\\b',
  tr: '\\b(?:reddeder|reddediyor|kabul etm(?:ez|iyor))\\b',
  ar: '(?:ترفض|يرفض)(?= )',
  hi: 'अस्वीकार कर(?:ता|ती|ते) (?:है|हैं)',
}

const compiled = new Map<string, RegExp>()

function patternOf(table: Readonly<Record<string, string>>, language: string): RegExp | undefined {
  const source = table[language]
  if (source === undefined) return undefined
  const known = compiled.get(source)
  if (known) return known
  const made = new RegExp(oneForm(source, language), 'gu')
  compiled.set(source, made)
  return made
}

interface Found {
  index: number
  length: number
}

/** Where the speaker, named by name or as the company, refuses. */
export function thirdPersonRefusal(text: string, language: string): Found | undefined {
  const pattern = patternOf(refusals, language)
  if (!pattern) return undefined
  for (const match of matchesOf(text, pattern)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    if (before.includes('@me') || company.test(before)) return { index: match.index, length: match[0].length }
  }
  return undefined
}

/** Where a third person agrees: `own` where it is the speaker, otherwise whoever it is. */
export function thirdPersonAct(text: string, language: string): (Found & { own: boolean }) | undefined {
  const pattern = patternOf(acts, language)
  if (!pattern) return undefined
  const after = language === 'ar' ? 40 : 0
  for (const match of matchesOf(text, pattern)) {
    const around = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + after)
    const found = { index: match.index, length: match[0].length }
    if (around.includes('@other')) return { ...found, own: false }
    if (around.includes('@me') || company.test(around)) return { ...found, own: true }
  }
  return undefined
}
