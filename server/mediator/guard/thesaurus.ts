import { stem } from '../language/words'

/**
 * Words of one matter, a line each: what a secret is about, however it is put. Written from what people in negotiations
 * keep to themselves, not from any output. A word may stand in several lines.
 */
const LINES = `
ill illness sick sickness disease diagnosis diagnosed patient cancer tumour surgery operation hospital clinic doctor physician medical medication treatment therapy ailing unwell frail health heart stroke diabetes dementia chemotherapy recovery recovering convalescent knee hip injured injury pain
depressed depression burnout exhausted exhaustion overworked stress stressed anxiety anxious breakdown psychiatric psychiatrist therapist counsellor counselling worn weary
drinking drinks drunk alcohol alcoholic sober sobriety addict addicted addiction rehab bottle drugs gambling gambler gambled betting
pregnant pregnancy baby babies twins birth births maternity paternity newborn infant expecting motherhood fatherhood delivery childbirth midwife
divorce divorced separation separated separating split marriage wife husband spouse custody affair lover girlfriend boyfriend fiance engaged engagement wedding marry married dating relationship partner romance
die dies died death dead dying funeral widow widower inheritance inherit inherits inherited heir heirs estate will legacy bequeath
bankrupt bankruptcy insolvent insolvency liquidation liquidator broke ruin ruined collapse collapsing administration receivership wind winding
debt debts debtor indebted owe owes owed owing arrears overdrawn overdraft creditor creditors loan loans mortgage repay repayment repaid borrow borrowed borrowing lend lends lending lender lenders bank banks credit instalment
money cash funds funding liquidity savings budget finances financial financing financed capital reserves shortage shortfall deficit hole penniless poor strapped account
grant grants subsidy subsidies subsidised lottery foundation donor donors donation donations sponsor sponsors sponsorship endowment patron
investor investors investment invests stake shareholder shareholders equity venture funding valuation flotation listing
sell sells selling sold sale sales buyer buyers purchaser purchasers purchase bidder bidders bid bids market broker agent realtor auction dispose disposal
buy buys buying bought acquire acquires acquired acquisition takeover taken merger merge merges merged merging joined joining fuse absorbed combine combined amalgamate consolidated consolidation integration
fire fired firing dismiss dismissed dismissal sack sacked redundant redundancy redundancies layoff layoffs laid unemployed jobless downsizing restructuring restructure
job jobs employer employers employment employed post posts position vacancy salary wage career hired hire hires hiring applied application applicant interview interviewed recruiter recruited recruit headhunter contract work
leave leaves leaving left quit quits quitting resign resigns resigned resignation depart departs departing departure gone exit walk notice successor replacement
retire retires retired retirement pension pensioner emeritus stepping handover successor succession
move moves moving moved relocate relocates relocated relocation emigrate emigrates emigration abroad overseas resettle transfer transferred transferring settle
strike strikes striking walkout stoppage picket union industrial
court courts judge judges trial lawsuit sue sues sued suing litigation litigate lawyer lawyers solicitor barrister attorney counsel legal proceedings verdict ruling appeal tribunal arbitration plaintiff defendant
prosecute prosecution prosecutor charged charges criminal crime police investigation investigated investigators investigating inquiry inspection inspector audit auditor auditors fraud fine fined penalty penalised offence conviction convicted prison
licence license licences licensed permit permits authorisation approval accreditation certificate certified certification registration registered concession lapse lapses lapsed expire expires expiry expired revoked revoke suspended suspension void invalid renewal renewed renew
trademark mark brand title protected patent patented copyright registered registration
defect defects defective fault faults faulty crack cracks cracked broken breaks breakdown rotten rot rotting rust rusty mould mouldy damp leak leaks leaking unsafe dangerous worn decay decayed crumbling damage damaged fail fails failed failing failure repair repairs unfit useless dilapidated state
poison toxic asbestos contaminated contamination pollution polluted nitrate lead arsenic chemicals recall recalled
machine machines engine engines motor motors boiler turbine pump equipment gear plant apparatus
close closes closed closing closure shut shuts shutting shutdown shutter discontinue discontinued abolish abolished wind scrap scrapped cease ceases ceasing folding
empty vacant vacancy unoccupied unlet unused idle unsold surplus spare overcapacity stock warehouse inventory
rent rents rental tenant tenants tenancy lease leases leased leasing let lets letting landlord lessee sublet
studio flat flats apartment apartments room rooms house houses home homes lodging doorway premises space office building cottage property
rent rental tenant landlord lease deposit flat apartment unit house home building premises
shop store stall kiosk boutique branch outlet market
build builds building builder construct construction developer developers development redevelop redevelopment demolish demolished demolition renovate renovation convert conversion flats
dig digs dug trench trenches excavate excavation roadworks pipes pipe
dog dogs puppy puppies breeder pet pets cat kitten hound
horse horses pony stable rider riding foal
car cars van vehicle truck lorry bus tram train rail railway ferry boat boats ship ships vessel vessels transport
sun solar panel panels photovoltaic photovoltaics
wind turbine turbines windmill
music band orchestra ensemble singer singers musician musicians album tour touring concert festival gig
film series streaming television broadcast broadcaster radio network studio screen rights
book books publisher publishing publish author novel press editor manuscript
farm farms farmer farming field fields crop crops harvest cattle herd cow cows sheep grazing pasture meadow
garden gardener plot plots hedge tomato tomatoes bed beds shade sun vegetables tree trees plant plants sow grow
fish fishing fisher fishery boat catch quota harbour landing
teacher teachers school schools pupil pupils class classes headmaster headmistress education
university professor professorship chair lecturer research institute academic faculty scholar
nurse nurses ward shift shifts patients
soldier soldiers army military barracks garrison navy
church parish priest vicar pastor congregation bishop religious
mayor council councillor councillors municipality town city alderman politician election elected campaign minister
insurance insurer insured uninsured cover covered coverage premium policy
tax taxes taxman revenue evasion undeclared
competitor competitors rival rivals competing competition
supplier suppliers supply supplies vendor vendors contractor contractors subcontractor provider providers manufacturer
customer customers client clients orders order ordered sales turnover revenue demand bookings audience tickets attendance subscribers
programmer developer developers engineer engineers coder code software module architect designer
lead led leader leading head headed chief director manager boss
board directors trustees committee executive executives management supervisory
secret secretly hidden conceal concealed covert undisclosed
bluff bluffing pretend pretends pretending pretence feign lie lies lying untrue
afraid fear fears feared frightened scared dread worried worry nervous terrified
love loves loved fond attached sentimental cherish adore miss
brother sister sibling siblings cousin uncle aunt father mother parent parents parents daughter son relative relatives family kin nephew niece grandmother grandfather relation
friend friends neighbour neighbours colleague colleagues acquaintance
school college training course degree study studies exam exams apprenticeship
crime theft stolen stole steal embezzle embezzled embezzlement
test tests trial trials experiment results study data prototype
flood flooding storm fire earthquake drought frost
theatre stage actor actors actress cast rehearsal rehearsals performance
hotel guests inn hostel bed guesthouse
restaurant kitchen cook chef cafe bar pub brewery brewer beer
water well spring river canal lake dam reservoir
oil gas coal heating electricity power energy grid
wood timber forest logging sawmill
museum gallery exhibition collection collector dealer
collector collectors collection debt claim claims
doctor dentist dental practice surgery
land plot site sites parcel acres hectares
`

/** Where places lie: a secret that names a town is told by its country, and the other way round. */
const PLACES = `
lisbon porto portugal portuguese
madrid barcelona seville spain spanish catalan
paris lyon marseille bordeaux nice france french provence brittany
berlin munich hamburg cologne frankfurt leipzig dresden stuttgart germany german bavaria
vienna graz salzburg linz innsbruck austria austrian
zurich geneva basel bern lausanne switzerland swiss
rome milan naples turin florence venice italy italian tuscany
london manchester leeds bristol liverpool birmingham england english britain british
edinburgh glasgow aberdeen scotland scottish
dublin cork galway limerick ireland irish
cardiff swansea wales welsh
oslo bergen trondheim norway norwegian
stockholm gothenburg malmo sweden swedish
copenhagen aarhus odense denmark danish dane
helsinki tampere turku finland finnish
reykjavik iceland icelandic
amsterdam rotterdam utrecht hague holland dutch netherlands
brussels antwerp ghent belgium belgian
warsaw krakow gdansk poland polish
prague brno czech
budapest hungary hungarian
athens greece greek crete
istanbul ankara turkey turkish
moscow petersburg russia russian
kyiv lviv ukraine ukrainian
tokyo osaka kyoto japan japanese
beijing shanghai shenzhen china chinese
seoul busan korea korean
delhi mumbai bangalore chennai india indian
sydney melbourne brisbane perth australia australian
auckland wellington zealand
toronto montreal vancouver ottawa canada canadian quebec
york boston chicago texas california francisco angeles seattle miami america american usa states
mexico mexican
rio paulo brazil brazilian
buenos aires argentina argentine
dubai emirates qatar doha gulf
cairo egypt egyptian
lagos abuja nigeria nigerian
nairobi kenya kenyan
capetown johannesburg africa african
`

const split = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

const INDEX = new Map<string, Set<number>>()
for (const [at, line] of [...split(LINES), ...split(PLACES)].entries())
  for (const word of line) {
    const key = stem(word)
    INDEX.set(key, (INDEX.get(key) ?? new Set()).add(at))
  }

const NONE: ReadonlySet<number> = new Set()
/** The lines in which a stem stands. */
export const linesOf = (key: string): ReadonlySet<number> => INDEX.get(key) ?? NONE

/** Letters that two words of one root share at least. */
const LEAST = 5
/** What may follow a root, its own last letters among it; "content" and "contest" have no root in common. */
const ENDING =
  /^(?:|[aeiouy]|[aeiouy]?(?:d|r|s|rs|n|l|ng|ment|ments|ion|ions|or|ors|er|ers|ation|ations|al|ally|ly|ist|ists|ism|y|ies|ied|ic|ical|iv|ant|ent|anc|enc|ency|ity|abl|ibl|ability|ness|ful|less|ship|hood|th|t|ur|age|ag|iz|is|if|ifi|ing|ed|at|ator|it|itor))$/u

/** One root: "developer" and "development", "counsellor" and "counselling". */
export function akin(a: string, b: string): boolean {
  if (a === b) return true
  const least = Math.min(a.length, b.length)
  if (least < LEAST) return false
  let same = 0
  while (same < least && a[same] === b[same]) same += 1
  return (
    same >= Math.max(LEAST, Math.ceil(Math.max(a.length, b.length) * 0.6)) &&
    least - same <= 3 &&
    (ENDING.test(a.slice(same)) || ENDING.test(b.slice(same)))
  )
}

/** Whether a stem is one of these or has a root in common with one; asked by its first letters, since roots share those. */
export function rootedIn(stems: ReadonlySet<string>): (key: string) => boolean {
  const byStart = new Map<string, string[]>()
  for (const one of stems) {
    const start = one.slice(0, LEAST)
    byStart.set(start, [...(byStart.get(start) ?? []), one])
  }
  const asked = new Map<string, boolean>()
  return (key) => {
    const before = asked.get(key)
    if (before !== undefined) return before
    const found = stems.has(key) || (byStart.get(key.slice(0, LEAST)) ?? []).some((one) => akin(one, key))
    asked.set(key, found)
    return found
  }
}
