import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Label, Reading, ReasonCode, ScreenContext } from '@/server/ratification/reading'

const version = '0.1.0'
const plainAssent =
  /^\s*(?:yes,? )?(?:i|we) (?:do |hereby )?(?:accept|ratify|agree to|adopt|approve) (?:this (?:settlement|agreement)|these terms|the (?:above|settlement above|terms above))(?: (?:as written|as it stands|in full))?\s*[.!]?\s*$/i
const plainRefusal =
  /^\s*(?:no[,.] )?(?:i|we) (?:(?:do not|don't|will not|won't|cannot|can't) (?:accept|ratify|agree)|reject|refuse|decline)\b[^,;.?]{0,60}[.!]?\s*$/i
const plainExit = /^\s*(?:i|we) (?:withdraw|quit|leave|am leaving|are leaving)\b[^,;.?]{0,60}[.!]?\s*$/i
const digest = bytesToHex(
  sha256(utf8ToBytes([version, plainAssent.source, plainRefusal.source, plainExit.source].join('\n'))),
)

/** Reads a party's words about the settlement in `context`. Never throws; what it does not understand is `unclear`. */
export function screen(text: string, _context: ScreenContext): Reading {
  if (plainAssent.test(text)) return reading(text, 'ratifies', 'none')
  if (plainRefusal.test(text)) return reading(text, 'rejects', 'rejection')
  if (plainExit.test(text)) return reading(text, 'withdraws', 'withdrawal')
  return reading(text, 'unclear', 'none')
}

function reading(text: string, label: Label, reason: ReasonCode): Reading {
  const spans = reason === 'none' ? [] : [{ start: 0, end: text.length, reason }]
  return { label, reasons: [reason], spans, screen: { version, digest } }
}
