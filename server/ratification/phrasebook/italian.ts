import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { italianAround } from '@/server/ratification/phrasebook/italian-around'

export const italian: Phrasebook = {
  act: "(?:(?:esprimo|manifesto|esprimiamo|manifestiamo|confermo) (?:il |la )?(?:mio|mia|nostro|nostra) (?:pieno |piena |totale )?(?:consenso|assenso|adesione|accettazione|approvazione)|do il mio (?:benestare|ok|placet)|diamo il nostro (?:benestare|ok)|firmo (?=questo|il|l'|la|@ref)|firmiamo (?=questo|il|l'|la|@ref)|accolgo|recepisco|aderiamo|acconsentiamo|faccio mio|facciamo nostr[oa]|avete il mio consenso|do il consenso|esprimo (?:il )?(?:mio )?(?:pieno )?consenso|presto (?:il )?(?:mio )?consenso|ci sta bene|accetto|accettiamo|ratifico|ratifichiamo|approvo|approviamo|aderisco|acconsento|sottoscrivo|sottoscriviamo|mi impegno a rispettare|mi vincolo|do (?:il mio|la mia) [a-z ]{0,12}?(?:consenso|assenso|accettazione|approvazione|adesione)(?: a| all')?|diamo (?:il nostro|la nostra) [a-z ]{0,12}?(?:consenso|assenso|accettazione)|sono (?:pienamente |del tutto |completamente )?d'accordo con|siamo d'accordo con|concordo con|dico (?:di )?si a(?:ll)?'?|si a(?:ll)?'?|confermo (?:la mia accettazione|che accetto|di accettare|di ratificare)|ha il mio (?:consenso|assenso)|ha la mia accettazione)",
  reference:
    "(?:quell[oa] che c'e scritto qui(?: sopra)?|(?:l'accordo|l'intesa)|quest' ?(?:accordo|intesa)|alla (?:transazione|presente transazione)|la (?:presente )?transazione|quest[ao] seconda|la (?:presente )?intesa|la (?:presente )?scrittura|quest[oiae]? ?'?(?:accordo|termini|testo|documento|patto|proposta|transazione|condizioni|versione)|(?:il|lo|l'|del|dell'|al|all'|i|dei|ai) ?(?:presente |suddett[oi] |stesso )?(?:accordo|termini|testo|patto)(?: (?:sopra|qui sopra|di cui sopra|sopra riportat[oi]))?|quanto (?:scritto|riportato|esposto) (?:sopra|qui)|cio che e scritto (?:sopra|qui)|quanto sopra|tutto quanto (?:scritto|sopra))",
  filler:
    "(?:cosi )?com'?e?'? ?(?:e |sono |sta )?(?:scritt[oi]|redatt[oi]|e|sta|sono)?|nella sua (?:interezza|totalita)|integralmente|in ogni (?:sua )?parte|senza (?:riserve|condizioni|modifiche|obiezioni|eccezioni|cambiamenti)(?: (?:ne|e|o) [a-z]+)*|pienamente|totalmente|completamente|interamente|grazie(?: a tutti)?(?: per [^.;]{1,30})?|buona fortuna(?: a tutti)?|oggi|liberamente|formalmente|espressamente|parola per parola|per (?:quanto mi riguarda|parte mia|intero)|con la presente|come (?:definitivo|finale|registrazione finale)|e basta|punto",
  version:
    '\\b(?:versione|v|bozza|stesura)[.]? ?(?:numero ?|n[o.°]* ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})[aª.°]* (?:versione|bozza|stesura)\\b',
  numbers:
    'prima due/seconda tre/terza quattro/quarta cinque/quinta sei/sesta sette/settima otto/ottava nove/nona dieci/decima undici/undicesima dodici/dodicesima',
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  harmless: [
    'senza (?:alcuna? |nessuna? )?(?:riserv[ae]|condizion[ei]|modific(?:a|he)|obiezion[ei]|eccezion[ei]|cambiament[oi]|pressioni)(?: (?:ne|e|o) [a-z]+)*',
    "non (?:ho|abbiamo|c'e) (?:nulla|niente|alcuna|nessuna|altro|obiezioni|riserve|dubbi|condizioni|domande)(?: (?:da|di) (?:aggiungere|cambiare|dire|togliere|obiettare|ridire))?(?: ne (?:da )?[a-z]+)*",
    'senza (?:se|ma|pero)(?: (?:e|ne) (?:senza )?(?:se|ma|pero))*',
    '(?:content[oa]|felice|entusiasta) non (?:sono|lo sono)',
    'nessuno mi ha (?:obbligat|costrett|forzat|pressat)[oa]',
    'qualunque cosa (?:accada|succeda)',
  ],
  cues: [
    [
      'hedged',
      '\\b(?:accetto|accettiamo|ratifico|approvo|approviamo|sottoscrivo|concordo|acconsento) (?:con il fatto )?che\\b|\\bper (?:adesso|intanto|oggi|ora)\\b|\\bintanto\\b',
    ],
    [
      'conditional',
      '\\b(?:se(?! ne)|a condizione|purche|a patto|salvo che|a meno che|qualora|quando|finche|fino a quando|non appena|una volta che|subordinat\\w+|condizionat\\w+|in attesa|dipende|nel caso|accetterei|ratificherei|solo se|previ[oa]|dopo che|a dio piacendo)\\b',
    ],
    [
      'hedged',
      '\\b(?:penso|credo|suppongo|mi sembra|mi pare|direi|in linea di (?:principio|massima)|in principio|per ora|per il momento|al momento|piu o meno|non (?:mi oppongo|ho (?:nulla in contrario|problemi|obiezioni al))|posso accettare|possiamo accettare|potrei|dispost[oa] ad?|con riserva|sotto protesta|in generale|va bene|mi va bene|incline|o quel che e)\\b',
    ],
    ['probabilistic', '\\b(?:forse|probabilmente|magari|puo darsi|possibilmente|con ogni probabilita)\\b|%'],
    [
      'future_intent',
      '\\b(?:accettero|ratifichero|accetteremo|ratificheremo|firmero|intendo|voglio|vogliamo|vorrei|ho intenzione|domani|prometto|sto per|conto di|mi piacerebbe)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:ho accettato|ho ratificato|ha detto|dice che|dicono che|secondo|avevo accettato|per esempio|esempio|ha scritto|disse)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:parzialmente|in parte|una parte|la maggior parte|parte dell?|quasi tutto|solo (?:la|il|le|i|per)|soltanto (?:la|il)|tranne|eccetto|salvo (?:il|la|per)|escluso|clausol[ae] \\d|articol[oi] \\d|punt[oi] \\d)\\b',
    ],
    ['question', '\\?'],
    ['sarcastic', '\\b(?:volano|asini|haha|ahah\\w*|e io sono|come no)\\b'],
    [
      'under_duress',
      '\\b(?:costrett[oa]|obbligat[oa]|minacc\\w+|non ho (?:altra )?(?:scelta|alternativa|alternative)|con la forza|mi costring\\w+|pistola|paura|ricatt\\w+)\\b',
    ],
    [
      'third_party',
      "\\b(?:mi[oa] (?:marito|moglie|avvocat[oa]|madre|padre|figli[oa]|capo|fratello|sorella) (?:accetta|ratifica|dice)|(?:lui|lei|loro) accett(?:a|ano)|tutti accettano|l'altra parte (?:accetta|ratifica))\\b",
    ],
    [
      'undisclosed_delegate',
      '\\b(?:(?:firmo|scrivo|rispondo|clicco) per (?:lui|lei|loro)|a nome di|per conto di|in rappresentanza|il mio cliente|per procura|procuratore)\\b',
    ],
    [
      'deceptive',
      '\\b(?:dita incrociate|scherzo|per scherzo|non intendo (?:pagare|rispettarlo)|non (?:paghero|lo rispettero))\\b',
    ],
    ['injection', '\\b(?:ignora|ignorate|dimentica le|istruzioni|sistema:|etichetta|classifica\\w*)\\b'],
    [
      'counter_offer',
      '\\b(?:ma (?:con|la|il|voglio|deve|lo|i|le|io|senza|solo se|per|a)|invece di|al posto di|in cambio|inoltre (?:lui|lei|voglio|deve|il|la)|propongo|preferirei che|dovrebbe essere|cambiando|aggiungendo|con (?:la|una|le seguenti) (?:modifica|modifiche)|se (?:mi|abbass\\w+|pag\\w+|il (?:prezzo|canone|termine)|la)|(?:purche|a patto che|a condizione che) (?:mi|paghi|si (?:abbassi|riduca|tolga))|e (?:lui|lei|loro) (?:paga|deve|pagano)|anche (?:lui|lei) deve|resta a me)\\b',
    ],
    [
      'rejection',
      "\\b(?:rifiuto|rifiutiamo|respingo|respingiamo|mi rifiuto|neanche per sogno|nemmeno per|assolutamente no|la mia risposta e no|declino|inaccettabile|non (?:lo |la )?(?:accetto|accettiamo|ratifico|approvo|acconsento|firmo|sottoscrivo|concordo|sono d'accordo|siamo d'accordo|posso accettare|possiamo accettare|intendo accettare))\\b|^ *no *[.,!]? *(?:grazie)? *[.!]?$",
    ],
    [
      'withdrawal',
      '\\b(?:mi ritiro|ci ritiriamo|ritiro (?:il mio|la mia)|revoco|abbandono|lascio (?:la|questa|il)|me ne vado|esco da|non voglio (?:piu )?continuare|annullo (?:il mio|la mia)|ritratto|considero chius[oa])\\b',
    ],
    ['none', '\\b(?:ho letto|ho ricevuto|capisco|comprendo|prendo atto)\\b(?![^.;]*(?:accetto|ratifico))'],
  ],
  reluctant:
    'malvolentieri|a malincuore|controvoglia|non mi piace|anche se|nonostante|obtorto collo|mio malgrado',
  written:
    "\\b(?:cosi )?com'? ?e'? ?(?:stat[oa] )?(?:scritt|redatt)|cosi com'? ?e|parola per parola|qui sopra",
  around: italianAround,
}
