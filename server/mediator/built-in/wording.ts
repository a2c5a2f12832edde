import { clockInWords, dayInWords } from '../language/dates'
import { minutesIn, type Quantity } from '../language/quantities'

/** A party's words between marks, shortened at a word with an ellipsis when long. Marks inside become single. */
export function quote(text: string, most = 300): string {
  const plain = text.trim().replace(/[“”„]/g, (mark) => (mark === '”' ? '’' : '‘'))
  if (plain.length <= most) return `“${plain}”`
  const cut = plain.slice(0, most)
  return `“${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 40))}…”`
}

function number(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const [whole = '0', part] = String(Math.abs(rounded)).split('.')
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return `${rounded < 0 ? '-' : ''}${grouped}${part ? `.${part}` : ''}`
}

/** Another value written as a party wrote its own: "€4.40" after "€4.45", "5 nights" after "four nights". */
export function figureLike(like: Quantity, value: number): string {
  if (like.kind === 'day') return dayInWords(Math.round(value), like.unit === 'dated')
  if (like.kind === 'clock') return clockInWords(Math.round(value))
  const shown = like.kind === 'duration' ? value / minutesIn(like) : value
  const decimals =
    like.kind === 'money' && !Number.isInteger(Math.round(shown * 100) / 100)
      ? shown.toFixed(2)
      : number(shown)
  const written = like.text.replace(/\d[\d.,  ' ]*\d|\d/, decimals)
  if (written !== like.text || /\d/.test(like.text)) return written
  const rest = /^[\p{L}-]+(?:\s+(?:hundred|thousand|million|and [\p{L}-]+))*/u.exec(like.text)
  return rest ? `${decimals}${like.text.slice(rest[0].length)}` : decimals
}

export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

/** Ends a sentence, unless a quotation at its end already does. */
export function stop(text: string): string {
  return /[.!?…][”’]*$/.test(text) ? text : `${text}.`
}
