import { defineConfig } from 'prisma/config'

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Generating the client needs no database, so an unset address must not throw here.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://nobody@localhost:1/none' },
})
