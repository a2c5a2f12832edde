import { figuresIn } from './figures'

/** What a reader cannot tell from a text. */
export type Gap = { lacks: 'when' | 'how-much' | 'measure' | 'who' | 'what'; words: string }

type Rule = { lacks: Gap['lacks']; pattern: RegExp; unlessFigure: boolean }

const VAGUE: Rule[] = [
  {
    lacks: 'when',
    unlessFigure: false,
    pattern:
      /\b(?:soon|sooner|promptly|as soon as possible|as quickly as possible|asap|timely|in (?:a )?timely manner|in due course|in due time|shortly|quickly|early|late|eventually|in the near future|without delay|immediately|for now|for the time being|temporarily|later on|at some point|long[- ]term|short[- ]term)\b/gi,
  },
  {
    lacks: 'how-much',
    unlessFigure: true,
    pattern:
      /\b(?:significant(?:ly)?|substantial(?:ly)?|considerabl[ey]|minimal(?:ly)?|some|several|many|few|a lot|enough|sufficient(?:ly)?|adequate(?:ly)?|a bit|more or less|approximately|roughly|regular(?:ly)?|often|occasional(?:ly)?|sometimes|from time to time|frequent(?:ly)?|rarely|small|large|moderate(?:ly)?|limited|proportionate(?:ly)?|low|high|busy)\b/gi,
  },
  {
    lacks: 'measure',
    unlessFigure: false,
    pattern:
      /\b(?:reasonabl[ey]|appropriate(?:ly)?|suitabl[ey]|fair(?:ly)?|good (?:condition|quality|order|care|food|standard|time|terms|faith)|proper(?:ly)?|decent|acceptable|normal(?:ly)?|usual(?:ly)?|healthy|quiet|clean|safe(?:ly)?|high[- ]quality|professional(?:ly)?|best efforts|satisfactory|flexible|careful(?:ly)?|respectful(?:ly)?|efficient(?:ly)?|as (?:much|far|well) as possible|where possible|if possible|wherever possible|where practicable)\b/gi,
  },
  {
    lacks: 'what',
    unlessFigure: false,
    pattern:
      /\b(?:as needed|as required|if needed|if necessary|when necessary|where necessary|as appropriate|and so on|etc\.?|and the like|or similar|the usual things|other costs|emergency|emergencies|exceptional(?:ly)?|important reasons?|good cause|unforeseen)\b/gi,
  },
]

const PASSIVE =
  /(?<!\b(?:what|that|which|when|if|once|until|who|unless|than|where|as)\b[^.,;]{0,24})\b(?:is|are|be|gets?)\s+(?:(?:always|then|also|only|first|\p{L}+ly)\s+)*(paid|hired|collected|delivered|published|cleaned|repaired|removed|returned|measured|announced|informed|checked|installed|replaced|maintained|shared|provided|organised|organized|arranged|appointed|reported|recorded|handed over|sent|built|watered|fetched|directed|kept|covered|refunded|reimbursed|transferred|notified|documented|supervised|monitored|signed|insured|stored)\b/giu

/** Words in a text that leave open when, how much, what or who, each at its first place. */
export function gapsIn(text: string): Gap[] {
  const figures = figuresIn(text)
  const gaps: Gap[] = []
  const add = (lacks: Gap['lacks'], words: string) => {
    if (!gaps.some((one) => one.words.toLowerCase() === words.toLowerCase())) gaps.push({ lacks, words })
  }
  for (const { lacks, pattern, unlessFigure } of VAGUE) {
    if (unlessFigure && figures.length > 0) continue
    for (const one of text.matchAll(pattern)) add(lacks, one[0])
  }
  for (const one of text.matchAll(PASSIVE)) {
    const after = text.slice(one.index + one[0].length)
    if (
      !/^[^.;]*\bby (?!\d|the (?:end|start|first|middle)|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|law\b)/i.test(
        after,
      ) &&
      !/\brequired by law\b/i.test(text)
    )
      add('who', one[0])
  }
  return gaps.filter(
    (one) =>
      !gaps.some((other) => other !== one && other.words.toLowerCase().includes(one.words.toLowerCase())),
  )
}
