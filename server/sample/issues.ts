import type { PersonId } from '@/server/protocol/ids'
import type { WireCommand } from '@/server/wire/commands'
import type { Days } from './days'
import { nadia, ruth, tomasz } from './persons'

/** One person's act. Its id makes it happen once, however often the sample is played. */
export type Act = { id: string; who: PersonId; command: WireCommand }

type Issue = Omit<Extract<WireCommand, { type: 'RaiseIssue' }>, 'type'>

const raises = (number: number, who: PersonId, issue: Issue): Act => ({
  id: `issue-${number}`,
  who,
  command: { type: 'RaiseIssue', ...issue },
})

/** Six questions, in the order in which they get their numbers. */
export function issues(days: Days): Act[] {
  return [
    raises(1, nadia, {
      title: 'Nadia’s share of the deposit',
      question: 'How much of her 800 € does Nadia get back, from whom, and by when?',
      context: 'The lease holds 2,400 € as one sum until everybody has moved out.',
      kind: { kind: 'amount', unit: '€', min: '0', max: '800' },
    }),
    raises(2, ruth, {
      title: 'The floor in the small room',
      question: 'What is done about the swollen parquet, and who pays the 650 €?',
      context: 'See the estimate among the sources.',
      kind: {
        kind: 'options',
        options: [
          'Repaired before somebody moves in, the bill shared',
          'Repaired before somebody moves in, paid by Nadia alone',
          'Left until the whole flat is returned',
        ],
      },
    }),
    raises(3, ruth, {
      title: `Rent for ${days.firstMonth} if the room is empty`,
      question: `Who pays the room’s share of 430 € if nobody has moved in by ${days.moveIn}?`,
      context: '',
      kind: { kind: 'text' },
    }),
    raises(4, tomasz, {
      title: 'Who moves in, and who decides',
      question: 'How is the new flatmate found, and who has the last word?',
      context: 'Clause 7 of the lease asks for everybody’s signature.',
      kind: { kind: 'text' },
    }),
    raises(5, tomasz, {
      title: 'Washing machine and kitchen shelf',
      question: 'What does the household pay Nadia for them?',
      context: 'The machine was bought in 2023 for 540 €, the shelf was built in for 90 €.',
      kind: { kind: 'amount', unit: '€', min: '0', max: '630' },
    }),
    raises(6, tomasz, {
      title: 'The bathroom fan',
      question: 'By which day does the fan work again?',
      context: 'Reported in spring. There is mould on the ceiling above the shower.',
      kind: { kind: 'date' },
    }),
  ]
}
