import type { Phrasebook } from '@/server/ratification/phrasebook/book'

export const spanish: Phrasebook = {
  act: '(?:acepto|aceptamos|ratifico|ratificamos|apruebo|aprobamos|consiento|consentimos|suscribo|suscribimos|me adhiero|nos adherimos|me obligo|nos obligamos|me vinculo|doy (?:mi|por) [a-z ]{0,20}?(?:consentimiento|conformidad|aceptado|acuerdo|asentimiento|aprobacion|ratificado)|damos nuestr[oa] [a-z ]{0,12}?(?:consentimiento|conformidad|asentimiento|aprobacion)|estoy (?:totalmente |plenamente |completamente )?(?:de acuerdo|conforme) con|estamos (?:totalmente |plenamente )?(?:de acuerdo|conformes) con|queda(?:n)? (?:aceptad[oa]s?|ratificad[oa]s?) por (?:mi|nuestra) parte|digo que si a|si a|confirmo (?:mi aceptacion|que acepto|que ratifico)|mi (?:aceptacion|ratificacion|conformidad|consentimiento) (?:a|al|de|del|con)|acepta(?= (?:el|este|la|los|estos|dicho))|ratifica(?= (?:el|este|la|los|estos))|tiene(?:n)? mi (?:conformidad|consentimiento|aceptacion|acuerdo|si))',
  reference:
    '(?:est[eao]s? (?:acuerdo|convenio|terminos|texto|documento|pacto|propuesta|condiciones|transaccion|version)(?: este)?|(?:el|dicho|presente|al|del|los|las|la) (?:presente |citado |mencionado |mismo )?(?:acuerdo|convenio|terminos|texto|pacto|arreglo|acuerdo transaccional|condiciones)(?: (?:este|anterior(?:es)?|de arriba|que aparece[n]? (?:arriba|aqui)))?|lo (?:escrito|expuesto|que figura|que esta escrito|que pone|que dice) (?:arriba|aqui|mas arriba|anteriormente)|lo (?:anterior|de arriba)|todo lo (?:anterior|de arriba|escrito)|los? (?:aceptamos?|acepto|ratifico) tal (?:y )?(?:como|cual))',
  filler:
    'tal (?:y )?(?:como|cual)(?: (?:esta|estan|se|figura|aparece|consta)?(?: (?:escrito|redactado|escritos|encuentra|lee|presenta|presentado|sta escrito|dice))?)?|en (?:su (?:totalidad|integridad)|todos sus terminos|todas sus partes|los terminos (?:escritos|expuestos|en que esta escrito))|integramente|sin (?:reservas?|condiciones|cambios|objecion(?:es)?|salvedades|modificaciones|excepciones|ninguna? [a-z]+)(?: ni [a-z]+)*|plenamente|totalmente|por completo|completamente|y (?:me (?:comprometo|obligo)|nos (?:comprometemos|obligamos)) a (?:cumplirlo|respetarlo)|por (?:la presente|mi parte|nuestra parte)|como (?:definitivo|final|registro (?:final|definitivo))|de (?:buena fe|mi acuerdo|nuestro acuerdo)|gracias(?: a todos)?|hoy|libremente|formalmente|expresamente|palabra por palabra|y punto final|ni mas ni menos|en los terminos (?:en que|tal)[a-z ]{0,30}|de principio a fin|muchas|saludos|y no hay mas que hablar|no hay mas que (?:hablar|decir)|(?:buena )?suerte(?: a todos)?(?: con [^.;]{1,30})?|gracias a todos por [^.;]{1,30}|y punto',
  version: '(?:version|borrador|v)\\s*(?:n[o.]* ?)?(\\d{1,3})',
  months:
    'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre'.split(
      ' ',
    ),
  harmless: [
    'sin (?:ninguna? )?(?:reservas?|condicion(?:es)?|cambios?|objecion(?:es)?|salvedad(?:es)?|modificacion(?:es)?|presion(?:es)?|excepcion(?:es)?)(?: (?:ni|y|o) (?:ninguna? )?[a-z]+)*',
    'no (?:tengo|tenemos|hay) (?:ninguna? )?(?:objecion(?:es)?|reservas?|dudas?|condiciones|nada (?:que|mas que) (?:anadir|agregar|cambiar|decir|objetar|quitar))(?: ni (?:que )?[a-z]+)*',
    'aunque [^.;,]{1,60}',
    'si que',
    'pase lo que pase',
    'sin (?:ningun )?peros?(?: ni (?:condiciones|peros|excusas))?',
    '(?:content[oa]s?|feliz|felices) no (?:estoy|estamos|me deja)',
    'nadie me (?:ha )?(?:obligado|presionado|forzado)',
    'no (?:me|nos) (?:gusta|encanta|entusiasma|hace gracia|hace feliz)[^.;,]{0,40}',
    'no es (?:lo que|perfecto|ideal|el acuerdo que)[^.;,]{0,40}',
    'tanto si [^.;,]{1,50} como si no',
    'vale q(?:ue)? si',
  ],
  cues: [
    [
      'conditional',
      '(?<!vale q )\\bsi\\b(?! (?:a (?:este|estos|el|todo)|acepto|ratifico|estoy|lo|q acepto|que|,|\\.|$|,? ?(?:acepto|ratifico|aceptamos))| *[,.:;!]|$)',
    ],
    [
      'conditional',
      '\\b(?:siempre (?:y cuando|que)|a condicion de|con la condicion|a menos que|salvo que|con tal de que|en cuanto|cuando|hasta que|sujet[oa] a|condicionad[oa]|pendiente de|supeditad[oa]|en caso de|mientras|una vez que?|previ[oa]|depende|aceptaria|ratificaria|solo si|dios mediante)\\b',
    ],
    [
      'hedged',
      '\\b(?:creo|supongo|me parece|parece|en principio|por ahora|de momento|mas o menos|quizas? de acuerdo|no (?:tengo|veo) (?:inconveniente|problema|objecion)|no me opongo|podria|podemos aceptar|puedo aceptar|dispuest[oa]s? a|con reservas?|bajo protesta|en general|esta bien|me inclino|o lo que sea|como quien dice)\\b',
    ],
    [
      'probabilistic',
      '\\b(?:quizas?|tal vez|probablemente|a lo mejor|posiblemente|puede que|seguramente)\\b|%',
    ],
    [
      'future_intent',
      '\\b(?:aceptare|ratificare|aceptaremos|ratificaremos|firmare|voy a|vamos a|pienso|quiero|queremos|quisiera|tengo la intencion|(?<!de la |por la |esta |la )manana|prometo|me gustaria|pretendo)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:acepte|ratifique|dijo|dice|dicen|segun|ya acepte|habia aceptado|he aceptado|me dijeron|me han dicho|por ejemplo|ejemplo|escribio)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:parcialmente|en parte|una parte|la mayor parte|parte de(?:l)?|casi todo|solo (?:la|el|las|los|en)|excepto|salvo|menos (?:la|el|lo)|(?:clausulas?|puntos?|apartados?) \\d|la primera parte|con excepcion|a excepcion|lo de [a-z ]+ no)\\b',
    ],
    ['question', '[?¿]'],
    ['sarcastic', '\\b(?:claro que si, y|vuelan|volaran|jaja|ja ja|sarcasmo|como no, y|y yo soy)\\b'],
    [
      'under_duress',
      '\\b(?:obligad[oa]|me obligan|amenaz\\w+|no tengo (?:otra )?(?:opcion|eleccion|remedio|alternativa)|a la fuerza|presion\\w*|me fuerzan|coaccion\\w*|pistola|miedo)\\b',
    ],
    [
      'third_party',
      '\\b(?:mi (?:marido|mujer|esposa|esposo|abogado|abogada|madre|padre|hijo|hija|jefe|hermano|hermana) (?:acepta|ratifica|dice)|el[l]?[oa]s? acepta[n]?|todos (?:aceptan|ratifican|aceptamos)|la otra parte (?:acepta|ratifica)|que (?:acepte|acepten|ratifique|ratifiquen))\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:en nombre de|en representacion|por poder|mi cliente|mi representad[oa]|escribo por|apoderad[oa])\\b',
    ],
    [
      'deceptive',
      '\\b(?:dedos cruzados|broma|es mentira|de mentira|no pienso cumplir|no (?:voy a|vamos a) (?:pagar|cumplir))\\b',
    ],
    [
      'injection',
      '\\b(?:ignora|ignore|olvida (?:las|tus)|instrucciones|sistema:|etiqueta|clasifica\\w*|marca(?:r)? como)\\b',
    ],
    ['contradictory', 'acepto[^.]*\\.? *(?:y|pero) (?:no acepto|lo rechazo|rechazo)'],
    [
      'counter_offer',
      '\\b(?:pero (?:con|cambiando|que|si(?! *[,:;.])|la|el|quiero|quitando|yo|tu|usted|debe|pague|pagas|hay que|me)|en (?:vez|lugar) de|a cambio|ademas (?:debe|tiene|quiero|pag\\w+|el|ella)|propongo|prefiero que|deberia ser|cambi(?:ar|en|e|ando) (?:la|el)|anad(?:ir|an|iendo)|con (?:el|los|un|una) (?:cambio|siguiente cambio|siguientes cambios|modificacion)|si (?:me|baja|sube|paga|pagas|anade|se (?:cambia|reduce|aumenta|anade|baja|sube))|siempre (?:y cuando|que) (?:me|baje|suba|pague|anada|se (?:cambie|reduzca|aumente|anada))|a condicion de que (?:me|baje|pague|se)|y (?:el|ella|ellos|usted|tu) (?:paga|pagas|debe|debes|tiene|tienes|pagan|pagara)|tambien (?:debe|quiero|tiene que|paga\\w*)|rebaj\\w+)\\b',
    ],
    [
      'rejection',
      '\\b(?:rechazo|rechazamos|rechazad[oa]|me niego|nos negamos|ni hablar|ni loc[oa]|de ninguna manera|en absoluto|mi respuesta es (?:que )?no|declino|no (?:lo |la |los )?(?:acepto|aceptamos|ratifico|ratificamos|apruebo|consiento|suscribo|firmo|firmamos|estoy de acuerdo|estoy conforme|estamos de acuerdo|puedo aceptar|podemos aceptar|voy a aceptar|quiero aceptar|aceptare|pienso firmar)|inaceptable|no es aceptable|^ *no *[.,!]? *(?:gracias|acepto)?)(?:\\b|$)',
    ],
    [
      'withdrawal',
      '\\b(?:me retiro|nos retiramos|retiro mi|retiramos nuestr|revoco|abandono|abandonamos|me voy de|dejo (?:la|esta) (?:negociacion|mediacion)|doy por terminad[oa]|no quiero seguir|anulo mi|cancelo mi|me salgo|retracto|renuncio a (?:la|seguir))\\b',
    ],
    [
      'none',
      '\\b(?:he leido|lei|entiendo|comprendo|recibi|he recibido|acuso recibo)\\b(?![^.;]*(?:acepto|ratifico))',
    ],
  ],
  reluctant: 'a reganadientes|no me gusta|no es lo que|aunque|pese a|resignad|muy a mi pesar|no me hace',
}

export const portuguese: Phrasebook = {
  act: '(?:aceito|aceitamos|ratifico|ratificamos|aprovo|aprovamos|concordo com|concordamos com|consinto|subscrevo|subscrevemos|adiro|obrigo-me a|vinculo-me a|dou (?:o )?(?:meu|minha) [a-z ]{0,12}?(?:consentimento|acordo|aceitacao|aprovacao|concordancia|anuencia)(?: a| ao)?|damos (?:o |a )?noss[oa] [a-z ]{0,12}?(?:consentimento|acordo|aceitacao|aprovacao)|estou (?:totalmente |plenamente )?de acordo com|estamos de acordo com|digo (?:que )?sim a|sim a|confirmo (?:a minha aceitacao|que aceito|que ratifico)|tem a minha (?:aceitacao|concordancia)|tem o meu (?:acordo|consentimento)|aceita(?= (?:o|este|os|estes))|ratifica(?= (?:o|este)))',
  reference:
    '(?:est[ea]s? (?:acordo|termos|texto|documento|pacto|proposta|convenio|versao)|(?:o|presente|ao|do|os|dos|aos) (?:presente |referido |mesmo )?(?:acordo|termos|texto|pacto)(?: (?:acima|supra|anterior))?|o (?:que esta escrito )?acima|o que (?:esta|ficou) (?:acima|escrito)(?: acima| aqui)?|tudo o que (?:esta|foi) escrito(?: acima)?|neste acordo|com este acordo)',
  filler:
    'tal (?:como|qual)(?: (?:esta|se encontra|foi|vem|consta))?(?: (?:escrito|redigido|redigidos|apresentado))?|(?:exatamente |precisamente )?(?:assim )?como (?:esta|estao|foi|se encontra)(?: (?:escrito|redigido|escritos|aqui))?|na (?:integra|sua totalidade|totalidade)|nos (?:exatos|seus|precisos) termos(?: em que (?:foi|esta|se encontra) [a-z]+)?|integralmente|sem (?:reservas?|condicoes|alteracoes|objecoes|ressalvas?|mudancas|excecoes)(?: (?:nem|e|ou) [a-z]+)*|plenamente|totalmente|por completo|completamente|obrigad[oa](?: a todos)?|hoje|livremente|formalmente|expressamente|palavra por palavra|pela (?:presente|minha parte)|por (?:minha|nossa) parte|como (?:definitivo|final|registo final|registro final)|e ponto final|boa sorte(?: a todos)?(?: com [^.;]{1,30})?|obrigad[oa] a todos por [^.;]{1,30}|dou o assunto por encerrado|em que (?:esta|foi) [a-z]+',
  version: '(?:versao|v)\\s*(?:n[o.]* ?)?(\\d{1,3})',
  months: 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
  harmless: [
    'sem (?:quaisquer |qualquer |nenhuma? )?(?:reservas?|condicao|condicoes|alteracao|alteracoes|objecao|objecoes|ressalvas?|mudancas?|pressao|pressoes|excecoes)(?: (?:nem|e|ou) [a-z]+)*',
    'nao (?:tenho|temos|ha) (?:nenhuma |quaisquer |mais )?(?:objecao|objecoes|reservas?|duvidas?|condicoes|nada a (?:acrescentar|mudar|dizer|opor|alterar))(?: (?:nem|ou) [a-z]+)*',
    'nada (?:tenho )?a (?:acrescentar|opor|mudar)(?: (?:nem|ou) a? ?[a-z]+)*',
    '(?:embora|ainda que|mesmo que) [^.;,]{1,60}',
    'sem (?:mas nem meio mas|mas|ses nem mas)',
    '(?:contente|feliz|satisfeit[oa]) nao (?:estou|fico|fiquei)',
    'ninguem me (?:obrigou|pressionou|forcou)',
    'nao (?:gosto|gostei|era|e o que)[^.;,]{0,40}',
    'aconteca o que acontecer',
  ],
  cues: [
    [
      'conditional',
      '\\b(?:se|caso|desde que|contanto que|a menos que|salvo se|sob (?:a )?condicao|na condicao|assim que|quando|ate que|sujeit[oa] a|condicionad[oa]|pendente|dependente|depende|enquanto|uma vez que|logo que|aceitaria|ratificaria|so se|se deus quiser)\\b',
    ],
    [
      'hedged',
      '\\b(?:acho|creio|parece(?:-me)?|suponho|em principio|por agora|por enquanto|de momento|mais ou menos|nao (?:me oponho|tenho (?:objecao|problema|nada contra))|posso aceitar|podemos aceitar|poderia|dispost[oa]s? a|com reservas?|sob protesto|em geral|esta bem|inclinad[oa]|ou la o que for)\\b',
    ],
    ['probabilistic', '\\b(?:talvez|provavelmente|possivelmente|se calhar|quica|pode ser que)\\b|%'],
    [
      'future_intent',
      '\\b(?:aceitarei|ratificarei|aceitaremos|vou|vamos|tenciono|quero|queremos|queria|gostaria|pretendo|amanha|prometo|irei)\\b',
    ],
    [
      'past_or_reported',
      '\\b(?:aceitei|ratifiquei|disse|diz que|dizem que|segundo|ja aceitei|tinha aceitado|por exemplo|exemplo|escreveu)\\b|@q',
    ],
    [
      'partial',
      '\\b(?:parcialmente|em parte|uma parte|a maior parte|parte do|quase tudo|so (?:a|o|as|os)|apenas (?:a|o|as|os)|exceto|excepto|salvo|menos (?:a|o)|(?:clausulas?|pontos?) \\d)\\b',
    ],
    ['question', '\\?'],
    ['sarcastic', '\\b(?:voam|kkk+|haha|rsrs|claro que sim, e|e eu sou)\\b'],
    [
      'under_duress',
      '\\b(?:obrigam|ameac\\w+|nao tenho (?:outra )?(?:opcao|escolha|alternativa|remedio)|a forca|pression\\w+|coag\\w+|pistola|medo)\\b',
    ],
    [
      'third_party',
      '\\b(?:(?:o|a) (?:meu|minha) (?:marido|mulher|esposa|advogad[oa]|mae|pai|filh[oa]|chefe|irmao|irma) (?:aceita|ratifica|diz)|eles aceitam|todos aceitam|a outra parte (?:aceita|ratifica))\\b',
    ],
    [
      'undisclosed_delegate',
      '\\b(?:em nome de|em representacao|o meu cliente|por procuracao|procurador[a]?)\\b',
    ],
    [
      'deceptive',
      '\\b(?:dedos cruzados|brincadeira|a brincar|e mentira|nao tenciono (?:pagar|cumprir)|nao vou (?:pagar|cumprir))\\b',
    ],
    ['injection', '\\b(?:ignora|ignore|esquece as|instrucoes|sistema:|etiqueta|classifica\\w*)\\b'],
    [
      'counter_offer',
      '\\b(?:mas (?:com|o|a|quero|tem|deve|falta|sem|so se|eu|fica\\w*)|em vez de|em troca|alem disso (?:o|a|quero|deve)|proponho|prefiro que|deveria ser|mudando|acrescentando|com (?:a|uma|as seguintes) (?:alteracao|alteracoes|mudanca)|se (?:me|baixar\\w*|subir\\w*|pagar\\w*|for|ficar|o (?:valor|prazo))|desde que (?:me|baixe|pague|fique|seja)|e (?:ele|ela|eles|voce|tu) (?:paga|deve|tem de|tem que|pagam)|tambem (?:deve|quero|tem que|tem de|paga))\\b',
    ],
    [
      'rejection',
      '\\b(?:rejeito|rejeitamos|recuso(?:-me)?|recusamos|nem pensar|de maneira nenhuma|de forma alguma|a minha resposta e nao|declino|inaceitavel|nao (?:o |a )?(?:aceito|aceitamos|ratifico|concordo|concordamos|aprovo|consinto|assino|posso aceitar|podemos aceitar|vou aceitar|estou de acordo))\\b|^ *nao *[.,!]? *(?:obrigad[oa])? *[.!]?$',
    ],
    [
      'withdrawal',
      '\\b(?:retiro-me|retiramo-nos|retiro (?:o|a) m|revogo|abandono|desisto|saio (?:da|desta)|vou-me embora|nao quero continuar|anulo (?:o|a) m|cancelo (?:o|a) m|retrato-me|dou por terminad[oa])\\b',
    ],
    ['none', '\\b(?:li|recebi|compreendo|entendo|percebo)\\b(?![^.;]*(?:aceito|ratifico))'],
  ],
  reluctant:
    'contra (?:a minha )?vontade|a contragosto|contrariad|nao gosto|embora|apesar de|com pena|a custo',
}

export const italian: Phrasebook = {
  act: "(?:accetto|accettiamo|ratifico|ratifichiamo|approvo|approviamo|aderisco|acconsento|sottoscrivo|sottoscriviamo|mi impegno a rispettare|mi vincolo|do (?:il mio|la mia) [a-z ]{0,12}?(?:consenso|assenso|accettazione|approvazione|adesione)(?: a| all')?|diamo (?:il nostro|la nostra) [a-z ]{0,12}?(?:consenso|assenso|accettazione)|sono (?:pienamente |del tutto |completamente )?d'accordo con|siamo d'accordo con|concordo con|dico (?:di )?si a(?:ll)?'?|si a(?:ll)?'?|confermo (?:la mia accettazione|che accetto|di accettare|di ratificare)|ha il mio (?:consenso|assenso)|ha la mia accettazione|accetta(?= (?:il|questo|l'|i))|ratifica(?= (?:il|questo|l')))",
  reference:
    "(?:quest[oiae]? ?'?(?:accordo|termini|testo|documento|patto|proposta|transazione|condizioni|versione)|(?:il|lo|l'|del|dell'|al|all'|i|dei|ai) ?(?:presente |suddett[oi] |stesso )?(?:accordo|termini|testo|patto)(?: (?:sopra|qui sopra|di cui sopra|sopra riportat[oi]))?|quanto (?:scritto|riportato|esposto) (?:sopra|qui)|cio che e scritto (?:sopra|qui)|quanto sopra|tutto quanto (?:scritto|sopra))",
  filler:
    "(?:cosi )?com'?e?'? ?(?:e |sono |sta )?(?:scritt[oi]|redatt[oi]|e|sta|sono)?|nella sua (?:interezza|totalita)|integralmente|in ogni (?:sua )?parte|senza (?:riserve|condizioni|modifiche|obiezioni|eccezioni|cambiamenti)(?: (?:ne|e|o) [a-z]+)*|pienamente|totalmente|completamente|interamente|grazie(?: a tutti)?(?: per [^.;]{1,30})?|buona fortuna(?: a tutti)?|oggi|liberamente|formalmente|espressamente|parola per parola|per (?:quanto mi riguarda|parte mia|intero)|con la presente|come (?:definitivo|finale|registrazione finale)|e basta|punto",
  version: '(?:versione|v)\\s*(?:n[.]* ?)?(\\d{1,3})',
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
      ' ',
    ),
  harmless: [
    'senza (?:alcuna? |nessuna? )?(?:riserv[ae]|condizion[ei]|modific(?:a|he)|obiezion[ei]|eccezion[ei]|cambiament[oi]|pressioni)(?: (?:ne|e|o) [a-z]+)*',
    "non (?:ho|abbiamo|c'e) (?:nulla|niente|alcuna|nessuna|altro|obiezioni|riserve|dubbi|condizioni|domande)(?: (?:da|di) (?:aggiungere|cambiare|dire|togliere|obiettare|ridire))?(?: ne (?:da )?[a-z]+)*",
    '(?:anche se|sebbene|benche) [^.;,:]{1,60}',
    'senza (?:se|ma|pero)(?: (?:e|ne) (?:senza )?(?:se|ma|pero))*',
    '(?:content[oa]|felice|entusiasta) non (?:sono|lo sono)',
    'nessuno mi ha (?:obbligat|costrett|forzat|pressat)[oa]',
    'non (?:mi piace|mi entusiasma|e quello che|e perfetto|sono content[oa])[^.;,:]{0,40}',
    'qualunque cosa (?:accada|succeda)',
  ],
  cues: [
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
      '\\b(?:a nome di|per conto di|in rappresentanza|il mio cliente|per procura|procuratore)\\b',
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
}

export const french: Phrasebook = {
  act: "(?:j'accepte|nous acceptons|on accepte|je (?:soussignee? )?[a-z ,]{0,20}?(?:accepte|ratifie|approuve|consens a|souscris a|adhere a|confirme accepter|declare accepter|donne mon (?:plein )?(?:accord|consentement|assentiment)(?: a| au)?|suis (?:pleinement |entierement |tout a fait )?d'accord avec|m'engage a respecter|me lie par|dis oui a|valide)|j'approuve|j'adhere a|cet? [a-z]+, je (?:le|la|l'|les) ?(?:ratifie|accepte|approuve)|je (?:le|l'|les) ?(?:ratifie|accepte|approuve)|nous (?:ratifions|approuvons|consentons a|souscrivons a|adherons a|donnons notre (?:accord|consentement) a|sommes d'accord avec)|oui a|mon (?:accord|acceptation|consentement) (?:a|au|pour)|(?:a|recoit) mon (?:plein )?(?:accord|consentement)|est accepte par (?:moi|nous)|accepte(?= (?:le|cet|ce|les|l'))|ratifie(?= (?:le|cet|ce|les|l')))",
  reference:
    "(?:cet? (?:accord|texte|document|reglement|projet|proposition|protocole)|cette (?:transaction|convention|proposition|version|entente)|ces (?:termes|conditions|dispositions)|(?:l'|le |la |les |au |du |aux |des |d'|de l'|a l')(?:present |presente |dit |meme )?(?:accord|reglement|texte|transaction|termes|convention|protocole)(?: (?:ci-dessus|qui precede(?:nt)?))?|ce qui est ecrit (?:ci-dessus|plus haut|ici|la)|ce qui precede|tout ce qui est ecrit(?: ci-dessus| plus haut)?)",
  filler:
    "tel(?:le)?s? quel(?:le)?s?|tel(?:le)?s? qu'?(?:il|elle|ils|elles)? ?(?:est|sont)? ?(?:ecrit[es]*|redige[es]*|presente[es]*|formule[es]*)?|comme (?:il|elle) est (?:ecrit[e]?|redige[e]?)|dans (?:son|leur) (?:integralite|ensemble|entier)|dans (?:sa|leur) (?:totalite|forme actuelle|redaction actuelle)|integralement|en (?:tout point|totalite|entier|l'etat|toutes ses dispositions)|sans (?:reserves?|conditions?|modification|changement|restriction|exception)s?(?: (?:ni|et|ou) [a-z]+)*|pleinement|entierement|totalement|completement|merci(?: a tous)?(?: pour [^.;]{1,30})?|bonne chance(?: a tous)?|aujourd'hui|librement|formellement|expressement|mot pour mot|dans sa version \\d+|sans y changer une virgule|sans (?:y )?(?:rien )?(?:changer|ajouter|retrancher)(?: [a-z]+)*|tel qu'il est|par la presente|pour ma part|comme (?:definitif|final|compte rendu final|trace finale)|un point c'est tout|point final",
  version: '(?:version|v)\\s*(?:n[o.°]* ?)?(\\d{1,3})',
  months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'.split(' '),
  harmless: [
    'sans (?:aucune? )?(?:reserves?|conditions?|modifications?|changements?|restrictions?|exceptions?|contrainte|pression|objections?)(?: (?:ni|et|ou) [a-z]+)*',
    "(?:je n'ai|nous n'avons|il n'y a) (?:plus )?(?:rien|aucune?|pas)(?: (?:d'|de )?(?:objections?|reserves?|conditions?|questions?|doutes?))?(?: a (?:redire|ajouter|changer|dire|retirer|objecter|enlever))?(?: (?:ni|ou) (?:a )?[a-z]+)*",
    '(?:meme si|bien que|quoique) [^.;,:]{1,60}',
    'sans (?:mais|si)(?: (?:ni|et sans) (?:mais|si))?',
    "(?:ravie?|contente?|heureu(?:x|se)) ,? ?je ne (?:le |l'|suis )[^.;,:]{0,30}",
    "personne ne m'a (?:force|oblige|contraint)e?",
    "(?:ce n'est pas|ca ne me|je n'aime pas|je ne suis pas (?:ravie?|contente?|enchantee?))[^.;,:]{0,40}",
    "quoi qu'il arrive",
    'si, si',
    "s'il vous plait",
  ],
  cues: [
    [
      'conditional',
      "\\b(?:si|s'il|s'ils|s'elle|a condition|sous condition|sous reserve|pourvu que|a moins que|sauf si|des que|lorsque|quand|une fois que?|jusqu'a ce que|tant que|en attendant|depend\\w*|au cas ou|accepterais|ratifierais|accepterions|seulement si|subordonn\\w+|des lors que|apres que|si dieu veut)\\b",
    ],
    [
      'hedged',
      "\\b(?:je pense|je crois|je suppose|il me semble|en principe|pour l'instant|pour le moment|plus ou moins|je ne (?:m'oppose|vois pas d'inconvenient|vois pas d'objection)|pas d'objection|peux accepter|pouvons accepter|pourrais|pret[es]? a|dispose[es]? a|avec reserve|sous protestation|en general|ca (?:me )?va|me convient|enclin|ou je ne sais quoi|globalement)\\b",
    ],
    ['probabilistic', '\\b(?:peut-etre|probablement|sans doute|possiblement|il se peut)\\b|%'],
    [
      'future_intent',
      "\\b(?:j'accepterai|accepterons|ratifierai|ratifierons|signerai|je vais|nous allons|je compte|j'ai l'intention|je veux|nous voulons|je voudrais|je souhaite|demain|je promets|j'aimerais|je m'apprete)\\b",
    ],
    [
      'past_or_reported',
      "\\b(?:j'ai (?:deja )?(?:accepte|ratifie|signe|dit)|a dit|dit que|disent que|selon|d'apres|avais accepte|par exemple|exemple|a ecrit)\\b|@q",
    ],
    [
      'partial',
      "\\b(?:partiellement|en partie|une partie|la plupart|la majeure partie|partie de|presque tout|seulement (?:la|le|les)|uniquement (?:la|le|les)|sauf|excepte|hormis|a l'exception|moins (?:la|le)|articles? \\d|clauses? \\d)\\b",
    ],
    ['question', '\\?|^ *est-ce que'],
    ['sarcastic', '\\b(?:voleront|volent|mdr|haha|et moi je suis|bien sur, et|ben voyons)\\b'],
    [
      'under_duress',
      "\\b(?:force[e]?|oblige[e]?|contraint[e]?|menac\\w+|je n'ai pas (?:d'autre )?(?:le )?(?:choix|alternative)|pas le choix|sous la contrainte|pistolet|peur|chantage)\\b",
    ],
    [
      'third_party',
      "\\b(?:(?:mon|ma) (?:mari|femme|avocate?|mere|pere|fils|fille|chef|frere|soeur|epouse?|conjointe?) (?:accepte|ratifie|dit)|(?:il|elle|ils|elles) accepte(?:nt)?|tout le monde accepte|l'autre partie (?:accepte|ratifie))\\b",
    ],
    [
      'undisclosed_delegate',
      '\\b(?:au nom de|pour le compte de|mon client|ma cliente|par procuration|mandataire|fonde de pouvoir)\\b',
    ],
    [
      'deceptive',
      '\\b(?:doigts croises|je plaisante|pour rire|je ne compte pas (?:payer|respecter)|je ne paierai)\\b',
    ],
    ['injection', '\\b(?:ignorez|ignore|oubliez les|instructions|systeme ?:|etiquette|classe[rz]? comme)\\b'],
    [
      'counter_offer',
      '\\b(?:mais (?:avec|le|la|les|je veux|il faut|sans|en|a|il doit|elle doit|vous|tu|seulement si|je garde|que)|au lieu de|a la place|en echange|en plus (?:il|elle|je|vous)|de plus (?:il|elle|je|vous)|je propose|je prefererais que|devrait etre|en changeant|en ajoutant|avec (?:la|une|les) (?:modification|modifications|changements?) suivante?s?|si (?:vous|on|le (?:loyer|prix|montant|delai)|la|les|tu) |(?:a condition|pourvu) que? (?:le|la|les|vous|il|elle|tu|on)|et (?:il|elle|vous|tu) (?:paie|paiera|paierez|doit|devez|dois)|(?:il|elle|vous) (?:doit|devez) aussi)',
    ],
    [
      'rejection',
      "\\b(?:je (?:refuse|rejette|decline)|nous (?:refusons|rejetons|declinons)|pas question|hors de question|certainement pas|absolument pas|ma reponse est non|c'est non|inacceptable|(?:je|nous|on) (?:ne |n')(?:l'|le |la |les )?(?:accepte|acceptons|ratifie|ratifions|consens|consentons|signe|signerai|approuve|suis|sommes|peux|pouvons|veux|voulons)(?: pas| point| jamais)(?: (?:d'accord|accepter|signer|ratifier))?|jamais de la vie)\\b|^ *non *[.,!]? *(?:merci)? *[.!]?$|\\bnon merci\\b",
    ],
    [
      'withdrawal',
      "\\b(?:je me retire|nous nous retirons|je retire (?:mon|ma)|je revoque|j'abandonne|je quitte|nous quittons|je m'en vais|je ne veux plus (?:continuer|negocier|participer)|j'annule (?:mon|ma)|je reviens sur|je mets fin|je me desiste)\\b",
    ],
    [
      'none',
      "\\b(?:j'ai lu|j'ai recu|je comprends|j'ai compris|je prends acte|bien recu)\\b(?![^.;]*(?:j'accepte|ratifie))",
    ],
  ],
  reluctant:
    "a contrecoeur|malgre|sans enthousiasme|sans joie|meme si|bien que|je n'aime pas|ce n'est pas ce que|la mort dans l'ame",
}
