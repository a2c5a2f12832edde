import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Line } from './arrange'
import { DayHeading } from './day-heading'

/** A line's height before it was ever seen, in pixels. */
const GUESS = 72
/** Lines kept ready above and below the window. */
const OVERSCAN = 12
/** A record this short stands in the document as a whole: the browser's own search then finds everything. */
const SHORT = 200

export type StoryListHandle = { goTo: (index: number) => void }

type StoryListProps = {
  lines: readonly Line[]
  /** Every line is in the document, as for paper. */
  whole: boolean
  render: (line: Line) => React.ReactNode
  ref: Ref<StoryListHandle>
}

/**
 * Of a long record only the lines near the window are in the document, and the one with the focus with its neighbours, wherever
 * the page is scrolled to. Each says its place among all, so that a screen reader counts them all.
 */
export function StoryList({ lines, whole, render, ref }: StoryListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)

  useLayoutEffect(() => {
    const place = () => {
      const box = list.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [])

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: () => GUESS,
    overscan: lines.length <= SHORT ? lines.length : OVERSCAN,
    scrollMargin: top,
    scrollPaddingStart: 24,
    getItemKey: (index) => lines[index]?.key ?? index,
    rangeExtractor: (range) => withFocus(range, focused),
  })

  function goTo(index: number, align: 'start' | 'auto') {
    if (index < 0 || index >= lines.length) return
    wanted.current = index
    setFocused(index)
    virtualizer.scrollToIndex(index, { align })
  }

  useImperativeHandle(ref, () => ({ goTo: (index) => goTo(index, 'start') }))

  // The line may have to be rendered first; every render looks whether it is there.
  useEffect(() => {
    if (wanted.current === null) return
    const control = list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] [data-go]`)
    if (!control) return
    wanted.current = null
    control.focus({ preventScroll: true })
  })

  function move(event: KeyboardEvent<HTMLOListElement>) {
    const here = indexOf(event.target)
    if (here === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: lines.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    goTo(to, 'auto')
  }

  if (whole)
    return (
      <ol>
        {lines.map((line) => (
          <li key={line.key} className="break-inside-avoid">
            <LineBody line={line} render={render} />
          </li>
        ))}
      </ol>
    )
  return (
    <ol
      ref={list}
      aria-label="Entries"
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={move}
      onFocus={(event) => setFocused(indexOf(event.target))}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index]
        return line ? (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={lines.length}
            className="absolute top-0 left-0 w-full"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <LineBody line={line} render={render} />
          </li>
        ) : null
      })}
    </ol>
  )
}

function LineBody({ line, render }: Pick<StoryListProps, 'render'> & { line: Line }) {
  const inRun = line.kind === 'entry' && line.inRun
  return (
    <>
      {line.day ? <DayHeading day={line.day} /> : null}
      <div className={inRun ? 'ml-5 border-l border-line pl-2' : 'border-b border-line'}>{render(line)}</div>
    </>
  )
}

function indexOf(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null
  const index = target.closest('[data-index]')?.getAttribute('data-index')
  return index ? Number(index) : null
}

function withFocus(range: Range, focused: number | null): number[] {
  const shown = defaultRangeExtractor(range)
  if (focused === null) return shown
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
  return [...new Set([...kept, ...shown])].sort((one, other) => one - other)
}
