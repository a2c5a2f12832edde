import { classNames } from '@/components/ui/class-names'

/** A person's words as they wrote them: their line breaks kept, nothing in them interpreted. */
export function PlainText({ text, className }: { text: string; className?: string }) {
  return <p className={classNames('whitespace-pre-wrap [overflow-wrap:anywhere]', className)}>{text}</p>
}
