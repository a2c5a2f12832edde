import { join } from 'node:path'
import { z } from 'zod'
import {
  type ModelSettings,
  modelSettings,
  modelVariables,
  problemsWithModels,
} from '@/server/models/settings'
import { StartProblem } from '@/server/start-problem'

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** An unset variable and an empty one mean the same: `.env` files often leave names without a value. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: optional(z.coerce.number().int().min(1).max(65535)),
  HOST: optional(z.string()),
  PARLEY_URL: optional(z.url({ protocol: /^https?$/ })),
  PARLEY_DATA: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: optional(z.coerce.number().int().min(1).max(200)),
  AUTH_SECRET: optional(z.string().min(32)),
  PARLEY_SIGNING_KEY: optional(z.string()),
  PARLEY_RETIRED_KEYS: optional(z.string()),
  PARLEY_SEALING_KEY: optional(z.string()),
  PARLEY_SELF_CHECK_SECONDS: optional(z.coerce.number().int().min(1).max(86_400)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional(z.string()),
  PARLEY_INVITATIONS_PER_HOUR: optional(z.coerce.number().int().min(1)),
  PARLEY_LINKS_PER_QUARTER_HOUR: optional(z.coerce.number().int().min(1)),
  PARLEY_SAMPLE: optional(z.enum(['yes', 'no'])),
  ...modelVariables,
})

export interface Env {
  development: boolean
  address: {
    /** Where browsers find Parley, without a slash at the end. */
    url: string
    port: number
    /** The interface to listen on. */
    host: string
    /** Whether only this machine can reach `url`; sample persons and the mail page exist nowhere else. */
    loopback: boolean
  }
  data: { folder: string; chosen: boolean }
  database: { url: string | null; poolSize: number }
  signIn: {
    secret: string | null
    /** Most links, to sign in or of invitations, that are opened from one connection within a quarter of an hour. */
    linksPerQuarterHour: number
  }
  /** Base64 of the key that signs checkpoints, and of public keys that did before; null: kept in the data folder. */
  record: {
    signingKey: string | null
    retiredKeys: string[]
    /** Base64 of the key that encrypts what is sealed; null: kept in the data folder. */
    sealingKey: string | null
    /** Seconds between two rounds in which the house reads its own records. */
    selfCheckSeconds: number
  }
  mail: {
    smtpUrl: string | null
    from: string
    /** Most invitations that one person may have mailed within an hour. */
    invitationsPerHour: number
  }
  sample: boolean
  models: ModelSettings
}

let parsed: Env | undefined

/** The environment, parsed once. @throws StartProblem naming each variable that is missing or wrong. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

/** Reads the environment again, after main.ts has added to it. */
export function rereadEnv(): Env {
  parsed = undefined
  return env()
}

export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const result = variables.safeParse(source)
  if (!result.success) throw unreadable(result.error)
  const set = result.data
  const port = set.PORT ?? 3000
  const url = (set.PARLEY_URL ?? `http://localhost:${port}`).replace(/\/+$/, '')
  // A local name says nothing while every interface is listened on.
  const loopback = LOOPBACK.test(new URL(url).hostname) && (set.HOST === undefined || LOOPBACK.test(set.HOST))
  const wrong = loopback ? [] : problemsInPublic(set)
  if (wrong.length > 0) {
    throw new StartProblem(
      `${url}${set.HOST ? ` on ${set.HOST}` : ''} can be reached from elsewhere, so the start needs more settings (see .env.example):\n  ${wrong.join('\n  ')}`,
    )
  }
  const models = modelSettings(set)
  const unusable = problemsWithModels(models)
  if (unusable.length > 0)
    throw new StartProblem(
      `Models are named that cannot be asked (see .env.example):\n  ${unusable.join('\n  ')}`,
    )
  return {
    development: set.NODE_ENV === 'development',
    address: { url, port, host: set.HOST ?? (loopback ? '127.0.0.1' : '0.0.0.0'), loopback },
    data: { folder: set.PARLEY_DATA ?? join(process.cwd(), 'data'), chosen: set.PARLEY_DATA !== undefined },
    database: { url: set.DATABASE_URL ?? null, poolSize: set.DATABASE_POOL ?? 10 },
    signIn: {
      secret: set.AUTH_SECRET ?? null,
      linksPerQuarterHour: set.PARLEY_LINKS_PER_QUARTER_HOUR ?? 120,
    },
    record: {
      signingKey: set.PARLEY_SIGNING_KEY ?? null,
      retiredKeys: listed(set.PARLEY_RETIRED_KEYS),
      sealingKey: set.PARLEY_SEALING_KEY ?? null,
      selfCheckSeconds: set.PARLEY_SELF_CHECK_SECONDS ?? 3_600,
    },
    mail: {
      smtpUrl: set.SMTP_URL ?? null,
      from: set.MAIL_FROM ?? 'Parley <parley@localhost>',
      invitationsPerHour: set.PARLEY_INVITATIONS_PER_HOUR ?? 60,
    },
    sample: loopback && set.PARLEY_SAMPLE !== 'no',
    models,
  }
}

function listed(text = ''): string[] {
  return text.split(/[\s,]+/).filter((one) => one !== '')
}

function problemsInPublic(set: z.infer<typeof variables>): string[] {
  const problems: string[] = []
  if (!set.AUTH_SECRET) problems.push('AUTH_SECRET is missing: at least 32 random characters')
  if (!set.PARLEY_SIGNING_KEY) {
    problems.push(
      'PARLEY_SIGNING_KEY is missing: the key that signs checkpoints; `npm run -s parley -- keys new` makes one',
    )
  }
  if (!set.PARLEY_SEALING_KEY) {
    problems.push(
      'PARLEY_SEALING_KEY is missing: the key that encrypts what is sealed; `npm run -s parley -- keys new` makes one',
    )
  }
  if (!set.SMTP_URL) problems.push('SMTP_URL is missing: the mail server that sends sign-in links')
  if (!set.MAIL_FROM) problems.push('MAIL_FROM is missing: the address those mails come from')
  if (set.PARLEY_SAMPLE === 'yes') {
    problems.push('PARLEY_SAMPLE=yes is not allowed: sample persons sign in without a password')
  }
  return problems
}

function unreadable(error: z.ZodError): StartProblem {
  const lines = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  return new StartProblem(`Some settings cannot be used (see .env.example):\n  ${lines.join('\n  ')}`)
}
