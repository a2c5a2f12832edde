import { matchesOf } from '@/server/patterns/matches'
import { oneForm } from '@/server/ratification/phrasebook/fold'

/**
 * Words that make what stands beside an act more than a story: somebody speaks, wishes, doubts, excludes, waits, demands or keeps.
 * `before` is looked for in the parts of the act's own sentence that come before it, and in every other sentence; `claims`, what
 * would be a further term, only in the sentences after it.
 */
interface Doubts {
  before: string
  /** More of them, which count in the act's own sentence alone. */
  own?: string
  claims: string
  /** Words that begin a new part as a comma does. */
  joins?: string
}

const table: Readonly<Record<string, Doubts>> = {
  es: {
    before:
      '\\b(?:dict\\w+|decir|digo|diria|dij\\w+|dig[ao]n?|escrib\\w+|pid\\w+|pedi\\w+|quer\\w+|supon\\w+|imagin\\w+|suena|titulo|borrador|boquilla|condicion\\w*|teoria|mentira|burla|por (?:ella?|ellos|ellas)|en su (?:lugar|nombre))\\b',
    own: '\\b(?:que|quis\\w+|ojala|gustaria|fuera|fuese|ser[ii]a|hubiera|hubiese|menos|salvo|quitando|aparte|tras|falta|deb\\w+|tiene que|casi|todavia|aun|nunca|jamas|ni|nadie|luego|despues de que|quien sabe|verdad que)\\b',
    claims:
      '\\b(?:descont\\w+|descuent\\w+|compens\\w+|cuenta|costa|coste|cargo|plazo|hasta|antes|entreg\\w+|devuelv\\w+|siendo|quedando|entend\\w+|bien entendido|libre|derecho|reserv\\w+|correr\\w*|junto con|mas|para mi|mi[oa]s?|me quedo|queda|quedan|pag\\w+|deb\\w+|quier\\w+|exij\\w+|pid\\w+|espero que|tiene|tienen|cobr\\w+|ademas|tambien|no|nunca|ya veremos|veremos|pero|aunque|sino|solo)\\b',
    joins: 'y|e|asi que|pues',
  },
  pt: {
    before:
      '\\b(?:dit\\w+|dizer|digo|diria|diss\\w+|diga\\w*|escrev\\w+|ped\\w+|quer\\w*|supo\\w+|imagin\\w+|titulo|minuta|condic\\w*|teoria|mentira|por (?:eles?|elas?)|em seu lugar)\\b',
    own: '\\b(?:que|quis\\w*|oxala|gostaria|fosse|seria|tivesse|houvesse|menos|salvo|tirando|fora|apos|falta|dev\\w+|tem de|quase|ainda|jamais|nem|ninguem|depois de|quem sabe)\\b',
    claims:
      '\\b(?:descont\\w+|compens\\w+|conta|custa\\w*|cargo|encargo|prazo|ate|antes|entreg\\w+|devolv\\w+|sendo|ficando|entend\\w+|direito|reserv\\w+|corre\\w*|junto com|mais|para mim|meus?|minhas?|fic[ao]\\w*|pag\\w+|dev\\w+|quer\\w*|exij\\w+|pec\\w+|espero que|tem|tem de|cobr\\w+|alem|tambem|nao|nunca|veremos|mas|porem|embora|so|apenas)\\b',
    joins: 'e|por isso|entao|portanto',
  },
  it: {
    before:
      '\\b(?:chiest\\w+|dett\\w+|dire|dico|direi|dicono|detto|diss\\w+|dica\\w*|scriv\\w+|chied\\w+|vogli\\w+|suppon\\w+|immagin\\w+|titolo|bozza|condizion\\w*|teoria|bugia|finta|per (?:lui|lei|loro)|al (?:posto|suo))\\b',
    own: '\\b(?:che|vorrei|magari|fosse|fossi|sarebbe|avesse|meno|salvo|tranne|tolt[oaie]|dopo che|manca|dev\\w+|quasi|ancora|mai|nemmeno|nessuno|poi|chissa)\\b',
    claims:
      '\\b(?:detra\\w+|scal\\w+|compens\\w+|conto|spes[ae]|carico|termine|fino|prima|consegn\\w+|restitu\\w+|essendo|restando|intes\\w+|fermo|diritto|riserv\\w+|insieme a|piu|per me|mi[aoe]|miei|rest[ao]\\w*|pag\\w+|dev\\w+|vogli\\w+|esig\\w+|chied\\w+|spero che|inoltre|anche|non|mai|vedremo|ma|pero|anzi|solo|soltanto|tengo)\\b',
    joins: 'e|quindi|dunque|percio',
  },
  fr: {
    before:
      '\\b(?:dict\\w+|dire|dis|dirais|dit|dites|disent|ecri\\w+|demand\\w+|veu\\w+|suppos\\w+|imagin\\w+|titre|brouillon|projet|condition\\w*|theorie|mensonge|levres|pour (?:lui|elle|eux)|a (?:sa|leur) place)\\b',
    own: '\\b(?:qu|que|voul\\w+|voudr\\w+|fallait|faudrait|serait|aurai\\w+|aurions|moins|sauf|hormis|apres que|reste a|doi\\w+|dev\\w+|faut|presque|encore|jamais|ni|personne|ensuite|verra)\\b',
    claims:
      '\\b(?:deduc\\w+|dedui\\w+|compens\\w+|compte|frais|charge|delai|jusqu\\w*|avant|remett\\w+|rend\\w*|etant|restant|enten\\w+|droit|reserv\\w+|avec|plus|pour moi|mon|ma|mes|mien\\w*|rest\\w+|garde\\w*|pai\\w+|pay\\w+|doi\\w+|dev\\w+|veu\\w+|exig\\w+|demand\\w+|espere|revien\\w+|aussi|en plus|pas|jamais|verra|verrons|mais|quoique|seulement|revient)\\b',
    joins: 'et|donc|alors',
  },
  de: {
    before:
      '\\b(?:diktier\\w*|gebeten|sag\\w*|gesagt|meint\\w*|behaupt\\w*|schreib\\w*|geschrieben zu|soll\\w*|will|wollen|wunsch\\w*|wunsche\\w*|mocht\\w*|muss\\w*|mussen|verlang\\w*|vorausge\\w*|angenommen|stell\\w* (?:dir|euch|sie)|titel|entwurf|bedingung\\w*|theorie|luge|sobald|halbherz\\w*|fur (?:ihn|sie)|an (?:seiner|ihrer) stelle)\\b',
    own: '\\b(?:dass|wollt\\w*|ware|waren|wurd\\w*|hatte ich|konnt\\w*|abzuglich|ausser|ausgenommen|bis auf|fast|noch nicht|nie|niemals|niemand|spater|erst|nachdem|bevor)\\b',
    claims:
      '\\b(?:verrechn\\w*|abzieh\\w*|abzug|aufrechn\\w*|allerdings|wobei|kosten|frist|bis|vor|liefer\\w*|gib\\w*|gebe\\w*|recht\\w*|vorbehalt\\w*|samt|nebst|mehr|sowie|plus|ubern\\w*|machen|macht|mein\\w*|mir|bleib\\w*|behalt\\w*|zahl\\w*|bezahl\\w*|muss\\w*|mussen|soll\\w*|will|wollen|verlang\\w*|erwart\\w*|hoff\\w*|auch|ausserdem|zudem|nicht|nie|kein\\w*|aber|jedoch|doch|sondern|nur|bekomm\\w*|sehen)\\b',
    joins: 'und|also|daher|darum|deshalb',
  },
  nl: {
    before:
      '\\b(?:dicteer\\w*|gedicteerd|zeg\\w*|zei|gezegd|beweer\\w*|schrijf\\w*|moet\\w*|wil|willen|eis\\w*|stel|titel|ontwerp|concept|voorwaard\\w*|theorie|leugen|zodra|vraag\\w*|gevraagd|voor (?:hem|haar|hen)|in (?:zijn|haar) plaats)\\b',
    own: '\\b(?:dat|wou|wilde\\w*|zou\\w*|ware|min|behalve|uitgezonderd|op .{1,20} na|bijna|nog niet|nooit|niemand|later|eerst|nadat|voordat)\\b',
    claims:
      '\\b(?:verreken\\w*|aftrek\\w*|waarbij|kosten|rekening|termijn|tot|voor|lever\\w*|geef\\w*|geven|recht\\w*|voorbehoud\\w*|plus|alsook|meer|neemt|doet|mijn|mij|van mij|blijf\\w*|houd\\w*|betaal\\w*|betal\\w*|moet\\w*|wil|willen|eis\\w*|verwacht\\w*|hoop|hopen|ook|bovendien|niet|nooit|geen|maar|echter|alleen|krijg\\w*|zien)\\b',
    joins: 'en|dus|daarom|daarmee',
  },
  sv: {
    before:
      '\\b(?:dikter\\w*|ombedd\\w*|bad mig|sag\\w*|sade|sagt|pasta\\w*|skriv\\w*|ska|skall|vill|maste|krav\\w*|antag\\w*|titel\\w*|utkast\\w*|villkorat|teori\\w*|logn|bad|ber|at (?:henne|honom|dem)|i (?:hans|hennes) stalle)\\b',
    own: '\\b(?:att|skulle|ville|borde|vore|minus|utom|forutom|nastan|annu|aldrig|ingen vet|senare|forst|nar|innan|sedan)\\b',
    claims:
      '\\b(?:avrakn\\w*|kvitt\\w*|drar|avdrag|varvid|kostnad\\w*|rakning|frist|till|fore|lever\\w*|ger|ratt\\w*|forbeh\\w*|plus|samt|mer|gor|tar|min|mitt|mina|mig|blir|forblir|behall\\w*|betala\\w*|maste|ska|skall|vill|krav\\w*|vanta\\w*|hoppas|ocksa|dessutom|inte|aldrig|ingen|inget|men|dock|bara|far|se)\\b',
    joins: 'och|sa|darfor',
  },
  pl: {
    before:
      '\\b(?:dykt\\w+|kaza\\w+|powie\\w*|mow\\w*|twierdz\\w*|pisz\\w*|napis\\w* abym|chc\\w*|zada\\w*|zaloz\\w*|tytul\\w*|projekt\\w*|warun\\w*|teori\\w*|klamstw\\w*|jak tylko|slysza\\w*|pros\\w*|musz\\w*|musi\\w*|powinn\\w*|za (?:nia|niego|nich)|w (?:jego|jej) imieniu)\\b',
    own: '\\b(?:ze|ma|mam|chcial\\w*|by|bym|bylbym|bylabym|byloby|oprocz|poza|bez|procz|prawie|jeszcze|nigdy|nikt|pozniej|najpierw|gdy|kiedy)\\b',
    claims:
      '\\b(?:potrac\\w*|odlicz\\w*|przy czym|koszt\\w*|rachunek|termin\\w*|do|przed|dostarcz\\w*|odda\\w*|praw[oaem]\\w*|zastrze\\w*|plus|oraz|wiecej|wykona\\w*|zrobi\\w*|z tym|moj\\w*|mnie|mi|zostaj\\w*|zostan\\w*|zatrzym\\w*|placi\\w*|zaplac\\w*|mus\\w*|chc\\w*|zada\\w*|oczek\\w*|tez|takze|ponadto|nie|nigdy|ale|jednak|lecz|tylko|dostan\\w*|zobacz\\w*)\\b',
    joins: 'i|wiec|dlatego|zatem',
  },
  tr: {
    before:
      'dedi|diyor|derdi|derim|demek|soyle|dendi|yaz(?:mam|dir)|iste|isti|keske|olsa|olsun|haric|disinda|eksi|sart|kosul|\\b(?:sonra|once|kadar|neredeyse|henuz|asla|hic|kimse|gerek|lazim|zorunda|taslak|baslik|guya|sozde|farz|say ki|meli|mali)\\b|(?:inca|ince|unca|dikten|diktan|rsa|rse|yorsa|irsa|sam|sem)\\b|m[ae]l[iı]|yerine|adina|onun icin',
    claims:
      '\\b(?:mahsup|dus\\w*|masraf\\w*|hesab\\w*|hakk\\w*|sakli|teslim|kadar|once|ben\\w*|bana|kal\\w*|ode\\w*|gerek|lazim|isti\\w*|iste\\w*|bekli\\w*|umar\\w*|ayrica|da|de|ama|fakat|ancak|degil|hic|yok|sadece|yalniz\\w*|al\\w*)\\b|m[ae]l[iı]|(?:m[ae]z|m[iu]yor\\w*)\\b',
  },
  zh: {
    before:
      '说|讲|称|写道|想|希望|要求|要|须|必须|应|除|扣|减|不算|假|倘|设|标题|草|几乎|还没|从来|从未|谁知|理论|谎|之?后|以后|之前再|先|等|待|让我|叫我|听|据|不|替|帮|代',
    claims:
      '抵|扣|费|账|权|保留|交|送|完成|之前|为止|由|算|我的|归|留给|付|赔|要|须|必须|应|希望|期待|还|另|也|不|没|但|可是|只|得|看|给我',
  },
  ja: {
    before:
      '言|述べ|書け|書くよう|伝え|聞い|頼ま|たい|ほしい|欲し|べき|必要|除|以外|差し引|仮|題名|下書|草案|ほぼ|まだ|決して|誰か|理屈|嘘|後に|のち|まず|前に|たら|れば|なら|あれば|求め|せよ|のに|つもり|ひとまず|でなけれ|代わ|代理',
    claims:
      '相殺|差し引|費用|負担|権利|留保|渡|納|まで|行い|行う|私の|もの|残り|残し|払|支払|べき|必要|ほしい|欲し|求め|期待|また|も|ない|ません|しかし|だが|ただ|だけ|もらい|いただき|くださ|下さ',
  },
  ko: {
    before:
      '말하|말씀|했다|라고|다고|하라|쓰라|듣|들었|싶|원하|요구|해야|필요|빼고|제외|외에|공제|가정|제목|초안|거의|아직|결코|아무도|이론|거짓|후에|뒤에|먼저|전에|면 |면,|거든|우선|만약|부탁|달라|대신|대리',
    claims:
      '상계|공제|비용|부담|권리|유보|인도|까지|하기로|제가|내가|제 |내 |것|남|갖|지불|지급|해야|필요|원하|요구|기대|또|도 |않|없|못|하지만|그러나|다만|만 |받|주세요|주십|바랍',
  },
  ar: {
    before:
      '(?:^|[ وف])(?:قال|قيل|يقول|تقول|اقول|قلت|كتب|يكتب|طلب|يطلب|يطالب|اريد|نريد|يريد|اود|نود|ليت|لو|كان|كنت|كنا|عدا|سوى|الا|غير|باستثناء|ناقص|يجب|ينبغي|لا بد|افترض|نفترض|عنوان|مسوده|المسوده|تقريبا|بعد ان|بعد توقيع|قبل ان|ابدا|احد|نظريا|كذب|حين|عندما|متي|ريثما|سمعت|زعم|ان|انني|اني|بانني)(?= |$)',
    claims:
      '(?:^|[ وف])(?:لي|بيتي|النفقات|نفقات|التكاليف|تكاليف|الرسوم|علي الجار|يخصم|اخصم|نخصم|تخصم|خصم|مقاصه|نفقه|نفقته|تكلفه|حقي|حق|احتفظ|نحتفظ|يسلم|تسلم|حتي|قبل|مع|يبقي|تبقي|ادفع|يدفع|تدفع|يجب|ينبغي|اريد|نريد|اطلب|اطالب|اتوقع|ارجو|ايضا|كذلك|لا|لم|لن|ليس|لكن|غير|فقط|ساري|سنري)(?= |$)',
  },
  hi: {
    before:
      'कह|बोल|बताया|लिख(?:ो|ने|वा|ूँ)|चाह|माँग|काश|होता तो|छोड़|सिवा|अलावा|घटा|चाहिए कि|ज़रूरी|मान लो|मान लीजिए|शीर्षक|मसौदा|लगभग|अभी|कभी|कोई नहीं|झूठ|के बाद|से पहले|पहले|जब|अगर|यदि|तो |सुना|ताकि|कि |पर |दस्तख|की ओर से|की तरफ|की जगह|के बदले',
    claims:
      'घटा|काट|खर्च|ख़र्च|हिसाब|अधिकार|सौंप|तक|कर(?:ेगा|ेगी|ेंगे)|मेरा|मेरी|मेरे|मुझे|रहेग|रखूँ|दे(?:ना|गा|गी|ंगे)|चुका|चाहिए|चाह|माँग|उम्मीद|भी|नहीं|न |मत|लेकिन|मगर|पर |सिर्फ|केवल|बस |मिल|देख',
  },
}

interface Ready {
  before: RegExp
  own: RegExp
  claims: RegExp
  part: RegExp
}

const cache = new Map<string, Ready>()

function ready(language: string): Ready | undefined {
  const known = cache.get(language)
  if (known) return known
  const doubts = table[language]
  if (!doubts) return undefined
  const made: Ready = {
    before: new RegExp(oneForm(doubts.before, language), 'u'),
    own: new RegExp(doubts.own ?? '(?!)', 'u'),
    claims: new RegExp(oneForm(doubts.claims, language), 'u'),
    part: new RegExp(`[,;:()،；–—-]${doubts.joins === undefined ? '' : `| (?=(?:${doubts.joins}) )`}`, 'gu'),
  }
  cache.set(language, made)
  return made
}

const stop = /[.!?。！？।؟]+/gu

/** A stretch of a text, from its start up to its end. */
export interface Stretch {
  start: number
  end: number
}

interface Story extends Stretch {
  /** Whether it is a sentence of its own. */
  apart: boolean
}

/**
 * The stretches of a text that only tell a story beside the act: whole sentences, and before the act the parts of its own sentence.
 * The part the act stands in, and what follows there, is none.
 */
export function stories(text: string, act: Stretch, language: string): Story[] {
  const doubts = ready(language)
  if (!doubts) return []
  const found: Story[] = []
  for (const sentence of cut(text, stop, 0)) {
    const said = text.slice(sentence.start, sentence.end)
    if (sentence.end <= act.start) {
      if (!doubts.before.test(said)) found.push({ ...sentence, apart: true })
    } else if (sentence.start >= act.end) {
      if (plain(said, doubts) && !doubts.claims.test(said)) found.push({ ...sentence, apart: true })
    } else {
      for (const part of cut(text.slice(sentence.start, act.start), doubts.part, sentence.start))
        if (part.end < act.start && plain(text.slice(part.start, part.end), doubts))
          found.push({ ...part, apart: false })
      for (const part of cut(text.slice(act.end, sentence.end), doubts.part, act.end))
        if (part.start > act.end) {
          const tail = text.slice(part.start, part.end)
          if (plain(tail, doubts) && !doubts.claims.test(tail) && !/\d/u.test(tail))
            found.push({ ...part, apart: false })
        }
    }
  }
  return found
}

/** The text with blanks for the sentences before the act that only tell a story. */
export function untold(text: string, act: Stretch, language: string): string {
  let rest = ''
  for (const { start, end, apart } of stories(text, act, language))
    if (apart && end <= act.start) rest += text.slice(rest.length, start) + ' '.repeat(end - start)
  return rest + text.slice(rest.length)
}

const plain = (part: string, { before, own }: Ready): boolean => !before.test(part) && !own.test(part)

function cut(text: string, at: RegExp, offset: number): Stretch[] {
  const parts: Stretch[] = []
  let start = 0
  for (const hit of matchesOf(text, at)) {
    parts.push({ start: start + offset, end: hit.index + offset })
    start = hit.index + hit[0].length
  }
  parts.push({ start: start + offset, end: text.length + offset })
  return parts
}
