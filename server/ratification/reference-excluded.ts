import { datePattern, inMonth, monthPattern } from '@/server/ratification/dates'
import { type Line, rewrite } from '@/server/ratification/line'
import type { ScreenContext } from '@/server/ratification/reading'
import { dayFits } from '@/server/ratification/reference-days'

/** "versions 1 through 3 are not what we accept", "versions 1 to 5 are superseded" */
const setAsideVersions =
  /@old(?: (?:through|to|and|or|-|,)+ (?:@old|\d{1,3}))* (?:is|are|was|were) (?:now |all |both )?(?:superseded|obsolete|out of date|void)(?= ?(?:$|[.;!]))|@old(?: (?:through|to|and|or|-|,)+ (?:@old|\d{1,3}))* (?:is|are|was|were) not (?:what|the (?:one|ones|text|texts|version|versions))\b[^.;,]{0,40}/gu
/** "unlike the last two drafts" */
const otherDrafts =
  /\b(?:unlike|not|instead of|rather than|better than|forget|unlike any of) (?:the |those |my |our |all the )?(?:last|earlier|previous|first|other|old|prior)(?: (?:two|three|four|few|\d))? (?:drafts?|versions?|texts?|attempts?|ones?|proposals?)\b/gu
/** "Version 5 I have set aside", "version 3 was sent in error", "and disregards version 4". */
const discardedVersion =
  /@old (?:i|we|@self) (?:have |has )?(?:set aside|put aside|torn up|thrown (?:away|out)|discarded|binned|disregard(?:ed|s)?|ignored?)(?= ?(?:$|[.,;!]| and))|@old (?:is|was|were|are) (?:sent|posted|circulated|issued|emailed|uploaded|forwarded|filed)(?: (?:to|out to) (?:us|me|@other|them|everyone))? (?:in error|by mistake|by accident|by error)(?: and (?:is|was) (?:not (?:ours|mine)|ignored|withdrawn))?|@old (?:is|was) (?:another|a different|an old|quite another) (?:story|matter)(?= ?(?:$|[.,;!]))|(?<=(?:,| and|@self) )(?:disregards?|discards?|ignores?|disregarding|discarding) (?:the )?@old(?: ?, which (?:was|had been) (?:sent|posted|circulated|issued|emailed)(?: to (?:us|me|@other|them))? (?:in error|by mistake|by accident))?/gu
/** Another version named only to be set aside. */
const excludedVersion =
  /\b(?:,? ?(?:and )?(?:certainly |definitely |emphatically )?not|unlike|instead of|rather than|as opposed to|no longer|never|(?:rejected|refused|turned down|declined|said no to|disliked|hated|argued (?:about|over|against)|walked away from|objected to|fought)|as distinct from|in place of|replacing|superseding|which (?:replaces|replaced|supersedes|superseded)|compared (?:to|with)|better than|more than|other than|forget(?: about)?|ignore|ignoring|setting aside|never mind) (?:to |with |for |in |on )?(?:the |any |that |our )?(?:old |earlier |previous |superseded |withdrawn |circulated |later |newer )?@old(?: (?:that|which) (?:was|were|is|had been|has been|went|came)(?: (?!but\b|however\b|if\b|unless\b|i\b|we\b)[a-z]+){1,4})?|(?<=(?:^|[,;(]) ?)@old(?:(?: ,| and| &){1,2} \d{1,3}){0,4} having (?:now |since |all |both )?been (?:now |since )?(?:superseded|replaced|withdrawn|dropped|rejected|set aside)|\b(?:and )?not (?:in|to|with) (?:that|the (?:one|text|wording|terms)) of @old|@old (?:is|was|were|had) (?:a |an |the )?(?!what|the one|accepted|agreed|ratified|signed|mine|fine|better|acceptable|good|now|long|dead|gone|my|our|i |we )[a-z]+(?= ?[,.;:!]| and | but )|@old (?:is|are|was|were) (?:now |long )?(?:dead|gone|history|superseded|replaced|withdrawn|over|irrelevant|obsolete|behind (?:us|me)|off the table|dead to (?:us|me))/gu
/** "…, not the draft from June", "not the proposal numbered 3": set aside, unless it is this one. */
const notTheOther = new RegExp(
  `(?<=[,;(] ?(?:and )?)not (?:the|that) (?:[a-z]+ )?(?:drafts?|proposals?|ones?|texts?|versions?|offers?|papers?) (?:(?:from|of|dated) (?:(${datePattern})|(?:last |early |late )?(${monthPattern}))|numbered (\\d{1,3}))(?= ?(?:$|[.,;!)]| and not\\b))`,
  'gu',
)

/** Drafts named only to be set aside. */
export const setOtherDraftsAside = (line: Line): Line => rewrite(line, otherDrafts, () => '@ok')

/** Other versions and texts named only to be set aside, in a line in which versions are marked. */
export function setOtherVersionsAside(line: Line, context: ScreenContext): Line {
  let marked = line
  for (const aside of [excludedVersion, discardedVersion, setAsideVersions])
    marked = rewrite(marked, aside, () => '@ok')
  return rewrite(marked, notTheOther, ([, day, month, version]) => {
    const same =
      day !== undefined
        ? dayFits(day, context)
        : month !== undefined
          ? inMonth(month, context)
          : Number(version) === context.settlementVersion
    return same ? undefined : '@ok'
  })
}
