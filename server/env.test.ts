import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/server/env'
import { StartProblem } from '@/server/start-problem'

const set = (values: Record<string, string>): NodeJS.ProcessEnv => ({ NODE_ENV: 'production', ...values })

const PUBLIC = {
  PARLEY_URL: 'https://parley.example.org',
  AUTH_SECRET: 'x'.repeat(32),
  PARLEY_SIGNING_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
  PARLEY_SEALING_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'parley@example.org',
}

describe('on this machine nothing is required', () => {
  test('an empty environment starts on loopback with the sample', () => {
    expect(parseEnv(set({}))).toMatchObject({
      address: { url: 'http://localhost:3000', port: 3000, host: '127.0.0.1', loopback: true },
      database: { url: null },
      sample: true,
    })
  })

  test('one person mails sixty invitations an hour, or as many as the operator says', () => {
    expect(parseEnv(set({})).mail.invitationsPerHour).toBe(60)
    expect(parseEnv(set({ PARLEY_INVITATIONS_PER_HOUR: '500' })).mail.invitationsPerHour).toBe(500)
    expect(() => parseEnv(set({ PARLEY_INVITATIONS_PER_HOUR: '0' }))).toThrow('PARLEY_INVITATIONS_PER_HOUR')
  })

  test('120 links are opened from one connection in a quarter of an hour, or as many as the operator says', () => {
    expect(parseEnv(set({})).signIn.linksPerQuarterHour).toBe(120)
    expect(parseEnv(set({ PARLEY_LINKS_PER_QUARTER_HOUR: '9' })).signIn.linksPerQuarterHour).toBe(9)
    expect(() => parseEnv(set({ PARLEY_LINKS_PER_QUARTER_HOUR: '0' }))).toThrow(
      'PARLEY_LINKS_PER_QUARTER_HOUR',
    )
  })

  test('the house reads its records every hour, or as often as the operator says', () => {
    expect(parseEnv(set({})).record.selfCheckSeconds).toBe(3_600)
    expect(parseEnv(set({ PARLEY_SELF_CHECK_SECONDS: '60' })).record.selfCheckSeconds).toBe(60)
    expect(() => parseEnv(set({ PARLEY_SELF_CHECK_SECONDS: '0' }))).toThrow('PARLEY_SELF_CHECK_SECONDS')
  })

  test('a name without a value is as good as unset', () => {
    expect(parseEnv(set({ PORT: '', PARLEY_URL: '', AUTH_SECRET: '' }))).toEqual(parseEnv(set({})))
  })

  test.each(['http://localhost:1', 'http://app.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    '%s is this machine',
    (PARLEY_URL) => expect(parseEnv(set({ PARLEY_URL })).address.loopback).toBe(true),
  )

  test.each([
    'https://parley.example.org',
    'http://localhost.example.org',
    'http://10.0.0.1',
    'http://0.0.0.0',
  ])('%s is not', (PARLEY_URL) =>
    expect(parseEnv(set({ ...PUBLIC, PARLEY_URL })).address.loopback).toBe(false),
  )
})

describe('an address that others can reach', () => {
  test('starts when everything it needs is set, and has no sample persons', () => {
    expect(parseEnv(set(PUBLIC))).toMatchObject({ sample: false, address: { host: '0.0.0.0' } })
  })

  test.each(['AUTH_SECRET', 'PARLEY_SIGNING_KEY', 'PARLEY_SEALING_KEY', 'SMTP_URL', 'MAIL_FROM'])(
    'refuses to start without %s',
    (name) => {
      expect(() => parseEnv(set({ ...PUBLIC, [name]: '' }))).toThrow(`${name} is missing`)
    },
  )

  test('refuses to start with sample persons', () => {
    expect(() => parseEnv(set({ ...PUBLIC, PARLEY_SAMPLE: 'yes' }))).toThrow(
      'PARLEY_SAMPLE=yes is not allowed',
    )
  })
})

test.each([
  ['PORT', '80 80'],
  ['PORT', '70000'],
  ['AUTH_SECRET', 'short'],
  ['DATABASE_URL', 'mysql://localhost/parley'],
  ['PARLEY_URL', 'javascript:alert(1)'],
  ['SMTP_URL', 'mail.example.org'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => parseEnv(set({ [name]: value }))).toThrow(StartProblem)
  expect(() => parseEnv(set({ [name]: value }))).toThrow(`${name}:`)
})

test('listening on every interface is public, whatever the address is called', () => {
  expect(() => parseEnv(set({ HOST: '0.0.0.0' }))).toThrow(/AUTH_SECRET is missing/)
  expect(parseEnv(set({ HOST: '127.0.0.1' })).sample).toBe(true)
})

test('.env.example names every setting, each marked as required or optional', () => {
  const example = readFileSync('.env.example', 'utf8')
  const source = ['server/env.ts', 'server/models/settings.ts']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): (?:optional|models|prices|url|z)\b/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'NODE_ENV')
  const named = [...example.matchAll(/^([A-Z][A-Z_]+)=$/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(read.sort())
  expect(example.match(/^# (REQUIRED\*?|OPTIONAL) /gm)).toHaveLength(named.length)
})
