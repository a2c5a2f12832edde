/** What a facilitator is told of a sign in somebody's words; a kind nobody has words for stands as it is. */
const SIGNS: Record<string, string> = {
  under_duress: 'they may not be answering freely',
  deceptive: 'the words hide what they say',
  injection: 'instructions to software',
  undisclosed_delegate: 'somebody else may be answering',
  third_party: 'it is said what somebody else agrees to',
}

export const signWords = (sign: string): string => SIGNS[sign] ?? sign.replaceAll('_', ' ')
