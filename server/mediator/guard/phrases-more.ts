import type { Phrase, PhrasesOf } from './phrase'

/** "Is there a date which matters more than the others?" asks for it. */
export const ASKED_FOR = String.raw`(?<!\b(?:is|are) there (?:an?|any|some|one)\b[^.;]{0,50}\b(?:which|that) )`

/** Ways of pushing, judging and presuming that name no bargain word: by what they do to the person addressed. */
export function morePhrases(of: PhrasesOf, name: string): Phrase[] {
  const who = `(?:${name}|you|they|he|she|it)`
  return [
    ...of(
      'pressure',
      ['denied'],
      [
        // What others will think or say, and what will be left of somebody.
        `\\bwill (?:always |long |still )?be (?:remembered|known|talked about|held against|spoken of)\\b`,
        `\\bwhat (?:will|would|do you think|might) (?:your|the|his|her|their)\\b[^.;]{0,30}\\b(?:say|think|make of)\\b|\\bwhat [^.;]{0,30} will (?:one day )?(?:say|think) of (?:you|${name})\\b`,
        `\\b(?:reputation|good name|standing|career|business|conscience|marriage|friendship|company)\\b(?!, you)[^.;]{0,40}\\b(?:will (?:not|never|hardly|suffer|take)|won't|would not|cannot|at stake|on the line|survive|recover|ruined|in tatters|in ruins)\\b`,
        `\\b(?:people|patients|children|animals|somebody|someone|others|families|jobs)\\b[^.;]{0,14}\\b(?:may|will|could|might|would) (?:\\p{L}+ )?(?:die|suffer|starve|be hurt|be harmed|pay the price|pay for (?:it|this|that)|be lost|be left with nothing)\\b`,
        `\\b(?:wants?|like) to be remembered\\b|\\bare remembered at\\b|\\blook (?:him|her|them|\\p{L}+) in the eye\\b|\\bdo not sleep on it\\b|\\bwith (?:one|a single) (?:nod|signature|word)\\b|\\bto be spared (?:that|this|it)\\b|\\bthe talk of the\\b|\\bdo you want that\\?`,
        `\\bwill (?:ask|want to know|remember|know) (?:which of you|who) (?:held out|refused|said no|stood in|let)\\b|\\b(?:have to|having to) (?:explain|tell (?:\\p{L}+|\\p{L}+ \\p{L}+))\\b[^.;]{0,30}\\bwhy (?:you|they|he|she|nothing|nobody)\\b|\\b(?:you |of you )?knows? how (?:people|everyone|they)\\b[^.;]{0,14}\\bwill talk\\b|\\b(?:would|do) not want (?:that|this|it) on (?:my|your|his|her|their)\\b`,
        `\\b(?:any|no|a) (?:loving|caring|good|decent|responsible|true|devoted) \\p{L}+ (?:takes|chooses|signs|accepts|hesitates|waits|refuses|lets)\\b|\\b(?:nobody|no one|anybody|anyone|everyone) who (?:really |truly )?(?:cares|loves)\\b[^.;]{0,40}\\b(?:would|will|could|signs?|accepts?|waits?)\\b`,
        `\\ba luxury (?:that )?(?:you|they|nobody|no one)\\b|\\bunless ${who} says yes\\b|\\bwould surely not (?:let|want|refuse|allow)\\b|\\byou are (?:far |much )?too (?:gifted|clever|wise|good|kind|generous|decent|intelligent|experienced|sensible)\\b`,
        // Reproach and impatience.
        `\\b(?:while|as long as|whereas|the longer) you (?:still )?(?:count|sit|haggle|argue|quibble|stall|wait|play|hold|dither|hesitate|cling|insist|refuse|split hairs)\\b`,
        `\\bwhen (?:will|are|do) (?:you|${name}) (?:going to |ever )?(?:finally|at last|at long last|start to|start)\\b|\\bfinally (?:move|give|come|see|bend|show|say)\\b`,
        `\\b(?:drag(?:s|ging)?|draw(?:s|ing)?|spin(?:s|ning)?) (?:this|it|things|matters|the (?:talks|matter)) out\\b|\\bcount(?:ing)? (?:your |the |his |her |their )?(?:pennies|cents|beans)\\b|\\bhow (?:can|could|dare) you\\b|\\bplaying (?:games|for time)\\b`,
        `\\bput (?:your|their|both your) names? (?:to|under|on)\\b|(?<!\\b(?:would|might|could|may|will|to) )\\btake it(?=[:!]|, (?:your|you|before|and|or|while|it))|\\bthat both can sign\\b|\\bsign (?:it|this) (?:tonight|now|today)\\b|\\bdo not (?:wait|think twice|overthink)\\b`,
        `\\b(?:a|another|your|any|every|one more|further) (?:refusal|no|delay(?! of (?:[\\p{L}\\d]+ ){1,3}(?:minutes?|hours?|days?|weeks?|months?|years?))|rejection|objection)\\b[^.;?]{0,50}\\b(?:will|would|cost|costs|means?|ends?|sinks?|makes? you|puts? you)\\b`,
        `\\b(?:it|this|everything|all) (?:now )?(?:depends|hangs|rests|falls) on you\\b|\\bthe (?:ball|blame) (?:is|lies|will be) (?:in your|with you|yours)\\b|\\byou (?:alone|are the one)\\b|\\bnobody else is\\b`,
        `\\bthink (?:of|about) what\\b[^.]{0,40}\\b(?:you|your|lose|cost|say)\\b|\\bask yourself\\b|\\bcan you (?:really )?(?:live with|afford|look)\\b|\\bdo you (?:really )?want to be\\b|\\bsleep at night\\b`,
      ],
    ),
    ...of(
      'implies_consent',
      [],
      [
        `\\bunless (?:you|anyone|anybody|someone|somebody|${name}|they|he|she|i|we|a party|either|one of you)\\b[^.;?!]{0,50}\\b(?:i|we|it|this|that|the (?:term|figure|draft|wording))(?:'ll| will| shall|'d)?\\b[^.;?!]{0,30}\\b(?:enter(?:ed)?|record(?:ed)?|note[d]?|take[n]?|treat(?:ed)?|put down|assume[d]?|count(?:ed)?|read as|mark(?:ed)?|stand[s]?|proceed|go ahead|consider(?:ed)?|carry on)\\b`,
        `\\b(?:hav(?:e|ing)|has|had|by|since|after|as)\\b[^.;?!]{0,40}\\b(?:kept|keeping|stayed|staying|remained|remaining|fallen|gone|been|said) (?:quiet|silent|mum|nothing)\\b[^.;?!]{0,60}\\b(?:goes along|go along|with it|agrees?|accepts?|consents?|content|on board|in favou?r|settled|signals?|means?|shows?|joins?|comfortable|fine|happy|concedes?|yields?)\\b`,
        `\\b${who} (?:goes|go|went|has gone|have gone|is going|are going) along with\\b(?! whether)`,
      ],
    ),
    ...of(
      'implies_consent',
      ['asked'],
      [
        `\\b(?:acceptable|agreeable|fine|all right|okay|ok|good enough|settled) (?:to|for|by) (?:you|both|all|everyone|everybody|them|${name})\\b(?=[.,;]| and| so)`,
      ],
    ),
    ...of(
      'own_values',
      ['attributed', 'open'],
      [
        `\\b(?:is|was|are|were|be|which is|this is|that is|frankly|simply|quite|such) (?:simply |frankly |nothing but |plainly |quite |rather )?(?:an? )?(?:disgrace(?:ful)?|scandal(?:ous)?|shame(?:ful)?|insult(?:ing)?|joke|laughable|miserly|heartless|cruel|unconscionable|indefensible|shabby|derisory|shocking|appalling|mean-spirited|noble|sound|compelling|persuasive|flimsy|thin|hollow|bad faith|good faith|overdue|only human|hard to defend|easy to defend)\\b`,
        `\\b(?:which|this|that|it) is as it should be\\b|\\bbehav(?:es?|ing|ed) (?:badly|well|decently|shabbily|properly|honou?rably)\\b|\\bthe (?:\\p{L}+er and )?(?:juster|fairer|kinder|wiser|nobler|saner|decenter|humaner) (?:and \\p{L}+er )?(?:rule|way|course|principle|measure|split|one)\\b`,
        `${ASKED_FOR}\\bmatters? more than\\b|\\bcounts? for more than\\b|\\b(?:is|are) the right (?:wording|term|figure|number|price|date|answer|time|place|one|amount|level|word)\\b|\\bthe (?:right|wrong|proper|correct) (?:wording|term|figure|price|amount|answer)\\b`,
        `\\bon any view\\b|\\bby any (?:standard|measure)\\b|\\bany (?:sane|sensible|honest|right-thinking|thinking) (?:person|reader|judge|court|man|woman|party)\\b|\\banyone can see\\b|\\bhas (?:a|the) point\\b|\\bis (?:owed|due) (?:this|that|it|more|an apology)\\b`,
      ],
    ),
    ...of(
      'own_values',
      [],
      [
        `,? and (?:on any view|by any standard|frankly|in truth|rightly so|quite rightly|with good reason|understandably)\\b|\\b(?:rightly|wrongly|understandably|unjustly|fairly enough|justifiably)\\b`,
      ],
    ),
  ]
}
