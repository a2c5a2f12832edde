import type { NextConfig } from 'next'

const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  agentRules: false,
  experimental: { agentUpgrade: false },
  transpilePackages: ['@prisma/client', 'pg'],
  poweredByHeader: false,
  // `npm run check` looks at the types; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
}

export default config
