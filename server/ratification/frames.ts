import { LETTERS } from '@/server/ratification/letters'

/**
 * Ways of announcing one's own act: "I confirm that …", "my answer is that …", "let the record show that …".
 * They are set aside as `@say`, so that what follows is read as said here and now.
 */
const who = '(?:i|we|@self)'
const fill =
  '(?:hereby |now |therefore |also |simply |just |do |only |formally |expressly |solemnly |can |gladly |happily |want to |wish to |would like to |am happy to |am pleased to |am glad to |am delighted to |are happy to |are pleased to |are delighted to |are glad to |am writing to |are writing to |am here to |are here to |am able to |are able to |must |should |again |once more |, |freely |openly |clearly |am proud to |will |with this message |by this message |officially |am |are )*'
const verb =
  '(?:confirm|confirms|declare|declares|state|states|affirm|affirms|certify|certifies|announce|announces|record|records|repeat|repeats|say(?! (?:i|we|that i|that we) )|attest|attests|swear|make (?:it )?(?:clear|known|plain)|put on record|note for the record|advise|notify you|inform you|inform the mediator|tell you all|acknowledge and confirm|acknowledge and agree|confirming|declaring|stating|saying(?= (?:here |now |it |this |so |it here |it now )?:)|report|let you know|let the mediator know|let everyone know|give notice|vouch|testify|assure you|assure everyone|say out loud|say clearly|say plainly|say for the record|say it)'
const passive =
  '(?:(?:would like|want|wish|should like|ask|like) (?:it |this |that )?(?:to be )?(?:noted|recorded|known|minuted|understood|on record|on the record|kept on record|put on record|registered|entered)|(?:want|would like|need) (?:you|everyone|the mediator|the record|the minutes|the file|all of you) to (?:know|note|show|record))'

export const framePattern = new RegExp(
  `(?<![${LETTERS}@'])(?:${[
    `(?:and |so |but )?${who} ${fill}(?:${verb}|${passive})(?: (?:here|now|in writing|for the record|once more|again|to all(?: concerned)?|to you(?: all)?|to the mediator|without hesitation|with (?:a |my |our |full |all )?[a-z]+(?: [a-z]+)?|in plain words|in my own words|in our own words|to everyone|plainly|clearly|out loud))*(?: ?(?:,? ?that|:)|(?= it is | it accepts| it ratifies| it agrees))`,
    `(?:and |so )?(?:let|may|please let) (?:the record|the minutes|it|this|the ledger|the file|this (?:message|note|statement)) (?:then |therefore |be (?:known|recorded|noted|minuted|written|understood)|(?:go|stand|be) on (?:the )?record|show|reflect|state|say|stand as proof)(?: (?:to all|here|for the record))? ?,? ?that`,
    `be it (?:known|recorded|noted) that`,
    `(?:please |kindly |pls |plz )(?:record|note|register|enter|minute|log|be advised|take note|take it|write down|put down|put on record|be informed)(?: (?:in the record|for the record|on the record|in the file|it|as well))? ?,? ?that`,
    `(?:and |so )?(?:my|our|the|@self 's)(?: (?:own|full|and|last|true|final|short|simple|only|considered|honest|plain|one|clear|full))* (?:answer|reply|response|position|decision|verdict|view|statement|words|conclusion|message|vote|choice|upshot|fact|truth|point|long and (?:the )?short(?: of it)?|bottom line|result|outcome|short version|conclusion|word)(?: (?:to (?:you|the question|your question|that|this|all of you|@q)|on (?:this|that)|here|today|now|of (?:it|all this|this)))* (?:is|are|remains|stays)(?: (?:therefore|simply|still|this|as follows|plain|short|plainly|now))* ?(?:that|:|,|~)`,
    `(?:so |very |really |more than )*(?:happy|glad|pleased|delighted|proud|relieved|thrilled) to (?:say|report|confirm|announce|tell you)(?: that| :)?(?= (?:i|we|@self)\\b)`,
    `it is (?:a |an |my |our )(?:great |real |true )?(?:relief|pleasure|comfort|joy|privilege) to (?:be able to )?(?:say|confirm|report|announce|tell you) that(?= (?:i|we|@self)\\b)`,
    `this (?:is|serves|(?:message|note|statement|letter|reply) (?:is|serves)) (?:hereby |just |simply )?to (?:confirm|certify|state|say|record|declare|let you know|inform you|notify you|put on record)(?: that)?`,
    `it is (?:with|in|after|only with|only after) [^.;:,]{1,40} that(?= (?:i|we|@self)\\b)`,
    `take it as (?:read|given|settled) that`,
    `which is (?:why|to say that|that|this :)`,
    `that is (?:why|to say)`,
    `(?:so |and )?(?:here is|hear) (?:my|our) (?:answer|reply|decision|statement|response|yes)(?: (?:to (?:you|that|the question)|now|then|in (?:my|our) own words))? ?(?::|~)`,
    `(?:in (?:my|our) own words|in plain words|in plain english|in short|in a word|long story short|so|for the record|to be clear|to be plain|clearly put|put simply|simply put|own words|my own words|in other words) ?(?:,|:|~)`,
    `rest assured(?: that)?`,
    `resolved(?: unanimously)? ?(?:, [^.;:]{1,60})?[,:]? ?that(?= (?:the )?@self)`,
    `i am not (?:acting|speaking) for anyone (?:but|except|other than) (?:myself|me) when i say(?: that)?`,
    `when i say(?: that)? ?(?=i accept @ref[^,.;!?]{0,40}, i mean it)`,
    `(?:make no mistake|no mistake|mark my words|believe (?:you )?me|trust me|have no doubt|be in no doubt|let there be no doubt|there is no doubt|to leave no doubt|there should be no doubt|let me be clear|let us be clear|to be perfectly clear|to be absolutely clear|just to be clear)(?: (?:about (?:it|this)|that))? ?(?:,|:|~|that)?`,
  ].join('|')})`,
  'gu',
)
