import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { polishAround } from '@/server/ratification/phrasebook/polish-around'

export const polish: Phrasebook = {
  act: '(?:podpisuje (?=te|to|@ref)|podpisujemy (?=te|to|@ref)|podpisuje sie|podpisujemy sie|skladam (?:swoj |moj )?podpis|wyrazam (?:swoja |moja |pelna |calkowita )*(?:zgode|akceptacje|aprobate)|wyrazamy (?:swoja |nasza |pelna |calkowita )*(?:zgode|akceptacje|aprobate)|udzielam (?:swojej |mojej |pelnej )*zgody|(?:wyrazam|wyrazamy) zgode na zwiazanie sie|moja odpowiedz (?:brzmi|to):? (?:tak|zgoda)|przyjmuje do wykonania|skladam zgode|wyrazam akceptacje|podtrzymuje i akceptuje|zgoda na|wyrazamy zgode|wyrazam zgode|na to porozumienie zgoda|przystaje na|przystajemy na|potwierdzam zgode|oswiadczam,? ze (?:akceptuje|przyjmuje|zatwierdzam)|zgadzam sie|zgadzamy sie|biore|udzielam zgody|daje zgode|jestem na tak|(?:akceptuje|akceptujemy|przyjmuje|przyjmujemy|zatwierdzam|zatwierdzamy|ratyfikuje|ratyfikujemy|zgadzam sie (?:na|z)|zgadzamy sie (?:na|z)|wyrazam (?:pelna )?zgode na|wyrazamy (?:pelna )?zgode na|aprobuje|podpisuje sie pod|potwierdzam (?:przyjecie|akceptacje)|mowie tak|zobowiazuje sie przestrzegac|daje (?:swoja )?zgode na)|tak dla|ma moja (?:pelna )?(?:zgode|akceptacje)|zostaje przeze mnie (?:przyjeta|zaakceptowana))',
  reference:
    '(?:(?:to|tej|temu|tym) porozumieni\\w+|(?:ta|tej|te) ugod\\w+|porozumieniem|porozumieniu|ugodzie|ugoda(?= @ref)|powyzsz\\w+ (?:ugod\\w+|porozumieni\\w+|tresc\\w*|zapis\\w*)|niniejsz\\w+ (?:ugod\\w+|porozumieni\\w+|dokument\\w*)|calosc ugody|tresc (?:ugody|porozumienia)|takiej ugody|taka ugode|ugoda mediacyjna|ugode mediacyjna|(?:t[aeyo]|te|tej|tego|tych|niniejsz\\w+|powyzsz\\w+|cal\\w+|przedstawion\\w+) (?:cal\\w+ |powyzsz\\w+ )?(?:ugod\\w+|porozumieni\\w+|warunk\\w+|umow\\w+|tekst\\w*|dokument\\w*|wersj\\w+|uklad\\w*|tresc\\w*|propozycj\\w+|postanowieni\\w+)|(?:ugod[eya]|porozumienie|umowe|warunki)(?: (?:powyzej|jak wyzej))?|to,? co (?:jest )?(?:napisane|zapisane)(?: powyzej)?|wszystko,? co (?:jest )?(?:napisane|zapisane)(?: powyzej)?|powyzsze)',
  filler:
    '(?:dokladnie )?(?:tak,? )?(?:jak|w takiej formie,? w jakiej) (?:jest |sa |zostal[ao]? )?(?:napisan\\w+|zapisan\\w+|sformulowan\\w+|przedstawion\\w+|brzmi|stoi)|w (?:calosci|obecnym brzmieniu|przedstawionym brzmieniu|obecnej formie|tym brzmieniu|calej rozciaglosci|pelni|zapisanym brzmieniu|brzmieniu)|calkowicie|w pelni|bez (?:zastrzezen|warunkow|zmian|wyjatkow|uwag)(?: (?:i|ani) (?:bez )?[a-z]+)*|niniejszym|wyraznie|chetnie|dziekuje(?: wszystkim)?|dzis|dzisiaj|dobrowolnie|slowo w slowo|jako ostateczn\\w+|i kropka|kropka|zapisan\\w+|takim brzmieniu|jakie tu widze|pelni',
  version: '\\b(?:wersj\\w+|v)[.]? ?(?:nr[.]? ?|numer ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})[.]? wersj\\w+',
  numbers:
    'pierwsza/pierwszej dwa/druga/drugiej trzy/trzecia/trzeciej cztery/czwarta/czwartej piec/piata/piatej szesc/szosta/szostej siedem/siodma/siodmej osiem/osma/osmej dziewiec/dziewiata/dziewiatej dziesiec/dziesiata/dziesiatej jedenasta/jedenastej dwunasta/dwunastej',
  months:
    'styczen/stycznia luty/lutego marzec/marca kwiecien/kwietnia maj/maja czerwiec/czerwca lipiec/lipca sierpien/sierpnia wrzesien/wrzesnia pazdziernik/pazdziernika listopad/listopada grudzien/grudnia'.split(
      ' ',
    ),
  harmless: [
    'bez (?:zadnych |jakichkolwiek |dalszych )?(?:zastrzezen|warunkow|zmian|wyjatkow|przymusu|nacisku|uwag|presji)(?: (?:i|ani|oraz) (?:bez )?[a-z]+)*',
    'nie (?:mam|mamy) (?:zadnych |wiecej |nic )?(?:zastrzezen|warunkow|uwag|pytan|watpliwosci|do dodania|zmian)(?: (?:ani|i) [a-z]+)*',
    'bez (?:zadnych |zadnego )?ale',
    'nikt mnie nie (?:zmuszal|zmusil|naciskal)',
  ],
  cues: [
    [
      'hedged',
      '\\b(?:akceptuje|akceptujemy|przyjmuje|przyjmujemy|zgadzam sie|zgadzamy sie|zatwierdzam|aprobuje|zgoda)(?: z tym| na to| to)?,? ze\\b|\\bna (?:dzis|dzisiaj|teraz|ten moment|dzien dzisiejszy)\\b',
    ],
    [
      'conditional',
      '\\b(?:jesli|jezeli|pod warunkiem|o ile|chyba ze|gdy|gdyby|kiedy|dopoki|dopiero|po tym jak|w przypadku|z zastrzezeniem|zalezy|uzalezn\\w+|zaakceptowal[ao]?bym|przyjal[ae]?bym|zgodzil[ao]?bym|jak tylko|zakladajac|tylko jesli|po uzyskaniu|oby)\\b',
    ],
    [
      'hedged',
      '\\b(?:mysle|chyba|wydaje mi sie|sadze|w zasadzie|co do zasady|na razie|poki co|mniej wiecej|nie mam nic przeciwko|nie sprzeciwiam|moge (?:przyjac|zaakceptowac|zyc)|mozemy (?:przyjac|zaakceptowac)|gotow\\w*|z zastrzezeniami|pod protestem|sklaniam|w porzadku|jest (?:ok|dobra|w porzadku)|niby)\\b',
    ],
    ['probabilistic', '\\b(?:moze|prawdopodobnie|byc moze|pewnie|zapewne)\\b|%'],
    [
      'future_intent',
      '\\b(?:zaakceptuje|przyjme|zatwierdze|podpisze|bede|zamierzam|chce|chcemy|chcialbym|chcialabym|jutro|obiecuje|planuje|mam zamiar)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:zaakceptowal[ae]?m|przyjal[e]?m|przyjelam|zgodzil[ae]?m|powiedzial[a]?|mowi ze|mowia ze|wedlug|na przyklad|przyklad|napisal[a]?)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:czesciowo|czesc|wiekszosc|tylko (?:punkt|czesc|paragraf)|oprocz|z wyjatkiem|poza|prawie wszystko|punkt(?:y)? \\d|paragraf\\w* \\d)\\b',
    ],
    ['question', '\\?|^ *czy '],
    ['sarcastic', '\\b(?:haha|swinie lataja|a ja jestem (?:papiezem|krolem|krolowa))\\b'],
    [
      'under_duress',
      '\\b(?:zmuszon\\w+|zmusza\\w*|groz\\w+|szantaz\\w*|nie mam (?:innego )?(?:wyboru|wyjscia)|pistolet|boje sie|przymus\\w*)\\b',
    ],
    [
      'third_party',
      '\\b(?:(?:moj|moja) (?:maz|zona|adwokat|matka|ojciec|syn|corka|szef|brat|siostra) (?:akceptuje|przyjmuje|zgadza|mowi)|(?:on|ona|oni) (?:akceptuj[ea]|przyjmuj[ea]|zgadzaj?a? sie)|wszyscy (?:akceptuja|przyjmuja)|druga strona)\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:w imieniu|moj klient|moja klientka|z upowaznienia|za (?:nia|niego|nich)|pelnomocnik\\w*)\\b',
    ],
    ['deceptive', '\\b(?:skrzyzowan\\w+ palc\\w+|zartuje|na niby|nie zamierzam (?:placic|przestrzegac))\\b'],
    ['injection', '\\b(?:zignoruj|zapomnij o|instrukcj\\w+|system:|zaklasyfikuj)\\b'],
    [
      'counter_offer',
      '\\b(?:ale (?:z|bez|tylko|ja (?:chce|zatrzymuje)|chce|on musi|ona musi|niech|pod)|zamiast|w zamian|dodatkowo (?:musi|ma|chce)|proponuje|wolalbym|wolalabym|powinno byc|z (?:jedna|nastepujaca|nastepujacymi) zmian\\w+|jesli (?:zaplaci|obnizy|dostane|czynsz|kwota|bedzie)|pod warunkiem,? ze (?:zaplaci|obnizy|dostane|czynsz|kwota)|i (?:on|ona|pan|pani) (?:placi|musi|zaplaci))\\b',
    ],
    [
      'rejection',
      '\\b(?:odrzucam|odrzucamy|odmawiam|odmawiamy|nie ma mowy|wykluczone|moja odpowiedz (?:brzmi|to) nie|nie do przyjecia|nieakceptowaln\\w+|nie (?:akceptuje|przyjmuje|zgadzam|zgadzamy|zatwierdzam|ratyfikuje|podpisze|moge (?:przyjac|zaakceptowac|sie zgodzic)|wyrazam))\\b|^ *nie *[.,!]? *(?:dziekuje)? *[.!]?$',
    ],
    [
      'withdrawal',
      '\\b(?:wycofuje|wycofujemy|odstepuje|rezygnuje|opuszczam|cofam|odwoluje|koncze (?:te|rozmowy|negocjacje)|zrywam|nie chce (?:juz )?(?:kontynuowac|dalej))\\b',
    ],
    [
      'none',
      '\\b(?:przeczytal[ae]?m|otrzymal[ae]?m|rozumiem|zrozumial[ae]?m|zapoznal[ae]?m sie)\\b(?![^.;]*(?:akceptuje|przyjmuje|zgadzam))',
    ],
  ],
  reluctant: 'niechetnie|z ciezkim sercem|chociaz|choc|mimo|nie podoba mi sie',
  written: '\\b(?:tak,? jak|w takiej? (?:formie|brzmieniu|ksztalcie)|slowo w slowo|powyzej)',
  around: polishAround,
}
