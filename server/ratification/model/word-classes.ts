/**
 * Words by what they do in a statement, written by hand, so that what is learnt about one word holds for its kin. A word
 * belongs to the first class that lists it; words of no class go by their ending.
 */
const lists: readonly (readonly [string, string])[] = [
  [
    'neg',
    'not no never nor neither nothing none nobody nowhere without hardly scarcely barely nae nope nah cannot nought dont aint',
  ],
  [
    'cond',
    'if unless provided providing until till once whenever contingent conditional conditionally condition conditions assuming assumes lest pending otherwise supposing whether depending depends hinges proviso prerequisite precondition iff when only',
  ],
  ['would', 'would could might may should ought'],
  ['will', 'will shall going gonna intend intends plan planning plans intention'],
  ['must', 'must need needs have got has to require requires required requirement'],
  [
    'hedge',
    'maybe perhaps probably possibly guess suppose think believe reckon seem seems appears presumably roughly basically mostly largely generally broadly tentatively tentative provisionally provisional sort kind somewhat partly partially almost nearly principle reservations leaning inclined likely unlikely chance chances odds percent probability doubt doubts unsure uncertain ish kinda sorta loosely essentially more-or-less theory theoretically arguably apparently ostensibly technically nominally whatever meh shrug tempted presumably conceivably supposedly allegedly sorta-kinda halfway seemingly guessing assuming tentative sceptical skeptical dubious iffy wavering hesitant hesitating pondering mulling weighing undecided',
  ],
  [
    'able',
    'can able ready prepared willing happy glad pleased delighted minded content comfortable eager keen',
  ],
  [
    'want',
    'want wants wanted wish wishes hope hopes hoping prefer preferred like expect expects expected demand demands insist insists ask asks asking request requests propose proposes suggest suggests',
  ],
  ['later', 'tomorrow later soon eventually next afterwards someday shortly upcoming forthcoming morrow'],
  [
    'day',
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays weekend week weeks month months year years day days hour hours minute minutes morning afternoon evening night noon midnight january february march april june july august september october november december spring summer autumn winter easter christmas',
  ],
  ['past', 'yesterday ago earlier previously formerly last already originally initially before'],
  ['now', 'now today hereby herewith tonight presently forthwith immediately'],
  [
    'kin',
    'mother father mum mom dad mam mama papa wife husband son daughter sister brother aunt uncle cousin nephew niece grandmother grandfather grandma grandpa gran grandad nan nana granny partner fiance fiancee boyfriend girlfriend ex kids children child boy girl family parents twins baby daddy mate lads lass bairn wean weans bairns missus hubby gran grandson granddaughter grandchildren stepson stepdaughter mam nain taid abuela godfather godmother inlaws',
  ],
  [
    'office',
    'lawyer solicitor attorney barrister counsel accountant boss manager director board committee council landlord tenant agent secretary assistant clerk treasurer chairman chair chairwoman president bishop abbot captain foreman supervisor hr employer union bank insurer court judge police officer regulator trustee trustees trust executor guardian nurse doctor vet surveyor engineer inspector auditor notary witness members shareholders partners parent head owner principal client receptionist temp intern carer neighbour neighbor friend mate roommate colleague coworker team department office legal treasurer chair trustees vestry parish synod quorum minutes agm resolution secretary steward shop underwriter underwriters insurer broker registrar dean provost rector headteacher headmaster principal foreman gaffer supervisor shareholder directors director',
  ],
  [
    'they',
    'he she they him her them his hers their theirs himself herself themselves someone somebody anyone anybody everyone everybody others who whoever',
  ],
  ['you', 'you your yours yourself yourselves ye thou thee thy'],
  ['me', 'i me my mine myself we us our ours ourselves'],
  ['it', 'it its itself this that these those same'],
  [
    'money',
    'pound pounds dollar dollars euro euros quid grand fee fees rent deposit price cost costs vat tax taxes invoice invoices interest instalment instalments installment discount refund money cash cheque check payment payments salary wage wages bonus sum amount amounts bill bills penny pence cents cent rate rates balance compensation damages penalty budget account royalty royalties share shares commission gst eur usd gbp grand quid fiver tenner arrears interest costs fees court expenses receipt receipts fare mileage petrol diesel fuel skip transfer wire invoice invoices hourly monthly fortnight quarter percent percentage third thirds half quarter',
  ],
  [
    'alter',
    'change changes changed amend amended amendment amendments add adds added addition remove removed delete deleted strike struck drop dropped reduce reduced reduction raise raised increase increased lower lowered extend extended extension replace replaced swap swapped insert inserted rewrite rewritten rephrase fix fixed correct corrected correction adjust adjusted split cap capped waive waived include included includes including exclude excluded excluding except excepted exception deduct deducted minus plus less extra instead rather knock knocked modify modified modification revise revised tweak tweaked double halve halved shorten lengthen move moved shift shifted substitute clarify clarified omit omitted omitting bar barring save apart aside besides alternatively reword additionally top thrown throw include quarterly weekly fortnightly upfront advance backdated rounded adjusted offset deduct deducting withheld withhold retain retained keep keeps kept swap exchanged clarification understanding understood meaning means meant read reads reading defined definition interpret interpreted interpretation extended capped uncapped doubled halved trimmed shaved bumped upgraded further furthermore moreover proviso rider addendum caveat tweak twist condition conditions',
  ],
  [
    'threat',
    'hurt hurts kill killed harm lose losing fired evict evicted eviction custody deport deported arrest arrested jail prison gun knife hit beat force forced forcing forces pressure pressured pressuring threaten threatened threatens threat threats blackmail coerce coerced coercion duress scared afraid fear frightened terrified trapped hostage standing watching behind shoulder choice hurry bully bullied bullying punish made makes making leaned lean against will brick bailiff bailiffs followed following stalked stalking parked outside window smashed broken locked locks passport passports visa permit immigration sponsor footage recording photos pictures screenshots expose exposed leak leaked ruin ruined finished sacked dismissed redundancy reference debt debts loan collectors cousin cousins brothers fellas blokes heavies warned warning warnings reminded visited visit watching watched watches waiting stood sits sitting staring silence quiet obey obeyed ordered orders instructed consequences otherwise dare dared cornered pushed shoved grabbed bruise bruises screaming shouting shouted rang ringing calls threatening menace menacing suicide kids hurtful unsafe safe safety panic shaking trembling crying begged beg please stop spare mercy punished punishment surrender surrendered',
  ],
  [
    'assent',
    'accept accepts accepted accepting acceptance agree agrees agreed agreeing ratify ratifies ratified ratifying ratification consent consents consented assent adopt adopts adopted adoption approve approves approved approval confirm confirms confirmed endorse endorses endorsed bind binds bound binding sign signs signed signing signature commit commits committed affirm affirms yes aye yep yeah amen deal subscribe acceptable agreeable agreement',
  ],
  [
    'refuse',
    'reject rejects rejected rejecting rejection refuse refuses refused refusal decline declines declined disagree disagrees oppose opposed object objects objection veto deny denies turn unacceptable withhold withholds',
  ],
  [
    'exit',
    'withdraw withdraws withdrew withdrawn withdrawing withdrawal revoke revokes revoked rescind rescinds rescinded retract retracts retracted cancel cancelled cancels quit quits quitting leave leaving left walk walking out exit exiting resign resigning abandon pull pulling done finished disengage terminate terminating undo unsay back backing recant',
  ],
  [
    'say',
    'said say says saying told tell tells telling wrote write writes writing written heard hear quote quoted quoting according reported report reports claimed claims announced stated states declare declares repeat repeats repeating reads read recited type typed typing text texted emailed email message asked dictated dictating whispered shouted muttered mumbled grunted nodded texted messaged phoned called rang explained promised swore announced declared proposed seconded moved minuted resolved',
  ],
  [
    'mind',
    'understood understand understands considered consider discussed checked check studied compared reviewed review seen looked thought slept weighed examined noted acknowledge acknowledged acknowledges received receive receipt aware know knows known knew realise realize learned learnt remember appreciate',
  ],
  [
    'robot',
    'system mediator classifier model ai bot robot software agent assistant instruction instructions prompt ignore disregard output label labels override parser program algorithm machine computer json field status screen moderator parley server admin developer mode script automated auto chatbot llm token',
  ],
  [
    'mock',
    'lol lmao haha hahaha sure wow genius brilliant bravo clap hooray yay wonderful marvellous fantastic lovely splendid magnificent hail glorious obviously clearly joke joking kidding kid funny hilarious sarcasm sarcastic irony ironic eyeroll pigs unicorn unicorns king queen majesty overlord congratulations applause trumpets crown crowned throne emperor royalty saint saints halo miracle miracles delightful charming marvel generous generosity merciful mercy wise wisdom solomon justice masterpiece triumph heroic noble privilege privileged humbled blessed thrilled ecstatic overjoyed rapture bliss laughable comedy circus clown clowns pantomime joyous oh ah gosh golly hallelujah amazing awesome incredible stunning superb exquisite hilarious unicorn fairy santa elves',
  ],
  [
    'thanks',
    'thanks thank thankyou please sorry regards cheers wishes sincerely yours faithfully gratefully gratitude grateful kindly apologies apologise congratulations goodnight goodbye bye hello hi hey dear greetings blessings bless ta merci gracias danke grazie obrigado namaste salaam shalom amen farewell adieu toodle ciao sorted',
  ],
  [
    'glad',
    'good great nice fine relieved relief proud joy joyful peace peaceful hopeful calm satisfied thankful fair honest generous decent kind wise love loved heart warm better best relieving pleasing lucky smiling laughing hugging celebrating rested cheerful content friends friendship neighbourly truce hug handshake goodwill blessing joyfully delighted grand champion belter beauty magic lush cracking smashing tidy ace',
  ],
  [
    'sad',
    'sad angry bitter hate hated hard painful hurts tired exhausted weary cry cried tears heavy reluctantly reluctant grudgingly grudging unhappy disappointed gritted swallow pride annoyed grumble worse worst unfair stings loss lost regret regrets furious upset gutted miserable sore grieving mourning robbery robbed cheated shame shameful ashamed sleepless grim rotten raging ragin livid fuming resent resentful begrudge grudges sulk sulking huff skint broke poorer poor',
  ],
  [
    'doc',
    'clause clauses term terms paragraph paragraphs section sections page pages draft drafts version versions text document wording word words line lines schedule appendix annex part parts item items article articles point points bit bits heading title title sentence comma settlement agreement contract deal record paper papers copy proposal offer',
  ],
  [
    'all',
    'all every each whole entire entirety full fully completely entirely wholly everything total totally everybody',
  ],
  [
    'some',
    'some any most half few several only just merely half two three one first second third rest other another',
  ],
  [
    'perform',
    'pay pays paid paying send sends sent sending bring brings brought hand handing return returns returned deliver delivers transfer transferring ship post collect collecting pick drop carry release arrange book order install repair repaint paint clean fetch lend borrow forward hang file push print frame build mend plant invoice dispatch despatch courier van lorry skip unload load pack unpack mow trim prune sweep scrub sand varnish hoover plough sow plant water feed walk drive ride sail fly march sing play practise practice teach study bake cook',
  ],
  [
    'owe',
    'owes owe responsible liable liability cover covers bear bears obliged obligation duty guarantee guarantees promise promises promised undertake undertakes ensure provide provides apologise apology cover covers settle settles reimburse reimburses refund refunds apologise apologises apologize sort sorts fix fixes clean cleans clear clears remove removes collect collects supply supplies replace replaces mend mends repair repairs paint paints insure insures maintain maintains',
  ],
  [
    'conj',
    'and but or so because since as although though while whereas yet then also too however still nevertheless anyway',
  ],
  [
    'prep',
    'of in on at by for from with about into over under through between after during to upon per via than towards toward within',
  ],
  ['art', 'the a an'],
  ['be', 'is are was were be been being am'],
  ['do', 'do does did doing done have has had having'],
  ['wh', 'what why how where which whose'],
  [
    'home',
    'kettle tea coffee cake beer pint cup biscuit biscuits dog cat cats dogs hen hens chicken sheep cow horse garden shed fence hedge tree trees house kitchen roof ladder van truck car bus train boat bike dinner lunch breakfast supper soup bread potatoes rhubarb leeks roses piano guitar tune song choir football match weather rain snow sun wind frost river field grass football telly tablet phone battery screen keyboard printer internet wifi parcel key keys door gate window table chair chairs bed boots coat hat glasses bowl pie sandwiches scones jam honey milk eggs painting baking cooking gardening knitting fishing sleeping walking reading kettle teapot mug marmalade porridge toast sausage sausages bacon chips curry stew pudding tart cherry plums apples pears carrots beans onions tomatoes marrow pumpkin rose tulips daffodils lawn mower spade wheelbarrow greenhouse allotment compost bees hive puppy pup kitten pony goat pig ducks geese swallow swallows robin blackbird sofa settee pillow blanket carpet curtains lamp candle stove oven fridge freezer washing laundry bath shower sink tap gutter chimney attic cellar porch garage driveway lane bridge river stream pond beach harbour boat ferry tram bicycle tractor trailer engine market shop pub church chapel library museum park stadium rugby cricket tennis golf chess darts bingo quiz violin trumpet drums band concert rehearsal film television radio podcast holiday birthday wedding christening funeral anniversary hogmanay diwali eid ramadan hanukkah harvest storm thunder fog drizzle breeze heat autumn sunset moon stars',
  ],
]

const classOf = new Map<string, string>()
for (const [name, words] of lists)
  for (const word of words.split(' ')) if (!classOf.has(word)) classOf.set(word, name)

const endings: readonly (readonly [string, RegExp])[] = [
  ['num', /\d/u],
  ['mark', /^@/u],
  ['sign', /^[^\p{L}]+$/u],
  ['-ing', /.{2}ing$/u],
  ['-ed', /.{2}ed$/u],
  ['-ly', /.{2}ly$/u],
  ['-tion', /(?:tion|ment|ness|ity|ance|ence)s?$/u],
  ['-er', /(?:er|or|ist)s?$/u],
  ['-s', /[^s]s$/u],
]

/** The class of a canonical token. Marks (`@ref`) and signs are their own class. */
export function wordClass(token: string): string {
  const known = classOf.get(token)
  if (known !== undefined) return known
  for (const [name, pattern] of endings)
    if (pattern.test(token)) return name === 'mark' || name === 'sign' ? token : name
  return 'word'
}

/** Words whose own form matters more than their class. */
const function_ = new Set(
  'neg cond would will must able they you me it conj prep art be do wh all some later now past'.split(' '),
)
export const keepsForm = (name: string): boolean => function_.has(name)

/** A word without its inflection, roughly: enough to bring `accepts`, `accepted` and `accepting` together. */
export function stem(token: string): string {
  if (token.length < 5 || token.startsWith('@')) return token
  return token
    .replace(/(?:ies|ied)$/u, 'y')
    .replace(/(?:ing|ed|es|s|ly)$/u, '')
    .replace(/e$/u, '')
}
