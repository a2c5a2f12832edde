'use client'

import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export const Menu = Primitive.Root
export const MenuTrigger = Primitive.Trigger
export const MenuGroup = Primitive.Group

export function MenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={4}
        collisionPadding={8}
        className={classNames(
          'z-50 min-w-56 rounded-md border border-line-strong bg-raised p-1 outline-none',
          'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={classNames(
        'flex min-h-11 w-full items-center gap-2 rounded-sm px-3 py-1 text-left outline-none select-none md:min-h-9',
        'data-disabled:opacity-55 data-highlighted:bg-accent-soft [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  )
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label className={classNames('px-3 py-2 text-sm text-ink-muted', className)} {...props} />
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 border-t border-line" />
}
