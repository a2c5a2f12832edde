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

export const ORDINARY: ReadonlySet<string> = new Set(`${WORDS} ${COMMON}`.split(/\s+/))
