import type { NextConfig } from 'next'

const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  agentRules: false,
  experimental: { agentUpgrade: false },
  transpilePackages: ['@prisma/client', 'pg'],
  poweredByHeader: false,
}

export default config
