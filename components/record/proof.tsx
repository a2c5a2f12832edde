import { paths } from '@/components/shell/paths'
import { CopyButton } from '@/components/ui/copy-button'
import { sealedWords } from '@/components/words/record'
import { NO_ENTRY } from '@/server/record/hash'
import { HashText } from './hash-text'
import type { StoryRow } from './story-row'

/** Below the story: everything needed to compute this entry again, by hand or by another program. */
export function Proof({ negotiation, row }: { negotiation: string; row: StoryRow }) {
  const { seq, at, hash, prev, text, entry, type } = row
  const meanings = sealedWords(type)
  return (
    <div className="mb-2 flex flex-col gap-3 border-l-2 border-line-strong py-1 pl-4">
      <dl className="flex flex-col gap-3">
        <Fact name={`Hash of entry ${seq}`}>
          <HashText hash={hash} />
        </Fact>
        <Fact name="It names the entry before it">
          {prev === NO_ENTRY ? (
            'None: this is the first, and names only zeros.'
          ) : (
            <>
              <a href={`#entry-${seq - 1}`} className="text-link">
                Entry {seq - 1}
              </a>{' '}
              <HashText hash={prev} />
            </>
          )}
        </Fact>
        <Fact name="Written at">
          <code className="font-mono text-sm">{at}</code>
        </Fact>
        {entry.sealed.length > 0 ? (
          <Fact name="Sealed parts">
            <p className="text-ink-muted">
              They are kept apart. The entry holds a commitment to each, so that none can be exchanged later.
            </p>
            <ul className="mt-1 flex flex-col gap-2">
              {entry.sealed.map((commitment, index) => (
                <li key={commitment}>
                  {meanings[index] ?? 'A sealed part.'} <HashText hash={commitment} />
                </li>
              ))}
            </ul>
          </Fact>
        ) : null}
        <Fact name="The text that is hashed">
          <p className="text-ink-muted">
            SHA-256 of “parley/entry/v1”, one zero byte and exactly this text, in UTF-8, gives the hash above.
          </p>
          <pre className="mt-2 rounded-md bg-sunken p-3 font-mono text-sm break-all whitespace-pre-wrap print:hidden">
            {text}
          </pre>
        </Fact>
      </dl>
      <p className="text-sm print:hidden">
        <a className="text-link" href={paths.receipt(negotiation, seq)} download>
          Download the receipt of entry {seq}
        </a>
        : the entry with its place in the signed record. If the end of the record is cut off later, or the
        record is written anew, it does not fit the receipt.
      </p>
      <CopyButton
        text={text}
        label="Copy the text"
        done="Copied."
        failed="The browser did not allow it. Select the text instead."
        className="print:hidden"
      />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-medium">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
