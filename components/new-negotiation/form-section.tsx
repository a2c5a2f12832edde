import type { ReactNode } from 'react'

type FormSectionProps = { title: string; lead?: string; children: ReactNode }

export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-6 border-t border-line pt-6">
      <div>
        <h2 className="text-xl">{title}</h2>
        {lead ? <p className="text-ink-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}
