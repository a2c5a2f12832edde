import { Disclosure } from '@/components/ui/disclosure'
import { KeyValues } from '@/components/ui/key-values'
import { playedBy } from '@/components/words/mediator'
import { capital } from '@/components/words/names'
import type { Provenance } from '@/server/protocol/settlement'

const BY = { 'built-in': 'Rules built into Parley', model: 'A model', person: 'A person' }

/** How a machine-made text came about: who, which version, what it had read, and the digest of what it gave. */
export function ProvenanceView({ provenance }: { provenance: Provenance }) {
  const { by, name, model, version, parameters, promptDigest, readTo, outputDigest } = provenance
  const rows = [
    { key: 'by', label: 'Made by', value: by === 'person' ? capital(playedBy(name)) : `${BY[by]}: ${name}` },
    ...(model ? [{ key: 'model', label: 'Model', value: model }] : []),
    { key: 'version', label: 'Version', value: version },
    ...Object.entries(parameters).map(([key, value]) => ({ key: `p-${key}`, label: key, value })),
    { key: 'read', label: 'Had read', value: `the record up to entry ${readTo}` },
    ...(promptDigest
      ? [{ key: 'prompt', label: 'Digest of the prompt', value: <Digest hex={promptDigest} /> }]
      : []),
    { key: 'output', label: 'Digest of the output', value: <Digest hex={outputDigest} /> },
  ]
  return (
    <Disclosure summary="How this came about" className="border-y border-line">
      <KeyValues rows={rows} className="border-y-0 text-sm" />
    </Disclosure>
  )
}

export function Digest({ hex }: { hex: string }) {
  return <code className="font-mono text-sm break-all">{hex}</code>
}
