import type { Metadata } from 'next'
import { ApiPage } from '@/components/api-docs/api-page'
import { SitePage } from '@/components/shell/site-page'
import { pageAccount } from '@/server/auth/page-account'
import { EXAMPLES } from '@/server/http/v1/examples'
import { ROUTES } from '@/server/http/v1/routes'

export const metadata: Metadata = { title: 'For software that acts for a party' }

const written = (value: unknown) => (value === undefined ? null : JSON.stringify(value, null, 2))

export default async function Page() {
  const routes = ROUTES.map(({ id, method, path, summary, describes, purpose, query }) => ({
    id,
    method,
    path: `/api/v1${path}${query.length > 0 ? `?${query.map((name) => `${name}=…`).join('&')}` : ''}`,
    summary,
    describes,
    purpose,
    body: written(EXAMPLES[id]?.body),
    answer: written(EXAMPLES[id]?.answer),
  }))
  return (
    <SitePage account={await pageAccount()}>
      <ApiPage routes={routes} />
    </SitePage>
  )
}
