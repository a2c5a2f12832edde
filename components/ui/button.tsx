import { cva, type VariantProps } from 'class-variance-authority'
import { Ellipsis } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names'

const button = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-md border text-center font-medium select-none',
    'min-h-11 px-4 py-2 text-base',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      look: {
        primary: 'border-fill bg-fill text-on-fill hover:border-fill-strong hover:bg-fill-strong',
        secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
        danger: 'border-danger bg-surface text-danger hover:bg-danger-soft',
      },
      size: {
        normal: '',
        small: 'md:min-h-8 px-3 py-1 text-base md:text-sm',
        icon: 'size-11 p-0 md:size-9 md:min-h-9',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { look: 'secondary', size: 'normal', wide: false },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof button> & {
    /** Give the look to the single child (a link) instead of rendering a button. */
    asChild?: boolean
    /** An act under way: a mark, and further presses are ignored. Say what is happening in the label. */
    busy?: boolean
  }

export function Button({
  look,
  size,
  wide,
  asChild = false,
  busy = false,
  className,
  children,
  type,
  onClick,
  ...props
}: ButtonProps) {
  const classes = classNames(button({ look, size, wide }), className)
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    )
  }
  // A busy button keeps the focus (a disabled one would drop it), so it refuses the press itself.
  return (
    <button
      type={type ?? 'button'}
      className={classes}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {busy ? <Ellipsis aria-hidden /> : null}
      {children}
    </button>
  )
}
