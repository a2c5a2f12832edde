import type { Phrase, PhrasesOf } from './phrase'

/** That a matter is closed between people, in whatever words: as a state, as an act of theirs, as what is presumed. */
const STATE =
  '(?:agreed|settled|resolved|sorted(?: out)?|ticked off|closed|(?<!\\b(?:is|are|be|being) )dealt with(?! (?:in|by|under|separately|later|together|below|above|first|next))|taken care of(?! by)|out of the way|off the (?:table|list|agenda)|behind (?:us|you|them)|common ground|common cause|in the bag|wrapped up|done and dusted|a done thing|a closed (?:matter|chapter|book|point)|put to (?:bed|rest)|laid to rest|a thing of the past|no longer (?:open|in dispute|in doubt|disputed|contested|controversial|an issue|a question|up for (?:debate|discussion|negotiation))|not in (?:doubt|dispute|question) (?:any (?:more|longer)|now)|beyond (?:dispute|doubt|debate)|signed and sealed|signed, sealed|cut and dried|history|over and done|finali[sz]ed|nailed down|locked in|squared away|in place between)'
const DID =
  '(?:decided|chosen|opted|resolved|shaken hands|shook hands|struck (?:a|the) \\p{L}+|made (?:their|your|its|a) (?:peace|deal|bargain|pact)|found (?:each other|one another|a (?:way|middle|formula|solution|balance|number|figure)|your|their|the middle)|come to terms|came to terms|come together|came together|come round|met (?:in the middle|halfway|each other halfway)|meet (?:in the middle|on this)|landed on|arrived at|worked (?:it|this|that) out|made up|taken on|took on|bought into|buried the hatchet|nodded (?:it|this|that)? ?through|given (?:it |this |that )?(?:the|your|their) (?:nod|green light|go-ahead|blessing|okay|ok)|joined hands|cleared (?:that|this|it) (?:up|away)|put (?:it|this|that|the \\p{L}+) (?:behind|aside|to rest))'
const ALIKE =
  '(?:see (?:it |this |that |things )?(?:eye to eye|the same way)|are (?:now |already |both |all )*(?:eye to eye|as one|at one|of one mind|of one voice|in harmony|in tune|in step|in line|in unison|reconciled|united|together on|d.accord)|speak with one voice|want the same (?:thing|outcome)|share (?:the|this|that) (?:view|position|aim|conclusion) (?:that|on)|have no (?:quarrel|difference|differences|disagreement|dispute)s? (?:left|any ?more|any longer))'

export function accordPhrases(of: PhrasesOf, name: string): Phrase[] {
  const group =
    '(?:(?:the |all |you |both |these |those )?(?:two|three|four|five|six)(?: of (?:you|them|us))?(?: \\p{L}+s)?|both|all|all (?:of )?(?:you|them)|you|they|everyone|everybody|(?:the|both|all|all the) (?:parties|sides|\\p{L}+s)|parties|sides|the (?:table|group|room|family|house))'
  const who = `(?:${name}(?:,? (?:and )?(?:the )?${name})*|${group})`
  const adverb =
    '(?:(?:now|already|all|both|each|finally|clearly|thus|fully|since|just|also|certainly|surely|by now|meanwhile|at last|long|evidently|apparently|in the meantime|to all intents|safely|pretty much|more or less|as good as) )*'
  return [
    ...of(
      'asserts_agreement',
      ['denied', 'asked', 'argued', 'inner-denial'],
      [
        `\\b(?:now that|since|seeing that|given that|seeing as) [^.;:?!]{2,70}\\b(?:agreed|settled|resolved|dealt with|common ground|out of the way|sorted|behind (?:us|you|them)|taken care of|taken on|at one|see eye to eye|shaken hands)\\b`,
      ],
    ),
    ...of(
      'asserts_agreement',
      ['denied', 'supposed', 'asked', 'argued'],
      [
        `\\b(?:issues?|points?|matters?|questions?|this|that|it|everything|substance|rest|part|topic|dispute|terms?)(?: \\d+)? (?:is|are|was|were|has been|have been|can be|stands?|being) ${adverb}${STATE}\\b(?! (?:if|once|when|by law|until|only))`,
        `\\b(?:is|are|was|were|has been|have been|can be|may be|stands?|being|'s) ${adverb}(?!(?:closed|settled|resolved|history|locked in|in place)\\b)${STATE}\\b(?! (?:if|once|when|by law|until|only|for \\p{L}+ (?:on|in)|(?:back )?in (?:(?:19|20)\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december)))`,
        `(?:^|[.;•*\\-–] ?)(?!(?:on )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|holidays|weekends|nights|winters?)\\b)(?:the )?\\p{L}+(?: \\p{L}+){0,4}(?: \\(issue \\d+\\))?: ?(?:already |now |thereby |fully )?(?:(?:agreed|settled|resolved|accepted|decided|sorted)\\b(?! (?:by (?:a|the) (?:court|judge|vote)|once|when|if|later|after|before|between))|(?:done|closed)(?=\\s*(?:[.;,!]|$)))`,
        `\\b${who} (?:have|has|had|'ve|'s) ${adverb}${DID}\\b`,
        `\\b${who} ${adverb}(?:shook hands|came to terms|came to an? \\p{L}+|struck (?:a|the) (?:deal|bargain|balance)|made (?:their |your )?peace|met in the middle|met halfway|buried the hatchet|found common ground|arrived at an? \\p{L}+|took on)\\b`,
        `\\b${who} ${adverb}${ALIKE}\\b`,
        `\\b(?:as|like|than) (?:was |were |already |previously |you |they |we |both |all |the parties |jointly |been )*agreed\\b(?! (?:by (?:a|the) court|in writing|in \\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december)))`,
        `\\b(?:the|your|their|this|that|an?) (?:jointly |mutually |newly |now |already )?agreed (?!on\\b|to\\b)(?:\\p{L}+ )?(?:price|figure|sum|amount|date|rate|rent|terms?|share|number|split|height|fee|royalty|salary|position|solution|wording|text|line|deadline|schedule|compromise|percentage|limit|level)\\b`,
        `\\b(?:your|their|the parties'|our) (?:agreement|deal|accord|pact|understanding|compromise|consensus|handshake) (?:on|about|over|regarding|concerning)\\b`,
        `\\b(?:given|considering|in view of|thanks to|building on|following) (?:your|their|our) (?:agreement|deal|accord|consensus|understanding|unanimity|handshake)\\b`,
        `\\bwith [^.;:?!,]{2,50} (?:now |already |thus |safely )?(?:agreed|settled|resolved|dealt with|out of the way|sorted|behind (?:us|you|them)|taken care of)\\b`,
        `\\b${who} having (?:now |already |since |all |both )*(?:accepted|agreed|settled|conceded|consented|taken|come round|shaken hands|signed|said yes|met in the middle)\\b`,
        `\\b(?:have|has) (?:now |already |both |all |since )*put (?:his|her|its|their|your) names? (?:to|under|on) (?:it|this|that|them|the \\p{L}+)\\b`,
        `\\b(?:the )?\\p{L}+ and (?:the )?\\p{L}+ (?:are|were|stand) (?:now |already |both )*(?:at one|of one mind|in agreement|in accord|agreed) (?:on|about|that|over)\\b`,
        `\\b(?:has|have) (?:now |already |since )?been (?:taken|accepted|adopted) by (?:both|all|you|everyone|the (?:two|three|four))\\b`,
        `\\bissue \\d+: (?:now |already )?(?:settled|resolved|agreed|decided)\\b`,
        `^\\W*(?:why: )?(?:and )?(?:it|this|that) settles (?:the|this|our|your) (?:matter|issue|question|dispute)\\b`,
        `\\b(?:leaves|leaving|remains?|all that (?:is left|remains)|only)\\b[^.;]{0,40}\\b(?:a formality|formalities|(?:your|their|the) signatures?|tidying up|the fine print)\\b`,
      ],
    ),
  ]
}

/** That nobody needs to be asked: what silence, presence or conduct is made to say. */
export function consentPhrases(of: PhrasesOf, name: string): Phrase[] {
  const who = `(?:${name}|you|they|he|she|it|we|whoever|who|each(?: of (?:you|them))?|everyone|everybody|anyone|anybody|both|all|the (?:other )?(?:party|parties|side|sides)|nobody)`
  const yes =
    '(?:accept(?:ed|s|ance|ing)?|agree(?:d|s|ing)?|(?<!\\b(?:an?|the) (?:earlier|previous|former|old|prior|first|written) )agreement|approv(?:ed|es|al|ing)|consent(?:ed|s|ing)?|conceded?|waived?|endorse[sd]?|acknowledged?|recogni[sz](?:ed|es|ing)|ratified|acquiesce[sd]?|signed up|on board|in favour|a yes|yes|assent(?:ed)?|granted|go(?:es)? along|content|fine with|happy with|comfortable with|settled)'
  const hence =
    '(?:thereby|by that|in (?:doing|saying) so|in so doing|by doing so|by (?:his|her|its|their|your|this|that) (?:own )?(?:conduct|silence|presence|attendance|use|payment|absence|actions?|behaviou?r|practice)|by conduct|by implication|with that|accordingly|therefore|thus|hence|ipso facto|tacitly|implicitly|impliedly|in effect|de facto|as good as|to that extent)'
  const direct = of(
    'implies_consent',
    ['denied', 'argued', 'inner-denial'],
    [
      `\\b(?:stands?|counts?|passes?|ranks?|serves?|goes|holds?|remains?|may go|can stand) (?:down |here |therefore |thus |hence )*(?:as )?(?:an? )?(?:tacit |implied )?(?:accepted|agreed|granted|conceded|approved|consented|consent|a yes|approval|agreement|waived|acceptance)\\b`,
      `(?<!\\b(?:the|on|a|this|that|my|your|its) )\\b(?!(?<=\\b(?:${name}|he|she) )takes it for granted\\b)(?:treat|regard|count|read|take|record|note|enter|mark|book|log|tick|list|put|file|see|understand|construe|interpret|consider)(?:s|ed|ing|en)?\\b[^.;:?!]{0,44}\\b(?:as|down as|down for|for|to be|to mean|as being) (?:an? |your |his |her |their |its |having |now |good |being )*(?:conceded|accepted|agreed|granted|yes|consent|settled|approval|agreement|agreeing|acceptance|in favour|on board|waived|assent|fine with|approving|accepting|consenting|okay|go-ahead|green light)\\b(?! (?:sum|amount|rate|figure|penalty|damages|price|charge|fee|term|deadline)\\b)`,
    ],
  )
  return [
    ...direct,
    ...of(
      'implies_consent',
      ['inner-denial', 'argued'],
      [
        `\\b${who}\\b[^.;:?!]{0,40}\\b${hence}\\b[^.;:?!]{0,30}\\b${yes}\\b`,
        `\\b${hence},? [^.;:?!]{0,40}\\b(?:has|have|is|are|stands?|counts?) (?:\\p{L}+ )?${yes}\\b`,
        `\\b(?:will|shall|would|is going to|must) (?:by (?:that|then|doing so|its use)|thereby|thus|with that|in so doing|then)? ?have (?:accepted|agreed|consented|approved|acknowledged|recogni[sz]ed|conceded|waived)\\b`,
        `\\b(?:let|lets|letting) (?:it|that|this|him|her|them|things) (?:happen|pass|stand|go|ride|be|slide)\\b[^.;?!]{0,50}\\b${yes}\\b`,
        `\\b(?:i|we|one|a reader|readers|anyone|everyone)(?: \\p{L}+){0,2} (?:conclude|gather|infer|take it|suppose|assume|presume|deduce|surmise|understand)s?\\b[^.;?!]{0,50}\\b(?:content|happy|fine|comfortable|willing|ready|prepared|okay|ok|satisfied|agrees?|accepts?|consents?|on board|no objections?|approves?|go along|goes along)\\b`,
        `\\b(?:unless|until|if) [^.;?!]{0,30}\\b(?:hear|objects?|writes?|says?|speaks?|protests?|repl(?:y|ies)|responds?)\\b[^.;?!]{0,40},? (?:i|we|this|it|the \\p{L}+)(?:'ll| will| shall)? (?:go ahead|proceed|take|assume|treat|stands?|counts?|goes in|is in|enter|becomes?|applies|is fixed)\\b`,
        `\\b(?:proceeds?|goes on|works?|builds?|continues?) on (?:that|this) (?:footing|understanding)\\b`,
      ],
    ),
    ...of(
      'implies_consent',
      ['denied', 'inner-denial', 'argued', 'asked'],
      [
        `\\b(?:accepts?|agrees? to|consents? to|approves?|takes on) (?:the|this|that|it|these|all)\\b[^.;:?!]{0,20}\\b(?:by|in|through) (?:doing so|so doing|that|(?:his|her|its|their|your) (?:presence|silence|coming|use|payment|conduct|work))\\b`,
        `\\b(?:by (?:that|(?:his|her|its|their|your|this) silence)|thereby|in saying nothing) (?:${who} )?(?:(?:has|have|had) )?(?:admit(?:s|ted)?|conced(?:es|ed)|confirm(?:s|ed)|grant(?:s|ed))\\b`,
      ],
    ),
    // What somebody does, or does not, written down beforehand as a choice or a yes.
    ...of(
      'implies_consent',
      ['inner-denial', 'argued', 'asked'],
      [
        `\\b(?:that|this|it|which) is (?:then |thereby |as good as )?(?:his|her|its|their|your|${name}'s?) (?:yes|consent|assent|acceptance|approval|permission|go-ahead)\\b(?! to (?:give|make|refuse))`,
        `\\b(?:silence|quiet)\\b[^.;?!]{0,40}\\b(?:permission|leave(?= to\\b|[.,;]|$)|go-ahead|admission|admits?|concession)\\b`,
        `\\bcounts? as (?:having )?(?:said yes|chosen|agreed|accepted|consented|voted|signed|joined)\\b`,
        `\\b(?:has|have|will have) (?:by (?:that|this|then|doing so)|thereby|thus|with that) (?:chosen|taken|accepted|agreed|opted|decided|settled|picked)\\b`,
        `\\bwho(?:ever)? (?:keeps? (?:quiet|silent|still)|(?!does\\b|has\\b|is\\b|was\\b)\\p{L}+s(?: \\p{L}+)?),? (?:thereby |also )?(?:accepts|agrees|consents|goes along|assents|approves)\\b`,
        `\\b(?:that|this|it|which) is (?:tacit |clearly |surely |as good as )*(?:assent|consent|acceptance|approval|a yes)\\b(?! (?:or|to be))`,
        `\\b(?:has|have|had) not (?:written|answered|replied|called|come) ?(?:back)?\\b[^.;?!]{0,20}\\b(?:which|and that)\\b[^.;?!]{0,40}\\bis an? (?:answer|reply|yes)\\b`,
        `\\bthereby (?:takes?|accepts?|agrees?|chooses?|consents?|settles?|adopts?)\\b`,
        `\\b(?:if|unless|until) (?:i|we) (?:do not|don't|see|hear|get|receive)\\b[^.;?!]{0,60}\\b(?:goes|go|stands?|counts?|is entered|enters?|becomes?|will be|is taken)\\b`,
        `\\bif ${who} (?:begins?|starts?|comes?|uses?|pays?|opens?|sends?|delivers?|moves?|turns? up|broadcasts?|lets?)\\b[^.;?!]{0,50}\\b(?:option|version|variant|text|draft|it|this) (?:\\p{L}|\\d)? ?(?:applies|counts|holds|stands|is chosen|is taken)\\b`,
        `\\b(?:amounts?|comes? down|adds? up) to (?:an? )?(?:tacit |implied )?(?:yes|acceptance|consent|agreement|approval)\\b`,
        `\\bone (?:does not|doesn't) (?:do|say|write|send|come|drive)\\b[^.;?!]{0,30}\\bunless one (?:is|means|wants|has)\\b`,
        `\\b(?:noted|taken|entered|recorded|booked|read) (?:\\p{L}+ ){0,5}as (?:accepted|agreed|granted|conceded|settled|chosen)\\b`,
        `\\bcounts? as (?:the |an? |your |his |her |their |its )?(?:\\p{L}+(?:'s)? )?(?:acceptance|consent|agreement|approval|yes)\\b`,
      ],
    ),
    ...of(
      'implies_consent',
      ['denied', 'argued'],
      [
        `\\bby (?:coming|attending|being (?:there|present)|taking part|staying|paying|using|sitting|turning up)\\b[^.;?!]{0,30}\\b(?:you|he|she|they|it|${name}) (?:have |has |already )?(?:gave|given|give|gives|said|says?|accepted|agreed|consented)\\b`,
        `\\b(?:did|do|does)(?:n't| not) (?:speak up|speak out|say anything|say a word|answer|reply|write back)\\b[^.;?!]{0,60}\\b(?:we|i) have (?:you|him|her|it|them|${name}) down\\b`,
        `\\b(?:has|have|had) said nothing,? (?:and )?(?:so|thus|therefore|hence)\\b[^.;?!]{0,30}\\b(?:no objections?|agree[sd]?|accept\\p{L}*|consent\\p{L}*|content|assents?|in favour)\\b`,
        `\\btak(?:e|es|en|ing) (?:it|that|this) (?:for|as) (?:an? )?(?:leave|consent|yes|agreement|permission|approval|acceptance)\\b`,
        `\\btake it that\\b[^.;]{0,40}\\b(?:no objections?|agrees?|accepts?|content|happy|consents?|approves?|in favou?r)\\b`,
        `\\b(?:is|are|was|will be) taken to have (?:chosen|accepted|agreed|consented|approved|said yes|joined)\\b`,
        `\\b(?:whoever|anyone who|any \\p{L}+ that|each \\p{L}+ that|those who)\\b[^.;?]{0,60}\\b(?:present|attends?|comes?|appears?|takes? part|uses?|stays?)\\b[^.;?]{0,40}\\b(?:is|are) (?:thereby |then )?bound\\b`,
        `\\b(?:amounts?|comes? down) to taking (?:on|up|over|part)\\b`,
        `\\bcount(?:s|ed|ing)? (?:no (?:answer|reply|word|objection)|silence)\\b[^.;]{0,40}\\bas\\b`,
      ],
    ),
    // What was not done, made to speak.
    ...of(
      'implies_consent',
      ['argued'],
      [
        `\\b(?:stayed away|kept away|did not (?:come|attend|show up|turn up)|didn't (?:come|attend|show up|turn up)|missed the meeting|was absent|were absent|left the (?:room|meeting)|stays? away)\\b[^.;?!]{0,60}\\b${yes}\\b`,
        `\\b(?:raised|raises|raise|raising|made|voiced|lodged|with) no (?:objections?|complaints?|protests?|counter-?\\p{L}*)\\b[^.;?!]{0,50}\\b(?:${yes}|so|therefore|thus|hence)\\b`,
        `\\b(?:has|have|had|'s|'ve)(?:n't| not| never) (?:been )?(?:contest(?:ed)?|contradict(?:ed)?|oppos(?:ed)?|object(?:ed)?|challeng(?:ed)?|protest(?:ed)?|disput(?:ed)?|sa(?:id|y) (?:no|otherwise))\\b[^.;?!]{0,60}\\b(?:${yes}|on record as|bound by)\\b`,
        `\\b(?:did|do|does)(?:n't| not) (?:contest|contradict|oppose|object|challenge|protest|dispute|say no|say otherwise|push back)\\b(?:(?!\\bbut\\b)[^.;?!]){0,60}\\b(?:${yes}|on record as|bound by)\\b`,
      ],
    ),
  ]
}
