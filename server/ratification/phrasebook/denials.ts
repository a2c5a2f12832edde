import { matchesOf } from '@/server/patterns/matches'
import type { Hit } from '@/server/ratification/line'
import { oneForm } from '@/server/ratification/phrasebook/fold'

/** Assent that is denied in its own verb, whoever denies it: "stemt niet in", "no acepta", "n'accepte pas", "接受しません". */
const denials: Readonly<Record<string, string>> = {
  es: '\\bno (?:(?:lo|la|los|las) )?(?:acept(?:o|a|amos|an)|ratific(?:o|a|amos|an)|aprueb[oa]|suscrib[oe]|consient[eo])\\b',
  pt: '\\bnao (?:[oa]s? )?(?:aceit(?:o|a|amos|am)|ratific(?:o|a|amos|am)|aprov[oa]|concord[oa])\\b',
  it: '\\bnon (?:l[oae] )?(?:accett(?:o|a|iamo|ano)|ratific(?:o|a|hiamo|ano)|approv[oa]|sottoscriv[oe])\\b',
  fr: "\\bn'(?:accept(?:e|ons|ent)|approuv(?:e|ons|ent)|adopt(?:e|ons|ent)) (?:pas|point|jamais)\\b|\\bne (?:l[ea]s? )?(?:ratifi(?:e|ons|ent)|sign(?:e|ons|ent)|consen(?:s|t|tons)) (?:pas|point|jamais)\\b",
  de: '\\b(?:stimm(?:e|t|en) (?:(?! (?:und|aber|oder) )[^.;,]){0,60}?\\bnicht zu|(?:akzeptier|ratifizier)(?:e|t|en) (?:(?! (?:und|aber|oder) )[^.;,]){0,60}?\\bnicht|n(?:ehme|immt|ehmen) (?:(?! (?:und|aber|oder) )[^.;,]){0,60}?\\bnicht an|willig(?:e|t|en) (?:(?! (?:und|aber|oder) )[^.;,]){0,60}?\\bnicht ein)\\b',
  nl: '\\b(?:stem(?:t|men)? (?:(?! (?:en|maar|of) )[^.;,]){0,40}?\\bniet (?:mee )?in|ga(?:at|an)? (?:(?! (?:en|maar|of) )[^.;,]){0,40}?\\bniet akkoord|(?:aanvaard|accepteer|ratificeer|bekrachtig)(?:t|en)? (?:(?! (?:en|maar|of) )[^.;,]){0,40}?\\bniet)\\b',
  sv: '\\b(?:godkanner|accepterar|ratificerar|godtar|samtycker) (?:(?! (?:och|men|eller) )[^.;,]){0,30}?\\binte\\b',
  pl: '\\bnie (?:akceptuj|przyjmuj|zatwierdza|ratyfikuj|zgadza)',
  tr: '\\b(?:(?:kabul|tasdik|muvafakat) etm(?:iyor|ez|em\\b|eyiz)|onaylam(?:iyor|az|ayiz))',
  zh: '不(?:接受|批准|同意|认可|承认)',
  ja: '(?:受け入れ|承認し|同意し|批准し|承諾し)(?:ません|ない|ておりません)',
  ko: '(?:수락|동의|비준|승인)하지 않',
  ar: '(?:^|(?<!يقول)\\s)لا (?:اقبل|نقبل|يقبل|تقبل|اوافق|نوافق|يوافق|توافق|اصادق|نصادق)',
  hi: '(?:स्वीकार|मंजूर|सहमत) नहीं',
}

const compiled = new Map<string, RegExp | undefined>()

function patternOf(language: string): RegExp | undefined {
  const source = denials[language]
  if (!compiled.has(language))
    compiled.set(language, source === undefined ? undefined : new RegExp(oneForm(source, language), 'gu'))
  return compiled.get(language)
}

/** Whether a statement, as its book folds it, denies assent, and no act in it is free of the denial. */
export function deniesAssent(text: string, language: string, acts: readonly Hit[]): boolean {
  const pattern = patternOf(language)
  const denied = pattern ? matchesOf(text, pattern) : []
  return (
    denied.length > 0 &&
    acts.every((act) => denied.some((one) => act.start < one.index + one[0].length && one.index < act.end))
  )
}
