import type { Refusal } from '@/server/protocol/refusal'
import { counted, listed, type Names } from './names'
import { type RefusalWords, words } from './title-and-detail'

type SeatRefusal = Extract<
  Refusal,
  {
    code:
      | 'PartyAlreadySeated'
      | 'TooFewParties'
      | 'PartyNotSeated'
      | 'IntentMissing'
      | 'UnknownInvitation'
      | 'InvitationUsed'
      | 'InvitationRevoked'
      | 'InvitationExpired'
      | 'AlreadySeated'
      | 'UnknownPerson'
      | 'LastFacilitator'
      | 'SignatoryMustExit'
      | 'UnknownGrant'
      | 'GrantNotPossible'
      | 'KeyNotProved'
      | 'KeyKnown'
      | 'TooManyKeys'
      | 'UnknownKey'
      | 'SignatureMissing'
      | 'SignatureFalse'
      | 'SignatureUsed'
      | 'NothingToSign'
  }
>

const grantWords: Record<Extract<Refusal, { code: 'GrantNotPossible' }>['why'], RefusalWords> = {
  self: words('A grant goes to somebody else', 'You already act for your party.'),
  'not-a-person-of-the-party': words(
    'A grant stays within your own party',
    'Choose somebody who sits with you.',
  ),
  expired: words('The grant would already be over', 'Choose a later end.'),
}

/** Words for refusals about seats, invitations, grants and the keys of persons. */
export function seatRefusal(refusal: SeatRefusal, names: Names): RefusalWords {
  switch (refusal.code) {
    case 'PartyAlreadySeated':
      return words(
        `Somebody already signs for ${names.party(refusal.party)}`,
        'A party has one signatory. Others can sit with it as members.',
      )
    case 'TooFewParties':
      return words(
        `At least ${counted(refusal.least, 'party', 'parties')} must be there`,
        'Seat another party first.',
      )
    case 'PartyNotSeated':
      return words(
        `Nobody signs for ${listed(refusal.parties.map(names.party))} yet`,
        'Every party must be asked. Seat it, or take it off the list.',
      )
    case 'IntentMissing':
      return words(
        `${listed(refusal.parties.map(names.party))} stated no intent yet`,
        'You can wait, or open mediation without it; the record will say so.',
      )
    case 'UnknownInvitation':
      return words('There is no such invitation', 'Ask the facilitator for a new one.')
    case 'InvitationUsed':
      return words('This invitation has been used', 'An invitation works once. Ask for a new one.')
    case 'InvitationRevoked':
      return words('This invitation was taken back', 'Ask the facilitator if you think that is a mistake.')
    case 'InvitationExpired':
      return words('This invitation has expired', 'Ask the facilitator for a new one.')
    case 'AlreadySeated':
      return words('This person already has a place here', 'A person sits for one party only.')
    case 'UnknownPerson':
      return words('This person has no such place here', 'They may have left, or not been seated yet.')
    case 'LastFacilitator':
      return words('A negotiation keeps at least one facilitator', 'Seat another facilitator first.')
    case 'SignatoryMustExit':
      return words(
        'A signatory cannot just leave the table',
        'They leave by ending the negotiation for their party, or another signatory takes their place.',
      )
    case 'UnknownGrant':
      return words('There is no such grant', 'It may have been revoked already.')
    case 'GrantNotPossible':
      return grantWords[refusal.why]
    case 'KeyNotProved':
      return words('This device could not show that it holds its key', 'Nothing was changed. Try it again.')
    case 'KeyKnown':
      return words('This device is on the record already', 'Nothing was changed.')
    case 'TooManyKeys':
      return words(
        `You have enrolled ${counted(refusal.most, 'device')} here, which is the most there can be`,
        'Sign on one of those.',
      )
    case 'UnknownKey':
      return words(
        'This device’s key does not stand on the record',
        'Nothing was recorded. Enrol this device first, or sign on one that is enrolled.',
      )
    case 'SignatureMissing':
      return words(
        'This act counts only with your device’s signature',
        'Nothing was recorded. Use a browser that can sign, at an address that begins with https.',
      )
    case 'SignatureFalse':
      return words(
        'The signature does not fit this act',
        'Nothing was recorded. Load the page anew and do it again.',
      )
    case 'SignatureUsed':
      return words('This signature has been used before', 'Nothing was recorded. Do it again.')
    case 'NothingToSign':
      return words('This act is not signed', 'Nothing was changed. Load the page anew.')
  }
}
