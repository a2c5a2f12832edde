'use client'

import { useState } from 'react'
import { useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PrivateRegion } from '@/components/ui/private-region'
import { Select } from '@/components/ui/select'
import { Time } from '@/components/ui/time'
import { tokenRefusalWords } from '@/components/words/delegates'
import { NewToken } from './new-token'
import { fetchTokens, makeToken, revokeToken, type TokenListed } from './token-requests'

const HOURS = [
  { hours: 1, words: 'one hour' },
  { hours: 24, words: 'one day' },
  { hours: 24 * 7, words: 'one week' },
  { hours: 24 * 92, words: 'as long as its delegation, at most three months' },
]

type TokensProps = { delegate: number; name: string; makes: boolean }

/** Tokens with which the software shows that it is this delegate. One is told once and kept by nobody here. */
export function Tokens({ delegate, name, makes }: TokensProps) {
  const { negotiation } = useNegotiation()
  const [shown, setShown] = useState<TokenListed[] | null>(null)
  const [hours, setHours] = useState(24)
  const [fresh, setFresh] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function look() {
    const found = await fetchTokens(negotiation, delegate)
    setShown(found)
    setTrouble(found === null ? 'The list cannot be shown just now. Try again in a moment.' : null)
  }
  async function make() {
    setBusy(true)
    const answer = await makeToken(negotiation, delegate, hours)
    setBusy(false)
    if (answer?.outcome === 'made') {
      setFresh(answer.token)
      await look()
    } else setTrouble(tokenRefusalWords(answer?.refusal.code ?? null))
  }
  async function revoke(id: string) {
    if (await revokeToken(negotiation, id)) {
      setFresh(null)
      await look()
    } else setTrouble('It was not revoked. Try again, or stop the delegate: that ends all its tokens.')
  }
  return (
    <PrivateRegion audience="Only your party sees this" aria-label={`Tokens of ${name}`}>
      <div className="flex flex-col gap-3">
        {fresh ? <NewToken token={fresh} /> : null}
        {trouble ? (
          <Notice tone="warn" urgent>
            <p>{trouble}</p>
          </Notice>
        ) : null}
        {makes ? (
          <div className="flex flex-wrap items-end gap-3">
            <Field label="A token for" className="min-w-0 flex-1">
              <Select value={String(hours)} onChange={(event) => setHours(Number(event.currentTarget.value))}>
                {HOURS.map((one) => (
                  <option key={one.hours} value={one.hours}>
                    {one.words}
                  </option>
                ))}
              </Select>
            </Field>
            <Button busy={busy} onClick={() => void make()}>
              Make a token
            </Button>
          </div>
        ) : null}
        {shown === null ? (
          <div>
            <Button size="small" onClick={() => void look()}>
              Show its tokens
            </Button>
          </div>
        ) : (
          <TokenList tokens={shown} revoke={(id) => void revoke(id)} />
        )}
      </div>
    </PrivateRegion>
  )
}

function TokenList({ tokens, revoke }: { tokens: TokenListed[]; revoke: (id: string) => void }) {
  if (tokens.length === 0) return <p className="text-sm text-ink-muted">It has no token yet.</p>
  return (
    <ul className="divide-y divide-line text-sm">
      {tokens.map((one) => (
        <li key={one.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2">
          <p>
            Made <Time at={one.created} />, {one.revoked ? 'revoked ' : 'until '}
            <Time at={one.revoked ?? one.expires} />.{' '}
            {one.lastUsed ? (
              <>
                Last used <Time at={one.lastUsed} />.
              </>
            ) : (
              'Never used.'
            )}
          </p>
          {one.revoked ? null : (
            <Button size="small" onClick={() => revoke(one.id)}>
              Revoke this token
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
