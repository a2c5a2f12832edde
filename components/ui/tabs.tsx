'use client'

import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={classNames('flex flex-col gap-4', className)} {...props} />
}

export function TabList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List className={classNames('flex flex-wrap border-b border-line', className)} {...props} />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={classNames(
        '-mb-px min-h-11 border-b-2 border-transparent px-3 py-2 text-ink-muted focus-visible:outline-offset-[-2px]',
        'hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink',
        className,
      )}
      {...props}
    />
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={classNames('rounded-md', className)} {...props} />
}
