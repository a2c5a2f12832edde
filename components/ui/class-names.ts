import { twMerge } from 'tailwind-merge'

type ClassName = string | false | null | undefined

/** Joins class names; of two that set the same property the later one wins. */
export function classNames(...names: ClassName[]): string {
  return twMerge(names.filter(Boolean).join(' '))
}
