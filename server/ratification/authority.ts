import { matchesOf } from '@/server/patterns/matches'
import { sieveOf } from '@/server/patterns/sieve'

/** What would let somebody bind the party. Power and standing mean much else, and count only with what they are for. */
const leave =
  '(?:authority|mandate|signing (?:rights?|powers?|authority)|right to sign|permission(?= to (?:bind|sign|accept|agree|ratify)))'
const kind =
  '(?:(?:real|actual|legal|formal|proper|express|written|such|valid|lawful|binding|due|current|kind of|sort of|[a-z]+ing) )?'

/** "to bind it", "to give my consent", "to settle anything": not "to bind Ben", nor "to waive fees". */
const toBind =
  '(?: (?:(?:of|on) (?:my|our) own )?to (?:(?:legally |validly )?(?:bind|sign|accept|agree|commit|ratify|answer|speak|settle|approve|adopt|consent|assent|conclude|contract|endorse|enter|act|decide|say yes)(?: (?:for|to|into|on|up to|on behalf of))?(?: (?:@self|it|this|that|these|anything|anybody|anyone|any|her|him|them|@ref|@mine|(?:my|our) (?:trust|company|club|estate|board|firm|society|partnership|employer)|the (?:trust|company|club|estate|board|firm|society|partnership))\\b| ?(?:$|[.,;:!)])| (?:and|but|so|yet|here)\\b)|do (?:so|this|it|that|any)\\b|give (?:@mine|(?:my|our|its|any) [a-z]+|it)))'
const over =
  '(?: ?(?:$|[.,;:!)])| (?:and|but (?:i|we|@self|still|here|yet|[a-z]+ly|accept|ratify|agree|adopt|consent|sign)|so|yet|though|although|whatever|whatsoever|at all|here|today|now|as yet|yet|of (?:any|my|our)|in (?:this|the|that|it|any|such)|for (?:this|it|that|these|@ref|any|such)|from (?!@other)|behind|left)\\b(?! (?:but |except |other than )?(?:mine|my own|ours|our own|to complain)\\b)(?! but (?:mine|my own|ours|our own)\\b))'
const none = `${kind}(?:${leave}(?:${toBind}|${over})|standing(?:${toBind}| ?(?:$|[.,;:!)])| (?:and|but|here|at all|whatever|in (?:this|that|it|the (?:matter|case)))\\b)|(?:(?:power|powers|licen[cs]e)|right(?= to (?:bind|sign|commit)))${toBind}|say (?:in|on|over) (?:this|that|it|any of (?:this|it)|@ref|the (?:matter|case|decision|outcome|terms))\\b)`
const who =
  '(?<![@\\p{L}])(?:i|we|@self)(?: (?:myself|ourselves|personally|actually|really|still|clearly|currently|now|simply|also|here|strictly|legally|officially|however|yet|in fact|in truth)){0,2}'
const firms =
  '(?:@self|the (?:trust|company|club|estate|board|firm|society|partnership|council|union|association|members|owners?)|(?:my|our) (?:company|firm|employer|principal|client|board))'
const letting = '(?:authori[sz]ed|empowered|mandated|deputised|entitled|allowed|permitted|cleared)'
const passed = `(?:${toBind}|${over}| by (?!@other)[a-z@]+)`

const lacks = [
  `${who} (?:have|has|hold|holds|carry|carries|enjoy|possess|was given|were given|am given|was granted)(?: got)? (?:absolutely )?(?:no|zero|little|hardly any|insufficient) ${none}`,
  `${who} (?:have|has|hold|holds) neither (?:[a-z]+ nor )?${leave}`,
  `(?:^|[.,;!] ?)no ${kind}${leave}(?:${toBind}| ?[.,;!]| (?:and|but)\\b(?! (?:mine|my own|ours|our own)\\b))`,
  `${who} lacks? (?:any |the |all |every )?${none}`,
  `${who} (?:(?:do|does) not (?:yet |actually |really )?(?:have|hold|possess|carry|enjoy)|(?:have|has) not(?: yet)?(?: got)?) (?:(?:any|the|a|an|(?:the |my |our )?[a-z]+(?: 's|s)) )?${none}`,
  `(?:(?:^|[.,;:!(]|\\b(?:and|but|though|although|while)) ?|${who} (?:[a-z@]+ ){1,4},? ?)(?:(?:having|with) no|without(?: any| the)?) ${none}`,
  `${who} (?:(?:am|are|is) not|was never|were never|was not ever|have never been|has never been|have not been|has not been) (?:yet |actually |properly |duly |legally )?(?:${letting}${toBind}|(?:authori[sz]ed|empowered|mandated)${passed})`,
  `${who} (?:am|are|is) (?:quite |wholly |entirely )?unauthori[sz]ed${passed}`,
  `${who} (?:am|are|is|was|were|have been) ${letting} by (?:nobody|no one)`,
  `(?:nobody|no one|none of them)(?: (?:has|have|had|ever|here|yet)){0,3} (?:authori[sz]ed|empowered|mandated|deputised) (?:me|us|@self)${passed}`,
  `(?:nobody|no one|none of them)(?: (?:has|have|had|ever|here|yet)){0,3} (?:given|gave|granted|lent|handed) (?:me|us|@self) (?:the |any |a )?(?:${kind}(?:${leave}|power|licen[cs]e)(?:${passed}| to ?(?:$|[.,;])))`,
  '(?:nobody|no one)(?: (?:has|have|had|ever|here|yet)){0,3} (?:told|said to|says to) (?:me|us) (?:that )?(?:i|we) (?:could|can|may|might|was allowed to|am allowed to) (?:bind|sign|accept|agree|ratify)\\b',
  `(?:my|our|the) [a-z]+ (?:gives?|gave|grants?|confers on|leaves?|allows?) (?:me|us|@self) no ${none}`,
  `${who} (?:can|could|may|must) not (?:(?:bind|commit) @self\\b|(?:legally |lawfully )(?:sign|bind|agree|accept|ratify)\\b|(?:sign|speak|answer|act|agree|accept|ratify) (?:for|on behalf of) @self)`,
  '(?<!\\b(?:was|were) )not (?:with)?in my power to (?:bind|sign|accept|agree)\\b',
  `${who} (?:(?:am |are |is )?no longer|(?:have|has) (?:ceased|stopped)(?: to)?|ceased to) (?:(?:represent|act for|speak for|sign for|representing|acting for|speaking for)s? ${firms}|(?:represent|act|speak|sign)s? for (?:anyone|anybody)|(?:am |are |is |be )?${letting}${passed}|(?:have|has|hold|holds|carry) (?:any |the |a )?${none})`,
  `(?:my|our|@self 's) (?:${leave}|signatory (?:rights?|powers?)|power of attorney|term of office)(?: to (?:bind|sign|accept|agree|ratify|settle|act)(?: [a-z@]+){0,3}?)? (?:(?:has|have|had|is|was|were|are|already|now|just|since|been) ){0,4}(?:ended|lapsed|expired|ran out|run out|revoked|withdrawn|ceased|terminated|taken away|over|at an end|gone|void)\\b(?![^.;!?]{0,60}\\b(?:renew|restor|extend|re-?issu|back\\b|replac|until))`,
  '(?:my|our) (?:word|signature|yes|consent|name|acceptance|assent|vote|agreement|say-so) (?:here )?(?:binds|commits) (?:nobody|no one|nothing|none)(?! (?:but|else|except|other|besides|save|beyond|apart|bar))',
  `${who} (?:speaks?|acts?|signs?|answers?) for (?:nobody|no one)(?! ?,? (?:but|else|except|other|besides|save|beyond|apart|bar|just|only)\\b)`,
  '(?:it|this|that) is (?:not for (?:me|us) to (?:accept|agree|sign|ratify|decide|say)|(?:way |far |well )?above (?:my|our) (?:pay ?grade|station))\\b',
  'nothing (?:that )?(?:i|we) (?:say|sign|write|type)(?: here)? (?:binds|commits) (?:me|us|@self)\\b',
  `(?:my|our) ${leave}(?: to [a-z]+)? (?:starts|begins|comes into force|is not yet) `,
  `(?:${who}|@ref|(?:my|our) [a-z]+) (?:(?!not\\b|nothing\\b|never\\b)[a-z@]+ ){0,6}(?:, )?ultra vires`,
]
const lackPatterns = lacks.map((source) => new RegExp(source, 'gu'))
const mayLack = sieveOf(lacks)

/** What right before turns it round, or makes it somebody else's word: "it is not true that I have no mandate", "Ben says I have none". */
const notSo =
  /(?:\b(?:not|never|hardly) (?:true|the case|so|correct|right|as if|as though)|\b(?:untrue|false|wrong|mistaken|nonsense|(?:a )?lie|rubbish|(?:a )?rumou?r|as if|as though)|\b(?:nobody|no one|none of you|you|they|he|she) (?:can|could|may|will|should) (?:not )?(?:say|claim|think|pretend|argue)|\b(?:i|we|@self) (?:deny|denies|dispute|disputes|do not say|am not saying|never said)|(?<!(?:\bi|\bwe|@self) )(?:\b(?:says|said|claims|claimed|alleges|alleged|thinks|thought|believes|believed|argues|argued|suggests|suggested|pretends|hinted|fears|feared|insists|insisted|doubted whether)|\btold (?:me|us|@other|them|everyone|people)))(?: (?:in|to|when)\b[^.,;]{0,24})?(?: ,)?(?: that| :)? $/u
const soTheySay =
  /^ ?, (?:or )?(?:so )?(?:(?:@other|he|she|they|some|people) )?(?:says?|said|claims?|claimed|thinks?|thought)\b/u
const needsNone =
  /^[^.;!?]{0,30}\b(?:and|but|nor|for|because|as) (?:do )?(?:i |we )?(?:need|require|want)s? (?:none|no\b|any)/u

/** Who may not bind others, and signs for himself alone. */
const forOneself =
  /(?:accept|ratif|agree|adopt|approv|consent|assent|endors|sign|bound|speak)[^.;!?]{0,60}? (?:for|as|on behalf of) (?:myself|ourselves|me|us)\b(?! to)|\b(?:accept|ratif|agree|sign|consent|assent|speak)[^.;!?]{0,40}? (?:in|on) (?:my|our) own (?:name|account|behalf|right)|\b(?:this|that|it) is (?:only|just) (?:me|us|mine|ours)\b|\b(?:i|we) (?:am|are) the (?:party|owner|seller|buyer|tenant|landlord)\b|\bas (?:an?|the) (?:private )?(?:owner|neighbour|tenant|buyer|seller|parent|member)\b|\bas @self\b|(?:accept|ratif|agree|adopt|sign)[a-z]* (?:to |with )?@ref (?:myself|ourselves)\b|\bfor (?:me|us|myself|ourselves) (?:alone|only)\b/gu

/**
 * "I have no authority to bind it", "my mandate has lapsed": who may not sign has not signed, whatever else is said. That one had none may be over;
 * not where it is denied or another's word, nor where one signs for oneself alone, unless it is the party itself one may not sign for.
 */
export function unauthorised(text: string): boolean {
  const alone = matchesOf(text, forOneself).map(({ index, 0: found }) => index + found.length)
  const may = mayLack(text)
  return lackPatterns.some(
    (lack, at) =>
      may.has(at) &&
      matchesOf(text, lack).some(({ index, 0: found }) => {
        const said = found.replace(/ ?[.,;:!)]? ?$/u, '')
        const end = index + said.length
        const behind = text.slice(end, end + 80)
        return (
          !notSo.test(text.slice(Math.max(0, index - 60), index)) &&
          !soTheySay.test(behind) &&
          !needsNone.test(behind) &&
          !/^[^.,;!?]{0,40}\?/u.test(behind) &&
          (said.lastIndexOf('@self') > 0 || !alone.some((at) => at <= index || at > end))
        )
      }),
  )
}
