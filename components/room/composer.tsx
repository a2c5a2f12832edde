import type { ReactNode } from 'react'

/** At the foot of the centre, above a phone's tabs and its keyboard. */
export function Composer({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(3.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 mt-auto flex flex-col gap-2 border-t border-line bg-bg px-4 py-3 print:hidden md:-mx-6 md:px-6 desk:bottom-0">
      {children}
    </div>
  )
}
