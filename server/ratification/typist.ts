import { sieveOf } from '@/server/patterns/sieve'
import { statedAuthority } from '@/server/ratification/cues/speakers'

/** Who stands near a person or a firm without being it or speaking for it. */
const near =
  '(?:(?:best|old|good|close|younger|older|elder|eldest|youngest|little|big|late|former|new|own|live-in) )?(?:friend|mate|buddy|neighbour|neighbor|flatmate|housemate|room-?mate|lodger|tenant|landlord|landlady|guest|visitor|colleague|co-?worker|employer|employee|boss|intern|cleaner|carer|nurse|nanny|driver|gardener|builder|hairdresser|teacher|tutor|plumber|electrician|painter|dentist|pupil|secretary|assistant|accountant|book-?keeper|banker|bank|insurer|doctor|vet|partner|spouse|wife|husband|girlfriend|boyfriend|fianc[a-z]+|ex|mother|mum|mom|father|dad|sister|brother|son|daughter|children|kids|parents|cousin|niece|nephew|aunt|auntie|uncle|grandmother|grandfather|grandma|grandpa|gran|grandson|granddaughter|stepson|stepdaughter|(?:mother|father|sister|brother|son|daughter)-in-law|in-laws)s?'
const nears = `@self 's ${near}`
const first = '(?:^|[.;:!?~…] )(?:hello |hi |sorry |, )*'
const last = '(?= ?(?:$|[.,;:!?~]| here| speaking| writing| typing| again| on (?:her|his|their)))'
const assents = '(?:accept|agree|ratif|approv|adopt|consent|assent|endors|sign|say yes|says yes)'
const hers = "(?:her|his|their|@self 's)"

const strange = [
  `${first}my ${near} @self (?:is|asked|told|wants|left)\\b`,
  `(?:${first}|(?:and|but|so) )(?:please )?(?:do not|never|nobody) tells? @self\\b`,
  `\\bi (?:will|shall|must|can|have to|have yet to|have not)(?: yet)? (?:tell|told|ask|asked|inform|informed|warn|show|shown) @self\\b`,
  `${first}@self (?:knows? nothing|does not (?:know|mind|care)|has not (?:seen|read|heard)|need not know|dictate[sd]|told me|asked me|wants me|would (?:say yes|agree|want (?:it|this)))(?= ?[.,;:!]| (?:this|it|that|yet|to|i)\\b)`,
  `${first}@self (?:says|said) (?:yes|ok|okay|so) ?[.;:] i ${assents}`,
  `(?:${first}|(?:and|but) )i am not @self(?= ?[.,;!]| (?:but|and)\\b)`,
  `${first}(?:this|it) is (?:only |just |actually )?(?:[a-z]+ , )?${nears}${last}`,
  `${first}(?:only |just )?${nears} (?:here|speaking|writing|typing)\\b`,
  `${first}[a-z]+ (?:here|speaking|writing) , (?:(?:an? )?${near} of @self\\b|${nears}${last})`,
  `${first}(?:i am|being|as|speaking as) (?:(?:only|just|merely) )?${nears}(?= ?(?:$|[.,;!]| (?:and|so|but|i)\\b))`,
  `${first}(?:(?:signed|sincerely|regards|best wishes|best|love|from|sent by|typed by|written by|yours) ?,? (?:by )?)(?:[a-z]+ ?,? )?${nears}${last}`,
  `(?:${first}|(?:and|but|so|because|since|though) )(?:it|this) is not @self (?:who is |that is )?(?:typing|writing|speaking|answering|here|at the keyboard|saying)\\b`,
  '\\bi am not the (?:person|party|one|signatory) (?:named|mentioned|meant|asked|addressed|written|shown|who is (?:named|asked))\\b',
  '\\bthe name (?:at the top|at the bottom|above|below|given|shown|here|on (?:this|the) (?:page|form|screen|account|paper)) is not (?:mine|my own|my name)\\b',
  `\\bi (?:have|hold|know|guessed|found|used|borrowed|am using|have borrowed|have used|was given|have got) ${hers} (?:password|pass ?word|login|log-in|pin|account|phone|laptop|tablet|computer)\\b`,
  `(?:@self|she|he) (?:left|lent me|gave me|told me|has left) (?:${hers} |the )?(?:password|login|log-in|pin|account|laptop|tablet|computer|phone|page|screen)(?= ?(?:$|[.,;]| (?:open|on|unlocked|logged|here|so|and|with me)\\b))`,
  `${first}@self is (?:asleep|in bed|out|away|abroad|not (?:here|in|around|home|at home)|in hospital|on holiday|at work|in the (?:bath|garden|shower))(?: today| now| tonight| this week| at the moment)? ?(?:[.,;]|and|so) (?:so |and |but )?(?:i|we) (?:[a-z]+ ){0,2}${assents}`,
  `${first}@self (?:will|would) not mind\\b(?! (?:me|my|us|our|if|that|the|waiting|paying))`,
  '@self (?:will|would|can|may|might|is going to) (?:[a-z]+ )?(?:thank|forgive|bless|scold|kill|owe|back) me\\b',
  `(?:signing|logging|logged|signed) in (?:as|for) @self ?,? i\\b`,
  `${first}i (?:just |only |have |happened to )*(?:found|find|came across|stumbled on|stumbled upon) (?:this|the) (?:page|form|tab|window|screen|laptop)(?: left)? (?:open|unlocked|logged in)\\b`,
  `${first}(?:the )?${nears}(?: [a-z]+){0,4} ${assents}(?![^?]{0,160}(?<![@\\p{L}])(?:i|we|@self) (?:[a-z]+ ){0,2}${assents})`,
]
const patterns = strange.map((source) => new RegExp(source, 'u'))
const mayBe = sieveOf(strange)

/** "This is Ada's friend. I accept …": who says that somebody else is typing, or accepts, has not shown that the party does, unless he tells by what right. */
export function typedByAnother(text: string): boolean {
  if (statedAuthority.test(text)) return false
  const may = mayBe(text)
  return patterns.some((pattern, at) => may.has(at) && pattern.test(text))
}
