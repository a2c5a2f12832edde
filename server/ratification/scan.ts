import { matchesOf } from '@/server/patterns/matches'
import { type ByLength, beginningsOf, beginsWith, byLength, isChoice } from '@/server/ratification/beginnings'
import { DIGITS, LETTERS } from '@/server/ratification/letters'
import type { Hit } from '@/server/ratification/line'
import type { ReasonCode } from '@/server/ratification/reading'

/** Where in a statement a cue means something. */
/** `act`: in the sentence of an act. `after`: after the first act. `lone`: only where there is no act beside it. */
export type Scope = 'any' | 'act' | 'after' | 'lone'

/**
 * One line of a rule table: what it shows, the words it can begin with, and the pattern that follows them.
 * The first words make the scan linear: a pattern is tried only where one of its words stands.
 */
export type Cue = readonly [reason: ReasonCode, heads: string, rest: string, scope?: Scope]

export interface Found extends Hit {
  reason: ReasonCode
  scope: Scope
  rule: string
}

interface Indexed {
  reason: ReasonCode
  scope: Scope
  /** Made when it is first tried: most of a table's patterns never are. */
  pattern: RegExp | undefined
  head: string
  rest: string
  rule: string
  /** Where, after the word it was found by, the pattern goes on, and with what; `undefined` where that is open. */
  goesOn: { after: number; with: ByLength } | undefined
}

export type CueIndex = ReadonlyMap<string, readonly Indexed[]>

/** Stretches of pattern that many rules share. */
const macros: Record<string, string> = {
  S: '(?:i|we|@self)',
  V: '(?:accept|accepts|ratify|ratifies|agree|agrees|adopt|adopts|approve|approves|consent|consents|assent|assents|sign|signs|confirm|confirms|endorse|endorses|affirm|commit|commits|bind)',
  VI: '(?:accept|ratify|agree|adopt|approve|consent|assent|sign|confirm|endorse|affirm|commit|say yes|be bound|bind)',
  VG: '(?:accepting|ratifying|agreeing|adopting|approving|consenting|assenting|signing|confirming|endorsing|committing|saying yes)',
  VD: '(?:accepted|ratified|agreed|adopted|approved|consented|assented|signed|confirmed|endorsed|committed|said yes)',
  N: '(?:acceptance|agreement|ratification|consent|assent|approval|signature|yes|endorsement|@mine)',
  R: '(?:@ref|@mine|it|this|that)',
  O: '(?:he|she|they|you|@other|the other (?:side|party|parties)|the others|him|her|them)',
  G: '[^.;!?]{0,80}?',
  C: '[^.;,!?~:]{0,90}?',
  E: '(?= ?(?:$|[.,;:!?~)]| (?:and |but |so |,)*(?:i|we|@self) (?:do |hereby |still |fully |gladly |now )*(?:accept|ratify|agree|adopt|am accepting|am agreeing|approve|consent)))',
}

function expand(source: string): string {
  const once = (text: string) =>
    text.replace(/\{([A-Z]+)\}/gu, (whole, name: string) => macros[name] ?? whole)
  return once(once(source))
}

export function indexCues(table: readonly Cue[]): CueIndex {
  const index = new Map<string, Indexed[]>()
  for (const [reason, heads, rest, scope = 'any'] of table) {
    // A rule of several whole wordings says its first word again in each: where it goes on is open.
    const beginnings = isChoice(expand(rest)) ? undefined : beginningsOf(expand(rest))
    const onward = beginnings && byLength(beginnings)
    for (const head of heads.split('|')) {
      const indexed: Indexed = {
        reason,
        scope,
        pattern: undefined,
        head,
        rest,
        rule: `${head}${rest}`,
        goesOn: onward && head !== '#' ? { after: head.length, with: onward } : undefined,
      }
      const key = head.split(' ')[0] ?? head
      const list = index.get(key)
      if (list) list.push(indexed)
      else index.set(key, [indexed])
    }
  }
  return index
}

export function patternOf(indexed: Indexed): RegExp {
  const head = indexed.head === '#' ? '\\d[\\d¦%]*' : literal(indexed.head)
  indexed.pattern ??= new RegExp(
    `(?:${head}${expand(indexed.rest)})(?:(?<= )|(?![${LETTERS}${DIGITS}]))`,
    'uy',
  )
  return indexed.pattern
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')
}

const token = /[\p{L}\p{N}@][\p{L}\p{N}\p{M}'@¦§¤%-]*|[^\s]/gu

/** More cues than these are not weighed: a statement so full of them is no plain answer, whatever else it says. */
export const MOST_CUES = 32

/** The cues in the line, in order of place, at most `MOST_CUES` and what the last word brings. */
export function scanCues(text: string, index: CueIndex): Found[] {
  const found: Found[] = []
  for (const match of matchesOf(text, token)) {
    const candidates = index.get(/^\d/u.test(match[0]) ? '#' : match[0])
    if (!candidates) continue
    if (found.length >= MOST_CUES) break
    const start = match.index
    for (const indexed of candidates) {
      const { reason, scope, rule, goesOn } = indexed
      if (goesOn && !beginsWith(text, start + goesOn.after, goesOn.with)) continue
      const pattern = patternOf(indexed)
      pattern.lastIndex = start
      const hit = pattern.exec(text)
      if (hit) found.push({ start, end: start + hit[0].length, reason, scope, rule })
    }
  }
  return found
}
