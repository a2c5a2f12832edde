import type { Hit } from '@/server/ratification/line'
import type { Sentence } from '@/server/ratification/sentences'

/**
 * After an act, a sentence about what somebody else does is not waved through: it may be a term slipped in.
 * Known small talk about others is.
 */
const lead = '(?:and |but |so |also |now |then |oh |well |ok |okay |ps |nb |yes |,|:|~|[(] ?)*'
const others =
  '(?:he|she|they|you|@other(?: and @other)?|his|her|their|your|the other (?:side|party)|both (?:sides|parties)|each (?:side|party)|mr|mrs|ms)'
const begins = new RegExp(`^ ?${lead}${others}\\b`, 'u')
const smallTalk = new RegExp(
  `^ ?${lead}${others} (?:(?:both |all |really |also |too |surely |certainly |now |still |truly |finally |, |never |always )*(?:can (?:put|stop|enter|record|file|close|tell|relax|rest|sleep|have the last|hold|count|quote|go|take it|mark|print|all|uncross|breathe|frame)|may (?:put|enter|record|file|close|be|have|not|hold|tell|think|quote|print|mark|take|now)|could (?:put|file)|win|wins|won|has won|have won|was|were|has been|have been|had|did|does too|do too|knows?|knew|deserves?|deserved|said|told|taught|thought|thinks?|believes?|is (?:a|an|not|still|right|happy|welcome|free|the|my|our|no|always|as|very|good|well|doing|fine|getting|probably|going to be)|are (?:a|an|not|all|both|still|right|welcome|free|the|my|our|no|always|as|very|good|a good|saints|stars|great|kind)|might|will (?:be (?:glad|happy|pleased|relieved|delighted|thrilled|sad|missed|surprised|fine|proud|cross)|always|understand|laugh|know|not hear|not be (?:sorry|surprised|hearing)|never (?:hear|know|let)|find me|say)|would (?:have|laugh|be (?:proud|glad|happy|pleased|surprised))|have (?:my|our|@mine|been|all been|worked|shown|earned|made|done|a)|has (?:my|our|been|worked|shown|earned|done|a)|made|gave|worked|helped|listened|asked|wanted|got|took|came|kept|fought|tried|spent|@ok|sound|sounds|seem|seems|look|looks|like|likes|love|loves|hate|hates|feel|feels|mean|means well|see|heard)|(?:lawyers?|patience|kindness|work|help|time|tea|candou?r|honesty|humou?r|turn|move)\\b)`,
  'u',
)
const nounPhrase =
  /^ ?(?:and |but |so |also |ps |oh |, )*(?:the|a|an|all|both|each|every|any|no|clause|section|paragraph|rent|payment|delivery|costs?|fees?|interest) (?:[a-z0-9'-]+ ){0,5}?(?:stays?|remains?|becomes?|goes|go|drops?|rises?|falls?|runs?|ends?|starts?|begins?|gets?|lasts?|passes|belongs|includes?|covers?|excludes?|applies|apply|counts?|continues?|will|shall|must|should|has to|have to|needs?|is to|are to|is due|are due|is payable|are payable|is mine|are mine|is free|are free|is his|is hers|is limited|is capped|cannot|can not|may not)\b/u
const nounPhraseHarmless =
  /\b(?:will (?:be (?:glad|happy|pleased|delighted|relieved|missed|fine|paid (?:by me|on time)|sent|made by (?:me|us)|in (?:your|the) (?:account|post))|miss|remember|laugh|cheer)|coffee|tea|drinks?|cake|biscuits?|beers?|round|pints?|rest is|matter (?:is|rests|ends)|war|fight|feud|argument|dispute|chapter|book|case|file|story|majority|sun|world|life|day|dog|cat|kids|children) /u

export function strayClause(text: string, sentences: readonly Sentence[], firstAct: number): Hit[] {
  const strays: Hit[] = []
  for (const sentence of sentences) {
    if (sentence.end <= firstAct) continue
    let start = sentence.start
    const pieces = sentence.text.split(
      /(?<=[;~(])|(?<=,) (?=(?:and|but|so) (?:he|she|they|you|@other|the)\b)/u,
    )
    for (const piece of pieces) {
      const end = start + piece.length
      if (start > firstAct && isStray(piece)) strays.push({ start, end: Math.min(end, text.length) })
      start = end
    }
  }
  return strays
}

function isStray(piece: string): boolean {
  if (begins.test(piece)) return !smallTalk.test(piece)
  return nounPhrase.test(piece) && !nounPhraseHarmless.test(piece)
}
export const strayShapes: readonly string[] = [
  begins.source,
  smallTalk.source,
  nounPhrase.source,
  nounPhraseHarmless.source,
]
