import type { Joint } from './joint'

const DOTS = 'Dots: packages that leave nobody a better one without taking from another.'
const SOME = 'Of issues with many values only some were compared, evenly spread.'

/** What the picture shows of the packages, and what was not looked for. */
export function comparedWords({ compared, nash }: Pick<Joint, 'compared' | 'nash'>): string {
  switch (compared) {
    case 'none':
      return 'The packages were too many to compare, so the best of them and the Nash point are not shown.'
    case 'some':
      return nash
        ? `${DOTS} Triangle: the Nash point among them. ${SOME}`
        : `${DOTS} ${SOME} None of those is as good as no deal for every party, so no Nash point is shown.`
    case 'all':
      return nash
        ? `${DOTS} Triangle: the Nash point.`
        : `${DOTS} There is no Nash point: no package is as good as no deal for every party.`
  }
}
