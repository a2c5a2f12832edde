import type { Act, Reason } from './input'
import type { Excuse, Phrase } from './phrase'
import { accordPhrases, consentPhrases } from './phrases-accord'
import { ASKED_FOR, morePhrases } from './phrases-more'
import { verdictPhrases } from './phrases-verdicts'

const TALK: readonly Act[] = ['clarify', 'conflicts', 'simulate', 'question']
const ADVERBS =
  '(?:(?:now|already|all|both|each|finally|clearly|thereby|thus|therefore|jointly|unanimously|fully|since|hereby|just|also|certainly|surely|undoubtedly|definitely|broadly|largely|essentially|effectively|basically|in principle|mutually|formally|officially|happily|gladly|generally|long|practically|of course|no doubt|obviously|evidently|probably|more or less|virtually|today|yesterday)[ ,]+)*'

/** All the patterns for a negotiation whose parties' names match `name`. */
export function phrases(name: string): Phrase[] {
  const group =
    '(?:you|they|we|everyone|everybody|all (?:of (?:you|them|us)|(?:the )?(?:parties|sides|participants)|three|four|five|sides)|all|both(?: of (?:you|them)| (?:the )?(?:parties|sides))?|the (?:two |three |four )?(?:parties|sides|participants|parents|owners|partners|neighbours|siblings|brothers|sisters|heirs|firms|companies|families|spouses|couple)|each (?:party|side|of (?:you|them))|parties|sides|the (?:whole |entire )?(?:group|team|table)|everyone (?:here|involved|concerned|else))'
  const who = `(?:${name}|${group}|he|she)`
  const of = (reason: Reason, unless: Excuse[], sources: string[], acts?: readonly Act[]): Phrase[] =>
    sources.map((source) => ({ reason, unless, source, ...(acts ? { acts } : {}) }))
  const settled =
    '(?:agreed|accepted|consented|assented|approved|ratified|signed(?: off| up)?|settled|endorsed|committed|said yes|given (?:his|her|their|its) (?:consent|agreement|approval|assent|blessing|word|ok)|come to (?:an? )?(?:agreement|understanding|terms)|reached|made (?:an?|their) (?:deal|agreement|peace)|shaken hands|struck|found (?:an? )?(?:agreement|consensus|compromise|common ground)|converged|resolved|closed the (?:gap|deal)|adopted|embraced|conceded|yielded|given (?:in|way)|relented|backed down|compromised|concurred)'
  const bond =
    '(?:agreement|consensus|deal|accord|understanding|compromise|consent|settlement|unanimity|common ground|mutual assent)'
  return [
    ...of(
      'asserts_agreement',
      ['denied', 'supposed', 'asked', 'argued'],
      [
        `\\b${who}(?:,? ${who}| and ${who})* (?:has|have|had|'ve|'s) ${ADVERBS}${settled}\\b`,
        `(?<!\\b(?:in|by|under|through|with|to|on) (?:which|what) )\\b${who} ${ADVERBS}(?:agreed|accepted|consented|ratified|said yes|signed off|signed)\\b(?! (?:date|price|text|version|decision|statement|terms?|(?:back )?in (?:19|20)\\d\\d)\\b)`,
        `\\b${who}(?: and ${name})* (?:are|is|were|was|stand) ${ADVERBS}(?:agreed|in (?:full |complete |broad |total )?(?:agreement|accord)|on board|of one mind|of the same mind|on the same page|at one|unanimous|united|aligned|committed to|in favou?r of|(?:happy|satisfied|fine|content|okay|ok) with|d'accord)\\b`,
        `\\b(?:all|both|you) (?:are )?in (?:full )?agreement\\b`,
        `\\b${bond} (?:has been|is|was|had been|have been|stands) ${ADVERBS}(?:reached|achieved|made|concluded|struck|done|sealed|in place|complete|completed|final|found|ratified|canonical|established|secured|closed|finali[sz]ed|there|a fact|accepted|agreed|approved|adopted|emerged|formed|arisen|come about|crystalli[sz]ed)\\b`,
        `\\b${bond} (?:has|have) ${ADVERBS}(?:emerged|formed|arisen|come about|materiali[sz]ed|crystalli[sz]ed)\\b`,
        `\\b(?:agreement|consensus|unanimity|accord) (?:now )?(?:exists|prevails|reigns|emerges|emerged|stands)\\b`,
        `\\b(?:we|you|they|there|the parties|${name}) (?:have|has|is|now have|'ve got|have got|'s) ${ADVERBS}(?:an? |the |full |broad |complete |unanimous |your |their )*${bond}\\b(?! (?:proposal|draft|text|is)\\b)`,
        `\\b(?:it is|it's|is|are|was|were|has been|have been|stands) ${ADVERBS}(?:agreed|ratified|settled|decided) (?:by|between|among|amongst|that|upon|with)\\b(?! (?:[€$£]\\s?)?\\d)`,
        `\\bhereby (?:agreed|agree|agrees|ratified|ratify|accept|accepts|accepted|consent|approved|concluded|adopted|settled|declared)\\b`,
        `\\b(?:it's|that's|this is|that is|it is|we've got|we have) (?:a|an|the) (?:done )?deal\\b|\\bdone deal\\b|\\bdeal (?:is )?(?:done|closed|sealed)\\b`,
        `\\b(?:issue|term|point|question|matter|item|dispute|negotiation|topic) ?(?:\\d+|of [\\p{L} ]{3,30})? (?:is|has been|are|have been|was) ${ADVERBS}(?:settled|resolved|agreed|closed|decided|done|off the table|ratified)\\b`,
        `\\b(?:is|are) settled (?:among|between|for)\\b(?! (?:[€$£]\\s?)?\\d)`,
        `\\bunanimous(?:ly)?\\b|\\bby common consent\\b|\\bwith (?:everyone's|everybody's|all parties') (?:consent|agreement|approval)\\b|\\bwith the consent of (?:all|both)\\b`,
        `\\b(?:agreed|accepted|approved|ratified|signed) by (?:all|both|everyone|everybody|each party|the parties|${name})\\b`,
        `\\b(?:final|binding|canonical|concluded|ratified|signed) (?:agreement|settlement|deal|contract) (?:of|between|among) (?:the )?(?:parties|${name})\\b`,
        `(?:^|\\bso |\\bthen |, )(?:that|this|it|all of (?:this|that)|everything)(?: is|'s| has been) ${ADVERBS}(?:agreed|settled|decided|sorted|fixed|accepted|ratified|off the table)\\b`,
        `\\bjointly (?:declare|agree|state|confirm|accept|commit|affirm|adopt)|\\bsubscribes? to\\b|\\bsign(?:s|ed)? up to\\b`,
        `\\b(?:congratulations|congrats)\\b`,
      ],
    ),
    ...of(
      'asserts_agreement',
      ['denied', 'supposed', 'asked', 'argued'],
      [
        `\\b${who}(?: and ${name})* ${ADVERBS}(?:agrees?|accepts?|consents?|ratif(?:y|ies)|approves?)\\b(?! (?:at most|no more|no less|only|up to|less|more|nothing|or\\b|on who))`,
      ],
      TALK,
    ),
    ...of(
      'asserts_agreement',
      ['denied', 'supposed', 'asked', 'argued'],
      [
        `\\b(?:both|all|the parties|all (?:the )?(?:parties|sides|three|of (?:you|them))|both (?:parties|sides)|everyone|everybody|each party) ${ADVERBS}(?:agree|agrees|consent|consents|ratify|accept|accepts|support|supports|approve|concur|endorse|endorses|back|embrace)\\b(?! (?:to\\b (?!this|these|it|the (?:settlement|terms|draft))|in writing))`,
      ],
    ),
    ...of(
      'implies_consent',
      ['inner-denial'],
      [
        `\\b(?:silence|quiet|saying nothing|no (?:reply|answer|response|objection|protest|word)|(?:lack|absence) of (?:any |an? )?(?:repl(?:y|ies)|answers?|responses?|objections?|protests?|complaints?|criticism|comments?)|without (?:an? )?objections?)\\b(?:[^.;?!]|\\.(?=\\d)){0,80}?\\b(?:consent|consents|consented|agree|agrees|agreed|agreement|accept|accepts|accepted|acceptance|yes|approval|approves|assent|deemed|taken (?:as|to)|assumed?|approved|fine with|fine|content|happy|comfortable|satisfied|willing)\\b`,
      ],
    ),
    ...of(
      'implies_consent',
      [],
      [
        `\\b(?:not|never|hasn't|haven't|didn't|doesn't|don't|nobody|no one|neither|none)\\b(?:[^.;?!]|\\.(?=\\d)){0,25}(?!contradict each|dispute each)\\b(?:object|objected|objects|contradict|contradicted|protest|protested|replied|reply|respond|responded|answered|answer|complained|refused|opposed|disagreed|hear back|hear from|hear otherwise|hear anything|pushed back|push back|pushes back|raised|raise|voiced|resisted|spoken (?:up|against|out)|spoke (?:up|against)|rejected|challenged|disputed|questioned|said otherwise)\\b(?:(?!\\bbut\\b)[^.;?!]|\\.(?=\\d)){0,60}?\\b(?:so (?:it|he|she|they|we|this|that|${name})(?! (?:still )?(?:needs|awaits|waits|has to wait|cannot|(?:is|stays|remains|was)(?: left| marked| still| put)?(?: as)? (?:open|missing|undecided|blank)))|therefore|thereby|thus|hence|consent|agree[sd]?|agreement|accepts?|accepted|acceptance|approv\\p{L}*|assent|fine|assum\\p{L}*|deemed|taken|i'll take|i take|counts?|settled|is closed|considered (?:accepted|agreed|approved|settled|closed)|recorded it as)\\b`,
        `\\b(?:unless|until)\\b(?:[^.;?!]|\\.(?=\\d)){0,50}\\b(?:object\\p{L}*|hear|reply|replies|respond\\p{L}*|protest\\p{L}*|tells? me otherwise|say otherwise|speaks? up)\\b(?:[^.;?!]|\\.(?=\\d)){0,60}\\b(?:accepted|agreed|approved|consent|yes|stands?|takes? effect|final|deemed|taken|assum\\p{L}*|settled|goes ahead|proceed|treat|regard)\\b`,
      ],
    ),
    ...of(
      'implies_consent',
      ['denied', 'asked'],
      [
        `\\b(?:considered|regarded|treated|recorded|counted|seen|viewed|deemed|taken|noted|marked|logged) (?:as |to be )?(?:accepted|agreed|approved|settled|consented|a yes|having (?:agreed|accepted))\\b`,
        `\\b${who} (?:would|will|'d|'ll) (?:obviously|clearly|certainly|surely|definitely|no doubt|undoubtedly|of course|gladly|happily|probably|likely|readily|naturally) (?:say yes|agree|accept|sign|consent|approve|go along|be (?:fine|happy|content)|support|ratify|not object)\\b`,
        `\\b(?:all|every|everything|many|the) ?(?:signs?|indications?|signals?)? ?(?:points?|pointing|hints?) (?:to|towards) (?:an? |the )?(?:yes|agreement|acceptance|consent|approval|deal)\\b`,
        `\\b(?:is|are) (?:clearly |obviously |now |evidently |already |plainly |certainly |quite |more than |all )*(?:ready|willing|prepared|happy|keen|eager|inclined|set) to (?:sign|accept|agree|ratify|say yes|go along|concede|settle|consent|close|compromise)\\b`,
        `\\b(?:deemed|presumed|assumed|taken|treated|considered|understood|regarded|read|counted|interpreted|inferred|construed) (?:to (?:have )?(?:accept|agree|consent|approv|ratif|assent|be (?:fine|ok|okay|content|happy|willing))|as (?:an? |having |their |his |her |your )?(?:accept|agree|consent|approv|assent|yes|settled|go-ahead|green light|ok)|to mean (?:yes|consent|agreement))`,
        `\\b(?:agreement|consent|acceptance|approval|assent|yes)\\b(?:[^.;?!]|\\.(?=\\d)){0,40}\\b(?:may|can|could|must|should|will|is|are)?\\s*(?:safely |reasonably |fairly )?be (?:assumed|presumed|inferred|taken for granted|taken as (?:given|read)|implied|expected)\\b`,
        `\\bi(?:'ll| will| shall|'m| am)?(?: going to)? (?:take it|assume|assuming|presume|treat|conclude|gather|read|interpret|count|understand from|infer)\\b(?:[^.?!]|\\.(?=\\d)){0,50}\\b(?:agree|agreement|fine|accept|acceptance|ok|okay|consent|yes|happy|approv\\p{L}*|on board|willing|content)`,
        `\\b(?:tacit|implicit|implied|silent|unspoken|de facto|passive)(?:ly)?\\b(?:[^.;?!]|\\.(?=\\d)){0,20}\\b(?:agree|accept|consent|approv|assent|yes|endors)\\p{L}*`,
        `\\bby (?:reading|continuing|staying|taking part|remaining|opening|replying|participating|joining|attending|keeping|not \\p{L}+|asking|signing in|using|engaging|coming|sending|carrying on|proceeding)\\b(?:[^.;?!]|\\.(?=\\d)){0,50}\\b(?:acknowledges?|accepts?|agrees?|consents?|confirms?|approves?|indicates?|signals?|shown|shows?|commits?|has (?:agreed|accepted|consented|shown))\\b`,
        `\\b(?:seems?|appears?|sounds?|looks?) (?:to be |to have |to |as (?:if|though) (?:[^.;?!]|\\.(?=\\d)){0,20}|like (?:[^.;?!]|\\.(?=\\d)){0,15})?(?:quite |very |now |entirely |perfectly |basically |already )?(?:willing|ready|happy|fine|content|inclined|comfortable|okay|ok|prepared|agree\\p{L}*|accept\\p{L}*|on board|in agreement|satisfied|come round|come around|at peace|resigned|convinced|won over|in favou?r|persuaded|won't mind)\\b`,
        `\\b(?:tone|replies|reply|behaviou?r|manner|phrasing|engagement|conversation|friendl\\p{L}+|enthusias\\p{L}+|conduct|message|messages|mood|body language|judging by|questions|interest|politeness|warmth|thanks|patience|willingness|readiness|cooperation|participation|presence|continued \\p{L}+|concessions?|emoji|smiley|thumbs-up|hesitation)\\b(?:[^.;?!]|\\.(?=\\d)){0,50}\\b(?:shows?|suggests?|makes? (?:it )?clear|indicates?|signals?|implies|imply|mean|means|reveals?|amounts? to|tells us|proves?|confirms?|leaves? no doubt|is as good as|counts? as|speaks? for)\\b(?:[^.?!]|\\.(?=\\d)){0,60}\\b(?:accept\\p{L}*|agree\\p{L}*|consent\\p{L}*|yes|willing|ready|fine|content|come to terms|on board|approv\\p{L}*|go along|happy|assent|satisfied|support\\p{L}*)`,
        `\\b(?:as good as|practically|virtually|half ?way to|almost|nearly|all but) (?:agreed|accepted|a yes|consented|said yes|yes|done|settled)\\b`,
        `\\b(?:it is|it's|it seems|it would be) (?:safe|fair|reasonable|only logical|natural) to (?:say|assume|conclude|infer|suppose)\\b`,
        `\\b(?:presumably|evidently|obviously|clearly|no doubt|surely|undoubtedly|plainly|apparently)\\b(?:[^.;?!]|\\.(?=\\d)){0,40}\\b(?:agrees?|accepts?|consents?|fine with|willing|happy|content|on board|won't object|has no objection|would agree|wants this)\\b`,
        `\\b(?:counts?|count|stand|stands|serves?|treated) as (?:their |his |her |your |the )?(?:consent|agreement|acceptance|approval|assent|a yes|ratification|yes)\\b`,
        `\\b(?:has|have) (?:warmed|softened|come round|come around|moved|drifted) (?:to|towards)\\b(?:[^.?!]|\\.(?=\\d)){0,30}\\b(?:yes|agree\\p{L}*|accept\\p{L}*|this|the proposal|the draft)`,
      ],
    ),
    ...of(
      'implies_consent',
      ['denied', 'asked', 'supposed'],
      [
        `\\b${who} (?:will|is going to|are going to|is sure to|are sure to|is bound to|are bound to|is certain to) ${ADVERBS}(?:agree|say yes|consent|ratify|go along|come round|come around|approve|have no objection|not object|be fine|be happy|be content)\\b`,
      ],
    ),
    ...of(
      'implies_consent',
      ['denied', 'asked', 'supposed'],
      [
        `\\b${who} (?:will|is going to|are going to|is sure to|are sure to|is bound to|are bound to) ${ADVERBS}(?:accept|sign)\\b(?! (?:deliver|order|payment|cash|card|return))`,
      ],
      TALK,
    ),
    ...of(
      'pressure',
      ['denied'],
      [
        // That everybody's yes is asked for in words presses nobody.
        `\\b(?:you|they|he|she|${name}) (?:really |simply |just )?(?:must|have to|has to|need to|needs to|had better|'d better|are obliged to|'ve got to) (?:really |now |simply |just |finally )*(?:accept|sign|agree|say yes|decide|ratify|give in|make up|choose|act|commit|settle|approve|move(?= (?:now|on|closer|first|too|further|towards?|a)\\b|[.,;:!?]|$))\\b(?! (?:(?:to (?:it|this|that) )?(?:in (?:words|writing)|expressly|explicitly))(?:[.,;:!?]|$| (?:first|before (?:it|this|that|any|anything|a)\\b)))`,
        `\\b(?:will not|won't|may not|might not) be (?:on the table|available|there|open|repeated|possible|on offer|around) (?:tomorrow|much longer|again|for long|forever|later|next \\p{L}+|after)\\b`,
        `\\b(?:nobody|no one) (?:else )?will (?:ever )?(?:want|trust|work|deal|help|believe|respect|hire|listen)\\b|\\bif you keep (?:refusing|saying no|stalling|blocking)\\b`,
        `\\bhold(?:ing|s)? up (?:the|this|everyone|everything|all|us|them|progress|things)\\b|\\b(?:do not|don't|never) (?:let|miss|throw|waste|lose|pass up|squander)\\b|\\blet this (?:slip|pass|go|chance)\\b|\\bsacrificed for you\\b|\\bright now\\b(?=[^.]{0,20}[.!?]$)|\\bpatience is\\b|\\btomorrow (?:it )?(?:will|may) be too late\\b`,
        `\\b(?:well|best) advised to\\b|\\bwould do well to\\b|\\bnext (?:offer|proposal|draft|one) (?:will|may|might|could|is going to) be (?:worse|lower|less|harsher|smaller)\\b|\\byou have (?:only )?until\\b|\\b(?:will|may) be gone\\b|\\bgone (?:by )?tomorrow\\b`,
        `\\bremembered as\\b|\\b(?:the )?ones? who (?:kill|ruin|block|destroy|wreck|sink|broke|spoil|fail|prevent)\\p{L}*|\\bhow much longer\\b`,
        `\\b(?:you|they|he|she|${name}) (?:will|would|'ll|shall) (?:be )?(?:solely |personally |be |held |made )*(?:responsible|to blame|accountable|liable) (?:for|if)\\b`,
        `\\b(?:had|'d) better\\b(?! (?:offer|terms|price))`,
        `\\blast (?:chance|opportunity|call|offer|possibility|train|warning)\\b|\\bfinal (?:offer|chance|warning|call|opportunity|word)\\b`,
        `\\b(?:only|just) (?:today|tonight|(?:a few|two|three|\\d+) (?:hours?|minutes?|days?) (?:left|remain))\\b|\\b(?:hours?|minutes?|days?|time) (?:is |are )?(?:left|remaining) to (?:decide|accept|sign|agree)\\b`,
        `\\btime is (?:running out|short|almost up|up|ticking|pressing|of the essence)\\b|\\brunning out of time\\b|\\bclock is ticking\\b|\\bwindow is closing\\b`,
        `\\bnow or never\\b|\\btake it or leave it\\b|\\bbefore it(?:'s| is) too late\\b|\\bhurry\\b|\\bact (?:now|fast|quickly|at once)\\b|\\bwhile you (?:still )?can\\b|\\bsign (?:now|today|at once|immediately|right away)\\b|\\bdon't (?:wait|delay|hesitate|miss|be the one|throw|waste|let this|risk|ruin|spoil|be (?:stubborn|difficult|silly|foolish))\\b`,
        `\\bno (?:other|real|good|further|true|serious|viable|realistic|second) (?:choice|alternative|option|way out|chance)\\b|\\bwon't be (?:another|a second|a better)\\b|\\bwill (?:not|never) (?:be|get) (?:another|a second|a better|anything better)\\b|\\b(?:nothing|no) better (?:will|is going to|can be|offer)\\b|\\bwill never get\\b`,
        `\\b(?:will|would|'ll|may|might|going to|could) (?:come to |later |deeply |bitterly |soon |surely )*regret\\b|\\bnever forgive\\b|\\blive to regret\\b`,
        `\\b(?:be|is|are) (?:very |quite |simply |just |really )?(?:foolish|stupid|a fool|crazy|mad|unwise|reckless|irresponsible|insane|naive|short-sighted|a (?:big |grave |serious )?mistake|senseless|madness|folly)\\b`,
        `\\b(?:only|sole|last) (?:one|party|side|person|voice|obstacle|holdout) (?:left|still|who|holding|standing|blocking|that|refusing|missing|in the way|yet)\\b|\\bhold(?:ing|s)? (?:everyone|everything|everybody|this|it|us|them|the others|the whole \\p{L}+|things|all of (?:us|them)) (?:up|back|hostage)\\b|(?<!\\bwhat (?:else |still )?)\\bstand(?:ing|s)? in the way\\b`,
        `\\b(?:everyone|everybody|all|the others?|others|the rest|the other side|the other party)(?: else)?(?: is| are|'s)? (?:waiting|already (?:said|agreed|signed|accepted|ratified|on board|in)|counting on|looking at|relying on|watching|losing patience|getting impatient|depend(?:s|ing)? on you)\\b|\\b(?:is|are) (?:all )?waiting for (?:you|${name})\\b|\\bthe others have already\\b|\\blosing patience\\b`,
        `\\bstrongly (?:urge|recommend|advise|suggest|encourage|counsel)\\b|\\bi (?:urge|implore|beg|press|insist|beseech|warn|push)\\b|\\burges? (?:you|${name}) to\\b|\\bit is (?:high )?time to (?:accept|sign|agree|decide|give)\\b`,
        `\\bor else\\b|\\b(?:face|bear|suffer|take) the consequences\\b|\\byour fault\\b|\\bon your (?:head|conscience)\\b|\\bwill blame\\b`,
        `\\blet(?:ting|s)? (?:everyone|them|us|the others|your \\p{L}+|all|people|${name}) down\\b|\\blets? this fail\\b|\\b(?:can't|cannot|can ill) afford to (?:refuse|wait|lose|say|reject|walk|miss)\\b|\\bchance like this\\b|\\bonce in a lifetime\\b|\\bcomes? (?:only )?once\\b|\\bopportunity (?:will|won't|that) (?:be lost|pass|not return|last|never)\\b`,
        `\\b(?:lose|losing|loses) (?:everything|it all|out|the deal|face|your (?:home|job|chance|place))\\b|\\bthe whole (?:town|village|world|office) (?:will|would)\\b|\\bshame on\\b|\\bashamed\\b|\\bthink of (?:your|the) (?:children|family|kids|others|poor)\\b|\\bdisappoint(?:ed|ing)? (?:everyone|us|them|the others|if)\\b|\\bwill be disappointed\\b`,
        `\\b(?:unless|if) (?:we|i|they) (?:hear|get|receive|have)(?:[^.?!]|\\.(?=\\d)){0,30}\\bby (?:noon|tonight|tomorrow|midnight|\\p{L}+day|\\d)`,
        `\\b(?:accept|agree|say yes|ratify|sign|decide|answer|respond|confirm)\\b(?:[^.?!]|\\.(?=\\d)){0,14}\\b(?:by|before) (?:tonight|noon|midnight|tomorrow|the end of (?:the|this) (?:day|hour)|lunch|close of business)\\b|\\b(?:offer|proposal|draft|option|this) (?:expires?|disappears|will (?:expire|be withdrawn|vanish|be gone))\\b`,
        `\\b(?:simply|just) (?:sign|accept|say yes|agree|tick)\\b|\\bwhat are you waiting for\\b|\\benough (?:talk|talking|discussion|excuses)\\b|\\bstop (?:stalling|delaying|wasting|resisting)\\b|\\bcome on\\b(?! (?:top|the|a|an|\\d+|\\p{L}+days?|time|foot|board|stage)\\b)|\\bbe (?:sensible|reasonable|realistic|grown up|a good sport|cooperative)\\b(?=[,.!]| and)|\\bother(?:wise|s will) (?:[^.?!]|\\.(?=\\d)){0,40}\\b(?:sue|press|court|collapse|fail|lose|leave(?! (?:the|it|them|open|this)\\b)|walk|strike|suffer)\\b|\\bgo(?:es)? to the press\\b`,
        `\\b(?:if|when|should) (?:[^.?!]|\\.(?=\\d)){0,30}\\b(?:refuses?|say no|says no|decline|declines|reject|rejects|don't (?:accept|sign|agree))\\b(?:[^.?!]|\\.(?=\\d)){0,60}\\b(?:suffer|lose|regret|never|ruin|fail|blame|destroy|collapse|forgive|alone|nothing at all|sorry|punish|expose)\\b`,
        `\\bbefore (?:${name}|they|the other (?:side|party)|he|she|someone else|it(?! leaves?\\b)) (?:walks? away|changes? (?:his|her|their) mind|withdraws?|leaves?|gives? up|loses? (?:interest|patience)|is gone|disappears?)\\b`,
      ],
    ),
    // "Ben has to take it" is a duty where a term is tried out.
    ...of(
      'pressure',
      ['denied'],
      [
        `\\b(?:they|he|she|${name}) (?:really |simply |just )?(?:must|have to|has to|need to|needs to) (?:really |now |simply |just |finally )*take (?:it|this)\\b`,
      ],
      ['clarify', 'conflicts', 'alternatives', 'draft', 'question'],
    ),
    ...of(
      'pressure',
      ['denied'],
      [
        `\\byou (?:really |simply |just )?(?:must|have to|need to|had better|'d better|'ve got to) (?:really |now |simply |just |finally )*take (?:it|this)\\b`,
        `\\bonly if you (?:say yes|sign|accept|agree|decide|move|act|take it)\\b[^.;?!]{0,12}\\b(?:now|today|tonight|tomorrow|at once|this (?:week|evening|month)|by|before|within)\\b`,
        `\\byou can still (?:get out|get away|come out|save|avoid|spare)\\b`,
      ],
    ),
    ...of(
      'own_values',
      ['attributed', 'open'],
      [
        `(?<!\\b(?:trade|craft|book|art|county|street|science|job|village|fun|spring|autumn|christmas|state|world|school|food|wedding|health|career|toy|summer|winter|next|last|first|second|third|this year's|the|annual|a) )\\b(?:un)?fair(?:er|est|ness)?\\b(?!(?:[ -](?:trade|copy|wear|market|use|ground|grounds|stall|stalls|dealing|weather|trading|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)))\\b)`,
        `\\b(?:a|the|is|be|this|quite|very|more|most|only|perfectly|truly|entirely) (?:un)?fair (?:and|price|deal|share|solution|outcome|compromise|split|result|offer|settlement|balance|way|rent|wage|terms?|amount|value(?! of)|one|for|to|middle|figure|arrangement|distribution|exchange|trade-off)\\b(?! value)`,
        `\\bthe (?:fairest|unfairest|fairer|unfairer)\\b`,
        `\\bfairly (?:share|shared|split|treat|treated|compensat|divide|divided|distribut)`,
        `\\b(?:un)?reasonabl(?:e|y|eness)\\b(?! people (?:can|could|may|might)\\b)(?! (?:notice|time|period|endeavou?rs|efforts|care|wear|doubt|steps|skill|adjustments?|accommodations?|costs?|expenses?|person|access|hours)\\b)`,
        `\\bun ?just(?:ified|ly)?\\b|\\b(?:a|the|more|most|only|truly|less|this|both) just (?:and|outcome|solution|result|settlement|share|terms|compromise|price|one|way|deal|distribution)\\b|\\b(?:more|less|most) just\\b|\\bjust and\\b|\\bjust (?:outcome|solution|settlement|compromise|deal|reward|distribution|share)\\b`,
        `\\b(?:in)?equitabl[ey]\\b|\\bin equity\\b|\\b(?:un|well-)?deserv(?:e|es|ed|ing|edly)\\b|\\b(?:im)?moral(?:ly)?\\b|\\b(?:un)?ethical(?:ly)?\\b|\\bnonsensical\\b|\\bsensibl[ey]\\b|\\bunacceptable\\b|\\bexcessive(?:ly)?\\b|\\bgreed(?:y|ily)?\\b|\\bselfish(?:ly|ness)?\\b|\\b(?:un)?generous(?:ly)?\\b|\\bstingy\\b|\\boutrageous\\b|\\bridiculous\\b|\\babsurd\\b|\\bdisproportionate\\b|\\bexorbitant\\b|\\bpetty\\b|\\bstubborn\\b|\\bunhelpful\\b|\\bobstinate\\b|\\bprudent\\b|\\bwise(?:ly|st|r)?\\b|\\bcommon sense\\b|\\bhonou?rable\\b|\\bdecent\\b|\\bcommendable\\b|\\blaudable\\b|\\bunworthy\\b|\\badmirabl[ey]\\b|\\bselfless\\b|\\b(?:un)?warranted\\b|\\bundue\\b|\\bunduly\\b|\\bvirtuous\\b|\\bjustice (?:demands|requires|is|lies)\\b|\\bgrateful\\b`,
        `\\b(?:is|are|seems?|looks?|being|would be|feels?) (?:far |much |way |simply |really |clearly |a bit |rather |just )?too (?:high|low|much|many|little|few|long|short|strict|expensive|cheap|harsh|soft|demanding)\\b`,
        `\\b(?:the |clearly |obviously |plainly |by far |far |much |a |is )+(?:best|better|worse|worst|right|wrong|ideal|optimal|wisest|smartest|superior|strongest|stronger|weaker|preferable|good|great|excellent|perfect|healthiest|finest|nicest|bad|poor|terrible)(?: and [\\p{L}]+)? (?:one|option|outcome|solution|choice|way forward|way|deal|result|settlement|compromise|answer|position|thing|point|argument|claim|balance|course|package|offer|bargain|move|case|proposal|idea|for (?:all|both|everyone|everybody))\\b(?! (?:of no deal|to a negotiated|to no agreement))`,
        `\\b(?:point|claim|argument|case|position|interest|demand) (?:is|are|seems?) (?:clearly |plainly |obviously |much |far |the )*(?:stronger|weaker|better|worse|justified|legitimate|illegitimate|more important|less important|right|wrong|valid|invalid|convincing|superior|strongest|baseless|weighty|weightier)\\b`,
        `\\bin (?:the right|the wrong)\\b(?! (?:place|order|column|field))|\\bright thing to do\\b|\\bthe right thing\\b|\\bwin[- ]win\\b|\\bbalanced (?:solution|outcome|option|deal|compromise|and|settlement|result|package)\\b|(?<!\\b(?:what|who|which|which \\p{L}+|which of (?:\\p{L}+ ){0,2}\\p{L}+|whatever|(?:any|every|some)thing that) )\\b(?:is|are|seems?) (?:clearly |plainly |obviously )*(?:right|wrong|justified|preferable|superior|desirable|undesirable|ideal|optimal|wrong-headed|reprehensible)\\b(?= ?(?:[.,;!]|to\\b|about\\b|here\\b|in\\b|and\\b|that\\b|because\\b|for\\b))`,
        `\\b(?:is|be|it's|only|seems|feels) (?:only |just |simply )?(?:right|proper|fitting|honest) (?:to|that|if)\\b`,
        `\\b(?:an?|any|every|no|the) (?:good |decent |responsible |honest |serious |true |real )?(?:landlord|tenant|buyer|seller|owner|employer|employee|worker|company|firm|clinic|school|town|council|team|union|neighbou?r|parent|father|mother|partner|party|side|board|author|publisher|contractor|client|customer|supplier|family|group|other side)s? should\\b`,
        `\\bmust (?:always |never )?(?:be (?:rewarded|protected|respected|honou?red|valued)|come) (?:before|first|above|over|ahead)\\b|\\bmust (?:always |never )?be (?:put|placed) (?:first|above|over|ahead)\\b`,
        `\\bin (?:my|our) (?:view|opinion|judg\\p{L}+|eyes|estimation|experience)\\b|\\bif you ask me\\b|\\bto my mind\\b|\\bpersonally\\b|\\bi (?:personally |strongly |would |'d |do )*(?:prefer|favou?r|recommend|side with|sympathi[sz]e|agree with|disagree with|support|endorse|value|approve of|am convinced|am of the opinion|like(?! to\\b)|dislike)\\b|\\bmy (?:preference|favou?rite|recommendation|advice|own view|sympath\\p{L}+)\\b`,
        `\\bi (?:believe|think|feel|find|consider)\\b(?:[^.;?!]|\\.(?=\\d)){0,50}\\b(?:should|ought|better|best|right|wrong|too|more important|matters|deserv\\p{L}*|good|bad|acceptable)\\b`,
        `${ASKED_FOR}\\bmatters? more than\\b|\\b(?:more|less) important than\\b|\\btakes? (?:precedence|priority)\\b|\\b(?<!how (?:much|many)(?: [^.;?]{1,30})?)(?:must|should|has to|have to|ought to) come (?:first|before)\\b|\\bcomes? before (?:profit|money|everything|comfort|convenience|all)\\b|\\boutweighs?\\b|(?<!what )\\bmatters? most\\b|\\bcounts? (?:for )?more than\\b|\\bworth more than\\b(?! (?:[€$£\\d]|(?:the )?(?:old|previous|first|other|last) one was))|\\bhas (?:a |the )?(?:better|stronger|greater|more legitimate|higher) (?:claim|right|case|interest)\\b`,
      ],
    ),
    ...of(
      'own_values',
      ['attributed', 'asked'],
      [
        `\\b(?:${name}|you|they|he|she|we|both|all|everyone|the (?:parties|sides|other side|two sides)|each (?:party|side)|parties)(?: and ${name})* (?:really |simply |therefore |surely |at least |probably |now |both |all )*should (?:really |simply |therefore |now |just |at least |probably |not )*(?!know|note|be aware|confirm|correct|read|check|see that|say|tell|answer|look|find|be able)\\p{L}+`,
        `\\bought (?:not )?to\\b`,
        `\\bshould (?:really |simply |therefore |rather |not )*be (?:dropped|lowered|reduced|increased|raised|given up|abandoned|conceded|accepted|preferred|favou?red|content|satisfied|happy|grateful|ashamed|glad|thankful|the priority)\\b`,
        `\\b(?:can|could|may|might) (?:fairly|rightly|reasonably|legitimately|justly) (?:expect|demand|ask|claim|insist)\\b`,
      ],
    ),
    ...morePhrases(of, name),
    ...accordPhrases(of, name),
    ...consentPhrases(of, name),
    ...verdictPhrases(of, name),
  ]
}
