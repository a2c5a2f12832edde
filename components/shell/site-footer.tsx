import { ThemeToggle } from '@/components/ui/theme-toggle'
import { paths } from './paths'
import { themeLabels } from './theme-labels'

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line px-4 py-6 md:px-6 print:hidden">
      <div className="flex flex-col items-start gap-4 md:flex-row md:items-center md:justify-between">
        <p className="text-sm text-ink-muted">
          Models may propose. People must ratify.{' '}
          <a className="text-link" href={paths.verify}>
            Verify a record
          </a>
        </p>
        <ThemeToggle labels={themeLabels} />
      </div>
    </footer>
  )
}
