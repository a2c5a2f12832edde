import { type Line, rewrite } from '@/server/ratification/line'

const special: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', ß: 'ss', đ: 'd', æ: 'ae', œ: 'oe' }

/** Arabic, Persian and Devanagari digits each stand in a row of ten. */
function digit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return String(code - (code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660))
}

function plainLetter(letter: string): string {
  return special[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The traditional forms of the signs a ratification turns on, and the simplified ones. */
const traditional =
  '協协議议條条約约書书這这個个們们認认確确準准絕绝簽签簡简請请謝谢說说談谈對对該该與与為为無无沒没異异見见現现實实從从來来時时後后應应當当還还會会將将過过開开關关雙双記录錄录據据據据權权責责遵遵總总結结論论內内閱阅讀读號号幾几萬万錢钱標标題题註注於于並并專专業业東东車车長长門门間间問问題题調调解解經经濟济給给織织統统級级線线護护識识證证語语誰谁誤误計计討讨訂订詳详試试話话誠诚該该認认謹谨讓让變变貴贵費费買买賣卖負负財财賠赔質质貨货責责員员願愿須须領领額额類类願愿顧顾風风飛飞馬马驗验體体點点聽听聲声職职聯联舊旧處处備备優优億亿價价儘尽僅仅傳传備备傷伤債债償偿兩两別别劃划則则創创務务動动勞劳勝胜勵励區区參参叢丛單单嚴严團团圍围圓圆執执場场塊块報报壓压壞坏夠够夥伙夫夫妳你婦妇媽妈學学寫写審审寶宝屬属層层岡冈師师帳账帶带廠厂廣广張张強强彈弹歡欢憂忧懷怀態态慣惯戰战戲戏戶户拋抛換换損损擔担據据擇择擬拟擾扰擴扩撤撤數数斷断旧旧曾曾書书歷历歸归氣气決决減减測测滿满漢汉潔洁灣湾為为煩烦熱热爭争爺爷牆墙獨独獎奖獲获環环產产畢毕畫画異异發发盡尽監监礙碍禮礼種种稱称穩稳窮穷競竞筆笔節节範范築筑籌筹糧粮紀纪納纳紙纸細细終终組组絡络維维網网緊紧緒绪緣缘編编練练縣县縮缩績绩繳缴繼继續续纔才羅罗聞闻脫脱腦脑興兴舉举華华萊莱藝艺藥药虧亏術术衛卫裝装裡里製制複复規规視视親亲覺觉觀观觸触訊讯設设許许訴诉評评詢询誌志諒谅諾诺講讲譯译豐丰貝贝貸贷資资賃赁贈赠贊赞趙赵趕赶跡迹轉转輕轻較较載载輸输辦办農农運运達达違违遞递遠远適适遲迟遷迁選选還还邊边郵邮鄰邻醫医釋释針针鈔钞銀银鋼钢錯错鎖锁鍵键鐘钟鐵铁閒闲閉闭阻阻陳陈陸陆陽阳隊队階阶際际隨随險险隱隐雜杂離离難难電电霧雾靈灵靜静響响頁页頂顶項项順顺預预頭头願愿顯显飯饭館馆騙骗驚惊髒脏鬆松黃黄齊齐龍龙畫画麼么麽么嗎吗吧吧妥妥週周逼逼另另'
const simplified = new Map<string, string>()
for (let i = 0; i + 1 < traditional.length; i += 2)
  simplified.set(traditional[i] ?? '', traditional[i + 1] ?? '')

const arabic: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  گ: 'ك',
  ک: 'ك',
  ی: 'ي',
}
const hindi: Record<string, string> = {
  '\u0901': '\u0902',
  '\u0958': 'क',
  '\u0959': 'ख',
  '\u095A': 'ग',
  '\u095B': 'ज',
  '\u095C': 'ड',
  '\u095D': 'ढ',
  '\u095E': 'फ',
}

/** Letters that are written in more than one way, brought to one: for texts and for the patterns they are matched with. */
export function oneForm(text: string, language: string): string {
  if (language === 'zh') return text.replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign)
  if (language === 'ar') return text.replace(/[أإآٱىةؤئگکی]/gu, (letter) => arabic[letter] ?? letter)
  if (language === 'hi')
    return text
      .replace(/[\u0901\u0958-\u095E]/gu, (letter) => hindi[letter] ?? letter)
      .replace(/\u093C\??/gu, '')
  return text
}

/** Where only the accent tells the past, or somebody else, from "I accept": a digit is put after it, so that it is never an act. */
function keepPerson(line: Line, language: string): Line {
  if (language === 'es' || language === 'it')
    return rewrite(
      line,
      /(?<=\b(?:acept|ratific|aprob|firm|confirm|declar|accett|approv|conferm|dichiar|sottoscriss))[óò](?!\p{L})/giu,
      () => 'o3',
    )
  if (language === 'pl' && /[ąęłńśźż]/iu.test(line.text))
    return rewrite(
      line,
      /(?<=\b(?:akceptuj|przyjmuj|ratyfikuj|aprobuj|zobowiązuj|podpisuj|potwierdz|zatwierdz))[ea](?!\p{L})/giu,
      (m) => `${m[0]}3`,
    )
  return line
}

/** "二〇二六年三月二十五日", "令和八年五月二日". */
const dayInSigns =
  /(?:[〇零一二三四五六七八九]{4}年)?[一二三四五六七八九十]{1,3}月[一二三四五六七八九十]{1,3}日|令和(?:元|[0-9一二三四五六七八九十]{1,3})年/gu
const signs = '〇一二三四五六七八九'

function inDigits(text: string): string {
  const era = /^令和(.+)年$/u.exec(text)?.[1]
  if (era !== undefined)
    return `${2018 + (era === '元' ? 1 : /^\d+$/u.test(era) ? Number(era) : counted(era))}年`
  return text.replace(/[〇零一二三四五六七八九]{4}(?=年)|[一二三四五六七八九十]+/gu, (number) =>
    number.length === 4 && !number.includes('十')
      ? [...number.replaceAll('零', '〇')].map((sign) => signs.indexOf(sign)).join('')
      : String(counted(number)),
  )
}

/** A number below a hundred in Chinese signs. */
function counted(number: string): number {
  const [tens, ones] = number.split('十')
  if (ones === undefined) return signs.indexOf(number)
  return (tens === '' ? 1 : signs.indexOf(tens ?? '')) * 10 + (ones === '' ? 0 : signs.indexOf(ones))
}

/** Lower case, without diacritics or typographic variants, digits as 0 to 9; scripts that need their marks keep them. */
export function fold(visible: Line, language: string): Line {
  let line = respell(keepPerson(visible, language), /\p{Lu}+/gu, (found) => found.toLowerCase())
  line = respell(line, /[\u00C0-\u024F\u0130\u1E00-\u1EFF]/gu, plainLetter)
  line = rewrite(line, /[\u0300-\u036F\u064B-\u0652\u0670\u0640\u093C]/gu, () => '')
  line = respell(line, /[\uFF01-\uFF5E]/gu, narrow)
  line = respell(line, /[٠-٩۰-۹०-९]/gu, digit)
  line = respell(line, /[‘’ʼ´`′]/gu, () => "'")
  line = respell(line, /[“”„«»「」『』《》〈〉]/gu, () => '"')
  if (language === 'zh' || language === 'ar' || language === 'hi')
    line = respell(line, /[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}]+/gu, (found) =>
      oneForm(found, language),
    )
  if (language === 'zh' || language === 'ja') line = rewrite(line, dayInSigns, (m) => inDigits(m[0]))
  line = rewrite(line, /[ \t]*[\r\n]+\s*/gu, () => ' ; ')
  return rewrite(line, /[\s\u00A0\u3000]{2,}|[\t\u00A0\u2000-\u200A\u202F\u3000]/gu, () => ' ')
}

const narrow = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0).toLowerCase()

/** Letters put in place of others: where as many come as go, every place stays what it was. */
function respell(line: Line, pattern: RegExp, put: (found: string) => string): Line {
  let longer = false
  const text = line.text.replace(pattern, (found) => {
    const spelt = put(found)
    if (spelt.length !== found.length) longer = true
    return spelt
  })
  return longer ? rewrite(line, pattern, (match) => put(match[0])) : { ...line, text }
}

/** A word of a language in Latin letters, as its phrase book writes it. */
export const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[\u00C0-\u024F\u1E00-\u1EFF]/gu, plainLetter)
    .replace(/[\u0300-\u036F]/gu, '')

/** A name or title as `fold` would leave it. */
export function folded(text: string, language: string): string {
  return oneForm(
    text
      .toLowerCase()
      .replace(/[\u00C0-\u024F\u1E00-\u1EFF]/gu, plainLetter)
      .replace(/[\u0300-\u036F\u064B-\u0652\u0670\u0640]/gu, '')
      .replace(/[\uFF01-\uFF5E]/gu, narrow)
      .replace(/[‘’ʼ´`′]/gu, "'"),
    language,
  )
}
