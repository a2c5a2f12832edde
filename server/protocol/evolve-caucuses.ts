import type { CaucusEvent } from './caucus'
import type { ControlEvent } from './control'
import type { Mark, Opened } from './state'

/** That parties talked alone, and the sentences they chose to say in the room. */
export function evolveCaucuses(state: Opened, event: CaucusEvent, mark: Mark): Opened {
  const inCaucus = (
    number: number,
    change: (one: Opened['caucuses'][number]) => Opened['caucuses'][number],
  ) => ({
    ...state,
    caucuses: state.caucuses.map((one) => (one.caucus === number ? change(one) : one)),
  })
  switch (event.type) {
    case 'CaucusOpened': {
      const { type: _, ...caucus } = event
      return { ...state, caucuses: [...state.caucuses, { ...caucus, messages: [], mark, closed: null }] }
    }
    case 'CaucusMessageSent': {
      const { type: _, caucus, origin: __, ...message } = event
      return inCaucus(caucus, (one) => ({ ...one, messages: [...one.messages, { ...message, mark }] }))
    }
    case 'CaucusClosed':
      return inCaucus(event.caucus, (one) => ({ ...one, closed: { by: event.by, mark } }))
    case 'SentenceReleased': {
      const { type: _, ...release } = event
      return { ...state, releases: [...state.releases, { ...release, mark }] }
    }
  }
}

/** What facilitators set for the mediator. */
export function evolveControl(state: Opened, event: ControlEvent, mark: Mark): Opened {
  const { control } = state
  switch (event.type) {
    case 'MediatorPaused': {
      const { type: _, ...paused } = event
      return { ...state, control: { ...control, paused: { ...paused, mark } } }
    }
    case 'MediatorResumed':
      return { ...state, control: { ...control, paused: null } }
    case 'MediatorLimited': {
      const { acts, by, reason } = event
      return { ...state, control: { ...control, limit: acts === null ? null : { acts, by, reason, mark } } }
    }
    case 'MediatorPlayed': {
      const { person, name, by } = event
      const players = [...control.players, { person, name, from: mark.seq, to: null }]
      return { ...state, control: { ...control, player: { person, name, by, mark }, players } }
    }
    case 'MediatorPlayEnded': {
      const players = control.players.map((one) => (one.to === null ? { ...one, to: mark.seq } : one))
      return { ...state, control: { ...control, player: null, players } }
    }
  }
}
