import type { Phrasebook } from '@/server/ratification/phrasebook/book'
import { spanishAround } from '@/server/ratification/phrasebook/spanish-around'

export const spanish: Phrasebook = {
  act: '(?:doy (?:mi|el) visto bueno a|le doy (?:el|mi) si|damos por aprobad[oa]|otorgo mi (?:consentimiento|conformidad|aprobacion)|(?:presto|prestamos|manifiesto|manifestamos|expreso|expresamos|muestro) (?:mi|nuestra|nuestro) (?:plena |total |entera )?(?:conformidad|consentimiento|aceptacion|acuerdo)|firmo (?=este|el acuerdo|la version|@ref)|firmamos (?=este|el acuerdo|la version|@ref)|asumo (?=este|el acuerdo)|se obliga en los terminos|visto,? leido y (?:aceptado|conforme)|(?:queda|doy por) (?:aceptad[oa]|ratificad[oa])|aqui esta mi (?:si|firma)|cuenten con mi (?:si|conformidad)|tienen mi (?:si|conformidad|consentimiento)|lo hago mio|hacemos nuestro|hago mio|estoy conforme|estamos conformes|conformes? con|de acuerdo con|lo doy por bueno|lo damos por bueno|(?:le|les) entro a|me obligo|damos nuestra conformidad|doy mi conformidad|acepto|aceptamos|ratifico|ratificamos|apruebo|aprobamos|consiento|consentimos|suscribo|suscribimos|me adhiero|nos adherimos|me obligo|nos obligamos|me vinculo|doy (?:mi|por) [a-z ]{0,20}?(?:consentimiento|conformidad|aceptado|acuerdo|asentimiento|aprobacion|ratificado)|damos nuestr[oa] [a-z ]{0,12}?(?:consentimiento|conformidad|asentimiento|aprobacion)|estoy (?:totalmente |plenamente |completamente )?(?:de acuerdo|conforme) con|estamos (?:totalmente |plenamente )?(?:de acuerdo|conformes) con|queda(?:n)? (?:aceptad[oa]s?|ratificad[oa]s?) por (?:mi|nuestra) parte|digo que si a|si a|confirmo (?:mi aceptacion|que acepto|que ratifico)|mi (?:aceptacion|ratificacion|conformidad|consentimiento) (?:a|al|de|del|con)|tiene(?:n)? mi (?:conformidad|consentimiento|aceptacion|acuerdo|si))',
  reference:
    '(?:est[eao]s? (?:acuerdo|convenio|terminos|texto|documento|pacto|propuesta|condiciones|transaccion|version)(?: este)?|(?:el|dicho|presente|al|del|los|las|la) (?:presente |citado |mencionado |mismo )?(?:acuerdo|convenio|terminos|texto|pacto|arreglo|acuerdo transaccional|condiciones)(?: (?:este|anterior(?:es)?|de arriba|que aparece[n]? (?:arriba|aqui)))?|lo (?:escrito|expuesto|que figura|que esta escrito|que pone|que dice) (?:arriba|aqui|mas arriba|anteriormente)|lo (?:anterior|de arriba)|todo lo (?:anterior|de arriba|escrito)|los? (?:aceptamos?|acepto|ratifico) tal (?:y )?(?:como|cual))',
  filler:
    'tal (?:y )?(?:como|cual)(?: (?:esta|estan|se|figura|aparece|consta)?(?: (?:escrito|redactado|escritos|encuentra|lee|presenta|presentado|sta escrito|dice))?)?|en (?:su (?:totalidad|integridad)|todos sus terminos|todas sus partes|los terminos (?:escritos|expuestos|en que esta escrito))|integramente|sin (?:reservas?|condiciones|cambios|objecion(?:es)?|salvedades|modificaciones|excepciones|ninguna? [a-z]+)(?: ni [a-z]+)*|plenamente|totalmente|por completo|completamente|y (?:me (?:comprometo|obligo)|nos (?:comprometemos|obligamos)) a (?:cumplirlo|respetarlo)|por (?:la presente|mi parte|nuestra parte)|como (?:definitivo|final|registro (?:final|definitivo))|de (?:buena fe|mi acuerdo|nuestro acuerdo)|gracias(?: a todos)?|hoy|libremente|formalmente|expresamente|palabra por palabra|y punto final|ni mas ni menos|en los terminos (?:en que|tal)[a-z ]{0,30}|de principio a fin|muchas|saludos|y no hay mas que hablar|no hay mas que (?:hablar|decir)|(?:buena )?suerte(?: a todos)?(?: con [^.;]{1,30})?|gracias a todos por [^.;]{1,30}|y punto',
  version:
    '\\b(?:version|v|redaccion|borrador)[.]? ?(?:num(?:ero)?[.]? ?|n[o.º°]* ?)?(\\d{1,3}|{N})\\b|\\b(\\d{1,2}|{N})[aª.]* (?:version|redaccion)\\b',
  numbers:
    'primera/primer/primero dos/segunda/segundo tres/tercera/tercer cuatro/cuarta cinco/quinta seis/sexta siete/septima ocho/octava nueve/novena diez/decima once/undecima doce/duodecima',
  months:
    'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre'.split(
      ' ',
    ),
  harmless: [
    'sin (?:ninguna? )?(?:reservas?|condicion(?:es)?|cambios?|objecion(?:es)?|salvedad(?:es)?|modificacion(?:es)?|presion(?:es)?|excepcion(?:es)?)(?: (?:ni|y|o) (?:ninguna? )?[a-z]+)*',
    'no (?:tengo|tenemos|hay) (?:ninguna? )?(?:objecion(?:es)?|reservas?|dudas?|condiciones|nada (?:que|mas que) (?:anadir|agregar|cambiar|decir|objetar|quitar))(?: ni (?:que )?[a-z]+)*',
    'si que',
    'pase lo que pase',
    'sin (?:ningun )?peros?(?: ni (?:condiciones|peros|excusas))?',
    '(?:content[oa]s?|feliz|felices) no (?:estoy|estamos|me deja)',
    'nadie me (?:ha )?(?:obligado|presionado|forzado)',
    'vale q(?:ue)? si',
  ],
  cues: [
    [
      'hedged',
      '\\b(?:acepto|aceptamos|ratifico|ratificamos|apruebo|consiento|consentimos|suscribo|conforme|de acuerdo) (?:con |en )?que\\b(?! (?:acepto|ratifico|aceptamos|ratificamos|suscribo))|\\bpor (?:hoy|lo pronto|el momento|ahora)\\b|\\bhoy por hoy\\b',
    ],
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
      '\\b(?:(?:firmo|escribo|contesto|pulso|acepto) por (?:ellas?|ellos)|en nombre de|en representacion|por poder|mi cliente|mi representad[oa]|escribo por|apoderad[oa])\\b',
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
  written:
    '\\b(?:tal (?:y )?(?:como|cual)|asi como|como) (?:esta|estan|quedo|ha quedado|figura|consta|aparece|se lee|fue|dice)|tal cual|por escrito|palabra por palabra|lo (?:que )?(?:aqui )?(?:quedo |esta )?escrito',
  around: spanishAround,
}
