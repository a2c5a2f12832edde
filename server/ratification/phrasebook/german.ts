import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { germanAround } from '@/server/ratification/phrasebook/german-around'

export const german: Phrasebook = {
  parted: true,
  act: '(?:heisse (?:ich )?[^.;]{0,40}?\\bgut\\b|(?:ich )?schliesse (?:ich )?mich [^.;]{0,40}?an\\b|ich trage [^.;]{0,40}?\\bmit\\b|trage ich mit|erhalt (?:hiermit )?(?:meine|unsere) (?:volle )?zustimmung|findet (?:meine|unsere) (?:volle )?zustimmung|ich bejahe|bejahe ich|(?:unterschreibe|unterzeichne|unterschreiben|unterzeichnen) (?:ich|wir)|(?:meine|unsere) (?:volle |uneingeschrankte |ausdruckliche )?zustimmung (?:zu|erteile|gebe|gilt)|mein ja (?:zu|gilt)|mein wort (?:darauf|gilt)|(?:nehme|nehmen|nehm) (?:ich|wir)\\b|(?:bin|sind) (?:ich|wir) [^.;]{0,60}?einverstanden|(?:erklare|erklaren) (?:ich|wir) (?:mich|uns) [^.;]{0,80}?einverstanden|einverstanden (?:bin|sind) (?:ich|wir)|(?:trete|treten) (?:ich|wir) [^.;]{0,40}?bei|wir hiermit beitreten|(?:billige|billigen|genehmigen|bestatige|bestatigen) (?:ich|wir)|(?:erteile|gebe) (?:ich )?[^.;]{0,60}?(?:zustimmung|einwilligung)|(?:erteilen|geben) (?:wir )?[^.;]{0,60}?(?:zustimmung|einwilligung)|ja zu(?:m|r)?|gilt fur mich|ich (?:[a-z ]{0,30}?)?(?:nehme [^.;]{0,80}?\\ban\\b|stimme [^.;]{0,80}?\\bzu\\b|akzeptiere|ratifiziere|genehmige|bestatige meine zustimmung|erklare mich [^.;]{0,60}?einverstanden|bin [^.;]{0,60}?einverstanden|willige [^.;]{0,60}?\\bein\\b|billige|erkenne [^.;]{0,60}?\\ban\\b|unterzeichne|sage ja zu)|wir (?:[a-z ]{0,30}?)?(?:nehmen [^.;]{0,80}?\\ban\\b|stimmen [^.;]{0,80}?\\bzu\\b|akzeptieren|ratifizieren|genehmigen|erklaren uns [^.;]{0,60}?einverstanden|sind [^.;]{0,60}?einverstanden|willigen [^.;]{0,60}?\\bein\\b|billigen)|(?:nehme|nehmen) (?:ich|wir) [^.;]{0,60}?\\ban\\b|stimme(?:n)? (?:ich|wir) [^.;]{0,80}?\\bzu\\b|(?:akzeptiere|akzeptieren|ratifiziere|ratifizieren|genehmige) (?:ich|wir)|ja zu|bin (?:ich )?(?:voll |vollstandig |ganz )?einverstanden|einverstanden mit|findet meine (?:volle )?zustimmung|hat meine (?:volle )?zustimmung|meine zustimmung zu|wird von (?:mir|uns) (?:angenommen|akzeptiert|ratifiziert)|dass ich [^.;]{0,80}?(?:annehme|zustimme|akzeptiere|ratifiziere))',
  reference:
    '(?:was (?:da |hier )?oben (?:geschrieben )?steht|die(?:se)? (?:zweite|dritte|vierte|vorliegende|aktuelle|letzte|endgultige) fassung|den vergleich da|(?:den|der|dem) (?:vorliegenden |obigen )?(?:wortlaut|einigungstext|einigungsvorschlag|vergleichstext|vergleichsvertrag|kompromiss|papier)|(?:die(?:se[rn]?)?|der|dieser) (?:schlichtung|schlichtungsvereinbarung|einigung|abmachung|ubereinkunft|ausgleichsvereinbarung|mediationsvereinbarung|abschlussvereinbarung|vergleichsvereinbarung)|den (?:hier |oben )?(?:festgehaltenen|aufgefuhrten|genannten|obigen|vorstehenden) (?:bedingungen|punkten|bestimmungen)|(?:dies(?:e|en|er|em|es)|vorliegende[nrms]?|obige[nrms]?|der|den|dem|die|das|des) (?:vorliegenden |obigen |obenstehenden |gesamten |ganzen |genannten )?(?:vergleich(?:s|es)?|vereinbarung|einigung|bedingungen|text|vertrag|abkommen|fassung|regelung|dokument|bestimmungen)(?: (?:oben|hier))?|was (?:oben|hier) (?:geschrieben )?steht|das (?:oben|obige|obenstehende)(?: [a-z]+)?|alles,? was (?:oben|hier) steht)',
  filler:
    '(?:genau |exakt )?so,? wie (?:er|sie|es) (?:(?:hier |da )?(?:geschrieben |formuliert )?(?:steht|ist|vorliegt|lautet)|geschrieben (?:steht|ist)|hier steht)|wie (?:geschrieben|er (?:hier )?geschrieben (?:ist|steht)|sie (?:hier )?geschrieben (?:ist|steht)|er (?:hier )?(?:dasteht|steht|vorliegt)|vorgelegt|formuliert|es (?:hier |da )?(?:geschrieben )?steht)|in (?:vollem umfang|der vorliegenden (?:form|fassung)|allen punkten|ganze|seiner ganze|dieser form)|vollumfanglich|vollstandig|uneingeschrankt|vorbehaltlos|bedingungslos|ohne (?:vorbehalte?|einschrankung(?:en)?|bedingung(?:en)?|anderung(?:en)?|wenn und aber|abstriche)(?: (?:und|oder) (?:ohne )?[a-z]+)*|hiermit|ausdrucklich|gerne?|danke(?: an alle)?|heute|freiwillig|wort fur wort|punkt fur punkt|voll und ganz|ganz|vom ersten bis zum letzten wort|zu',
  version:
    '\\b(?:version|fassung|v)[.]? ?(?:nr[.]? ?|nummer ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})[.]? (?:version|fassung)\\b',
  numbers:
    'eins/ersten/erste/erster zwei/zweiten/zweite/zweiter drei/dritten/dritte/dritter vier/vierten/vierte/vierter funf/funften/funfte/funfter sechs/sechsten/sechste/sechster sieben/siebten/siebte/siebter acht/achten/achte/achter neun/neunten/neunte zehn/zehnten/zehnte elf/elften/elfte zwolf/zwolften/zwolfte',
  months: 'januar/janner februar marz april mai juni juli august september oktober november dezember'.split(
    ' ',
  ),
  harmless: [
    'ohne (?:jede[nr]? |irgendwelche |weitere )?(?:vorbehalte?|bedingung(?:en)?|einschrankung(?:en)?|anderung(?:en)?|zwang|druck|wenn und aber|abstriche)(?: (?:und|oder) (?:ohne )?[a-z]+)*',
    '(?:ich habe|wir haben|es gibt) (?:keinerlei |keine[nr]? |nichts |sonst |weiter(?:en|e)? |mehr )*(?:einwande?|vorbehalte?|bedingungen|fragen|anderungen|hinzuzufugen|auszusetzen|zweifel|mehr zu sagen|einwendungen)(?: (?:und|oder|noch) (?:keine[nr]? )?[a-z]+)*',
    '(?:glucklich|begeistert|zufrieden|froh|erfreut|gern|leicht)e?r? (?:bin|war|macht|fallt|fiel|tue|sind) (?:ich|mich|mir|es|wir)(?: [a-z]+){0,3} nicht',
    'niemand hat mich (?:gezwungen|gedrangt|unter druck gesetzt)',
  ],
  cues: [
    [
      'hedged',
      '\\bnehm[e]?n? (?:ich |wir )?(?:also |daher |hiermit |einfach )?an,? (?:dass|dieser|diese|dieses|der|das|es|er|ihr|du|man|alle|unser|mein|wir|ich)\\b|\\b(?:an|zu|akzeptieren?|einverstanden|genehmigen?|billigen?|bestatigen?),? dass\\b(?! (?:ich|wir)\\b)|\\bfur (?:jetzt|heute|den moment)\\b',
    ],
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
      '\\b(?:(?:unterschreibe|klicke|schreibe|antworte) (?:ich )?fur (?:ihn|sie)\\b|im namen (?:von|der|des)|im auftrag|i\\.? ?a\\.|i\\.? ?v\\.|mein(?:e)? mandant(?:in)?|in vertretung|bevollmachtigt\\w*|stellvertretend)\\b',
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
  written: '\\bwie (?:er|sie|es|hier|oben|geschrieben|vorgelegt)|wort fur wort|in der vorliegenden|da oben',
  around: germanAround,
}
