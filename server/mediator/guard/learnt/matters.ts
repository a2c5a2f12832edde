import { stem } from '../../language/words'

/**
 * What people in negotiations keep to themselves and the words by which others allude to it, a line each: the thing, its
 * people, its places, its tools and what comes of it. Written from general knowledge, not from any output.
 */
const MATTERS = `
election elections vote votes voted voting ballot ballots poll polls polling campaign campaigning candidate candidacy mayor mayoress councillor councillors council seat seats party politician politics referendum term office constituency hall
promise promised promises commitment commitments committed pledge pledged word assured assurance undertook undertaking vow
split divided majority minority narrow narrowly faction camps camp split one-vote wavering waver dissent dissenters opposed unanimous board boards committee members councillor councillors vote votes ballot
parent parents mother father mum dad mam families family child children kids son daughter household grandparents grandchildren
pay pays paid paying payer footing foot foots bill bills purse wallet chequebook finances financed funded funds bankroll sponsor picks tab money
know knows knew known aware awareness unaware told tell heard hear informed ignorance idea notice learns learnt learned find finds out discover
quarrel quarrels dispute row conflict argument conversation talks negotiation trouble falling-out
leave leaves leaving left quit quits resign resigns resigned departure depart goodbye farewell go goes gone exit successor replacement replaced notice bye successor interim vacancy
job jobs post position vacancy applied apply application applies interview interviews recruiter headhunter employer hired hire offer chair career contract salary reference references vacancy cv
abroad overseas country emigrate emigrating emigration expat visa border move moves moving moved relocate relocating relocation living live address city town removal removals suitcase boxes pack packing luggage return back flight
ill illness sick sickness disease diagnosis doctor doctors hospital clinic treatment therapy treated medication medicine medical health unwell condition surgery operation recovery recover weak strength fit fitness bed ward specialist prognosis
depression depressed mood dark low therapist therapy psychologist psychiatrist counsellor treated treatment winter medication pills sadness strain burden burnout exhausted tired sleep nerves nervous well-being mental
heart stroke cancer tumour chemotherapy radiation dementia memory forgetful parkinson diabetes kidney lungs cough eyesight blind eyes hearing deaf back knee hip shoulder joint joints walking stairs wheelchair walker crutches stick cane
pregnant pregnancy baby expecting expect birth due cradle pram nursery cot mother motherhood maternity midwife twins child family grow growing addition leave belly
alcohol drinking drinks drank drunk sober bottle glass rehab addiction addict relapse clean meetings habit gambling casino bets betting slots drugs pills
death die dying died dead late funeral widow widower will testament inheritance inherit heir heirs estate bequest legacy bequeathed grave terminal months
divorce divorcing separation separated separating separate split marriage marital husband wife spouse ex lawyer custody alimony apart single
wedding marry married marries engaged engagement fiance fiancee bride groom proposal partner love boyfriend girlfriend relationship dating met someone together couple affair
debt debts owe owes owed owing arrears behind loan loans overdraft overdrawn borrowed borrow creditor creditors bank banks mortgage instalment instalments repay repayment repayments interest red minus account bailiff dunning collector lender credit
bankrupt bankruptcy insolvent insolvency receivership administration liquidation broke collapse survive survival existence afloat rescue solvent under doors lights cash liquidity flow
cash money liquid liquidity funds funding short tight thin strapped reserves reserve coffers till empty savings purse means budget wages payroll salaries salary
sell sells selling sold sale sales buyer buyers purchaser bidder bids bid interested broker agent market handover hands owner owners ownership listing listed deed notary purchase
buy buys buying bought purchase acquire acquired acquisition takeover taken merger merge merged merging joined join union fusion combine combined integration parent group investor investors shareholder shareholders stake shares partner partners independent independence
close closes closed closing closure shut shuts shutting end ends ending discontinue discontinued wind abolished scrap scrapped last doors lights gone exist existing future continue continuing
rebuild rebuilding rebuilt renovation renovate renovated refurbish refurbishment conversion convert works scaffolding builders construction demolition demolish demolished demolishing tear torn bulldozer excavator dust crane dig digging site
build building developer development plans planning permit permission flats houses housing offices apartments project land rezoning zoning
strike strikes walkout stoppage union unions picket industrial action downing tools
layoff layoffs redundant redundancy redundancies dismissed dismiss dismissal fired fire cuts cut jobs posts staff headcount positions shrink shrinking smaller restructuring reorganisation shift shifts workforce
licence license permit permission authorisation approval accreditation certificate registration renewal renew renewed expire expires expired expiry lapse lapses lapsed run valid invalid revoked withdrawn paper papers
tax taxes taxman revenue audit audited auditors inspection inspector inspectors inspected undeclared books declared fiscal authorities customs
police investigation investigated prosecutor prosecution charge charges charged criminal offence crime court trial convicted conviction prison record file fraud theft embezzlement inquiry
court courts judge judges judgment trial lawsuit sue sues litigation proceedings legal lawyer lawyers solicitor barrister counsel advice advised chances odds ruling verdict tribunal appeal case win lose prospects insurance cover
insurance insured uninsured insurer policy policies premium cover covered covers coverage lapsed deductible claim claims legal
defect defects fault faults faulty crack cracks cracked damage damaged broken rot rotten rust rusty mould damp leak leaks hidden flaw flaws repair repairs injury injured wound scar lame tendon accident accidents crash old earlier history mention disclosed concealed condition sound
machine machines engine motor gearbox boiler pump equipment worn old age replace replacement breakdown season lifespan fails survive last
contaminated contamination asbestos pollution polluted poison toxic nitrate lead soil groundwater test tests tested lab laboratory sample samples results safe unsafe
competitor competitors rival rivals competition competing other another elsewhere second alternative next neighbouring switch switching
supplier suppliers supplies supply supplied vendor contractor contractors provider manufacturer source sourcing quote quoted quotation tender another elsewhere switch dealer
customer customers client clients buyer order orders orderbook contract account lost losing cancelled cancel sales turnover demand revenue bookings booked tickets subscribers audience seats attendance turnout weak slow thin half-empty
film movie cinema series streaming television tv screen studio producer producers rights option adaptation director actors shooting broadcast broadcaster camera cameras hollywood announcement announced
book novel publisher publishing house author writer thriller manuscript translator translation edition printing imprint bestseller memoir
university professor professorship chair faculty lecturer research institute lab degree doctorate grant academic campus students dean
school schools pupils pupil teacher teachers head headmaster headmistress class classes merged merge term exam exams lesson lessons
retire retires retired retirement pension pensioner stepping step down succession successor successors handover hand over age stop stopping sixty-five farewell
secret secretly hidden hide hides private privately confidential quiet quietly undisclosed unannounced unofficial internal internally behind closed doors discreet discreetly
letters letter diary diaries papers documents document photograph photographs archive attic drawer evidence proof written writes grandfather grandmother family handwriting records file
stolen theft steal stole thief robbed looted loot taken fetched night bought gift given provenance origin owner rightful
press newspaper newspapers media journalist journalists reporter reporters headline headlines article publicity public scandal reputation image name story interview interviews coverage spotlight
boat boats ship ships vessel quota fleet harbour port skipper sail ashore onshore sea land shore fishing catch
farm farmer field fields land acres hectares crop harvest rapeseed tractor barn cattle herd pasture lease north
horse horses mare stallion foal riding stable stables rider saddle vet equestrian school
dog dogs puppy breeder kennel cat cats pet animal animals shelter
car cars van truck lorry vehicle garage driver driving licence bus tram train railway
music band musician orchestra singer song songs album label tour concert festival gig stage radio station host show audience podcast network
theatre stage play actor actress actors ensemble director premiere rehearsals rehearsal company cast
restaurant kitchen cook chef cafe bar pub brewery brewer beer recipe menu guests catering
nurse nurses ward hospital shift shifts agency temp temps clinic patients beds
sports sport club team league pitch pitches ground stadium match coach player players training season championship
church parish priest vicar bishop congregation chapel monastery diocese
army military barracks soldiers soldier navy garrison base
grant grants subsidy subsidies foundation lottery donor donors donation sponsor sponsorship charity endowment fund funding state ministry government
investor investors venture capital fund round financing valuation stake shares equity listing flotation exit
wind turbine turbines energy power electricity solar panels grid plant yield output site heating pipes gas oil
house home flat apartment rooms room roof lodging accommodation tenant tenants landlord lease rent rented rental sublet let move keys
shop store premises kiosk stall outlet doorway counter window display branch pitch
fear fears afraid scared frightened dread worried worry anxious threatened threat danger violence violent
rather prefer prefers preferred sooner withdraw withdraws withdrawn instead before pull pulls pulled plug destroy burn bury scrap kill
brother sister sibling siblings twin cousin uncle aunt nephew niece relative relatives relation family kin
friend friends neighbour neighbours acquaintance colleague colleagues
tired weary fatigue enough finished fed patience quick quickly end ending over rid close closure peace quiet
law legislation regulation directive bill minister ministry government parliament authority ban banned rule
storm flood flooding drought frost fire weather climate
wine vineyard grapes harvest cellar bottles
software developer developers programmer code engineer engineers app platform system systems server data breach hacked hack leak
patent patents trademark registered register brand name mark copyright rights licence royalties
`

const INDEX = new Map<string, Set<number>>()
for (const [at, line] of MATTERS.trim().split('\n').entries())
  for (const word of line.trim().split(/\s+/)) {
    const key = stem(word)
    INDEX.set(key, (INDEX.get(key) ?? new Set()).add(at))
  }

const NONE: ReadonlySet<number> = new Set()
/** The matters that a stem speaks of. */
export const mattersOf = (key: string): ReadonlySet<number> => INDEX.get(key) ?? NONE
