'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { PlainText } from './plain-text'

/** A text longer than this is folded, in characters. Nothing shorter than a page of a letter is. */
const LONG = 1_200

/**
 * A person's words, however long: a pasted novel is folded to its first lines, and one press away. It stays in the page
 * for readers that search or read it aloud, and is printed whole.
 */
export function LongText({ text, className }: { text: string; className?: string | undefined }) {
  const [open, setOpen] = useState(false)
  if (text.length <= LONG) return <PlainText text={text} {...(className ? { className } : {})} />
  return (
    <div className="flex flex-col items-start gap-1">
      <PlainText
        text={text}
        className={classNames(className, !open && 'line-clamp-[12] print:line-clamp-none')}
      />
      <Button
        look="quiet"
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-3 print:hidden"
      >
        {open ? 'Fold it again' : `Show all of it, ${text.length.toLocaleString('en')} characters`}
      </Button>
    </div>
  )
}
