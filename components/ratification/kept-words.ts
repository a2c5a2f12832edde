'use client'

import { useEffect, useState } from 'react'

/** Where one person's unsent answer to one call is kept. */
export const wordsPlace = (negotiation: string, call: number, me: string) =>
  `parley/words/${negotiation}/${call}/${me}`

/**
 * Words that survive a reload, a crash and a lost connection: kept on this device alone until they are recorded.
 * Returns an empty text until the browser has looked.
 */
export function useKeptWords(key: string): [string, (words: string) => void] {
  const [words, setWords] = useState('')
  useEffect(() => {
    try {
      setWords(localStorage.getItem(key) ?? '')
    } catch {
      // Without storage the words live as long as the page.
    }
  }, [key])
  const keep = (next: string) => {
    setWords(next)
    try {
      if (next) localStorage.setItem(key, next)
      else localStorage.removeItem(key)
    } catch {
      // As above.
    }
  }
  return [words, keep]
}
