import { KeyValues } from '@/components/ui/key-values'

const rows = [
  {
    key: 'people',
    label: 'Who decides',
    value: 'People only. No timer, score or model can agree, end a negotiation or change its phase.',
  },
  {
    key: 'record',
    label: 'The record',
    value:
      'Entries are added, never changed. You get a receipt for each binding act; a record that lost or altered it no longer checks out against that receipt.',
  },
  {
    key: 'operator',
    label: 'Who runs the server',
    value:
      'Other parties cannot read what you sealed. Whoever operates the server could. Run it where all of you trust the operator, or run it yourself.',
  },
  {
    key: 'law',
    label: 'The law',
    value:
      'Parley keeps evidence of what people agreed. It gives no legal advice. You can print a settlement, or send it to a lawyer, before you answer.',
  },
]

export function Trust() {
  return <KeyValues rows={rows} />
}
