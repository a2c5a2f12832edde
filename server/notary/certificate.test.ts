import { inflateSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import {
  a,
  ana,
  ann,
  appointing,
  bo,
  called,
  draftOf,
  mediator,
  provenance,
  settled,
  type Table,
  talking,
} from '@/server/protocol/testing'
import { verifyBundle } from '@/server/record/verify-bundle'
import { certificate } from './certificate'
import { type Certified, certificateOf } from './certificate-content'
import { certificateInThread } from './certificate-in-thread'
import type { Block } from './certificate-words'
import { newKeys, TestArchive } from './testing'

// Fonts of every script are read and set here; nothing waits.
vi.setConfig({ testTimeout: 300_000 })

const keys = newKeys()

async function certified(table: Table): Promise<Certified> {
  const archive = await TestArchive.of(table.entries, keys)
  const checkpoint = await archive.notary.checkpoint(archive.negotiation)
  if (!checkpoint) throw new Error('nothing was signed')
  const { publicKey } = keys.signer
  return {
    state: table.matter,
    headHash: table.head.hash,
    checkpoint,
    key: publicKey,
    address: 'https://parley.example/verify',
  }
}
const wordsOf = (blocks: readonly Block[]) =>
  blocks
    .map((block) =>
      'text' in block ? block.text : 'rows' in block ? block.rows.flat().join(' ') : block.address,
    )
    .join('\n')
const saidBy = async (table: Table) => wordsOf(certificateOf(await certified(table)))

describe('[REC9] the certificate', () => {
  test('of an agreement names parties, how each signed in, the terms, every ratification and the record', async () => {
    const table = called()
    table.ratifies(ana, 'I ratify “Use of the yard” — naïvely, “as is”.')
    table.ratifies(bo, 'We accept the settlement above as written.')
    const said = await saidBy(table)
    for (const words of [
      'Certificate of agreement',
      'Alder House',
      'signed in by a link sent to a verified e-mail address',
      'The yard is open to all from 8 to 18 o’clock.',
      'I ratify “Use of the yard” — naïvely, “as is”.',
      'We accept the settlement above as written.',
      'Binding.',
      table.head.hash,
      table.matter.settlements[0]?.settlement.digest ?? 'no digest',
    ])
      expect(said).toContain(words)
    expect(said).not.toContain('PROVISIONAL')
  })

  test('says who acts for a party by which grant, what software may, what the mediator drafted, and how words were read', async () => {
    const table = talking().seat(ann, 'member', a)
    const until = table.inHours(48)
    table.does(ana, { type: 'Grant', to: ann, purposes: ['ratify'], subject: 'The yard', until })
    table.does(ana, appointing({ until }))
    const run = table.run('draft')
    const origin = { kind: 'mediator', provenance } as const
    table.does(mediator, { type: 'DraftSettlement', run, basedOn: null, draft: draftOf(), origin })
    table.does(mediator, { type: 'FinishMediation', run })
    const [drafted] = table.matter.settlements
    if (!drafted) throw new Error('nothing was drafted')
    table.callFor(drafted.settlement)
    table.does(ann, table.sends(ann, 'By Ana’s grant I ratify this.', 'ratifies', ['disclosed_delegate']))
    table.ratifies(bo)
    const said = await saidBy(table)
    for (const words of [
      /Delegation Ana granted Ann to ratify \(The yard\) until 2026-03-\d\d \d\d:\d\d:\d\d\u00a0UTC, entry \d+/,
      /Software .+, appointed by Ana until .+UTC, entry \d+; it ratifies nothing/,
      /Text by the mediator built-in \(built-in, version .+\), having read to entry \d+/,
      /Alder House, by Ann\nBy Ana’s grant I ratify this\.\n/,
      /Read as “ratifies” by screen .+; by grant 1\./,
      /Root of the tree over all entries \(base64\)\n[A-Za-z0-9+/]{43}=/,
      /Fingerprint of the key that signed it\n[0-9a-f]{64}\nhttps:\/\/parley\.example\/verify/,
    ])
      expect(said).toMatch(words)
    // Every time in it has its zone.
    expect(said.match(/\d\d:\d\d:\d\d(?!\u00a0UTC)/g)).toBeNull()
  })

  test('of what goes on, or ended without agreement, says that nothing binds', async () => {
    const going = called()
    going.ratifies(ana)
    expect(await saidBy(going)).toContain('binds nobody before every party has ratified')
    expect(await saidBy(going)).toContain('PROVISIONAL')
    going.does(bo, { type: 'ExitNegotiation', words: 'We leave.' })
    const left = await saidBy(going)
    expect(left).toContain('Certificate of a negotiation that a party left')
    expect(left).toContain('There is no agreement.')
    expect(left).toContain('It lapsed with its call and binds nobody.')
    expect(await saidBy(talking())).toContain('No settlement was drafted.')
  })

  test('is a tagged PDF with a language and a title, the same for the same record', async () => {
    const what = await certified(settled({ parties: 3 }))
    const made = Buffer.from(await certificate(what))
    const text = made.toString('latin1')
    for (const part of ['%PDF-1.7', '/StructTreeRoot', '/Marked true', '/Lang (en)', '/DisplayDocTitle true'])
      expect(text).toContain(part)
    expect(Buffer.from(await certificate(what)).equals(made)).toBe(true)
    const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body]) => {
      try {
        return [inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    })
    // Structure is in the pages themselves: headings, paragraphs, quotations, one figure, and feet to pass over.
    for (const tag of ['/H1 ', '/H2 ', '/P ', '/BlockQuote ', '/Figure ', '/Artifact '])
      expect(streams.join('\n')).toContain(tag)
  })

  test('sets names and terms of every script in a type that has its letters', async () => {
    const table = called()
    table.ratifies(
      ana,
      'أصادق على هذه التسوية (2026) كما هي. אני מאשר. मैं सहमत हूँ। ฉันเห็นด้วย 동의합니다 同意 同意します',
    )
    const text = Buffer.from(await certificate(await certified(table))).toString('latin1')
    for (const font of ['Arabic', 'Hebrew', 'Devanagari', 'Thai', 'KR', 'JP'])
      expect(text).toMatch(new RegExp(`/FontName /[A-Z]{6}\\+NotoSans${font}`))
    expect(Buffer.from(await certificate(await certified(settled()))).toString('latin1')).not.toContain(
      'NotoSans',
    )
  })

  test('made in a thread, it is the one made here, and stands in the bundle as it was made', async () => {
    const what = await certified(settled())
    const made = Buffer.from(await certificateInThread(what))
    expect(made.equals(Buffer.from(await certificate(what)))).toBe(true)
    const archive = await TestArchive.of(settled().entries, keys)
    const chunks: Uint8Array[] = []
    for await (const chunk of await archive.stream(certificate)) chunks.push(chunk)
    const files = archive.unpacked(chunks)
    expect(Buffer.from(files.get('agreement.pdf') ?? '').equals(made)).toBe(true)
    expect(verifyBundle({ files })?.valid).toBe(true)
  })
})
