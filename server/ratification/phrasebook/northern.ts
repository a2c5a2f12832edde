import type { Phrasebook } from '@/server/ratification/phrasebook/book'

export const german: Phrasebook = {
  act: '(?:ich (?:[a-z ]{0,30}?)?(?:nehme [^.;]{0,80}?\\ban\\b|stimme [^.;]{0,80}?\\bzu\\b|akzeptiere|ratifiziere|genehmige|bestatige meine zustimmung|erklare mich [^.;]{0,60}?einverstanden|bin [^.;]{0,60}?einverstanden|willige [^.;]{0,60}?\\bein\\b|billige|erkenne [^.;]{0,60}?\\ban\\b|unterzeichne|sage ja zu)|wir (?:[a-z ]{0,30}?)?(?:nehmen [^.;]{0,80}?\\ban\\b|stimmen [^.;]{0,80}?\\bzu\\b|akzeptieren|ratifizieren|genehmigen|erklaren uns [^.;]{0,60}?einverstanden|sind [^.;]{0,60}?einverstanden|willigen [^.;]{0,60}?\\bein\\b|billigen)|(?:nehme|nehmen) (?:ich|wir) [^.;]{0,60}?\\ban\\b|stimme(?:n)? (?:ich|wir) [^.;]{0,80}?\\bzu\\b|(?:akzeptiere|akzeptieren|ratifiziere|ratifizieren|genehmige) (?:ich|wir)|ja zu|bin (?:ich )?(?:voll |vollstandig |ganz )?einverstanden|einverstanden mit|findet meine (?:volle )?zustimmung|hat meine (?:volle )?zustimmung|meine zustimmung zu|wird von (?:mir|uns) (?:angenommen|akzeptiert|ratifiziert)|dass ich [^.;]{0,80}?(?:annehme|zustimme|akzeptiere|ratifiziere)|stimmt (?=dem|diesem)|akzeptiert (?=den|diesen|die|diese))',
  reference:
    '(?:(?:dies(?:e|en|er|em|es)|vorliegende[nrms]?|obige[nrms]?|der|den|dem|die|das|des) (?:vorliegenden |obigen |obenstehenden |gesamten |ganzen |genannten )?(?:vergleich(?:s|es)?|vereinbarung|einigung|bedingungen|text|vertrag|abkommen|fassung|regelung|dokument|bestimmungen)(?: (?:oben|hier))?|was (?:oben|hier) (?:geschrieben )?steht|das (?:oben|obige|obenstehende)(?: [a-z]+)?|alles,? was (?:oben|hier) steht)',
  filler:
    '(?:genau |exakt )?so,? wie (?:er|sie|es) (?:(?:hier |da )?(?:geschrieben |formuliert )?(?:steht|ist|vorliegt|lautet)|geschrieben (?:steht|ist)|hier steht)|wie (?:geschrieben|er (?:hier )?geschrieben (?:ist|steht)|sie (?:hier )?geschrieben (?:ist|steht)|er (?:hier )?(?:dasteht|steht|vorliegt)|vorgelegt|formuliert|es (?:hier |da )?(?:geschrieben )?steht)|in (?:vollem umfang|der vorliegenden (?:form|fassung)|allen punkten|ganze|seiner ganze|dieser form)|vollumfanglich|vollstandig|uneingeschrankt|vorbehaltlos|bedingungslos|ohne (?:vorbehalte?|einschrankung(?:en)?|bedingung(?:en)?|anderung(?:en)?|wenn und aber|abstriche)(?: (?:und|oder) (?:ohne )?[a-z]+)*|hiermit|ausdrucklich|gerne?|danke(?: an alle)?|heute|freiwillig|wort fur wort|punkt fur punkt|voll und ganz|ganz|vom ersten bis zum letzten wort|zu',
  version: '(?:version|fassung|v)\\s*(?:nr[.]? ?)?(\\d{1,3})',
  months: 'januar/janner februar marz april mai juni juli august september oktober november dezember'.split(
    ' ',
  ),
  harmless: [
    'ohne (?:jede[nr]? |irgendwelche |weitere )?(?:vorbehalte?|bedingung(?:en)?|einschrankung(?:en)?|anderung(?:en)?|zwang|druck|wenn und aber|abstriche)(?: (?:und|oder) (?:ohne )?[a-z]+)*',
    '(?:ich habe|wir haben|es gibt) (?:keinerlei |keine[nr]? |nichts |sonst |weiter(?:en|e)? |mehr )*(?:einwande?|vorbehalte?|bedingungen|fragen|anderungen|hinzuzufugen|auszusetzen|zweifel|mehr zu sagen|einwendungen)(?: (?:und|oder|noch) (?:keine[nr]? )?[a-z]+)*',
    '(?:auch wenn|obwohl|obgleich|wenngleich) [^.;,:]{1,80}',
    '(?:glucklich|begeistert|zufrieden|froh|erfreut|gern|leicht)e?r? (?:bin|war|macht|fallt|fiel|tue|sind) (?:ich|mich|mir|es|wir)(?: [a-z]+){0,3} nicht',
    'niemand hat mich (?:gezwungen|gedrangt|unter druck gesetzt)',
    '(?:es ist nicht|das ist nicht|ich bin nicht (?:glucklich|begeistert|zufrieden)|gefallt mir nicht|gern(?:e)? (?:tue|mache) ich (?:das|es) nicht)[^.;,:]{0,50}',
    '(?:egal|gleich|unabhangig davon),? (?:was|ob) [^.;,:]{1,50}',
  ],
  cues: [
    [
      'conditional',
      '\\b(?:wenn|falls|sofern|sobald|vorbehaltlich|unter der (?:bedingung|voraussetzung)|vorausgesetzt|es sei denn|bis|solange|nur wenn|abhangig|hangt|sollte[n]?|ware[n]?|wurde[n]?|erst (?:wenn|nach)|angenommen|unter vorbehalt (?:der|des)|nachdem|hatte|im falle|so gott will)\\b',
    ],
    [
      'hedged',
      '\\b(?:ich (?:glaube|denke|meine|schatze|vermute)|grundsatzlich|im prinzip|prinzipiell|im grossen und ganzen|vorerst|vorlaufig|im moment|zurzeit|derzeit|mehr oder weniger|(?:nichts|keine einwande) (?:gegen|dagegen)|konnte|konnen [^.;]{0,40}(?:annehmen|akzeptieren|zustimmen|leben)|kann [^.;]{0,40}(?:annehmen|akzeptieren|zustimmen|leben)|bereit|unter (?:protest|vorbehalt)|mit vorbehalt|wohl|eher|tendiere|geneigt|irgendwie|oder so|ist (?:in ordnung|okay|ok|gut|akzeptabel)|klingt gut|passt schon)\\b',
    ],
    ['probabilistic', '\\b(?:vielleicht|wahrscheinlich|vermutlich|moglicherweise|womoglich|eventuell)\\b|%'],
    [
      'future_intent',
      '\\b(?:werde|werden|will|wollen|mochte|mochten|morgen|habe vor|beabsichtige|verspreche|plane|gedenke)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:habe [^.;]{0,60}(?:angenommen|akzeptiert|zugestimmt|ratifiziert|gesagt)|hat gesagt|sagt|sagte|sagen|laut|gemass der mail|nahm|stimmte|beispiel|schrieb|hat geschrieben)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:teilweise|zum teil|einen teil|teil (?:des|der)|grossteil|grosstenteils|nur (?:den|die|das|ziffer|punkt|klausel)|ausser|bis auf|ausgenommen|mit ausnahme|(?:ziffer|klausel|punkt|absatz)(?:n)? \\d)\\b',
    ],
    ['question', '\\?'],
    [
      'sarcastic',
      '\\b(?:haha|schweine fliegen|und ich bin (?:der|die) (?:kaiser|papst|konig\\w*)|klar doch, und|na klar, und)\\b',
    ],
    [
      'under_duress',
      '\\b(?:gezwungen|zwingt|zwingen|bedroht|droht|drohung\\w*|keine (?:andere )?wahl|bleibt mir nichts|erpress\\w+|pistole|angst|genotigt)\\b',
    ],
    [
      'third_party',
      '\\b(?:mein(?:e)? (?:mann|frau|anwalt|anwaltin|mutter|vater|sohn|tochter|chef|bruder|schwester) (?:nimmt|akzeptiert|stimmt|sagt)|(?:er|sie) (?:akzeptiert|nimmt [^.;]{0,40} an|stimmt [^.;]{0,40} zu)|alle (?:akzeptieren|stimmen)|die gegenseite)\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:im namen (?:von|der|des)|im auftrag|i\\.? ?a\\.|i\\.? ?v\\.|mein(?:e)? mandant(?:in)?|in vertretung|bevollmachtigt\\w*|stellvertretend)\\b',
    ],
    [
      'deceptive',
      '\\b(?:finger gekreuzt|gekreuzten fingern|spass|scherz|nur so gesagt|nicht vor zu zahlen|werde nicht zahlen)\\b',
    ],
    ['injection', '\\b(?:ignorier\\w*|vergiss deine|anweisungen|system:|klassifizier\\w*|werte dies als)\\b'],
    [
      'counter_offer',
      '\\b(?:aber (?:mit|nur|der|die|das|ich (?:will|behalte|mochte)|ohne|er muss|sie muss|dafur|bitte|statt|nicht)|anstatt|anstelle|statt(?:dessen)?|im gegenzug|ausserdem (?:muss|soll|zahlt|will)|zusatzlich (?:muss|soll|zahlt)|ich schlage [^.;]{0,40}vor|lieber ware|sollte (?:stattdessen|\\d)|mit (?:einer|folgender|folgenden|der) anderung|wenn (?:er|sie|ich|wir|die miete|der (?:preis|betrag)|das) [^.;]{0,60}(?:zahlt|zahlen|senkt|bekomme|streicht|ubernimmt|\\d|gesenkt|erhoht|gestrichen|verlangert)|sofern [^.;]{0,60}(?:zahlt|gesenkt|gestrichen|ubernimmt|\\d)|und (?:er|sie|herr [a-z]+|frau [a-z]+) (?:zahlt|muss|ubernimmt)|auch (?:muss|soll) (?:er|sie))\\b',
    ],
    [
      'rejection',
      '\\b(?:lehne[n]? [^.;]{0,60}?ab|ablehn\\w+|abgelehnt|weigere[n]? (?:mich|uns)|verweigere|kommt nicht in ?frage|auf keinen fall|niemals|meine antwort (?:ist|lautet) nein|inakzeptabel|unannehmbar|(?:nehme[n]?|stimme[n]?|akzeptiere[n]?|ratifiziere[n]?|unterschreibe[n]?|bin|sind|kann|konnen|werde[n]?) [^.;]{0,50}?\\b(?:nicht|keinesfalls|niemals)\\b[^.;]{0,40}?(?:an|zu|einverstanden|annehmen|akzeptieren|zustimmen|unterschreiben|$|[.!,]))|^ *nein *[.,!]? *(?:danke)? *[.!]?$|\\bnein danke\\b|nicht (?:an|zu|einverstanden)\\b',
    ],
    [
      'withdrawal',
      '\\b(?:ziehe[n]? (?:mich|uns|meine[n]?|unsere[n]?) [^.;]{0,60}?zuruck|widerrufe[n]?|steige[n]? (?:hier )?(?:aus|hiermit aus)|verlasse[n]?|breche[n]? [^.;]{0,50}?ab|beende[n]? (?:die|diese|hiermit)|trete[n]? zuruck|nehme meine [^.;]{0,30}zuruck|ich bin raus|will nicht mehr)\\b',
    ],
    [
      'none',
      '\\b(?:habe [^.;]{0,60}(?:gelesen|erhalten|verstanden)|verstehe|nehme [^.;]{0,40} zur kenntnis)\\b(?![^.;]*(?:nehme ich|akzeptiere|stimme))',
    ],
  ],
  reluctant:
    'zahneknirschend|schweren herzens|widerwillig|ungern|nicht gern|auch wenn|obwohl|gefallt mir nicht|nicht glucklich|trotzdem|dennoch',
}

export const dutch: Phrasebook = {
  act: '(?:(?:ik|wij|we) (?:[a-z ]{0,25}?)?(?:ga(?:an)? [^.;]{0,40}?akkoord met|aanvaard(?:en)?|accepteer|accepteren|ratificeer|ratificeren|bekrachtig(?:en)?|stem(?:men)? [^.;]{0,40}?in met|keur(?:en)? [^.;]{0,60}?goed|onderschrijf|onderschrijven|bevestig(?:en)? (?:mijn|onze) (?:akkoord|instemming) met|ben [^.;]{0,30}?akkoord met|zijn [^.;]{0,30}?akkoord met|ben het [^.;]{0,20}?eens met|zeg ja tegen|neem(?:en)? [^.;]{0,60}?\\baan\\b|bind(?:en)? (?:mij|me|ons) aan)|(?:ga|aanvaard|accepteer|ratificeer|stem|keur|neem|onderschrijf) (?:ik|wij|we)|akkoord met|ja tegen|heeft mijn (?:volledige )?(?:instemming|akkoord)|mijn (?:akkoord|instemming) (?:op|met|voor)|wordt door (?:mij|ons) (?:aanvaard|geaccepteerd)|aanvaardt (?=de|deze|dit)|accepteert (?=de|deze|dit)|dat ik [^.;]{0,60}(?:aanvaard|accepteer|akkoord ga|instem))',
  reference:
    '(?:(?:deze|dit|de|het|bovenstaande|onderhavige|die|dat) (?:bovenstaande |onderhavige |voorliggende |hele |volledige )?(?:schikking|overeenkomst|akkoord|vaststellingsovereenkomst|voorwaarden|tekst|afspraken|afspraak|regeling|document|versie|bepalingen|voorstel)(?: (?:hierboven|hier|hierbij))?|wat (?:hierboven|hier|er) (?:geschreven )?staat|het (?:bovenstaande|voorgaande)|alles wat (?:hierboven|hier|er) staat|hiermee akkoord zoals)',
  filler:
    '(?:precies |exact )?zoals (?:ze|zij|hij|het|die|deze|dat|er)? ?(?:hier |er |nu )?(?:geschreven |op schrift |op papier )?(?:staat|staan|is|zijn|luidt|ligt|voorligt|beschreven|opgeschreven|geformuleerd|geschreven)(?: (?:is|staat|zijn))?|in (?:zijn|haar|hun) geheel|geheel|volledig|helemaal|integraal|onvoorwaardelijk|zonder (?:voorbehoud|voorwaarden?|wijzigingen|wijziging|bezwaar|uitzondering|mitsen en maren)(?: (?:en|of) [a-z]+)*|hierbij|uitdrukkelijk|graag|bedankt(?: allemaal)?|dank (?:je|u)|vandaag|vrijwillig|woord voor woord|van a tot z|van harte|als definitief|als eindresultaat|en punt|uit|klaar',
  version: '(?:versie|v)\\s*(?:nr[.]? ?)?(\\d{1,3})',
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  ),
  harmless: [
    'zonder (?:enige? |enkele? |verdere )?(?:voorbehoud|voorwaarden?|wijziging(?:en)?|bezwaar|bezwaren|uitzondering(?:en)?|dwang|druk|mitsen en maren)(?: (?:en|of) (?:zonder )?[a-z]+)*',
    '(?:ik heb|wij hebben|we hebben|er zijn) (?:verder |ook )?(?:geen|niets|niks) (?:verder |meer )?(?:bezwaar|bezwaren|voorwaarden|vragen|opmerkingen|wijzigingen|toe te voegen|aan toe te voegen|te zeggen|twijfels)(?: (?:en|of) (?:geen )?[a-z]+)*',
    '(?:ook al|hoewel|al) [^.;,:]{1,60}',
    '(?:blij|gelukkig|tevreden|enthousiast) (?:ben|was|zijn) (?:ik|we|wij)(?: [a-z]+){0,3} niet',
    '(?:zonder|geen) (?:ge)?maar(?:en)?',
    'niemand heeft mij (?:gedwongen|onder druk gezet)',
    '(?:ik ben (?:er )?niet blij|het is niet|niet van harte|leuk is anders|ik vind het niet)[^.;,:]{0,50}',
    'wat er ook gebeurt',
  ],
  cues: [
    [
      'conditional',
      '\\b(?:als|indien|mits|tenzij|zodra|op voorwaarde|onder voorbehoud van|wanneer|totdat|tot(?:dat)?|zolang|afhankelijk|hangt|alleen als|zou(?:den)?|ervan uitgaande|pas (?:als|na|wanneer)|nadat|in het geval|zou|mocht(?:en)?)\\b(?! definitief)',
    ],
    [
      'hedged',
      '\\b(?:denk|geloof|vermoed|in principe|in beginsel|voorlopig|voor nu|op dit moment|min of meer|geen bezwaar|kan (?:ik )?(?:ermee |hiermee )?(?:leven|akkoord|accepteren|aanvaarden)|kunnen [^.;]{0,30}(?:accepteren|aanvaarden|leven)|bereid|onder protest|met voorbehoud|onder voorbehoud|best wel|een beetje|geneigd|of zo|is (?:prima|goed|ok|oke)|lijkt (?:me|mij)|klinkt goed|eigenlijk wel)\\b',
    ],
    ['probabilistic', '\\b(?:misschien|waarschijnlijk|wellicht|mogelijk|vermoedelijk|allicht)\\b|%'],
    [
      'future_intent',
      '\\b(?:zal|zullen|wil|willen|morgen|van plan|beloof|ga (?:ik )?(?:morgen |straks )?(?:accepteren|aanvaarden|tekenen|ratificeren)|gaan (?:accepteren|aanvaarden|tekenen)|binnenkort|straks)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:heb [^.;]{0,60}(?:geaccepteerd|aanvaard|ingestemd|gezegd|getekend)|zei|zegt|zeggen|volgens|ging akkoord|accepteerde|aanvaardde|voorbeeld|schreef)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:gedeeltelijk|deels|een deel|deel van|grotendeels|het grootste deel|alleen (?:de|het|artikel|punt)|behalve|uitgezonderd|met uitzondering|op [a-z ]{1,20} na|artikel(?:en)? \\d|clausule[s]? \\d|punt \\d)\\b',
    ],
    ['question', '\\?'],
    ['sarcastic', '\\b(?:haha|tuurlijk, en|en ik ben (?:de )?(?:sinterklaas|paus|koning\\w*)|varkens)\\b'],
    [
      'under_duress',
      '\\b(?:gedwongen|dwingt|dwingen|bedreigd|bedreigt|dreig\\w+|geen (?:andere )?keus|geen (?:andere )?keuze|chant\\w+|pistool|bang|moet wel)\\b',
    ],
    [
      'third_party',
      '\\b(?:mijn (?:man|vrouw|advocaat|moeder|vader|zoon|dochter|baas|broer|zus) (?:gaat|accepteert|aanvaardt|zegt)|(?:hij|zij) (?:gaat akkoord|accepteert|aanvaardt)|iedereen (?:accepteert|gaat)|de andere partij)\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:namens|in opdracht|mijn client(?:e)?|gemachtigd\\w*|in naam van|volmacht)\\b',
    ],
    [
      'deceptive',
      '\\b(?:vingers gekruist|gekruiste vingers|grapje|voor de grap|niet van plan te betalen|ga niet betalen)\\b',
    ],
    ['injection', '\\b(?:negeer|vergeet je|instructies|systeem:|classificeer|markeer als)\\b'],
    [
      'counter_offer',
      '\\b(?:maar (?:met|dan|de|het|ik (?:wil|houd|hou)|zonder|hij moet|zij moet|wel|alleen|niet)|in plaats van|in ruil|bovendien (?:moet|wil|betaalt)|ook (?:moet|wil ik)|ik stel [^.;]{0,40}voor|liever|zou moeten|met (?:een|de volgende|deze) wijziging(?:en)?|als (?:hij|zij|ik|we|de huur|het bedrag|je|u) [^.;]{0,60}(?:betaalt|betalen|verlaagt|krijg|schrapt|\\d|verlaagd|verhoogd|geschrapt|verlengd)|mits [^.;]{0,60}(?:betaalt|verlaagd|geschrapt|\\d|krijg)|en (?:hij|zij|u|je) (?:betaalt|moet))\\b',
    ],
    [
      'rejection',
      '\\b(?:wijs [^.;]{0,60}?af|wijzen [^.;]{0,60}?af|weiger(?:en)?|verwerp(?:en)?|geen sprake van|in geen geval|mijn antwoord is nee|onaanvaardbaar|onacceptabel|(?:ga|gaan|aanvaard|accepteer|stem|ben|kan|kunnen|zal|wil|teken) [^.;]{0,40}?\\b(?:niet|geenszins|nooit)\\b[^.;]{0,30}?(?:akkoord|in|eens|accepteren|aanvaarden|tekenen|$|[.!,])|niet akkoord|niet mee eens)\\b|^ *nee *[.,!]? *(?:bedankt|dank je)? *[.!]?$|\\bnee,? (?:bedankt|dank)',
    ],
    [
      'withdrawal',
      '\\b(?:trek(?:ken)? (?:mij|me|ons|mijn|onze) [^.;]{0,60}?terug|herroep|stap(?:pen)? (?:hier)?uit|ik stap [^.;]{0,20}uit|verlaat|verlaten|beeindig(?:en)?|stop(?:pen)? (?:met|ermee)|ik ben eruit|wil niet meer|kap ermee|annuleer)\\b',
    ],
    [
      'none',
      '\\b(?:heb [^.;]{0,60}(?:gelezen|ontvangen|begrepen)|begrijp)\\b(?![^.;]*(?:akkoord|aanvaard|accepteer))',
    ],
  ],
  reluctant: 'met tegenzin|schoorvoetend|niet blij|niet van harte|ook al|hoewel|toch|met pijn in',
}

export const swedish: Phrasebook = {
  act: '(?:(?:jag|vi) (?:[a-z ]{0,25}?)?(?:godkanner|accepterar|godtar|ratificerar|samtycker till|gar med pa|antar|instammer i|bekraftar (?:mitt|vart) (?:godkannande|samtycke)|ar (?:helt |fullt )?overens om|haller med om|sager ja till|forbinder (?:mig|oss) (?:till|att folja)|staller mig bakom)|(?:godkanner|accepterar|godtar|ratificerar) (?:jag|vi)|ja till|har mitt (?:fulla )?(?:godkannande|samtycke)|godkanns av (?:mig|oss)|accepteras av (?:mig|oss)|harmed (?:godkanner|accepterar|ratificerar) (?:jag|vi)|att jag (?:godkanner|accepterar|ratificerar))',
  reference:
    '(?:(?:denna|detta|dessa|den|det|de|ovanstaende) (?:har |ovanstaende |foreliggande |hela )?(?:forlikning(?:en)?|overenskommelse(?:n)?|avtal(?:et)?|uppgorelse(?:n)?|villkor(?:en)?|text(?:en)?|dokument(?:et)?|version(?:en)?|forslag(?:et)?)(?: (?:ovan|har))?|(?:avtalet|overenskommelsen|forlikningen|uppgorelsen|villkoren|texten)(?: (?:ovan|har))?|det som (?:star|ar) (?:skrivet )?(?:ovan|har)|ovanstaende|allt (?:som star )?ovan)',
  filler:
    '(?:precis |exakt )?(?:sa )?som (?:den|det|de) (?:ar|star|lyder)(?: (?:skriven|skrivet|skrivna|har|formulerad))?|i (?:sin|dess) helhet|i dess nuvarande (?:form|lydelse)|helt(?: och hallet)?|fullt ut|utan (?:forbehall|villkor|andringar|invandningar|reservation(?:er)?|undantag)(?: (?:och|eller) [a-z]+)*|harmed|uttryckligen|garna|tack(?: till alla| sa mycket)?|idag|frivilligt|ord for ord|som slutgiltig(?:t)?|och darmed punkt|punkt',
  version: '(?:version|v)\\s*(?:nr[.]? ?)?(\\d{1,3})',
  months: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  harmless: [
    'utan (?:nagra? |nagot |vidare )?(?:forbehall|villkor|andring(?:ar)?|invandning(?:ar)?|reservation(?:er)?|undantag|tvang|press)(?: (?:och|eller) (?:utan )?[a-z]+)*',
    '(?:jag har|vi har|det finns) (?:inga|inget|ingenting) (?:mer )?(?:invandningar|forbehall|villkor|fragor|andringar|att (?:tillagga|andra|invanda)|tvivel)(?: (?:och|eller) (?:inga )?[a-z]+)*',
    '(?:aven om|trots att|fastan) [^.;,:]{1,60}',
    '(?:glad|nojd|lycklig) ar (?:jag|vi)(?: [a-z]+){0,2} inte',
    'utan (?:om (?:och|eller) men|men)',
    'ingen har (?:tvingat|pressat) mig',
    '(?:jag ar inte (?:glad|nojd)|det ar inte|jag gillar (?:det |den )?inte)[^.;,:]{0,50}',
    'oavsett [^.;,:]{1,50}',
  ],
  cues: [
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
      '\\b(?:for [a-z]+ rakning|pa uppdrag|min klient|fullmakt|ombud|pa [a-z]+s vagnar)\\b',
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
}

export const polish: Phrasebook = {
  act: '(?:(?:akceptuje|akceptujemy|przyjmuje|przyjmujemy|zatwierdzam|zatwierdzamy|ratyfikuje|ratyfikujemy|zgadzam sie (?:na|z)|zgadzamy sie (?:na|z)|wyrazam (?:pelna )?zgode na|wyrazamy (?:pelna )?zgode na|aprobuje|podpisuje sie pod|potwierdzam (?:przyjecie|akceptacje)|mowie tak|zobowiazuje sie przestrzegac|daje (?:swoja )?zgode na)|tak dla|ma moja (?:pelna )?(?:zgode|akceptacje)|zostaje przeze mnie (?:przyjeta|zaakceptowana))',
  reference:
    '(?:(?:t[aeyo]|te|tej|tego|tych|niniejsz\\w+|powyzsz\\w+|cal\\w+|przedstawion\\w+) (?:cal\\w+ |powyzsz\\w+ )?(?:ugod\\w+|porozumieni\\w+|warunk\\w+|umow\\w+|tekst\\w*|dokument\\w*|wersj\\w+|uklad\\w*|tresc\\w*|propozycj\\w+|postanowieni\\w+)|(?:ugod[eya]|porozumienie|umowe|warunki)(?: (?:powyzej|jak wyzej))?|to,? co (?:jest )?(?:napisane|zapisane)(?: powyzej)?|wszystko,? co (?:jest )?(?:napisane|zapisane)(?: powyzej)?|powyzsze)',
  filler:
    '(?:dokladnie )?(?:tak,? )?(?:jak|w takiej formie,? w jakiej) (?:jest |sa |zostal[ao]? )?(?:napisan\\w+|zapisan\\w+|sformulowan\\w+|przedstawion\\w+|brzmi|stoi)|w (?:calosci|obecnym brzmieniu|przedstawionym brzmieniu|obecnej formie|tym brzmieniu|calej rozciaglosci|pelni|zapisanym brzmieniu|brzmieniu)|calkowicie|w pelni|bez (?:zastrzezen|warunkow|zmian|wyjatkow|uwag)(?: (?:i|ani) (?:bez )?[a-z]+)*|niniejszym|wyraznie|chetnie|dziekuje(?: wszystkim)?|dzis|dzisiaj|dobrowolnie|slowo w slowo|jako ostateczn\\w+|i kropka|kropka|zapisan\\w+|takim brzmieniu|jakie tu widze|pelni',
  version: '(?:wersj\\w+|v)\\s*(?:nr[.]? ?)?(\\d{1,3})',
  months:
    'styczen/stycznia luty/lutego marzec/marca kwiecien/kwietnia maj/maja czerwiec/czerwca lipiec/lipca sierpien/sierpnia wrzesien/wrzesnia pazdziernik/pazdziernika listopad/listopada grudzien/grudnia'.split(
      ' ',
    ),
  harmless: [
    'bez (?:zadnych |jakichkolwiek |dalszych )?(?:zastrzezen|warunkow|zmian|wyjatkow|przymusu|nacisku|uwag|presji)(?: (?:i|ani|oraz) (?:bez )?[a-z]+)*',
    'nie (?:mam|mamy) (?:zadnych |wiecej |nic )?(?:zastrzezen|warunkow|uwag|pytan|watpliwosci|do dodania|zmian)(?: (?:ani|i) [a-z]+)*',
    '(?:chociaz|choc|mimo ze|mimo iz) [^.;,:]{1,60}',
    'bez (?:zadnych |zadnego )?ale',
    'nikt mnie nie (?:zmuszal|zmusil|naciskal)',
    '(?:nie (?:jest to|podoba|jestem zadowolon)|to nie (?:jest )?(?:to|idealne))[^.;,:]{0,50}',
    'bez wzgledu na [^.;,:]{1,50}',
  ],
  cues: [
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
    ['undisclosed_delegate', '\\b(?:w imieniu|moj klient|moja klientka|z upowaznienia|pelnomocnik\\w*)\\b'],
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
}

export const turkish: Phrasebook = {
  act: '(?:kabul (?:ediyorum|ediyoruz|ederim|ettigimi (?:beyan ederim|onaylarim))|onayliyorum|onayliyoruz|onaylarim|tasdik (?:ediyorum|ederim)|muvafakat (?:ediyorum|ediyoruz|ederim)|(?:katiliyorum|razi oluyorum|rizam vardir|riza gosteriyorum)|benimsiyorum|uymayi taahhut ediyorum|onayim vardir|evet diyorum|kabulumdur|kabul ediyor(?= *[.!]?$))',
  reference:
    '(?:(?:bu|isbu|yukaridaki|mevcut|soz konusu) (?:[a-z]+ )?(?:anlasma\\w*|uzlasma\\w*|sozlesme\\w*|mutabakat\\w*|sulh\\w*|metn\\w*|metin\\w*|sart\\w*|kosul\\w*|protokol\\w*|belge\\w*|teklif\\w*|hukum\\w*)|(?:anlasmayi|uzlasmayi|sozlesmeyi|sulh protokolunu|sartlari|anlasmanin tamamini)|yukarida yazilan(?:lari|larin tamamini|i)|yukaridakini|burada yazilani)',
  filler:
    'oldugu gibi|yazildigi (?:gibi|haliyle|sekliyle|sekilde)|yazili(?: oldugu)? (?:haliyle|sekliyle|gibi)|aynen|tamamen|tumuyle|butunuyle|tum(?:uyle)?|tamamini|kayitsiz sartsiz|kosulsuz|sartsiz|cekincesiz|hicbir (?:cekince|sart|kosul|degisiklik) (?:olmadan|olmaksizin|one surmeden)|(?:herhangi bir )?(?:degisiklik|cekince|sart) olmadan|bu (?:haliyle|sekliyle)|acikca|isbu|bugun|tesekkurler|tesekkur ederim|ozgur irademle|kendi (?:rizamla|irademle)|kelimesi kelimesine|ben|biz|nihai (?:kayit )?olarak|maddeleriyle|butun|her (?:maddesiyle|satiriyla)',
  version: '(?:surum\\w*|versiyon\\w*|v)\\s*(\\d{1,3})|(\\d{1,3})\\. (?:surum|versiyon)',
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
}
