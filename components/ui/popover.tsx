'use client'

import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger
export const PopoverClose = Primitive.Close

export function PopoverContent({
  className,
  sideOffset = 4,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        collisionPadding={8}
        className={classNames(
          'z-50 w-80 max-w-[calc(100vw-16px)] rounded-md border border-line-strong bg-raised p-4 outline-none',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}
