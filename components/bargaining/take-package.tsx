'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'
import type { PackageValue } from '@/server/protocol/bargaining-commands'
import type { Offer } from '@/server/protocol/bargaining-state'

type TakePackageProps = {
  /** The mediator's proposal and the package's number within it. */
  proposal: number
  number: number
  values: readonly PackageValue[]
  /** The offer that stands, which it would counter. */
  answers: Offer | null
}

/** A package of the mediator is nobody's offer, until a party whose move it is makes it its own. */
export function TakePackage({ proposal, number, values, answers }: TakePackageProps) {
  return (
    <ActDialog
      name={`take:${proposal}.${number}`}
      title={`Offer package ${number} as your own`}
      description={
        answers
          ? `It counters offer ${answers.offer}, with every value as the mediator proposed it. From then on it is yours.`
          : 'With every value as the mediator proposed it. From then on it is yours.'
      }
      action="Offer it"
      trigger={<Button size="small">Make package {number} my offer</Button>}
      command={() =>
        answers
          ? { type: 'CounterOffer', answers: answers.digest, values: [...values], note: '' }
          : { type: 'MakeOffer', values: [...values], note: '' }
      }
    />
  )
}
