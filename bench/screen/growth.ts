import type { ScreenContext } from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'

const context: ScreenContext = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 2,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Ben Marsh'],
  speaker: 'Ada Quill',
}

/** Texts that press on one rule or another, each repeated to the length asked for. */
const pieces: Record<string, string> = {
  story: 'We walked the wall twice in the rain, Ben and I, and neither of us said much. ',
  acts: 'I accept this settlement as written. ',
  'acts without a stop': 'I accept this settlement as written and ',
  conditions: 'if ',
  'conditions and acts': 'if I accept this settlement unless ',
  'one word': 'a',
  references: 'this settlement the agreement version 2 dated 2 April 2026 ',
  names: 'Ada Quill and Ben Marsh ',
  quotes: '"he said "',
  brackets: '((( ',
  emoji: '🙂👍',
  commas: 'and, so, then, but, ',
  negations: 'not never no ',
  digits: '1234567890 ',
  questions: 'do I accept this settlement? ',
  'numbered acts': 'I accept this settlement as written and owe # more. ',
  'numbered acts without a stop': 'I accept this settlement as written and owe # more and ',
  'numbered conditions': 'if # unless # ',
  'numbered conditions and acts': 'if # comes I accept this settlement unless ',
  'numbered questions': 'do I accept this settlement # times? ',
  'numbered quotes': '"he said # times" and ',
  'numbered commas': 'so, then # but, ',
  'no stops': 'my our the whole complete written final settlement agreement terms of the ',
  Spanish: 'Caminamos # veces junto al muro bajo la lluvia, y si vuelve acepto este acuerdo. ',
  German:
    'Wir gingen # Mal bei Regen an der Mauer entlang, und wenn er kommt, stimme ich diesem Vergleich zu. ',
  French: 'Nous avons longé le mur # fois sous la pluie, et s’il revient j’accepte cet accord. ',
  Portuguese: 'Caminhámos # vezes junto ao muro à chuva, e se ele voltar aceito este acordo. ',
  Italian: 'Abbiamo camminato # volte lungo il muro sotto la pioggia, e se torna accetto questo accordo. ',
  Dutch: 'We liepen # keer in de regen langs de muur, en als hij komt ga ik akkoord met deze schikking. ',
  Swedish: 'Vi gick # gånger längs muren i regnet, och om han kommer godkänner jag denna förlikning. ',
  Polish: 'Szliśmy # razy wzdłuż muru w deszczu, a jeśli wróci, akceptuję tę ugodę. ',
  Turkish: 'Yağmurda duvar boyunca # kez yürüdük, o gelirse bu uzlaşmayı kabul ediyorum. ',
  Chinese: '我们在雨中沿着围墙走了#次，如果他回来，我接受这份和解协议。',
  Japanese: '雨の中を塀に沿って#回歩きました。彼が戻れば、この和解契約を承認します。',
  Korean: '비를 맞으며 담을 따라 #번 걸었고, 그가 돌아오면 이 합의서에 동의합니다. ',
  Arabic: 'مشينا بجانب الجدار # مرات تحت المطر، وإذا عاد فإنني أقبل هذه التسوية. ',
  Hindi: 'हम बारिश में दीवार के साथ # बार चले, और अगर वह लौटे तो मैं इस समझौते को स्वीकार करता हूँ। ',
}

const RUNS = 8

/** Processor time of a reading at doubling lengths, so that other work on the machine does not count; a text whose time grows faster than its length is named. */
export function growthBench(): void {
  for (const [name, piece] of Object.entries(pieces)) {
    const times = [2_500, 5_000, 10_000, 20_000].map((size) => {
      const text = Array.from({ length: Math.ceil(size / piece.length) }, (_, i) =>
        piece.replace('#', String((i * 7919) % 9973)),
      )
        .join('')
        .slice(0, size)
      screen(text, context)
      const before = process.cpuUsage()
      for (let run = 0; run < RUNS; run += 1) screen(text, context)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 / RUNS
    })
    const [, half = 1, full = 1, double = 1] = times
    const mark = `${full > 20 ? '  over 20 ms' : ''}${double / full > 2.6 && full / half > 2.4 ? '  grows faster than its length' : ''}`
    console.log(
      `${name.padEnd(22)} ${times.map((time) => time.toFixed(1).padStart(7)).join('')} ms at 2,500 5,000 10,000 20,000${mark}`,
    )
  }
}
