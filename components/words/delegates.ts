import type { DelegateRefusal, Delegation, Overreach, Purpose, Unclear } from '@/server/protocol/delegation'
import { listed } from './names'

type Words = { title: string; detail: string }

/** What each purpose lets a delegate do, told to who gives it. */
export const purposeWords: Record<Purpose, { name: string; lets: string }> = {
  read: { name: 'Read the room', lets: 'It sees what everybody at the table sees.' },
  private: {
    name: 'Read what is private to me',
    lets: 'It also sees what only you see here, such as your own valuation.',
  },
  intent: { name: 'State our intent', lets: 'It writes goals, red lines and what you would trade.' },
  speak: {
    name: 'Speak',
    lets: 'It takes positions, raises and escalates issues, answers questions, and hands turns on.',
  },
  propose: { name: 'Propose', lets: 'It proposes trade-offs and counters drafts term by term.' },
  offer: { name: 'Make offers', lets: 'It offers packages. Accepting one stays with you.' },
  consent: { name: 'Answer consent checks', lets: 'It answers polls that bind nobody.' },
  agree: {
    name: 'Support decisions',
    lets: 'It says yes to a decision on an issue. That ends an issue, and never a negotiation.',
  },
}

export const delegateKindWords: Record<Delegation['kind'], string> = {
  agent: 'Software of the party’s own (an agent)',
  model: 'A language model that the party runs',
  strategy: 'A strategy built into Parley',
}

const WHY: Record<Overreach['why'], string> = {
  binding: 'only people do that',
  purpose: 'it was not appointed for that',
  issues: 'another issue than its own',
  range: 'outside its range',
}

/** "reject settlement — only people do that". */
export function overreachWords({ tried, why }: Overreach): string {
  return `${tried.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase()} — ${WHY[why]}`
}

/** Why no token was made. */
export function tokenRefusalWords(code: string | null): string {
  switch (code) {
    case 'TooManyTokens':
      return 'It has as many live tokens as a delegate may have. Revoke one first.'
    case 'OnlySignatory':
      return 'Only the signatory of the party makes tokens.'
    case 'DelegationOver':
    case 'UnknownDelegate':
      return 'This delegation is over. Appoint the software anew.'
    case 'TooManyRequests':
      return 'You made many tokens in a short time. Those you have stay as they are: try again in ten minutes.'
    default:
      return 'No token was made. Try again in a moment.'
  }
}

const WHOLE: Record<Extract<Unclear, { ask: 'whole-package' }>['purpose'], string> = {
  intent: 'An intent',
  propose: 'A trade-off or a counter',
  offer: 'An offer',
  consent: 'A proposal in a consent check',
}

/** What is unclear in a delegation, asked back. */
function question(unclear: Unclear): Words {
  switch (unclear.ask) {
    case 'purposes':
      return { title: 'What may it do?', detail: 'Name at least one thing that it may do, and each once.' }
    case 'reading':
      return {
        title: 'May it read the room?',
        detail: 'It cannot act on what it does not see. Let it read, or do not appoint it.',
      }
    case 'issues':
      return {
        title: 'On which issues may it act?',
        detail: 'None is named. Choose the issues, or let it act on all of them.',
      }
    case 'limits-of-nothing':
      return {
        title: 'Is it only to read, or to act within these limits?',
        detail:
          'Issues and ranges limit what it does, and you let it do nothing. Take them out, or say what it may do.',
      }
    case 'unknown-issue':
      return {
        title: `Which issue is number ${unclear.issue}?`,
        detail: 'There is no issue of that number yet.',
      }
    case 'issue-twice':
      return {
        title: `Which limit holds on issue ${unclear.issue}?`,
        detail: 'It is named twice. Keep the one you mean.',
      }
    case 'range-beside-issues':
      return {
        title: `May it act on issue ${unclear.issue} or not?`,
        detail: 'There is a range for it, and it is not among the issues that it may touch.',
      }
    case 'range-of-no-amount':
      return {
        title: `What does the range on issue ${unclear.issue} mean?`,
        detail: 'That issue does not ask for an amount. Say the limit in words.',
      }
    case 'range-open':
      return {
        title: `What is the range on issue ${unclear.issue}?`,
        detail: 'Neither a least nor a most is given. Give one, or take the range out.',
      }
    case 'range-empty':
      return {
        title: `Which end of the range on issue ${unclear.issue} is right?`,
        detail: 'The least is more than the most, so nothing lies between.',
      }
    case 'range-outside':
      return {
        title: `Does the range on issue ${unclear.issue} mean that issue?`,
        detail: 'It reaches beyond what the issue itself allows.',
      }
    case 'whole-package':
      return {
        title: 'May it act on all issues, or only on some?',
        detail: `${WHOLE[unclear.purpose]} may touch every issue, and you name only some. Let it act on all, or do not let it do this.`,
      }
  }
}

export function delegateRefusalWords(refusal: DelegateRefusal): Words {
  switch (refusal.code) {
    case 'UnknownDelegate':
      return { title: 'There is no such delegate of your party', detail: 'Nothing was changed.' }
    case 'DelegationOver':
      return refusal.why === 'expired'
        ? { title: 'This delegation is over', detail: 'Its time has passed. The party can appoint it anew.' }
        : { title: 'This delegation was revoked', detail: 'What was done within it before stays valid.' }
    case 'DelegationUnclear':
      return question(refusal.unclear)
    case 'NotTransferable':
      return {
        title: 'This delegation is not handed on',
        detail: 'Whoever appointed it did not allow that. They can appoint another.',
      }
    case 'OutsideDelegation':
      return outside(refusal)
    case 'OverreachNoted':
      return { title: 'This is on the record already', detail: 'Only some of such attempts are kept.' }
  }
}

function outside(refusal: Extract<DelegateRefusal, { code: 'OutsideDelegation' }>): Words {
  switch (refusal.why) {
    case 'binding':
      return {
        title: 'Only a person does this',
        detail: 'Software proposes; people bind. Ask somebody of the party to do it in the room.',
      }
    case 'purpose':
      return {
        title: `The delegation does not cover “${purposeWords[refusal.purpose].name}”`,
        detail: 'Whoever appointed the delegate can appoint it for this too.',
      }
    case 'issues':
      return {
        title: `The delegation covers ${refusal.issues.length === 1 ? 'issue' : 'issues'} ${listed(refusal.issues.map(String))} only`,
        detail: 'Act on those, or ask whoever appointed the delegate.',
      }
    case 'range': {
      const { min, max } = refusal
      const held =
        min === null ? `at most ${max}` : max === null ? `at least ${min}` : `between ${min} and ${max}`
      return {
        title: `The delegation covers issue ${refusal.issue} ${held} only`,
        detail: 'Every figure in it must lie within, and what is supported must name one.',
      }
    }
  }
}
