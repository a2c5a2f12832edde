import { PageHeader } from '@/components/ui/page-header'
import { counted } from '@/components/words/names'

/** Said in place of what a link leads to, once too many were opened from one connection. Nothing was looked up. */
export function TooManyLinks({ seconds, safe }: { seconds: number; safe: string }) {
  return (
    <PageHeader
      title="Too many links were opened from here"
      lead={`To keep strangers from guessing, Parley opens only so many from one connection in a quarter of an hour. ${safe}: wait ${counted(Math.ceil(seconds / 60), 'minute')}, and load this page again.`}
    />
  )
}
