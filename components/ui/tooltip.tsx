'use client'

import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = {
  /** A few words that help but are not needed: there is no hover on a phone. */
  words: ReactNode
  /** One focusable element. */
  children: ReactNode
}

export function Tooltip({ words, children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            sideOffset={4}
            collisionPadding={8}
            className="z-50 max-w-72 animate-appear rounded-sm bg-ink px-2 py-1 text-sm text-bg"
          >
            {words}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
