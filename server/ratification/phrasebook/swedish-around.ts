import type { Around } from '@/server/ratification/phrasebook/book'

const thanked =
  '(?: (?:till|for|er|dig|alla|allihop|bada|parter|medlare|medlaren|medlingen|talamod|talamodet|hjalp|hjalpen|arbete|arbetet|tid|tiden|insats|insatsen|stod|stodet|samtal|samtalen|ert|din|din|era|ditt|mycket|hjartligt|och|ocksa|igen|god|gott|fint|bra|stort|forstaelse|@other|att|ni|den|det|samarbete|samarbetet|kaffet|sa))*'

export const swedishAround: Around = {
  said: [
    '(?:och )?(?:(?:den|det|min|vara) )?(?:forsta )?(?:nycklarna|nyckeln|betalningen|pengarna|beloppet|handlingarna|papperen|fakturan|kopian)? ?(?:betalar|for over|overfor|lamnar|skickar|tar med|ordnar|fixar|levererar|haller) (?:jag|vi)(?: (?:er|dig|den|det|idag|i dag|imorgon|i morgon|pa|mandag|tisdag|onsdag|torsdag|fredag|denna|den har|veckan|vecka|i tid|punktligt|enligt|overenskommelse|avtal|pengarna|beloppet|nycklarna|som avtalat|direkt|genast|tillbaka))*',
    '(?:de )?(?:tidigare|gamla|forra) (?:versionerna?|utkasten?|versionen) (?:ar|galler|gar) (?:darmed |alltsa )?(?:inaktuella?|inte langre|bort|overspelade?|ersatta?|skrotade?)|versionerna? [\\d ochtil,-]{1,9} (?:ar|galler) (?:inaktuella?|inte langre|overspelade?)',
    'utan (?:agg|bitterhet|tvekan|att tveka|omsvep)|det ska ni veta|helt ok(?:ej)? for (?:oss|mig)|ingenting langre aterstar att invanta|varfor ingenting langre aterstar|ingen knorrade|sagt ar sagt|ett ord ar ett ord|jag star for det|vi star for det|det star jag for|sta vid mitt ord|ut i var och en punkt|inte en dag for tidigt|sa far det bli|det far bli sa|vid koksbordet',
    'med @other|mellan @me och @other|(?:for|till) @other',
    'och nu lamnar jag mitt samtycke till (?:den|det|@ref)',
    `(?:(?:stort |tusen |varmt |manga )?tack(?:ar)?|(?:jag|vi) tackar)${thanked}`,
    '(?:hej(?:san)?|god (?:dag|morgon|kvall|middag)|basta|kara|tjena|hallo)(?: (?:alla|allihop|medlare|medlaren|vanner|@other|pa er))*',
    '(?:med )?(?:vanlig[a]?|vanliga|basta|varma|hjartliga) halsning(?:ar|en)?|halsningar|halsar|mvh|hogaktningsfullt|ha det (?:bra|fint)|trevlig (?:helg|dag|kvall|midsommar|sommar)|god jul|lycka till(?: (?:alla|allihop))?|allt gott',
    '(?:(?:jag har|vi har|det finns|har) )?(?:inga|inget|ingenting|inte nagot) (?:mer )?(?:invandningar|forbehall|villkor|andringar|att (?:tillagga|andra|invanda|anmarka)|tvivel|synpunkter)(?: (?:och|eller) (?:inga )?(?:fragor|villkor|forbehall|andra))?',
    'utan (?:att andra (?:ett|ett enda) (?:ord|kommatecken)|att andra nagot|om och men|minsta tvekan|tvekan)',
    'av (?:egen|min|fri|min egen|helt fri|var) (?:fri )?vilja|frivilligt',
    'i (?:mitt|vart) eget namn',
    '(?:och )?inte (?:den )?(?:gamla|forra|forsta|andra|tidigare)(?: versionen)?',
    'som (?:slutlig|slutgiltig|definitiv) (?:version|text|uppteckning|handling|reglering)(?: av (?:var|vart) (?:overenskommelse|avtal|uppgorelse))?',
    '(?:darmed|med det|sa) ar (?:saken|arendet|det|tvisten|det har)(?: for (?:min|var) del)? (?:avslutad|avslutat|klar|klart|utagerad|over|avgjord|ur varlden|agerad)',
    'for (?:min|var) del|och darmed basta|punkt slut|da sager vi sa|kor pa det',
  ],
  free: [
    'efter (?:sa manga|manga|flera|langa|nastan|over|mer an|tva|tre|fyra|fem|sex|sju|atta|nio|tio|tolv|alla|allt|mycket) ?(?:langa |somnlosa )?(?:timmar|dagar|natter|veckor|manader|ar|moten|samtal|sammantraden|kvallar|somrar|brak|grubblande|funderande|fram och tillbaka){F}?',
    '(?:aven om|trots att|fastan) (?:det |jag |vi |mig |ar |kanns |gor |den |inte )*(?:svider|ont|glad|nojd|latt|svart|tungt|lycklig|surt|gillar|roligt){F}?',
    '(?:det|detta) (?:svider|kanns|gor ont|ar|var)(?: (?:inte|tungt|svart|ont|latt|trist|vemodigt|surt))*{F}?|(?:glad|nojd|lycklig|overlycklig) ar (?:jag|vi)(?: [a-z]+){0,2} inte|(?:det|detta) (?:ar|var|blev) inte (?:vad|det som|riktigt vad) (?:jag|vi) (?:hoppades|ville|hade hoppats|onskade){F}?',
    '(?:(?:jag har|vi har|har) )?(?:last|gatt|tankt|funderat|pratat)(?: (?:igenom|upp|@ref|texten|avtalet|forlikningen|uppgorelsen|overenskommelsen|det|den|allt|allting|noga|noggrant|i lugn och ro|tva ganger|tre ganger|flera ganger|med|min|mitt|fru|man|dotter|son|advokat|revisor|syster|bror|familj|familjen|ord for ord|rad for rad|fran borjan till slut|och|forstatt|tankt|funderat|pratat|hemma|ovan|igar|idag|hela))*',
    'efter (?:att ha |noggrann |moget |lite )*(?:last|genomlasning|overvagande|samrad|betanketid|genomgang|tankt efter|sovit pa saken)(?: (?:igenom|med|min|vart|var|fru|man|dotter|son|advokat|styrelsen|styrelse|familj|@ref|den|det|allt|texten|noga|tva|tre|ganger))*',
    '(?:styrelsen|stamman|arsmotet|medlemsmotet|agarna|ledningen) (?:har |gav |sa )?(?:redan |i gar |igar |i dag |enhalligt |@ref |det |detta |klartecken |ja |sitt |till )*(?:godkant|beslutat|rostat|klartecken|ja|sagt ja|beslutade|sin valsignelse)(?: (?:i gar|igar|i dag|i tisdags|i mandags|i torsdags|enhalligt|om det|till det|detta))*',
  ],
  words:
    'jag vi mig oss min mitt mina var vart vara den det de en ett denna detta dessa har dar hari i med av pa till for fran genom hos att och som sa saledes hit harmed darmed ovan ovanstaende detta ja jo jajamen mycket helt hela allt alla allting bada varje varenda ar ar blir har haft star lyder galler skriven skrivet skrivna nedskriven nedskrivet formulerad formulerat formulerade utformad avfattad upprattad beskriven angiven angivet svart vitt papper ' +
    'forlikning forlikningen overenskommelse overenskommelsen avtal avtalet uppgorelse uppgorelsen villkor villkoren text texten version versionen lydelse dokument dokumentet punkter punkterna bestammelser innehall innehallet delar sida ord ordet bokstav kommatecken punkt form datum daterad daterat titel rubrik nuvarande foreliggande slutlig slutliga slutgiltig slutgiltigt slutgiltiga definitivt bindande bunden bundna oaterkalleligt oaterkallelig uttryckligen uttryckligt frivilligt uppriktigt arligt gama garna formellt hogtidligt medvetet otvetydigt fullstandigt fullt ut fullo reservationslost ovillkorligt forbehallslost precis exakt enkelt sin dess helhet borjan slut sista forsta rakt igenom ' +
    'godkanner accepterar godtar antar ratificerar samtycker samtycke gar staller bakom star fast instammer bekraftar forklarar sager ja skriver under undertecknar lamnar ger mitt vart godkannande accept medgivande binder forbinder mig oss folja halla haller foljer bitrader ansluter godta overens sig ' +
    'idag i dag nu sida sak saken arende arendet tvist tvisten konflikt brak fred frid lugn lattad lattnad glad nojd tacksam gladje fri vilja hjarta hjartat tungt hjartligt motvilligt tander overtygelse samvete beslut svar svaret klart tydligt hand handslag hedersord anda trots men okej ok bra da nja fint val alltsa ' +
    'bolag bolaget foretag foretaget forening foreningen stiftelse firma ab hb foretradd styrelse ordforande agare undertecknad herr fru signerat och e mvh sen daterade sjalvklart naturligtvis givetvis jakande svaret dartill ifran gillar samtliga nojda sjalv hela familjen acepterar e plats bifall grannar granne grannen antligen uttrycker angiven angivna angivet beskriv* innehall* formulerad* formulerat nedskriv* avtryckt faststalld* overenskommen overenskomna punkt komma bokstav* ord rad blad papper klausuler hel hela helt fullt fast uppriktigt arligt oppet uttryckligen formellt oaterkalleligen bindande frivilligt lugnt herr fru medlare medlaren ratificerar lyder ligger star garna',
}
