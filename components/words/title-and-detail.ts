/** What happened, and what is safe and what comes next. */
export type RefusalWords = { title: string; detail: string }

export const words = (title: string, detail: string): RefusalWords => ({ title, detail })
