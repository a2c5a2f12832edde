import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import { type Block, type Certified, certificateOf, certificateTitle, utc } from './certificate-content'

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
  for (const block of certificateOf(certified)) layOut(doc, root, block)
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

type Style = (typeof STYLES)[keyof typeof STYLES]

function written(doc: Doc, root: Element, style: Style, text: string): void {
  const { tag, font, size, above, below, indent } = style
  // A heading is not left alone at the foot of a page.
  if (tag.startsWith('H') && doc.y > doc.page.height - MARGIN - 60) doc.addPage()
  doc.y += above
  root.add(
    doc.struct(tag, {}, () => {
      doc.font(font).fontSize(size).fillColor('#1c1b19')
      doc.text(text, MARGIN + indent, doc.y, {
        width: doc.page.width - 2 * MARGIN - indent,
        lineGap: size * 0.25,
      })
    }),
  )
  doc.y += below
}

function fact(doc: Doc, root: Element, name: string, value: string): void {
  root.add(
    doc.struct('P', {}, () => {
      const width = doc.page.width - 2 * MARGIN
      doc.fontSize(9).fillColor('#1c1b19')
      doc.font(BOLD).text(`${name}: `, MARGIN, doc.y, { width, continued: true, lineGap: 2 })
      doc.font(SERIF).text(value, { width, lineGap: 2 })
    }),
  )
  doc.y += 3
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
