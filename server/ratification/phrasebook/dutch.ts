import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { dutchAround } from '@/server/ratification/phrasebook/dutch-around'

export const dutch: Phrasebook = {
  parted: true,
  act: '(?:(?:ik|wij|we) (?:onderteken|ondertekenen|teken|tekenen)|(?:ik verbind mij|wij verbinden ons) (?:ertoe|tot|aan)|geef (?:ik )?(?:hierbij )?mijn (?:fiat|zegen|ja|akkoord|goedkeuring) (?:aan|voor|op)|mijn volledige (?:akkoord|instemming)|volledig akkoord met|zegt @me ja|verklaart (?:de )?@me zich gebonden|(?:ja|akkoord) aan|mijn jawoord|ik sluit mij aan bij|wij sluiten ons aan bij|hiermee akkoord|akkoord,? (?=met|deze|versie)|(?:bekrachtig|onderteken|aanvaarden|accepteren|bekrachtigen|gaan|stemmen) (?:ik|wij|we)|(?:zeg|zeggen) [^.;]{0,30}?ja tegen|verklaar (?:ik )?(?:mij|me) (?:akkoord|gebonden)|verklaren (?:wij )?ons (?:akkoord|gebonden)|ga ik [^.;]{0,30}?akkoord|gaan (?:wij|we) [^.;]{0,30}?akkoord|draagt [^.;]{0,60}?mijn instemming weg|krijgt mijn (?:akkoord|instemming|ja)|(?:ben|zijn) (?:ik|wij|we) [^.;]{0,40}?(?:akkoord|eens)|(?:verleen|geef) (?:ik )?[^.;]{0,20}?(?:mijn )?(?:toestemming|instemming|akkoord|goedkeuring)|(?:ik|wij|we) (?:[a-z ]{0,25}?)?(?:ga(?:an)? [^.;]{0,40}?akkoord met|aanvaard(?:en)?|accepteer|accepteren|ratificeer|ratificeren|bekrachtig(?:en)?|stem(?:men)? [^.;]{0,40}?in met|keur(?:en)? [^.;]{0,60}?goed|onderschrijf|onderschrijven|bevestig(?:en)? (?:mijn|onze) (?:akkoord|instemming) met|ben [^.;]{0,30}?akkoord met|zijn [^.;]{0,30}?akkoord met|ben het [^.;]{0,20}?eens met|zeg ja tegen|neem(?:en)? [^.;]{0,60}?\\baan\\b|bind(?:en)? (?:mij|me|ons) aan)|(?:ga|aanvaard|accepteer|ratificeer|stem|keur|neem|onderschrijf) (?:ik|wij|we)|akkoord met|ja tegen|heeft mijn (?:volledige )?(?:instemming|akkoord)|mijn (?:akkoord|instemming) (?:op|met|voor)|wordt door (?:mij|ons) (?:aanvaard|geaccepteerd)|dat ik [^.;]{0,60}(?:aanvaard|accepteer|akkoord ga|instem))',
  reference:
    '(?:(?:deze|dit|dees|dezen|de|het) (?:huidige |voorliggende |bovenstaande )?(?:papier|vergelijk|compromis|schikkingsovereenkomst|dading|minnelijke schikking|tekst|afspraken|convenant|vaststellingsovereenkomst|bemiddelingsakkoord)|wat (?:er )?hierboven staat|de regeling|de schikking|met dit akkoord|(?:deze|dit|de|het|bovenstaande|onderhavige|die|dat) (?:bovenstaande |onderhavige |voorliggende |hele |volledige )?(?:schikking|overeenkomst|akkoord|vaststellingsovereenkomst|voorwaarden|tekst|afspraken|afspraak|regeling|document|versie|bepalingen|voorstel)(?: (?:hierboven|hier|hierbij))?|wat (?:hierboven|hier|er) (?:geschreven )?staat|het (?:bovenstaande|voorgaande)|alles wat (?:hierboven|hier|er) staat|hiermee akkoord zoals)',
  filler:
    '(?:precies |exact )?zoals (?:ze|zij|hij|het|die|deze|dat|er)? ?(?:hier |er |nu )?(?:geschreven |op schrift |op papier )?(?:staat|staan|is|zijn|luidt|ligt|voorligt|beschreven|opgeschreven|geformuleerd|geschreven)(?: (?:is|staat|zijn))?|in (?:zijn|haar|hun) geheel|geheel|volledig|helemaal|integraal|onvoorwaardelijk|zonder (?:voorbehoud|voorwaarden?|wijzigingen|wijziging|bezwaar|uitzondering|mitsen en maren)(?: (?:en|of) [a-z]+)*|hierbij|uitdrukkelijk|graag|bedankt(?: allemaal)?|dank (?:je|u)|vandaag|vrijwillig|woord voor woord|van a tot z|van harte|als definitief|als eindresultaat|en punt|uit|klaar',
  version:
    '\\b(?:versie|v)[.]? ?(?:nr[.]? ?|nummer ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})(?:e|de|ste)? versie\\b',
  numbers:
    'eerste twee/tweede drie/derde vier/vierde vijf/vijfde zes/zesde zeven/zevende acht/achtste negen/negende tien/tiende elf/elfde twaalf/twaalfde',
  months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  ),
  harmless: [
    'zonder (?:enige? |enkele? |verdere )?(?:voorbehoud|voorwaarden?|wijziging(?:en)?|bezwaar|bezwaren|uitzondering(?:en)?|dwang|druk|mitsen en maren)(?: (?:en|of) (?:zonder )?[a-z]+)*',
    '(?:ik heb|wij hebben|we hebben|er zijn) (?:verder |ook )?(?:geen|niets|niks) (?:verder |meer )?(?:bezwaar|bezwaren|voorwaarden|vragen|opmerkingen|wijzigingen|toe te voegen|aan toe te voegen|te zeggen|twijfels)(?: (?:en|of) (?:geen )?[a-z]+)*',
    '(?:blij|gelukkig|tevreden|enthousiast) (?:ben|was|zijn) (?:ik|we|wij)(?: [a-z]+){0,3} niet',
    '(?:zonder|geen) (?:ge)?maar(?:en)?',
    'niemand heeft mij (?:gedwongen|onder druk gezet)',
    'wat er ook gebeurt',
  ],
  cues: [
    [
      'hedged',
      '\\b(?:aanvaard|accepteer|accepteren|aanvaarden|akkoord|bevestig|bekrachtig|eens),? (?:ermee )?dat\\b(?! (?:ik|wij|we)\\b)|\\bvoor (?:nu|vandaag|even)\\b',
    ],
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
      '\\b(?:(?:teken|klik|schrijf|antwoord) (?:ik )?voor (?:hem|haar)|namens|in opdracht|mijn client(?:e)?|gemachtigd\\w*|in naam van|volmacht)\\b',
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
  written: '\\bzoals|gelijk (?:ze|het|hij)|woord voor woord|hierboven',
  around: dutchAround,
}
