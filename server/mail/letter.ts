import { z } from 'zod'

/** What one mail says: short paragraphs and at most one link, so that text and HTML say the same. */
export const letter = z.strictObject({
  subject: z.string(),
  paragraphs: z.array(z.string()),
  link: z.strictObject({ label: z.string(), url: z.string() }).nullable(),
  /** What stands below the link. */
  after: z.array(z.string()),
})
export type Letter = z.infer<typeof letter>

/** A mail as a mail server takes it. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** A text that goes with it as a file. */
  attachment?: { name: string; text: string }
}

export function written(letter: Letter, to: string): Mail {
  const subject = letter.subject.replace(/\s+/g, ' ').trim()
  return { to, subject, text: asText(letter), html: asHtml(letter, subject) }
}

function asText({ paragraphs, link, after }: Letter): string {
  const linked = link ? [`${link.label}:\n${link.url}`] : []
  return `${[...paragraphs, ...linked, ...after].join('\n\n')}\n`
}

const TEXT = 'margin:0 0 16px;white-space:pre-line'
const BUTTON =
  'display:inline-block;padding:10px 18px;border:1px solid #1d4b73;border-radius:8px;color:#1d4b73;text-decoration:none'

function asHtml({ paragraphs, link, after }: Letter, subject: string): string {
  const paragraph = (text: string) => `<p style="${TEXT}">${escaped(text)}</p>`
  const linked = link
    ? [
        `<p style="${TEXT}"><a href="${escaped(link.url)}" style="${BUTTON}">${escaped(link.label)}</a></p>`,
        `<p style="${TEXT};font-size:13px;color:#555">${escaped(link.url)}</p>`,
      ]
    : []
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b1b1b;background:#fff">',
    '<div style="max-width:560px">',
    ...paragraphs.map(paragraph),
    ...linked,
    ...after.map(paragraph),
    '</div></body></html>',
  ].join('\n')
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names and titles are whatever somebody typed. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
