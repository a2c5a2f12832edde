import type { IntentStatement } from '@/server/protocol/statements'
import type { Days } from './days'

export function nadiasIntent(days: Days): IntentStatement {
  return {
    goals: [
      {
        text: 'I get my share of the deposit, 800 €, back within two weeks of moving out.',
        rationale: `I have to pay 1,150 € for my next flat by ${days.nextDeposit} and cannot do both.`,
      },
      {
        text: 'I am released from the lease once I have moved out.',
        rationale: 'I do not want to answer for rent or damage in a flat where I no longer live.',
      },
    ],
    constraints: [
      'I can show the room on weekdays after 18:00 and on Saturdays.',
      'I have never had a complaint about the room in five years and can show the handover protocol.',
    ],
    redLines: [
      `I pay no rent for any day after ${days.moveOut}.`,
      'Amsel Lettings keeps nothing back for the floor without a written estimate that I have seen.',
    ],
    tradeable: [
      'I can leave the washing machine and the kitchen shelf.',
      `I can hand over the room by ${days.handOver}, so that the floor can be repaired.`,
      'I can look for people who want the room and introduce them.',
    ],
    context:
      'We are on good terms and I would like to keep it so. The stain by the window is from my plants; I only saw how bad it was when I moved the shelf.',
  }
}

export function householdIntent(days: Days): IntentStatement {
  return {
    goals: [
      {
        text: 'We stay in the flat at the present rent of 1,290 € a month.',
        rationale: 'We would not find two rooms nearby for what we pay now.',
      },
      {
        text: 'We choose who moves in with us.',
        rationale: 'We share a kitchen and one bathroom with that person.',
      },
      {
        text: `Amsel Lettings repairs the bathroom fan by ${days.fanBy}.`,
        rationale: 'It has been broken since spring, and there is mould on the ceiling.',
      },
    ],
    constraints: ['We cannot pay for three rooms with two incomes for longer than one month.'],
    redLines: ['Nobody moves in whom we have not met.', 'We pay nothing for the floor in Nadia’s room.'],
    tradeable: [
      'We can buy the washing machine for a fair price.',
      'We can give up our right to leave for two years.',
      'We can collect the new flatmate’s 800 € and pass it on to Nadia.',
    ],
    context:
      'Lin Park and I speak with one voice here; Lin reads along and has asked me to sign for both of us.',
  }
}

export function landlordsIntent(days: Days): IntentStatement {
  return {
    goals: [
      {
        text: 'The deposit for the flat stays complete at 2,400 €, without a gap.',
        rationale: 'It secures the whole lease, whoever of the tenants lives there.',
      },
      {
        text: 'The full rent of 1,290 € comes in every month.',
        rationale: 'The building loan is paid from the rents.',
      },
      {
        text: 'A floorer repairs the floor before somebody moves in.',
        rationale: 'Moisture under parquet spreads, and then the whole room has to be done.',
      },
    ],
    constraints: [
      'A new tenant shows income of at least three times their share of the rent.',
      'Whoever moves in signs an addendum to the lease with all other tenants.',
    ],
    redLines: [
      'I pay out no part of the deposit before the whole flat is returned.',
      'Nobody lives in the flat without being named in the lease.',
    ],
    tradeable: [
      `I can have the bathroom fan repaired by ${days.fanBy}.`,
      'I can decide on a new tenant within five working days.',
      'I can keep the rent as it is for two years if the tenants commit for as long.',
      'I can advance the floorer’s bill and settle it with the tenants later.',
    ],
    context:
      'Three flats in this house, one caretaker. I have had no trouble with these tenants in five years.',
  }
}
