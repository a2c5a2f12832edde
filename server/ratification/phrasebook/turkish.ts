import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { turkishAround } from '@/server/ratification/phrasebook/turkish-around'

export const turkish: Phrasebook = {
  act: '(?:imza(?:mi)? (?:atiyorum|basiyorum)|onay veriyor(?:um|uz)|riza gosteriyor(?:um|uz)|razi oluyoruz|tasvip ediyor(?:um|uz)|kabul ve beyan eder(?:im|iz)|kabul ettigim(?:i|izi) (?:beyan eder(?:im|iz)|bildirir(?:im|iz))|kabul ediyom|varim(?= *[,.!]|$)|varim|variz|raziyim|raziyiz|muvafakatim(?:iz)? (?:tamdir|vardir)|onay(?:im|imi|imiz|imizi)? (?:veriyorum|veriyoruz|vardir)|kabul ve taahhut (?:ederim|ederiz)|kabulum|he diyorum|evet derim|imzaliyorum|onaylariz|kabul ederiz|benimsiyoruz|tasdik ederiz|muvafakat ederiz|kabul (?:ediyorum|ediyoruz|ederim|ettigimi (?:beyan ederim|onaylarim))|onayliyorum|onayliyoruz|onaylarim|tasdik (?:ediyorum|ederim)|muvafakat (?:ediyorum|ediyoruz|ederim)|(?:katiliyorum|razi oluyorum|rizam vardir|riza gosteriyorum)|benimsiyorum|uymayi taahhut ediyorum|onayim vardir|evet diyorum|kabulumdur)',
  reference:
    '(?:(?:bu|isbu|yukaridaki|ekrandaki|onumdeki) (?:ikinci |son |nihai )?(?:metne|metni|metin|anlasmaya|anlasmayi|sozlesmeyi|sozlesmeye|protokolu|protokole|belgeyi|kagidi|uzlasmayi|uzlasmaya|mutabakati|mutabakata|sartlari|sartlara|kosullari|kosullara)|sulh sozlesmesi\\w*|(?:anlasma|sozlesme|protokol|uzlasma|mutabakat) (?:metni\\w*|hukumleri\\w*|sartlari\\w*)|yukarida yazilanlar\\w*|burada yazilanlar\\w*|(?:bu|isbu|yukaridaki|mevcut|soz konusu) (?:[a-z]+ )?(?:anlasma\\w*|uzlasma\\w*|sozlesme\\w*|mutabakat\\w*|sulh\\w*|metn\\w*|metin\\w*|sart\\w*|kosul\\w*|protokol\\w*|belge\\w*|teklif\\w*|hukum\\w*)|(?:anlasmayi|uzlasmayi|sozlesmeyi|sulh protokolunu|sartlari|anlasmanin tamamini)|yukarida yazilan(?:lari|larin tamamini|i)|yukaridakini|burada yazilani)',
  filler:
    'oldugu gibi|yazildigi (?:gibi|haliyle|sekliyle|sekilde)|yazili(?: oldugu)? (?:haliyle|sekliyle|gibi)|aynen|tamamen|tumuyle|butunuyle|tum(?:uyle)?|tamamini|kayitsiz sartsiz|kosulsuz|sartsiz|cekincesiz|hicbir (?:cekince|sart|kosul|degisiklik) (?:olmadan|olmaksizin|one surmeden)|(?:herhangi bir )?(?:degisiklik|cekince|sart) olmadan|bu (?:haliyle|sekliyle)|acikca|isbu|bugun|tesekkurler|tesekkur ederim|ozgur irademle|kendi (?:rizamla|irademle)|kelimesi kelimesine|ben|biz|nihai (?:kayit )?olarak|maddeleriyle|butun|her (?:maddesiyle|satiriyla)',
  version:
    "\\b(?:surum|versiyon|v)[a-z]*[.:]? ?(?:no[.:]? ?)?(\\d{1,3}|{N})\\b(?!\\.? [a-z])|\\b(\\d{1,3}|{N})[.]?(?:'?(?:inci|uncu|nci|ncu|u|uncu))? ?(?:numarali )?(?:surum|versiyon|taslag|taslak|metn|metin)[a-z]*",
  numbers:
    'birinci iki/ikinci uc/ucuncu dort/dorduncu bes/besinci alti/altinci yedi/yedinci sekiz/sekizinci dokuz/dokuzuncu onuncu',
  months: 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' '),
  harmless: [
    '(?:hicbir|herhangi bir) (?:itiraz\\w*|cekince\\w*|sart\\w*|kosul\\w*|baski\\w*|degisiklik\\w*) (?:yok|olmadan|olmaksizin|bulunmuyor|altinda (?:degilim|kalmadan))',
    '(?:itirazim|cekincem|sartim|ekleyecek (?:bir )?(?:seyim|sozum)|sorum) yok',
    '(?:hosuma gitmese|istemesem|zor olsa|memnun olmasam) (?:de|da)',
    '(?:amasi|fakati)(?: (?:amasi|fakati))? yok',
    'kimse beni zorlamadi',
    'ne olursa olsun',
  ],
  cues: [
    [
      'hedged',
      '\\b[a-z]+(?:digini|dugunu|tigini|tugunu|masini|mesini|mayi|meyi|ligini|lugunu) (?:kabul|onayl|tasdik)',
    ],
    [
      'conditional',
      '\\b(?:eger|sartiyla|kosuluyla|sayet|takdirde|halinde|kadar|surece|olursa|ederse|onaylarsa|olmadikca|[a-z]+(?:arsa|erse|irsa|ursa|sa|se)|bagli olarak|baglidir|edince|sonra|insallah|kabul ederdim)\\b(?<!\\b(?:kimse|herkese|yoksa|ise|olsa|olsa da|hususa))',
    ],
    [
      'hedged',
      '\\b(?:sanirim|galiba|bence|prensipte|ilke olarak|simdilik|su an icin|asagi yukari|itirazim yok|kabul edebilirim|edebiliriz|hazirim|olabilir|genel olarak|fena degil|uygun|makul|sayilir|cekinceyle)\\b',
    ],
    ['probabilistic', '\\b(?:belki|muhtemelen|herhalde|olasilikla)\\b|%'],
    [
      'future_intent',
      '\\b(?:edecegim|edecegiz|onaylayacagim|imzalayacagim|istiyorum|istiyoruz|yarin|niyetindeyim|planliyorum|soz veriyorum|dusunuyorum|isterim)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:kabul (?:ettim|etmistim|etmis)|onaylamistim|onayladim|dedi|diyor|gore|ornek|ornegin|yazdi|soyledi)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:kismen|bir kismi\\w*|cogu\\w*|sadece|yalnizca|haric|disinda|buyuk olcude|\\d+\\. madde\\w*|madde \\d)\\b',
    ],
    ['question', '\\?|\\bm[iu](?:yim|yiz)?\\b'],
    ['sarcastic', '\\b(?:haha|domuzlar|ben de (?:padisah|kral|kralice))'],
    [
      'under_duress',
      '\\b(?:zorla\\w*|zorunda\\w*|mecbur\\w*|tehdit\\w*|baska care\\w*|secenegim yok|silah\\w*|korku\\w*|santaj\\w*)\\b',
    ],
    [
      'third_party',
      '\\b(?:(?:esim|kocam|karim|avukatim|annem|babam|oglum|kizim|patronum|kardesim) [^.;]{0,40}(?:kabul|onay|diyor)|(?:o|onlar|herkes|karsi taraf) [^.;]{0,40}(?:kabul ediyor|onayliyor))\\b',
    ],
    ['undisclosed_delegate', '\\b(?:adina|muvekkilim|vekaleten|vekil\\w*|temsilen)\\b'],
    ['deceptive', '\\b(?:saka|sakaydi|odemeye niyetim yok|parmaklarim)'],
    ['injection', '\\b(?:talimat\\w*|goz ardi et|sistem:|siniflandir\\w*|yok say)\\b'],
    [
      'counter_offer',
      '\\b(?:ama (?:[a-z]+ )?(?:olsun|istiyorum|odesin|lazim|gerek|yerine)|yerine|karsiliginda|ayrica [^.;]{0,40}(?:odesin|istiyorum|olsun|odeyecek)|oneriyorum|(?:kira|fiyat|tutar|miktar|odeme)[^.;]{0,40}(?:inerse|duserse|artarsa|olursa|sartiyla|kosuluyla)|odemesi (?:sartiyla|kosuluyla)|degisikligiyle|degistirilirse|o da [^.;]{0,30}odeyecek)\\b',
    ],
    [
      'rejection',
      '\\b(?:reddediyorum|reddediyoruz|kabul (?:etmiyorum|etmiyoruz|edemem|edemeyiz|etmem|edilemez|etmeyecegim)|onaylamiyorum|onaylamam|katilmiyorum|asla|kesinlikle hayir|razi degilim|imzalamam|imzalamayacagim)\\b|^ *hayir\\b',
    ],
    [
      'withdrawal',
      '\\b(?:cekiliyorum|cekiliyoruz|geri (?:cekiyorum|aliyorum)|vazgeciyorum|vazgectim|ayriliyorum|birakiyorum|iptal ediyorum|devam etmek istemiyorum|sonlandiriyorum)\\b',
    ],
    ['none', '\\b(?:okudum|anladim|aldim|teslim aldim)\\b(?![^.;]*(?:kabul ediyorum|onayliyorum))'],
  ],
  reluctant: 'istemeye istemeye|gonulsuz|hosuma gitmese|istemesem|icim rahat degil',
  written: 'oldugu gibi|yazildigi|yazili|aynen|kelimesi kelimesine|yukarida',
  around: turkishAround,
}
