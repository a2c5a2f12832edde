import type { Refusal } from '@/server/protocol/refusal'
import { listed, type Names } from './names'
import { type RefusalWords, words } from './title-and-detail'

type MediationRefusal = Extract<
  Refusal,
  {
    code:
      | 'UnknownRun'
      | 'RunEnded'
      | 'MediatorBusy'
      | 'WrongSubject'
      | 'UnknownWork'
      | 'ClarificationAnswered'
      | 'IntentMoved'
      | 'UnknownQuestion'
      | 'NotAskedOfYou'
      | 'UnknownReference'
      | 'RedLineUnaccounted'
      | 'UnknownVersion'
      | 'UnknownTerm'
      | 'WrongOrigin'
      | 'NoSuchSettlement'
      | 'CarveOutsChanged'
      | 'RedLinesChanged'
      | 'PartiesChanged'
  }
>

/** Words for refusals about what the mediator is asked, and about settlements. */
export function mediationRefusal(refusal: MediationRefusal, names: Names): RefusalWords {
  switch (refusal.code) {
    case 'UnknownRun':
      return words('The mediator was not asked for this', 'Nothing was changed.')
    case 'RunEnded':
      return words('The mediator’s work has already ended', 'Nothing was changed.')
    case 'MediatorBusy':
      return words('The mediator is already at work', 'Wait for it, or cancel it and ask again.')
    case 'WrongSubject':
      return words(
        'It is not clear what the mediator is to work on',
        refusal.act === 'clarify'
          ? 'Choose whose intent is to be rephrased, and ask again.'
          : refusal.act === 'alternatives' || refusal.act === 'simulate'
            ? 'Choose one term of one settlement, and ask again.'
            : 'This is asked of the whole matter. Ask again without a single intent or term.',
      )
    case 'UnknownWork':
      return words('There is no such rephrasing', 'Nothing was changed.')
    case 'ClarificationAnswered':
      return words(
        'This rephrasing has been answered',
        'Your intent stands as the page shows it. You can state it anew at any time.',
      )
    case 'IntentMoved':
      return words(
        'The intent has been stated anew since',
        `${names.party(refusal.party)} has a newer version. Ask for a rephrasing of that one.`,
      )
    case 'UnknownQuestion':
      return words('There is no such question', 'Nothing was changed.')
    case 'NotAskedOfYou':
      return words('This was put to another party', 'Only they can answer it.')
    case 'UnknownReference':
      return words('The text points at something that is not on the record', `It names ${refusal.where}.`)
    case 'RedLineUnaccounted':
      return words(
        `A red line of ${names.party(refusal.party)} is not dealt with`,
        'Every red line is met by a term or listed as not met.',
      )
    case 'UnknownVersion':
      return words(`There is no settlement ${refusal.version}`, 'Nothing was changed.')
    case 'UnknownTerm':
      return words(`There is no term ${refusal.term} in that settlement`, 'Choose one of its terms.')
    case 'WrongOrigin':
      return words('The text is not from whom it names', 'Name its true author.')
    case 'NoSuchSettlement':
      return words('There is no such settlement', 'Only a text that stands here can be put to ratification.')
    case 'CarveOutsChanged':
      return words(
        'What was set aside has changed since this text was drafted',
        'Every such decision must stand in the text that all ratify. Draft or table a new settlement first.',
      )
    case 'RedLinesChanged':
      return words(
        `The red lines of ${listed(refusal.parties.map(names.party))} have changed since this text was drafted`,
        'The text cannot account for them. Draft or table a new settlement first.',
      )
    case 'PartiesChanged':
      return words(
        'The parties have changed since this text was drafted',
        'A settlement names its parties. Draft or table a new settlement first.',
      )
  }
}
