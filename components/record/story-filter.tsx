import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LiveRegion } from '@/components/ui/live-region'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import { counted } from '@/components/words/names'
import { kindWords, notableWords } from '@/components/words/record'
import type { Issue } from '@/server/protocol/state'
import { NOTABLE } from '@/server/record/notable'
import { STORY_KINDS } from '@/server/record/story'
import { type Actor, EVERYTHING, type Filter, filters } from './filter'

type StoryFilterProps = {
  filter: Filter
  actors: readonly Actor[]
  issues: readonly Issue[]
  shown: number
  of: number
  onChange: (filter: Filter) => void
}

export function StoryFilter({ filter, actors, issues, shown, of, onChange }: StoryFilterProps) {
  const [open, setOpen] = useState(false)
  const choices = useId()
  const chosen = Object.entries(filter).filter(([name, set]) => name !== 'words' && set).length
  const change = (changed: Partial<Filter>) => onChange({ ...filter, ...changed })
  return (
    <search aria-label="The entries" className="flex flex-col gap-3 print:hidden">
      <div className="grid gap-3 md:grid-cols-2">
        <Field label="Search" className="md:col-span-2">
          <TextField
            type="search"
            placeholder="Words, #12, or a hash"
            value={filter.words}
            maxLength={200}
            onChange={(event) => change({ words: event.target.value })}
          />
        </Field>
        <Button
          look="quiet"
          aria-expanded={open}
          aria-controls={choices}
          onClick={() => setOpen(!open)}
          className="-ml-4 justify-self-start md:hidden"
        >
          <ListFilter aria-hidden />
          {chosen > 0 ? `Filter (${chosen} set)` : 'Filter'}
        </Button>
        <div id={choices} className={`contents ${open ? '' : 'max-md:*:hidden'}`}>
          <Field label="About">
            <Select
              value={filter.kind ?? ''}
              onChange={(event) =>
                change({ kind: STORY_KINDS.find((one) => one === event.target.value) ?? null })
              }
            >
              <option value="">Everything</option>
              {STORY_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kindWords[kind]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="By">
            <Select value={filter.by} onChange={(event) => change({ by: event.target.value })}>
              <option value="">Everybody</option>
              {actors.map(({ by, name }) => (
                <option key={by} value={by}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Issue">
            <Select
              value={filter.issue ?? ''}
              onChange={(event) => change({ issue: Number(event.target.value) || null })}
            >
              <option value="">All issues, and none</option>
              {issues.map(({ issue, title }) => (
                <option key={issue} value={issue}>
                  {issue}. {title}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="What stands out">
            <Select
              value={filter.notable ?? ''}
              onChange={(event) =>
                change({ notable: NOTABLE.find((one) => one === event.target.value) ?? null })
              }
            >
              <option value="">All of it</option>
              {NOTABLE.map((one) => (
                <option key={one} value={one}>
                  {notableWords[one].all}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <LiveRegion className="text-ink-muted">
          {filters(filter)
            ? `${shown} of ${counted(of, 'entry', 'entries')}`
            : counted(of, 'entry', 'entries')}
        </LiveRegion>
        {filters(filter) ? (
          <Button look="quiet" onClick={() => onChange(EVERYTHING)}>
            Show everything
          </Button>
        ) : null}
      </div>
    </search>
  )
}
