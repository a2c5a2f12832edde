import type { NextConfig } from 'next'

/** No page of ours belongs in another's frame; an address with an invitation in it is told to nobody. */
const HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'" },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
]

const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  agentRules: false,
  experimental: {
    agentUpgrade: false,
    // A new negotiation may bring twenty sources of sixty thousand characters, in any script.
    serverActions: { bodySizeLimit: '6mb' },
  },
  transpilePackages: ['@prisma/client', 'pg'],
  poweredByHeader: false,
  // Of a document that names no icon, such as JSON or a certificate, browsers ask for this one.
  rewrites: async () => [{ source: '/favicon.ico', destination: '/icon.svg' }],
  headers: async () => [{ source: '/:path*', headers: HEADERS }],
  // `npm run check` looks at the types; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
}

export default config
