/** What is known at the opening is the number of parties; issues and red lines come later, and with them more advice. */
export function offerAdvice(parties: number): string[] {
  return [
    'Offers suit matters that can be put into numbers, days and choices, best three or more, so that giving way on one can be paid for on another.',
    parties > 2
      ? 'With three parties or more, asking the mediator for packages usually pays: it is hard to see what all could accept.'
      : 'With two parties the mediator can still find packages that neither would think of.',
    'Before offers begin you see again whether they fit, from the issues raised and the red lines stated.',
  ]
}
