import { ChoiceGroup, Radio } from '@/components/ui/choice'
import type { Signatures } from '@/server/protocol/charter'

type SignatureFieldProps = { value: Signatures; onChange: (value: Signatures) => void }

/** From whom binding acts need a signature of their own. */
export function SignatureField({ value, onChange }: SignatureFieldProps) {
  return (
    <ChoiceGroup legend="Signatures">
      <Radio
        name="signatures"
        checked={value === 'with-key'}
        onChange={() => onChange('with-key')}
        label="From everyone whose browser can sign"
        hint="Each browser makes a key when its person sits down; binding acts then count only with it."
      />
      <Radio
        name="signatures"
        checked={value === 'required'}
        onChange={() => onChange('required')}
        label="From everyone, without exception"
        hint="Who has no browser that can sign cannot ratify here. Right where it must be proved later who agreed."
      />
    </ChoiceGroup>
  )
}
