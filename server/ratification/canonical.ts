import { type Sieve, sieveOf } from '@/server/patterns/sieve'
import { type Line, rewrite } from '@/server/ratification/line'

/**
 * English brought to one form: lower case, straight quotes, contractions spelt out, punctuation standing alone.
 * Everything after this step matches on single spaces and plain words.
 */
export function canonicalise(visible: Line): Line {
  // An initial's point goes; "so do I." ends a sentence.
  let line = rewrite(
    visible,
    /(?<=(?<![\p{L}])\p{Lu})(?<!\b(?:[Dd]o|did|am|have|had|will|can|than|nor) I)\.(?=\s*\p{Lu}[\p{Ll}'’])/gu,
    () => '',
  )
  line = rewrite(line, /(?:\p{Extended_Pictographic}[\u{FE0F}\u{1F3FB}-\u{1F3FF}]*){7,}/gu, (m) =>
    [...m[0]].slice(0, 6).join(''),
  )
  // Runs of one sign say no more than three of it, and would make the scans below slow.
  line = rewrite(line, /([^\p{L}\p{N}\s])(?:\s?\1){3,}/gu, (m) => (m[1] ?? '').repeat(3))
  line = rewrite(line, /\p{Lu}+/gu, (m) => m[0].toLowerCase())
  line = rewrite(line, /[À-ɏ]+/gu, (m) => m[0].normalize('NFD').replace(/\p{M}/gu, ''))
  line = rewrite(line, /[‘’ʼ´`]/gu, () => "'")
  line = rewrite(line, /[“”„«»]|''/gu, () => '"')
  line = rewrite(line, /[‐‑‒]/gu, () => '-')
  line = rewrite(line, /\s*(?:[—–]|(?<=\s)-+(?=\s)|--+)\s*/gu, () => ' ~ ')
  line = rewrite(line, /…|\.\s?\.[.\s]*/gu, () => ' … ')
  line = rewrite(line, /[ \t]*\n[ \t]*(?=\p{Ll})/gu, () => ' ')
  line = rewrite(line, /(?<![.!?:,;])\s*\n\s*/gu, () => ' . ')
  line = rewriteBy(line, spellings)
  line = rewrite(line, abbreviation, (m) => m[0].replaceAll('.', ''))
  line = rewrite(line, /(?<=\d)[.,](?=\d)|(?<=\d)[/](?=\d)|(?<=\d):(?=\d)/gu, (m) => decimal[m[0]] ?? m[0])
  line = rewrite(line, /[^\p{L}\p{N}\p{M}\s'@_%£$€+#&*¦§¤-]/gu, (m) => ` ${m[0]} `)
  line = rewrite(line, /(?<![\p{L}\p{N}])['-]|['-](?![\p{L}\p{N}])/gu, () => ' ')
  line = rewrite(line, /'s\b/gu, () => " 's")
  return rewrite(line, /[^\S ]\s*|\s{2,}/gu, () => ' ')
}

/** Every rewriting in turn, tried only where a text holds what it needs: most hold few. */
function rewriteBy(start: Line, table: Rewritings): Line {
  let line = start
  let may = table.sieve(line.text)
  for (const [at, [pattern, put]] of table.all.entries()) {
    if (!may.has(at)) continue
    const next = rewrite(line, pattern, (m) => put.replace('$1', m[1] ?? ''))
    if (next !== line) may = table.sieve(next.text)
    line = next
  }
  return line
}

/** Decimal points, date strokes and clock colons get their own signs so that they end no sentence. */
const decimal: Record<string, string> = { '.': '¦', ',': '¦', '/': '§', ':': '¤' }

const abbreviation =
  /\bnos?\.(?=\s*\d)|\b(?:mr|mrs|ms|dr|prof|st|inc|ltd|co|corp|vs?|jr|sr|art|cl|para|paras|approx|ref|dept|est|ver|rev|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\.(?=\s*[\p{L}\p{N},;)])|\b(?:p\.\s?p|e\.g|i\.e|a\.k\.a|u\.k|u\.s|p\.s|a\.m|p\.m|r\.e|d\.v)\.?/gu

const contractions: [RegExp, string][] = [
  [/(?<=\bhap{1,3}y )too(?= (?:accept|agree|ratify)\b)/gu, 'to'],
  [/\b(?:can't|cant|cannot)\b/gu, 'can not'],
  [/\bwon't\b|\bwont\b/gu, 'will not'],
  [/\bshan't\b|\bshant\b/gu, 'shall not'],
  [/\b(?:ain't|aint)\b/gu, 'is not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must|need)n'?t\b/gu, '$1 not'],
  [/\b(?:i'?m|im)\b/gu, 'i am'],
  [/\bi've\b|\bive\b/gu, 'i have'],
  [/\bi'd\b/gu, 'i would'],
  [/\bi'll\b/gu, 'i will'],
  [
    /(?<![\p{L}\d'] (?:am|is|are|was|feel|feeling|so|very|been) )\bill\b(?= (?:accept|agree|ratify|sign|not|be|take|never|do|have|pay|go|stick|say|think|only|just))/gu,
    'i will',
  ],
  [/\b(we|you|they)'re\b/gu, '$1 are'],
  [/\btheyre\b/gu, 'they are'],
  [/\byoure\b/gu, 'you are'],
  [/\b(we|you|they|that|this|who)'ve\b/gu, '$1 have'],
  [/\b(he|she|we|you|they|it|that|who|there)'d\b/gu, '$1 would'],
  [/\b(he|she|we|you|they|it|that|who|this|there)'ll\b/gu, '$1 will'],
  [
    /\b(he|she|that|there|here|what|who|where|how)'?s\b(?=\s+(?:a|an|the|not|all|it|my|our|his|her|enough|good|fine|final|been|got|nothing|no|my|what|how|why|is|was|that|behind|standing|watching|making|told|says|his)\b)/gu,
    '$1 is',
  ],
  [/\b(he|she|that|there|here|what|who|where|how)'s\b/gu, '$1 is'],
  [/\bit's\b/gu, 'it is'],
  [/\blet's\b|\blets\b(?= (?:accept|ratify|agree|sign|use|not|get|do|call|just|see))/gu, 'let us'],
  [/\bgonna\b/gu, 'going to'],
  [/\bwanna\b/gu, 'want to'],
  [/\bgotta\b/gu, 'have got to'],
  [/\bkinda\b/gu, 'kind of'],
  [/\bsorta\b/gu, 'sort of'],
  [/\bdunno\b/gu, 'do not know'],
  [/\b(?:y'?all)\b/gu, 'you all'],
  [/\b(?:thru)\b/gu, 'through'],
  [/(?<=\bas |\bhow |\blike |\bway )its\b/gu, 'it is'],
  [/\b(?:an|n)\b(?= (?:i|we) (?:do|do not|have|am|will|accept|agree)\b)|\bn'\b/gu, 'and'],
  [/(?<= )&(?= )/gu, 'and'],
  [/\btho\b/gu, 'though'],
  [/\bcos\b|\bcuz\b|'cause\b/gu, 'because'],
  [/\btil\b|'til\b|\btill\b/gu, 'until'],
  [/\bu\b/gu, 'you'],
  [/(?<=^ ?|[.!;:] ?)me(?= (?:accept|agree|ratify)\b)/gu, 'i'],
  [/(?<=\b(?:agree|agreed|agrees|consent|agreeing) )2(?= )/gu, 'to'],
  [/\bdis\b(?= (?:settlement|agreement|deal))/gu, 'this'],
  [/\bda\b(?= (?:settlement|agreement|deal|terms))/gu, 'the'],
  [/\b(i|we)(?=(?:accept|agree|ratify)\b)/gu, '$1 '],
  [
    /\b(nobody|everyone|everybody|someone|somebody|no one)'s\b(?= (?:[a-z]+ing|been|not|here|got|happy|a|the|forced|told|made|pushed|agreed|fine|my|our|going)\b)/gu,
    '$1 is',
  ],
  [/\bi do n't\b/gu, 'i do not'],
  [/\b(accept|agree|ratify|sign|adopt|approv|say|feel|try|go|think|do)in\b'?/gu, '$1ing'],
  [/\bah(?:'m|m)(?= )/gu, 'i am'],
  [/\bah've\b/gu, 'i have'],
  [/\bah'll\b/gu, 'i will'],
  [/\bah'd\b/gu, 'i would'],
  [
    /\bah(?= (?:accept|agree|ratify|sign|tak|take|say|gie|give|ken|hae|do|am|wis|was|will|can|hereby|fully|gladly|think|wid|cannae|dinnae|wilnae|willnae|widnae|wouldnae|wullnae|didnae)\b)/gu,
    'i',
  ],
  [/\b(do|did|is|was|has|had|could|would|should|are|does)(?:nae|na)\b/gu, '$1 not'],
  [/\b(?:dinnae|dinna|divvent)\b/gu, 'do not'],
  [/\b(?:cannae|canna|cannot)\b/gu, 'can not'],
  [/\b(?:wilnae|willnae|winnae|winna|wullnae)\b/gu, 'will not'],
  [/\b(?:wisnae|wasnae)\b/gu, 'was not'],
  [/\b(?:widnae|wouldna)\b/gu, 'would not'],
  [/\bnaebody\b/gu, 'nobody'],
  [/\b(?:naethin|nuthin|nowt)\b'?/gu, 'nothing'],
  [/\btae\b/gu, 'to'],
  [/(?<= )(?:ae|o)(?= (?:it|this|the|my|\d|them|a|that)\b)/gu, 'of'],
  [/\b(?:fae|frae)\b/gu, 'from'],
  [/\byin\b/gu, 'one'],
  [/\b(?:tak)(?= )/gu, 'take'],
  [/\bgie(?= )/gu, 'give'],
  [/\b(?:masel|mysel|maself)\b/gu, 'myself'],
  [/\ba+l(?= (?:of|o)\b)/gu, 'all'],
  [/\ban(?= (?:the|no|that|he|she|they|every|all|even|my|our)\b)/gu, 'and'],
  [/\bfeb(?:uary|ruary|urary|ruery|rury|uray)\b/gu, 'february'],
  [/\bjan(?:uray|urary|ury|uery)\b/gu, 'january'],
  [/\bsept(?:ember|embre|emebr)\b/gu, 'september'],
  [/\boct(?:obre|ober|uber)\b/gu, 'october'],
  [/\b(?:nov)(?:embre|emeber|ember)\b/gu, 'november'],
  [/\b(?:dec)(?:embre|emeber|ember)\b/gu, 'december'],
  [/(?<=\b(?:i|we|do|hereby) )(?:exept|exsept|ecsept|eksept|excep)(?= )/gu, 'accept'],
  [/(?<=\b(?:and|we) )rat(?:ifie|ifey|efy)(?= )/gu, 'ratify'],
]

/** Punctuation that a dictated statement speaks out. */
const spoken: [RegExp, string][] = [
  [/(?<!\b(?:a|an|the|every|each|single|one|last|any|no|oxford|or|and|by)) comma\b(?! separated)/gu, ' ,'],
  [/ full stop\b(?=\s*$|\s+\p{L})/gu, ' .'],
  [/ period\b(?=\s*[.!]?\s*$| thank| i | and i )/gu, ' .'],
]

type Rewritings = { all: [RegExp, string][]; sieve: Sieve }

const spellings: Rewritings = {
  all: [...contractions, ...spoken],
  sieve: sieveOf([...contractions, ...spoken].map(([pattern]) => pattern.source)),
}
