import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { parseTheme, themeCookie } from '@/components/ui/theme'
import { fontVariables } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Parley', template: '%s · Parley' },
  description:
    'Negotiate in the open, with a mediator that proposes and people who decide. Models may propose. People must ratify.',
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The composer and the ratification box must stay above an open keyboard.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f5ee' },
    { media: '(prefers-color-scheme: dark)', color: '#11151c' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = parseTheme((await cookies()).get(themeCookie)?.value)
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} className={fontVariables}>
      <body>{children}</body>
    </html>
  )
}
