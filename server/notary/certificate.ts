import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { type Certified, certificateOf, certificateTitle } from './certificate-content'
import { type Block, utc } from './certificate-words'
import { hasForeign } from './scripts-in-text'
import { type Span, setForeign, spoken } from './set-foreign'

const FONTS = join(process.cwd(), 'node_modules', 'dejavu-fonts-ttf', 'ttf')
const SERIF = 'serif'
const BOLD = 'bold'
const ITALIC = 'italic'
const MONO = 'mono'
const FILES = {
  [SERIF]: 'DejaVuSerif.ttf',
  [BOLD]: 'DejaVuSerif-Bold.ttf',
  [ITALIC]: 'DejaVuSerif-Italic.ttf',
  [MONO]: 'DejaVuSansMono.ttf',
}
const MARGIN = 72
const QR_SIZE = 96

const STYLES = {
  title: { tag: 'H1', font: BOLD, size: 20, above: 0, below: 10, indent: 0 },
  matter: { tag: 'P', font: BOLD, size: 13, above: 4, below: 2, indent: 0 },
  heading: { tag: 'H2', font: BOLD, size: 13, above: 18, below: 6, indent: 0 },
  subheading: { tag: 'H3', font: BOLD, size: 10, above: 8, below: 2, indent: 0 },
  text: { tag: 'P', font: SERIF, size: 10, above: 2, below: 4, indent: 0 },
  note: { tag: 'P', font: SERIF, size: 8.5, above: 2, below: 2, indent: 0 },
  quote: { tag: 'BlockQuote', font: ITALIC, size: 10, above: 4, below: 4, indent: 16 },
  code: { tag: 'Code', font: MONO, size: 8, above: 0, below: 4, indent: 0 },
} as const

/** `agreement.pdf`: a tagged PDF to keep on paper. The same record gives the same bytes. */
export async function certificate(certified: Certified): Promise<Uint8Array> {
  const made = new Date(certified.state.head.at)
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: join(FONTS, FILES[SERIF]),
    info: {
      Title: `${certificateTitle(certified)}: ${certified.state.title}`,
      Creator: 'Parley',
      Producer: 'Parley',
      CreationDate: made,
      ModDate: made,
    },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, join(FONTS, file))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const blocks = certificateOf(certified)
  for (const [at, block] of blocks.entries()) {
    keepRoom(doc, roomFor(block, blocks.slice(at + 1)))
    layOut(doc, root, block)
  }
  root.end()
  foot(doc, certified)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>

function layOut(doc: Doc, root: Element, block: Block): void {
  switch (block.as) {
    case 'facts':
      for (const [name, value] of block.rows) fact(doc, root, name, value)
      return
    case 'verify':
      verify(doc, root, block.address)
      return
    default:
      written(doc, root, STYLES[block.as], block.text)
  }
}

/**
 * Neither a heading nor what names a digest is left alone at the foot of a page, what a person said stays with who said
 * it, and how to check stays with what is checked: what a block needs there, in points.
 */
function roomFor({ as }: Block, [next, ...later]: readonly Block[]): number {
  if (as === 'heading') {
    if (next?.as === 'subheading') return 50 + roomFor(next, later)
    const end = later.findIndex((one) => one.as === 'heading')
    const own = end < 0 ? later : later.slice(0, end)
    return own.some((one) => one.as === 'verify') ? 340 : 110
  }
  if (as === 'subheading') return next?.as === 'quote' ? 110 : 70
  return as === 'note' && next?.as === 'code' ? 40 : 0
}

function keepRoom(doc: Doc, least: number): void {
  if (doc.y > doc.page.height - MARGIN - least) doc.addPage()
}

/** A thin line over the width of the text. Readers pass over it. */
function rule(doc: Doc): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(doc.page.width - MARGIN, doc.y)
    .lineWidth(0.5)
    .stroke('#b9b4a8')
  doc.endMarkedContent()
}

type Style = (typeof STYLES)[keyof typeof STYLES]

function written(doc: Doc, root: Element, style: Style, text: string): void {
  const { tag, font, size, above, below, indent } = style
  doc.y += above
  root.add(
    doc.struct(tag, spoken(text), () => {
      doc.font(font).fontSize(size).fillColor('#1c1b19')
      set(doc, [{ text, font }], { indent, size, lineGap: size * 0.25 })
    }),
  )
  doc.y += below
  if (style === STYLES.title || style === STYLES.heading) {
    rule(doc)
    doc.y += 6
  }
}

function fact(doc: Doc, root: Element, name: string, value: string): void {
  root.add(
    doc.struct('P', spoken(`${name}: ${value}`), () => {
      doc.fontSize(9).fillColor('#1c1b19')
      const spans = [
        { text: `${name}: `, font: BOLD },
        { text: value, font: SERIF },
      ]
      set(doc, spans, { indent: 0, size: 9, lineGap: 2 })
    }),
  )
  doc.y += 3
}

type Setting = { indent: number; size: number; lineGap: number }

/** Sets text from the left margin on, in the document's own type as far as that has its letters. */
function set(doc: Doc, spans: readonly Span[], { indent, size, lineGap }: Setting): void {
  const width = doc.page.width - 2 * MARGIN - indent
  const x = MARGIN + indent
  if (spans.some(({ text }) => hasForeign(text))) {
    setForeign(doc, spans, { x, width, size, lineGap, foot: doc.page.height - MARGIN })
    return
  }
  spans.forEach(({ text, font }, at) => {
    const options = { width, lineGap, continued: at < spans.length - 1 }
    if (at === 0) doc.font(font).text(text, x, doc.y, options)
    else doc.font(font).text(text, options)
  })
}

function verify(doc: Doc, root: Element, address: string): void {
  if (doc.y > doc.page.height - MARGIN - QR_SIZE - 20) doc.addPage()
  const top = doc.y + 10
  root.add(
    doc.struct('Figure', { alt: `A code that leads to ${address}` }, () => {
      const { size, data } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules
      const unit = QR_SIZE / size
      for (let at = 0; at < data.length; at++)
        if (data[at]) doc.rect(MARGIN + (at % size) * unit, top + Math.floor(at / size) * unit, unit, unit)
      doc.fill('#000000')
    }),
  )
  root.add(
    doc.struct('P', {}, () => {
      doc.font(SERIF).fontSize(10).fillColor('#1c1b19')
      doc.text(
        `To check it, give the bundle to ${address}, to verify.html in the bundle, or to a program of your own: VERIFY.md says how.`,
        MARGIN + QR_SIZE + 20,
        top,
        {
          width: doc.page.width - 2 * MARGIN - QR_SIZE - 20,
          lineGap: 3,
        },
      )
    }),
  )
}

/** The foot of every page: what it belongs to, and its number. Readers pass over it. */
function foot(doc: Doc, { state, checkpoint }: Certified): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(SERIF).fontSize(7.5).fillColor('#6b675f')
    doc.text(
      `Parley · negotiation ${state.negotiation} · ${checkpoint.size} entries to ${utc(state.head.at)} · page ${page + 1} of ${count}`,
      MARGIN,
      doc.page.height - MARGIN / 2 - 6,
      { width: doc.page.width - 2 * MARGIN, lineBreak: false },
    )
    doc.endMarkedContent()
  }
}
