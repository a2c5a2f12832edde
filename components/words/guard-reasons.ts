/** Why the guard held a text back, in words that follow a colon; the codes are the guard's. */
export const REASON_WORDS: Partial<Record<string, string>> = {
  asserts_agreement: 'it said that something was agreed',
  implies_consent: 'it took somebody’s consent for granted',
  pressure: 'it pressed somebody',
  own_values: 'it judged by values of its own',
  not_marked_provisional: 'it was not marked PROVISIONAL',
  no_rationale: 'it gave no reasons',
  red_line_dropped: 'it left a red line out',
  cites_nothing: 'it cited what is not there',
  leak: 'it told of what is sealed',
  obeys_party: 'it did what a party’s text told software to do',
}
