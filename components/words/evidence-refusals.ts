import type { DisputeRefusal } from '@/server/protocol/disputing'
import type { SealedRefusal } from '@/server/protocol/opened-parts'

type Words = { title: string; detail: string }

export function evidenceRefusalWords(refusal: DisputeRefusal | SealedRefusal): Words {
  switch (refusal.code) {
    case 'UnknownDispute':
      return { title: `There is no dispute ${refusal.dispute}`, detail: 'Nothing was changed.' }
    case 'DisputeOver':
      return { title: `Dispute ${refusal.dispute} has ended`, detail: 'A new one can be raised.' }
    case 'UnknownRatification':
      return {
        title: 'That party did not ratify in this call',
        detail: 'Dispute the settlement or an entry instead.',
      }
    case 'NotYourDispute':
      return {
        title: 'Somebody else ends this dispute',
        detail:
          'Whoever raised it can take it back; that it was settled or decided is recorded by the facilitator.',
      }
    case 'NotYoursToReveal':
      return { title: 'This is not yours to open', detail: 'A sealed part is opened by its owner alone.' }
    case 'AlreadyRevealed':
      return { title: 'This is open already', detail: 'It stands on the record.' }
    case 'NotWhatWasSealed':
      return {
        title: 'This is not what was sealed, or it was erased',
        detail: 'Nothing was changed. What was erased cannot be brought back.',
      }
    case 'NothingSealed':
      return { title: 'Nothing is sealed for you here', detail: 'There is nothing to erase.' }
    case 'ErasureSuspended':
      return {
        title: `Dispute ${refusal.dispute} is open, and what you had sealed is part of its evidence`,
        detail: 'Nothing was erased. It can be once that dispute has ended.',
      }
  }
}
