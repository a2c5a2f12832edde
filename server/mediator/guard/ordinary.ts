import { stem } from '../language/words'

/**
 * Stems that are used in three or more of the 39 matters of the building corpora, in statements or in good outputs:
 * ordinary words of negotiating, which say little where they meet again. Counted, not chosen.
 */
const WORDS = `
abov accept account add address after against agreed allow alon alway amount answer anyon anyth apart
apply archiv asid assistant assum away back bear becom bed befor begin below between bill bind board
boat breach break broken budget build call cancel cannot car carry cas chang child clear clos club cod
com commit condition confirm conflict consequenc contain contract contradict correct cost council count
court cover cut damag dat day deadlin december decid defin deliver delivery depend deposit describ
differ differenc different discussion disput distanc divid down draft driv du effect eighteen els empty
end enough enter euro even everyon everyth exceed expect fact fair fall far favour fe figur fil find
first fit fiv fix follow form forty found four fourteen fre friday full further gap giv give grant gross
ground half hand happen heat height help hold holiday hom hour hous ignor ill includ insid interest issu
itself january judg july jun keep know land last lat later law leav leave li licenc limit lin linter
list liv long longer look lower mak march mark market matter mean mediator meet mention metr middl miss
monday money month mov nam net neutral new next night nin non not notic november now number october off
offer onc open order outsid part party pay percent person plac plant play point position possibl present
pric probab propos proposal provisional pull put quarter question rain rat rather ratify rational read
reason reasonabl receiv record red remain repair repeat report request rest reword right room rota row
rul run saturday se season second seen sell sentenc september set settl seven shar show shown sid sign
sit situ six siz sketch softwar somebody someth sourc speak spoken stand stat stay step stop stranger
sum summer sunday tak take talk tell ten term test text think third thursday ti tim today together told
total town trad train travel twic under unpaid unsur us vagu wait wall way weather week weekend well
whatever whether whoever whol winter word work write wrong year yes
`
/** Words of being and of time that a secret shares with anything at all. */
const COMMON =
  'would otherwise year month week time thing way make come old good new people other value could about per cost lose expect hold ask include start deal agreement issue settlement finish late deadline'

/** Everyday English, for matters that the building corpora did not have. Before stemming. */
const EVERYDAY = `able above accept act actual add advance afternoon age ago agree air all allow almost amount annual another
appear area argue arrange arrive article attend aware back bag base basis beginning behalf behind believe belong best better big
body book both bottom box brand break bring broad build busy call card care carry case cause center centre certain chance change
charge chase check choice choose claim class clean clear collect column come comfortable common compare complete concern continue control copy
corner correct couple course cover create cross current customer cut daily deal decide deep deliver demand design desk detail develop
direct discuss document door double draw drive drop dry early earn easy effort either empty enjoy enter entire equal establish
evening event exact example except exchange existing extend extra face fact fail fall family famous far fast favour feel few field
fill final fine finish firm fit fix floor follow food force form formal front full function future gain gather general gift glad goal
grow guess guide handle happen hard head hear heavy help hide high hour huge idea imagine important improve include increase individual inform
inside install instead intend interest introduce invite involve item join key kind kitchen know large last lay lead learn least leave
legal length level lift light like limit line list listen little local lock lose low main maintain major manage manner map mark match
material matter maximum meet member mention message middle mind minimum minute miss mix model modern morning most mother move natural near necessary
need neither night noise normal notice object obtain obvious occasion offer office old open operate option order ordinary organise original
outside own page paper park part particular pass past pattern people perfect perform period person phone photo pick picture piece place plain
plan play point policy possible practical prefer prepare present press prevent price private probable problem process produce product professional
project promise proper property protect provide public publish purpose put quality quick quiet quite raise range rate reach ready real reason
receive recent recognise reduce refer refuse regard regular relate remain remember remove repeat replace reply represent require respect respond
responsible rest result return review right rise risk road role round rule safe same save schedule season section secure see seem select
send separate series serious serve service set several shape share shop short show side sign significant similar simple single sit situation size
skill small social solution solve sort sound special specific spend split staff stage stand standard start state stay step stick stop store
story strong structure subject success sudden suggest suit summer supply support suppose sure surface surprise system table take talk task team
tell term text thing think thought throw tie together tool total touch toward trade traffic travel treat trip trouble true trust try turn type
unit until update use usual value various vary version view visit voice wait walk wall want warm wash watch way wear weather welcome
whole wide window wish wonder word world worst write yard young worth would year`

export const ORDINARY: ReadonlySet<string> = new Set([
  ...WORDS.split(/\s+/),
  ...`${COMMON} ${EVERYDAY}`.split(/\s+/).map(stem),
])
