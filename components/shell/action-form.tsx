import type { ComponentProps } from 'react'

/** A server action, or the address of a route that takes the form by POST. */
export type FormAction = ((form: FormData) => Promise<void>) | string

type ActionFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & { action: FormAction }

export function ActionForm({ action, ...props }: ActionFormProps) {
  if (typeof action === 'string') return <form {...props} action={action} method="post" />
  return <form {...props} action={action} />
}
