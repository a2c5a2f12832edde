'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { ModelsAtHand } from '@/server/wire/models'

const NONE: ModelsAtHand = {
  mediators: ['built-in'],
  roles: [],
  warnings: [],
  limits: { tokens: null, microdollars: null },
}
const Models = createContext<ModelsAtHand>(NONE)

/** Which mediators and models this house has; the server says so with the page. */
export function ModelsProvider({ models, children }: { models: ModelsAtHand; children: ReactNode }) {
  return <Models value={models}>{children}</Models>
}

export const useModels = () => useContext(Models)
