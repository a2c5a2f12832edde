import type { Stretch } from '../language/sentences'
import type { GuardSpan } from './input'
import { type Reading, span } from './reading'

/**
 * Pressure is seldom one phrase: it is an address, a haste, a fear, a praise or a comparison that come together. Each
 * sign weighs by how seldom a neutral text has it; signs of two neighbouring sentences add up.
 */
type Sign = { weight: number; pattern: RegExp }

const HASTE =
  /\b(?:tonight|today|this (?:very )?(?:evening|morning|afternoon|week|hour|minute)|right away|at once|straight away|immediately|soon|sooner|quickly|swiftly|without (?:delay|further)|while (?:there is|there's|you|it|they|he|she) (?:still|yet|can|lasts?)|before (?:it|they|he|she|somebody|someone|the others?|anyone|others) (?:do|does|is|are|changes?|leaves?|walks?|finds?|goes|turns?|thinks?|gets?)|before long|by (?:tonight|tomorrow|noon|midnight|sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend|the end of the (?:day|week))|before (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|the weekend|tonight|tomorrow)|won't (?:come|be here|last|wait)|will not (?:be here|last|wait|come) (?:for ?ever|again|for long)?|no time|running out|the clock|about time|high time|long enough|already late|overdue|finally|at last|ends? (?:tonight|today|tomorrow))\b/u
const SCARCE =
  /\b(?:last (?:chance|words?|call|train|opportunity)|(?:one|a single|only one|no second|no other|the only) (?:chance|shot|opportunity|try)|only (?:one )?chance|once in a|never (?:come|be|get) (?:back|again|this)|(?:comes?|happens?|gets?) (?:only|but|just) once|not come (?:back|again)|no second)\b/u
const FEAR =
  /\b(?:los(?:e|es|ing|t)|ruin\p{L}*|collapse\p{L}*|break(?:s|ing)? (?:up|down|apart)|fall(?:s|ing)? apart|go(?:es|ing)? under|wreck\p{L}*|stuck with|left with (?:nothing|nobody|the)|nothing left|empty[- ]handed|bad blood|for (?:years|ever|good|life)|forever|never again|too late|there'll be no|there will be no|end(?:s)? up|at stake|stake (?:them|it|this|that|your \p{L}+)|gambl\p{L}*|risk(?:s|ing)? (?:everything|it all|your \p{L}+)|throw(?:s|ing)? (?:it|this|everything|that|away)|costs? you|cost you|will cost|buying you|lock (?:the|you)|waiting list|somebody else|someone else will|others are (?:waiting|interested)|leaving you|walk(?:s|ing)? (?:out|away)|sue|court|lawyers?|in ruins|dead|dying|die|grave)\b/u
const GUILT =
  /\b(?:whose fault|your fault|to blame|blame|on your (?:head|conscience|hands)|in your hands|conscience|guilt\p{L}*|asham\p{L}*|shame|regret\p{L}*|forgive\p{L}*|children (?:will|would|must|have|are)|everyone (?:will|would|in the \p{L}+ will) (?:know|see|hear|remember)|(?:people|clients|neighbours|word|the village|the town|everybody) (?:talks?|will (?:talk|know|hear)|gets? around)|hear (?:how|what|that)|what you have done|live with (?:what|that|it|yourself)|let(?:ting)? (?:them|him|her|us|everyone|everybody|people) down|disappoint\p{L}*|heartbroken|tears|suffer\p{L}*|at whose expense|who (?:pays|suffers) for|sacrific\p{L}*|the ones? who|remember(?:ed)? as|goes on \p{L}+ing (?:by|for|without)|don't live (?:that|so) long|not (?:be )?(?:around|here|with you) for ?ever|good years)\b/u
const PRAISE =
  /\b(?:someone (?:with|of) your (?:experience|standing|calibre|intelligence|sense|heart|reputation)|a (?:person|man|woman|party|firm|company|family) (?:like|of your|with your|as \p{L}+ as)|people like you|as (?:experienced|wise|generous|clever|reasonable|respected|decent) as you|greatness|generosity|you are (?:better|bigger|wiser|above|too \p{L}+) |bigger person|big enough to|surely (?:sees?|knows?|understands?|agrees?|wants?)|you(?:'ve| have) always been|i know you|your good (?:heart|sense|name)|your (?:wisdom|experience|generosity|good nature|kindness|maturity)|admire|proud of you|show (?:the others |them |us |him |her |everyone )?(?:some |the |your )?(?:greatness|generosity|courage|heart|leadership|character|class|maturity))\b/u
const OTHERS =
  /\b(?:everyone|everybody|all (?:the )?others?|the others?|the rest|the whole \p{L}+|all of them|both of them|nobody)(?: else)?(?: here)? (?:has|have|had|is|are)?(?: (?:already|long|all|now|since|long since))* ?(?:moved|agreed|signed|accepted|given|come|done|made|waiting|looking|watching|counting|expects?|hopes?|hoping|ready|objects?|refuses?|stands? in the way|holds? out)\b|\byou (?:alone|are the (?:only|last))\b|\bonly you\b|\byou're the (?:only|last)\b|\bexcept (?:for )?you\b/u
const RHETORICAL =
  /\b(?:how (?:many more|much more|much longer|long (?:do|will|are|can) you)|will you really|do you (?:really|honestly|seriously|truly) (?:want|think|believe|mean|need)|do you want (?:to be|yours?|them|it all|your|that|people)|why not|why (?:don't|do not|wait|risk|drag|hold|fight|not)|isn't it (?:time|better|easier)|is it (?:really )?worth|can you (?:really )?(?:afford|live with|look)|are you (?:really |truly )?(?:willing|ready|prepared) to (?:risk|lose|let|throw|gamble|go)|wouldn't (?:it|you|that)|don't you (?:owe|think|want|see|agree)|who would want|what are you waiting|what do you say\b(?: (?:by|to that|today|tonight|now))?|what would (?:your|people|the children) (?:say|think)|is that (?:really )?what you want|when if not now|, no\?|, right\?|, isn't it\?|, wouldn't you\?|, don't you\?|are you (?:really )?going to)/u
const TOLL =
  /\b(?:each|every|any) (?:further |additional |more |extra |new |passing )?(?:day|week|month|quarter|hour|year|round|delay|refusal|no)\b(?: of (?:delay|haggling|waiting|arguing|this|silence|dispute|quarrel\p{L}*|stalling|talk\p{L}*))?[^.;?!]{0,30}\b(?:costs?|eats?|makes?|takes?|buys?|buying|burns?|loses?|means?|brings?|adds?|drains?|is (?:money|another|one))\b|\bthe longer (?:you|this|it|they)\b/u
const URGED =
  "(?:sign|accept|agree|take|settle|give|get off|let (?:it|go|that|this)|move|stop|end|close|finish|think of|do think|consider|show|say yes|seize|grasp|swallow|make (?:peace|up|the|your|a move)|come|wake up|face|be (?:wise|sensible|brave|reasonable|generous|big|smart|done|quick|realistic)|put|drop|spare|save|grab|go for|wrap|call|choose|decide|don't|do not|bend|yield|budge|meet)"
const ADDRESS = /\byou(?:r|rs|rself|rselves)?\b/u
/** What stands in a statement, is set up as a case, or is denied, is no push. */
const NEUTRAL =
  /\b(?:(?:has|have) (?:written|stated|said|announced|named)|according to|in (?:his|her|its|their) (?:own )?(?:words|statement)|says?|states?|writes?|wrote|announce[sd]?|is not known|not on (?:the )?record|nobody has said|would be for)\b/u

const VOCATIVE = `(?:^|[,:;–—.] ?|\\bso |\\bthen |\\bbetter |\\bplease |\\bjust |\\bsimply |\\band )`
const SIGNS: Sign[] = [
  { weight: 1, pattern: HASTE },
  { weight: 1.5, pattern: SCARCE },
  { weight: 1, pattern: FEAR },
  { weight: 1.5, pattern: GUILT },
  { weight: 2, pattern: PRAISE },
  { weight: 1.5, pattern: OTHERS },
  { weight: 1, pattern: RHETORICAL },
  { weight: 1.5, pattern: TOLL },
  {
    weight: 1,
    pattern: new RegExp(
      `${VOCATIVE}(?:${URGED})\\b(?! (?:note|that the|from|into account|place|effect|care|for|over|part|up to|on|in|with|by|each|you)\\b)`,
      'u',
    ),
  },
  { weight: 0.5, pattern: ADDRESS },
]
/** The same sign in two sentences running. */
const AGAIN = 0.5
const ENOUGH = 2.5

/** Sentences that push somebody, by what they add up to with the sentence before. */
export function pressingFaults(reading: Reading): GuardSpan[] {
  // Terms of a draft set days and consequences; what pushes there stands beside them.
  const weigh = (sentence: Stretch) => SIGNS.filter((one) => one.pattern.test(sentence.text))
  const found: GuardSpan[] = []
  let before: Sign[] = []
  let beforeAt: Stretch | null = null
  for (const sentence of reading.ownSentences) {
    const neutral = NEUTRAL.test(sentence.text) || /^\W*(?:term )?\d+[.)]/.test(sentence.text)
    const here = neutral ? [] : weigh(sentence)
    const addressed =
      here.some((one) => one.pattern === ADDRESS) || before.some((one) => one.pattern === ADDRESS)
    const together = new Set([...here, ...before])
    const again = here.filter((one) => one.pattern !== ADDRESS && before.includes(one)).length * AGAIN
    const sum = [...together].reduce((total, one) => total + one.weight, again)
    const alone = here.reduce((total, one) => total + one.weight, 0)
    if (here.length > 0 && sum >= ENOUGH && (addressed || alone >= ENOUGH)) {
      const start = beforeAt && alone < ENOUGH ? beforeAt.start : sentence.start
      found.push(span(reading, start, sentence.end, 'pressure'))
    }
    before = here
    beforeAt = sentence
  }
  return found
}

/** That somebody need not do a thing, or does not ask for it, or that the mediator will not: with nothing set against it. */
export const leavesFree = (text: string): boolean => FREE.test(text) && !BUT.test(text)
const FREE =
  /^(?:[\p{L}. '-]{2,40}, )?(?:you (?:do not|don't|need not|are not) (?:have to |need to |obliged to |bound to |asked to )?(?:answer|reply|agree|decide|say|accept|commit|sign)\b|nobody (?:has to|needs to|is asked to)\b|(?:he|she|it|they) (?:does|do|did)(?: not|n't) (?:offer|ask|claim|name|repeat|say|want|propose|insist)\b|(?:that|this|it) (?:will|is|can)(?: ?not) be done\b|i (?:do|will|shall|can) ?not (?:do|say|write) (?:that|this|it|so)\b)/u
const BUT =
  /\b(?:but|though|although|only|yet|however|unless|otherwise|else|until|remember|know|lose|cost|costs|last|soon|still)\b/u
