'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Segmented } from './segmented'
import { parseTheme, type Theme, themeCookie } from './theme'

type ThemeToggleProps = {
  labels: { group: string; light: string; dark: string; system: string }
}

const year = 365 * 24 * 60 * 60

function currentTheme(): Theme {
  return parseTheme(document.documentElement.dataset.theme)
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function choose(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') {
    delete root.dataset.theme
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is missing in some browsers
    document.cookie = `${themeCookie}=; path=/; max-age=0; samesite=lax`
    return
  }
  root.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is missing in some browsers
  document.cookie = `${themeCookie}=${theme}; path=/; max-age=${year}; samesite=lax`
}

export function ThemeToggle({ labels }: ThemeToggleProps) {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const)
  return (
    <Segmented<Theme>
      label={labels.group}
      value={theme}
      onChange={choose}
      segments={[
        { value: 'light', label: labels.light, icon: Sun },
        { value: 'dark', label: labels.dark, icon: Moon },
        { value: 'system', label: labels.system, icon: Monitor },
      ]}
    />
  )
}
