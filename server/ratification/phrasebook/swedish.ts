import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { swedishAround } from '@/server/ratification/phrasebook/swedish-around'

export const swedish: Phrasebook = {
  parted: true,
  act: '(?:skriver (?:jag |vi )?(?:harmed )?under (?=denna|den|avtalet|detta|@ref)|(?:jag|vi) (?:skriver under|undertecknar|bitrader)|undertecknar (?:jag|vi)|ger (?:jag |vi )?(?:mitt|vart) (?:bifall|ja|godkannande) till|uttrycker mitt samtycke|lamnar (?:jag )?mitt samtycke till|godkannes harmed|(?:jag|vi) (?:harmed )?(?:acepterar|aksepterar)|jag ar med pa|vi ar med pa|jag sager ja|vi sager ja|(?:jag|vi) staller (?:mig|oss) bakom|(?:samtycker|antar|bitrader|gar|instammer) (?:jag|vi)|lamnar (?:jag )?(?:harmed )?mitt (?:samtycke|godkannande)|ger (?:jag )?(?:harmed )?mitt (?:samtycke|godkannande)|bitrader|(?:jag|vi) (?:[a-z ]{0,25}?)?(?:godkanner|accepterar|godtar|ratificerar|samtycker till|gar med pa|antar|instammer i|bekraftar (?:mitt|vart) (?:godkannande|samtycke)|ar (?:helt |fullt )?overens om|haller med om|sager ja till|forbinder (?:mig|oss) (?:till|att folja)|staller mig bakom)|(?:godkanner|accepterar|godtar|ratificerar) (?:jag|vi)|ja till|har mitt (?:fulla )?(?:godkannande|samtycke)|godkanns av (?:mig|oss)|accepteras av (?:mig|oss)|harmed (?:godkanner|accepterar|ratificerar) (?:jag|vi)|att jag (?:godkanner|accepterar|ratificerar))',
  reference:
    '(?:(?:den|det|de) har (?:forlikningen|overenskommelsen|avtalet|uppgorelsen|villkoren|texten|kompromissen|versionen)|villkoren (?:har )?ovan|texten (?:har )?ovan|kompromissen|denna (?:reglering|kompromiss)|forlikningsavtalet|detta forlikningsavtal|(?:denna|detta|dessa|den|det|de|ovanstaende) (?:har |ovanstaende |foreliggande |hela )?(?:forlikning(?:en)?|overenskommelse(?:n)?|avtal(?:et)?|uppgorelse(?:n)?|villkor(?:en)?|text(?:en)?|dokument(?:et)?|version(?:en)?|forslag(?:et)?)(?: (?:ovan|har))?|(?:avtalet|overenskommelsen|forlikningen|uppgorelsen|villkoren|texten)(?: (?:ovan|har))?|det som (?:star|ar) (?:skrivet )?(?:ovan|har)|ovanstaende|allt (?:som star )?ovan)',
  filler:
    '(?:precis |exakt )?(?:sa )?som (?:den|det|de) (?:ar|star|lyder)(?: (?:skriven|skrivet|skrivna|har|formulerad))?|i (?:sin|dess) helhet|i dess nuvarande (?:form|lydelse)|helt(?: och hallet)?|fullt ut|utan (?:forbehall|villkor|andringar|invandningar|reservation(?:er)?|undantag)(?: (?:och|eller) [a-z]+)*|harmed|uttryckligen|garna|tack(?: till alla| sa mycket)?|idag|frivilligt|ord for ord|som slutgiltig(?:t)?|och darmed punkt|punkt',
  version:
    '\\b(?:version(?:en)?|v|utkast)[.]? ?(?:nr[.]? ?|nummer ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})(?::e)? version(?:en)?\\b',
  numbers:
    'ett/forsta tva/andra tre/tredje fyra/fjarde fem/femte sex/sjatte sju/sjunde atta/attonde nio/nionde tio/tionde elva/elfte tolv/tolfte',
  months: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  harmless: [
    'utan (?:nagra? |nagot |vidare )?(?:forbehall|villkor|andring(?:ar)?|invandning(?:ar)?|reservation(?:er)?|undantag|tvang|press)(?: (?:och|eller) (?:utan )?[a-z]+)*',
    '(?:jag har|vi har|det finns) (?:inga|inget|ingenting) (?:mer )?(?:invandningar|forbehall|villkor|fragor|andringar|att (?:tillagga|andra|invanda)|tvivel)(?: (?:och|eller) (?:inga )?[a-z]+)*',
    '(?:glad|nojd|lycklig) ar (?:jag|vi)(?: [a-z]+){0,2} inte',
    'utan (?:om (?:och|eller) men|men)',
    'ingen har (?:tvingat|pressat) mig',
  ],
  cues: [
    [
      'hedged',
      '\\b(?:godkanner|accepterar|godtar|antar|samtycker till|instammer i|haller med om),? att\\b|\\bfor (?:nu|idag|i dag|tillfallet)\\b',
    ],
    [
      'conditional',
      '\\b(?:om|forutsatt|under forutsattning|savida|savida inte|nar|sa snart|sa lange|tills|beroende|beror|med forbehall for|ifall|endast om|bara om|skulle|efter att|i handelse)\\b(?! det (?:har|ovan))',
    ],
    [
      'hedged',
      '\\b(?:tror|antar att|i princip|tills vidare|for narvarande|just nu|mer eller mindre|inga invandningar mot|inget emot|kan (?:acceptera|godta|leva|ga med)|kunde|beredd|under protest|med reservation|lutar|typ|eller nat|ar (?:okej|bra|rimlig\\w*)|later bra|verkar)\\b',
    ],
    ['probabilistic', '\\b(?:kanske|troligen|formodligen|mojligen|sannolikt|antagligen)\\b|%'],
    [
      'future_intent',
      '\\b(?:ska|kommer att|vill|imorgon|i morgon|tanker|avser|lovar|planerar|skulle vilja)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:accepterade|godkande|har (?:accepterat|godkant|sagt)|sa att|sager att|enligt|till exempel|exempel|skrev)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:delvis|en del|delar av|storre delen|mestadels|endast (?:punkt|del)|bara (?:punkt|del|delen)|utom|forutom|med undantag|punkt(?:erna)? \\d|paragraf \\d)\\b',
    ],
    ['question', '\\?'],
    ['sarcastic', '\\b(?:haha|grisar|och jag ar (?:kungen|paven|drottningen))\\b'],
    [
      'under_duress',
      '\\b(?:tvingad|tvingas|tvingar|hotad|hotar|hot om|inget (?:annat )?val|pistol|radd|utpress\\w+)\\b',
    ],
    [
      'third_party',
      '\\b(?:min (?:man|fru|advokat|mamma|pappa|mor|far|son|dotter|chef|bror|syster) (?:accepterar|godkanner|sager)|(?:han|hon|de) (?:accepterar|godkanner)|alla (?:accepterar|godkanner)|motparten)\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:(?:skriver|klickar|svarar) (?:jag )?(?:at|for) (?:henne|honom)|for [a-z]+ rakning|pa uppdrag|min klient|fullmakt|ombud|pa [a-z]+s vagnar)\\b',
    ],
    ['deceptive', '\\b(?:fingrarna i kors|korsade fingrar|skojar|skamt|tanker inte betala)\\b'],
    ['injection', '\\b(?:ignorera|glom dina|instruktioner|system:|klassificera)\\b'],
    [
      'counter_offer',
      '\\b(?:men (?:med|bara|den|det|jag (?:vill|behaller)|utan|han maste|hon maste|da|inte)|i stallet for|istallet|i utbyte|dessutom (?:ska|maste|vill)|jag foreslar|hellre|borde vara|med (?:en|foljande) andring(?:ar)?|om (?:han|hon|jag|vi|hyran|priset|du|ni) [^.;]{0,60}(?:betalar|sanker|far|\\d|sanks|hojs|stryks)|forutsatt att [^.;]{0,60}(?:betalar|sanks|\\d|far)|och (?:han|hon|du|ni) (?:betalar|ska|maste))\\b',
    ],
    [
      'rejection',
      '\\b(?:avvisar|avslar|vagrar|forkastar|tackar nej|kommer inte pa fraga|aldrig i livet|mitt svar ar nej|oacceptabel\\w*|(?:godkanner|accepterar|godtar|ratificerar|samtycker|kan|tanker|vill|skriver|gar) (?:jag |vi )?(?:absolut )?(?:inte|aldrig))\\b|^ *nej *[.,!]? *(?:tack)? *[.!]?$|\\bnej,? tack',
    ],
    [
      'withdrawal',
      '\\b(?:drar (?:mig|oss) (?:ur|tillbaka)|drar tillbaka|tar tillbaka|aterkallar|aterkallar|lamnar|hoppar av|avslutar|avbryter|vill inte (?:fortsatta|langre)|slutar)\\b',
    ],
    ['none', '\\b(?:har (?:last|mottagit|forstatt)|forstar)\\b(?![^.;]*(?:accepterar|godkanner))'],
  ],
  reluctant: 'motvilligt|med tungt hjarta|inte glad|aven om|trots|anda|gillar inte',
  written: '\\bsom (?:den|det|de) (?:ar|star|lyder|e)\\b|ord for ord|har ovan',
  around: swedishAround,
}
