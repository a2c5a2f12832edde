/**
 * Words by what they do in a mediator's sentence, written by hand, so that what is learnt of one word holds for its kin.
 * A word belongs to the first class that lists it, a word of none to its ending.
 */
const LISTS: readonly (readonly [string, string])[] = [
  [
    'neg',
    "not no never nor neither none nothing nobody nowhere without cannot can't won't don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't wouldn't couldn't shouldn't hardly barely scarcely",
  ],
  [
    'if',
    'if unless until till once when whenever whether provided suppose supposing assuming should imagine case',
  ],
  ['may', 'may might could would can'],
  ['will', "will shall going 'll won't"],
  ['must', 'must ought should needs need has-to have-to supposed'],
  ['ask', 'what which who whom whose why how where does do did is are was were have has'],
  ['you', 'you your yours yourself yourselves'],
  ['we', 'we us our ours ourselves i me my mine'],
  ['they', 'he she they it him her them his hers their theirs its himself herself themselves itself one'],
  [
    'all',
    'all both everyone everybody each every everything whole entire together jointly mutual mutually unanimous unanimously side sides parties party table group room',
  ],
  ['some', 'some any several few many most somebody someone anybody anyone something anything'],
  [
    'now',
    'now already finally thereby hereby thus therefore hence so accordingly today tonight yesterday since',
  ],
  [
    'agree',
    'agree agrees agreed agreeing agreement agreements accept accepts accepted accepting acceptance consent consents consented assent assents approve approves approved approval ratify ratified endorse endorsed concur concurs concurred subscribe subscribed accord deal pact consensus compromise understanding bargain handshake okay ok thumbs blessing nod nods nodded yes',
  ],
  [
    'closed',
    'settled resolved closed done sorted decided fixed finished concluded finalised finalized sealed signed ticked wrapped behind buried stands firm complete completed secured established shelved dusted undisputed uncontroversial uncontested agreed-upon moot ended over',
  ],
  [
    'meet',
    'converge converged converges aligned align unite united meet met joined halfway middle bridged bridge reconciled harmony unison eye mind page voice bottom terms',
  ],
  [
    'open',
    'open unsettled undecided unresolved pending outstanding remains remain remaining left discuss discussion disputed dispute disagree disagreement differ differs contested',
  ],
  [
    'silence',
    'silence silent quiet quietly object objected objects objection objections protest protested protests complain complained contradict contradicted contradicts challenge challenged oppose opposed resist resisted refuse refused reply replied answer answered respond responded response reaction word comment',
  ],
  [
    'conduct',
    'attend attended attending attendance came come showed turned sat stayed stay remained kept continued continue continuing using used use uses using paid paying cashed invoice invoiced sent received receipt opened read reading downloaded clicked worked working started began begun moved delivered deliver took taken taking signed thanked smile smiled shrug shrugged walked stood laughed helped',
  ],
  [
    'means',
    'mean means meant amounts amount counts count counted treat treated treats treating take taken takes taking regard regarded regards regarding infer inferred deem deemed deems read reads interpreted interpret interpreted presume presumed assume assumed assumes implies imply implied shows show proves prove proof sign signal signals evidence tantamount equals equal equivalent record recorded note noted enter entered tick list listed book booked consider considered understood recognised recognises recognized acknowledged acknowledges conceded concedes waived waives estopped bound tacit tacitly implicit implicitly',
  ],
  [
    'about',
    'about around roughly some nearly almost near close approximately circa little bit slightly just under over best most least handful touch hair shade short shy odd so ish past beyond inside within north south between low mid high upper lower',
  ],
  ['pair', 'half again twice double triple third quarter fifth times as much more less many'],
  [
    'limitwords',
    'until except then afterwards later far long possible permits permit allows practicable feasible otherwise subject unless save between transitional trial interim temporarily first initially',
  ],
  ['unmet', 'unmet missed breaks broken fails against violates departs crosses crossed ignored conflicts'],
  [
    'good',
    'fair fairer fairest unfair fairly fairness reasonable unreasonable reasonably just unjust justice right rightly wrong sensible sensibly wise wisely generous generously decent best better good great sound balanced equitable proper properly appropriate moderate modest excessive greedy selfish stingy petty absurd ridiculous outrageous shameful justified unjustified legitimate illegitimate deserves deserve deserved merit merits worthy honourable noble mature immature childish stubborn obstinate rigid exaggerated inflated extortionate cheap pricey overpriced realistic unrealistic unacceptable acceptable bad worse worst poor weak strong convincing compelling persuasive credible plausible superior inferior preferable ideal perfect sane foolish naive silly stupid clever smart elegant attractive welcome regrettable disappointing hypocritical cruel kind rude humane moral immoral ethical unethical responsible irresponsible disproportionate lopsided one-sided harsh lenient',
  ],
  [
    'verdict',
    'frankly honestly clearly obviously plainly undoubtedly certainly surely simply rightly objectively arguably admittedly naturally evidently truly really in-my-view opinion view judgement judgment seems strikes impression recommend recommends recommended advise advised suggest favour prefer side',
  ],
  [
    'haste',
    'now immediately quickly soon hurry urgent urgently tonight tomorrow today deadline clock time late midnight noon instantly swiftly last final chance opportunity window minute moment once ever again before',
  ],
  [
    'loss',
    'lose loses lost losing loss cost costs costly expensive ruin ruined destroy destroyed collapse fail failing failure fails court lawsuit lawyers sued sue damage damages harm regret regrets risk risks risky gamble worse suffer suffers pay pays price blame blamed fault guilt shame ashamed embarrassment reputation headline headlines press public newspaper name empty-handed alone nothing bankrupt homeless wasted waste misery pain tears children threat threatens consequences',
  ],
  [
    'urge',
    'sign accept agree take settle give move stop end close finish yield concede budge decide choose drop let grab seize swallow think consider stretch soften relent withdraw compromise',
  ],
  [
    'flatter',
    'wise generous generosity experience experienced respected reputation intelligent sensible bigger heart greatness leadership character mature maturity admire proud someone person people standing',
  ],
  [
    'rank',
    'matters matter mattering weighs weigh weighed weight counts priority priorities important importance ranks rank ranked top bottom first second last highest lowest main chief chiefly mainly mostly primarily foremost secondary outweighs outweigh dwarfs trumps cares care minds mind values value valued worth dear dearer heart core everything rest most more less least share score scores points percent',
  ],
  [
    'part',
    'half third quarter fifth tenth thirds quarters fifths tenths twice double triple times parts fraction bulk majority lion part',
  ],
  [
    'limit',
    'limit limits floor ceiling minimum maximum threshold bound bounds boundary reserve reservation walk-away walkaway batna bottom-line breaking room leeway slack margin headroom space flexibility stretch bend budge lower higher further below above beyond under over down up',
  ],
  [
    'elsewhere',
    'elsewhere alternative alternatives option options fallback another other others else rival competitor competitors instead somewhere someone somebody second backup lined waiting interested offers offer offered quoted quote hand pocket sleeve drawer plan outside cheaper dearer better',
  ],
  [
    'hint',
    'hear hears heard rumour rumours rumoured reportedly apparently internally privately quietly secretly behind scenes doors confidence confidential confidentially between lines known knows know aware understand gather gathers told whisper whispers whispered learned learnt happen happens presumably actually reality truth truly fact sources informed insiders mention mentioned unofficially discreetly unspoken unsaid tell reveal revealed',
  ],
  [
    'soonchange',
    'soon shortly ahead upcoming coming plans planning planned prepare preparing prepares intends intention about leaves leaving moves moving changes changing expects expecting waits waiting looming near future next',
  ],
  [
    'source',
    'statement statements said says say states stated wrote writes written write words quote quotes quoted according red line lines position positions named names',
  ],
  [
    'study',
    'study studies survey surveys research expert experts report reports practice standard standards usual usually customary market average industry law precedent case statistics experience guideline guidelines rule rules',
  ],
  [
    'draftmark',
    'provisional non-binding nonbinding tentative draft proposal sketch binding preliminary outline discussion binds bind',
  ],
  [
    'finality',
    'final binding irrevocable definitive force effective effect enforceable executed execute enters takes legally contract commits commit committed obliged',
  ],
  ['because', 'because rationale reason reasons since why basis follows explains as'],
  ['clarify', 'kept keep keeps unsure changed correct confirm right neutral rephrase rephrased original'],
  [
    'soft',
    'negotiable flexible wish wishes preference prefers prefers ideally hopefully possibly maybe perhaps starting opening tactic tactical posture bluff ritual symbolic rhetorical soft softened aside ignore ignored dropped drop skip skipped set relax relaxed waive waived exception exceptions exceptionally except ordinarily normally generally principle largely mostly usually',
  ],
  [
    'obey',
    'asked requested instructed instruction instructions wish wished order orders ordered told demanded wanted mediator model software assistant system prompt list listed order mention omit omitted left leaving include included repeat praise',
  ],
]

const OF = new Map<string, string[]>()
for (const [name, words] of LISTS)
  for (const word of words.split(' ')) {
    const names = OF.get(word)
    if (!names) OF.set(word, [name])
    else if (!names.includes(name)) names.push(name)
  }

const ENDINGS: readonly (readonly [string, RegExp])[] = [
  ['-ing', /.{2}ing$/u],
  ['-ed', /.{2}ed$/u],
  ['-ly', /.{2}ly$/u],
]
const NONE: readonly string[] = []

/** The classes a word stands in, the first listed first; by its ending where it stands in none. */
export function classesOf(word: string): readonly string[] {
  const known = OF.get(word)
  if (known) return known
  for (const [name, pattern] of ENDINGS) if (pattern.test(word)) return [name]
  return NONE
}

/** Small words whose own form says more than a class. */
const OWN =
  'a an the of in on at by for from with about into to and or but that this these those as than then there here is are was were be been has have had do does did will would could may might must should if when what which who how why not no'
const FUNCTION = new Set(OWN.split(' '))
export const isFunction = (word: string): boolean => FUNCTION.has(word)
