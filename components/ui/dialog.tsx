'use client'

import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './button'
import { classNames } from './class-names'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger

type DialogContentProps = {
  title: ReactNode
  /** One or two sentences read out with the title. */
  description?: ReactNode
  /** The name of the closing cross, e.g. "Close". */
  closeLabel: string
  /** The row of buttons at the foot; the safest one first. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

/** Centred on a desk, at the foot of a phone's screen; it scrolls inside when its content is long. */
export function DialogContent({
  title,
  description,
  closeLabel,
  actions,
  className,
  children,
}: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-[light-dark(rgb(26_34_51/0.4),rgb(0_0_0/0.6))] data-[state=closed]:animate-vanish data-[state=open]:animate-appear" />
      <Primitive.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={classNames(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col rounded-t-md border border-line bg-raised outline-none',
          'md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-full md:max-w-lg md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-md',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
          className,
        )}
      >
        <div className="flex items-start justify-between gap-4 px-4 pt-4 md:px-6 md:pt-6">
          <div className="flex flex-col gap-1">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="text-ink-muted">{description}</Primitive.Description>
            ) : null}
          </div>
          <Primitive.Close asChild>
            <Button look="quiet" size="icon" aria-label={closeLabel} className="-mt-2 -mr-2">
              <X aria-hidden />
            </Button>
          </Primitive.Close>
        </div>
        <div className="relative min-h-0 overflow-y-auto px-4 py-4 md:px-6">{children}</div>
        {actions ? (
          <div className="flex flex-col-reverse gap-2 border-t border-line px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:flex-row md:justify-end md:px-6">
            {actions}
          </div>
        ) : null}
      </Primitive.Content>
    </Primitive.Portal>
  )
}
