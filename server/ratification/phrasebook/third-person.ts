import type { ScreenContext } from '@/server/ratification/reading'

/** Assent in the third person, by language: an act where the speaker is named by name or as the company, a report otherwise. */
const acts: Readonly<Record<string, RegExp>> = {
  es: /\b(?:acepta|ratifica|aprueba|suscribe|consiente(?: en)?|presta su (?:consentimiento|conformidad) a|da su (?:consentimiento|conformidad) a|manifiesta su conformidad con|se adhiere a|esta de acuerdo con)(?= )/gu,
  pt: /\b(?:aceita|ratifica|aprova|subscreve|concorda com|da o seu (?:consentimento|acordo) a|adere a)(?= )/gu,
  it: /\b(?:accetta|ratifica|approva|sottoscrive|acconsente a|aderisce a|presta il (?:proprio|suo) consenso a)(?= )/gu,
  fr: /\b(?:accepte|ratifie|approuve|souscrit a|consent a|adhere a|donne son (?:accord|consentement) a)(?= )/gu,
  de: /\b(?:nimmt [^.;]{0,90}?\ban\b|stimmt [^.;]{0,90}?\bzu\b|akzeptiert|ratifiziert|billigt|genehmigt|erklart sich [^.;]{0,60}?einverstanden|ist [^.;]{0,60}?einverstanden)/gu,
  nl: /\b(?:aanvaardt|accepteert|ratificeert|bekrachtigt|gaat [^.;]{0,40}?akkoord met|stemt [^.;]{0,60}?in met|is akkoord met)/gu,
  sv: /\b(?:godkanner|accepterar|antar|ratificerar|samtycker till)(?= )/gu,
  ar: /(?:تقبل|يقبل|توافق|يوافق|تصادق|يصادق|تقر|يقر|تلتزم|يلتزم)(?= )/gu,
  hi: /(?:स्वीकार कर(?:ता|ती|ते) (?:है|हैं)|मंज़?ूर कर(?:ता|ती|ते) (?:है|हैं)|सहमत (?:है|हैं))/gu,
}

const company =
  /\b(?:la (?:empresa|sociedad|compania|comunidad|asociacion|societe|ditta|societa)|a empresa|a sociedade|l'(?:entreprise|association|impresa|azienda)|die (?:firma|gesellschaft|gmbh)|der verein|unser(?:e)? \w+|het bedrijf|de vereniging|bolaget|foretaget|nuestra \w+|notre \w+|nostra \w+|nossa \w+)\b|شركتنا|الشركة|कंपनी/u

/** Refusal in the third person. */
const refusals: Readonly<Record<string, RegExp>> = {
  es: /\b(?:rechaza|no (?:acepta|ratifica|aprueba))\b/gu,
  pt: /\b(?:rejeita|recusa|nao (?:aceita|ratifica|aprova))\b/gu,
  it: /\b(?:rifiuta|respinge|non (?:accetta|ratifica|approva))\b/gu,
  fr: /\b(?:rejette|refuse|n'accepte pas|ne ratifie pas)\b/gu,
  de: /\b(?:lehnt [^.;]{0,90}?\bab\b|verweigert|stimmt [^.;]{0,60}?\bnicht zu\b|akzeptiert [^.;]{0,60}?\bnicht\b)/gu,
  nl: /\b(?:verwerpt|weigert|wijst [^.;]{0,90}?\baf\b|gaat niet akkoord)/gu,
  sv: /\b(?:avvisar|avbojer|forkastar|godkanner inte)\b/gu,
  ar: /(?:ترفض|يرفض)(?= )/gu,
  hi: /अस्वीकार कर(?:ता|ती|ते) (?:है|हैं)/gu,
}

/** Where the speaker, named by name or as the company, refuses. */
export function thirdPersonRefusal(
  text: string,
  language: string,
  context: ScreenContext,
): { index: number; length: number } | undefined {
  const pattern = refusals[language]
  if (!pattern) return undefined
  const speaker = namesIn(context.speaker)
  for (const match of text.matchAll(pattern)) {
    const around = text.slice(Math.max(0, match.index - 60), match.index)
    if (speaker.some((name) => around.includes(name)) || company.test(around))
      return { index: match.index, length: match[0].length }
  }
  return undefined
}

/** Where a third person agrees: `own` where it is the speaker, otherwise whoever it is. */
export function thirdPersonAct(
  text: string,
  language: string,
  context: ScreenContext,
): { index: number; length: number; own: boolean } | undefined {
  const pattern = acts[language]
  if (!pattern) return undefined
  const speaker = namesIn(context.speaker)
  const others = context.parties.filter((party) => party !== context.speaker).flatMap(namesIn)
  for (const match of text.matchAll(pattern)) {
    const start = Math.max(0, match.index - 60)
    const around = text.slice(start, match.index + match[0].length + (language === 'ar' ? 40 : 0))
    if (speaker.some((name) => around.includes(name)) || company.test(around))
      return { index: match.index, length: match[0].length, own: true }
    if (others.some((name) => around.includes(name)))
      return { index: match.index, length: match[0].length, own: false }
  }
  return undefined
}

function namesIn(party: string): string[] {
  return party
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/gu, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 3)
}
