import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { features } from '../../app/features.ts'
import { readConfig } from './config.ts'
import { BadSettings } from './settings-reader.ts'

const settingsPage = new URL('../../../../../docs/SETTINGS.md', import.meta.url)
const directory = mkdtempSync(join(tmpdir(), 'peshi-config-'))
const read = (env: Record<string, string>) => readConfig(env, features)
afterAll(() => rmSync(directory, { recursive: true }))

const secret = 'Zk3vQ9mLx7Rw2TyB8nHc5Jd0Fg4Us6Ia1Eo'
const production = { PESHI_MODE: 'production', PESHI_SECRET: secret, PESHI_PUBLIC_URL: 'https://office.example.in/' }
const demo = { PESHI_MODE: 'demo', PESHI_DATA: directory }

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env)
    return []
  } catch (error) {
    if (error instanceof BadSettings) return error.problems
    throw error
  }
}

describe('production settings', () => {
  test('with a secret and an address, production starts, reads no court and listens everywhere', () => {
    expect(read(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      port: 3000,
      publicUrl: 'https://office.example.in',
      courts: [],
      sandboxUrl: null,
      clock: null,
      files: { kind: 'disk' },
      logLevel: 'info',
      trustProxy: false,
    })
  })

  test('the operator can set the reading times of a court’s cause lists, or switch them off', () => {
    const PESHI_LIST_TIMES = 'sci=18:00 23:30, hc-delhi='
    expect([...read({ ...production, PESHI_LIST_TIMES }).listTimes]).toEqual([
      ['sci', ['18:00', '23:30']],
      ['hc-delhi', []],
    ])
  })

  test('the evening digest is sent at 19:00 unless the operator sets another time', () => {
    expect(read(production).digestTimes.evening).toBe('19:00')
    expect(read({ ...production, PESHI_EVENING_DIGEST_AT: '18:30' }).digestTimes.evening).toBe('18:30')
  })

  test('the operator can set the addresses of district sites', () => {
    const PESHI_DISTRICT_SITES = 'agra=https://agra.dcourts.gov.in/, mathura=https://mathura.dcourts.gov.in/'
    expect([...read({ ...production, PESHI_DISTRICT_SITES }).districtSites]).toEqual([
      ['dc-agra', 'https://agra.dcourts.gov.in/'],
      ['dc-mathura', 'https://mathura.dcourts.gov.in/'],
    ])
  })

  test('the previous secret is accepted in addition to the new one, under the same rules', () => {
    const next = [...secret].reverse().join('')
    expect(read({ ...production, PESHI_SECRET: `${next}, ${secret}` }).secret).toBe(`${next},${secret}`)
    for (const wrong of [`${next},short`, `${secret},${secret}`, `${next},${secret},${next}x`, `${next},`])
      expect(problemsOf({ ...production, PESHI_SECRET: wrong })[0]).toContain('PESHI_SECRET')
  })

  test('a misspelt setting is reported together with the likely name', () => {
    expect(problemsOf({ ...production, PESHI_TRUSTPROXY: '1', PESHI_PUBLIK_URL: 'x', PESHI_NOTHING: '' })).toEqual([
      'PESHI_TRUSTPROXY: there is no such setting; perhaps PESHI_TRUST_PROXY is meant.',
      'PESHI_PUBLIK_URL: there is no such setting; perhaps PESHI_PUBLIC_URL is meant.',
    ])
    expect(problemsOf({ ...production, PESHI_BACKUP_URL: 'postgres://a@b/c', PESHI_MOST_REQUESTS: '10' })).toEqual([])
  })

  const documented = [...readFileSync(settingsPage, 'utf8').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  )

  test('every setting in the documentation’s table is a setting that the server accepts', () => {
    expect(documented.length).toBeGreaterThan(25)
    const all = Object.fromEntries(documented.map((name) => [name, 'x']))
    const unknown = problemsOf({ ...all, PESHI_MODE: 'production' }).filter((text) => text.includes('no such setting'))
    expect(unknown).toEqual([])
  })

  test('every setting that the server reads in production is in the documentation’s table', () => {
    const asked = new Set<string>()
    const env = new Proxy(production, {
      get(target, name: keyof typeof production) {
        asked.add(name)
        return target[name]
      },
    })
    read(env)
    expect(asked.size).toBeGreaterThan(25)
    const onlyOutsideProduction = ['PESHI_MODE', 'PESHI_CLOCK', 'PESHI_DEMO']
    expect([...asked].filter((name) => ![...documented, ...onlyOutsideProduction].includes(name))).toEqual([])
  })

  test('production is the default mode, and all missing settings are reported together', () => {
    expect(problemsOf({}).map((problem) => problem.split(':')[0])).toEqual(['PESHI_PUBLIC_URL', 'PESHI_SECRET'])
  })

  test.each([
    ['a short secret', { PESHI_SECRET: 'Zk3vQ9mLx7' }, 'PESHI_SECRET'],
    ['a secret of one repeated letter', { PESHI_SECRET: 'x'.repeat(64) }, 'PESHI_SECRET'],
    ['a secret copied from documentation', { PESHI_SECRET: 'please-change-me-before-you-go-live-1' }, 'PESHI_SECRET'],
    ['an invalid address', { PESHI_PUBLIC_URL: 'office' }, 'PESHI_PUBLIC_URL'],
    ['an address with a path', { PESHI_PUBLIC_URL: 'https://x.in/peshi' }, 'PESHI_PUBLIC_URL'],
    ['zero connections', { PESHI_CONNECTIONS: '0' }, 'PESHI_CONNECTIONS'],
    ['an invalid rate', { PESHI_MOST_REQUESTS: 'many' }, 'PESHI_MOST_REQUESTS'],
    ['a clock setting', { PESHI_CLOCK: '2026-01-01T00:00:00Z' }, 'PESHI_CLOCK'],
    ['courts without an operator contact', { PESHI_COURTS: 'hcservices' }, 'PESHI_OPERATOR'],
    ['an unknown court', { PESHI_COURTS: 'hcservice', PESHI_OPERATOR: 'R. Shukla' }, 'PESHI_COURTS'],
    ['an unknown district', { PESHI_DISTRICT_SITES: 'atlantis=https://agra.dcourts.gov.in/' }, 'PESHI_DISTRICT_SITES'],
    ['list times of a court without lists', { PESHI_LIST_TIMES: 'hc-gujarat=18:00' }, 'PESHI_LIST_TIMES'],
    ['a list time that is not on the hour or half hour', { PESHI_LIST_TIMES: 'sci=18:10' }, 'PESHI_LIST_TIMES'],
    [
      'a district site on another domain',
      { PESHI_DISTRICT_SITES: 'agra=https://agra.example.in/' },
      'PESHI_DISTRICT_SITES',
    ],
    [
      'a digest time that is not on the hour or half hour',
      { PESHI_EVENING_DIGEST_AT: '18:45' },
      'PESHI_EVENING_DIGEST_AT',
    ],
    ['an evening digest in the morning', { PESHI_EVENING_DIGEST_AT: '09:00' }, 'PESHI_EVENING_DIGEST_AT'],
    ['a digest time in words', { PESHI_EVENING_DIGEST_AT: '7 pm' }, 'PESHI_EVENING_DIGEST_AT'],
    ['an invalid port', { PORT: 'http' }, 'PORT'],
    ['a database of another kind', { DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
    ['several processes on the embedded database', { PESHI_ROLE: 'worker' }, 'PESHI_ROLE'],
    ['a database cluster without an address', { PESHI_DATABASE: 'citus' }, 'PESHI_DATABASE'],
    [
      'a collector without an address',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ],
    ['a trace share above one', { OTEL_TRACES_SAMPLER_ARG: '10' }, 'OTEL_TRACES_SAMPLER_ARG'],
    ['a proxy range of all addresses', { PESHI_TRUST_PROXY: 'true' }, 'PESHI_TRUST_PROXY'],
    ['a network of all addresses', { PESHI_TRUST_PROXY: '0.0.0.0/0' }, 'PESHI_TRUST_PROXY'],
    ['an invalid proxy', { PESHI_TRUST_PROXY: 'nonsense' }, 'PESHI_TRUST_PROXY'],
    ['a public address without TLS', { PESHI_PUBLIC_URL: 'http://peshi.example.in' }, 'PESHI_PUBLIC_URL'],
    ['an unknown role', { PESHI_ROLE: 'boss', DATABASE_URL: 'postgres://x/y' }, 'PESHI_ROLE'],
    ['an unknown file storage', { PESHI_FILES: 'ftp://x' }, 'PESHI_FILES'],
    ['a virus scanner without a port', { PESHI_CLAMD: 'scanner.internal' }, 'PESHI_CLAMD'],
    ['a tesseract that is not there', { PESHI_TESSERACT: '/usr/bin/no-tesseract' }, 'PESHI_TESSERACT'],
    ['a tesseract without data', { PESHI_TESSERACT: '/usr/bin/true' }, 'PESHI_TESSERACT'],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    ['an unknown mode', { PESHI_MODE: 'prod' }, 'PESHI_MODE'],
  ])('production refuses %s', (_what, env, name) => {
    expect(problemsOf({ ...production, ...env }).map((problem) => problem.split(':')[0])).toContain(name)
  })

  test.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('a virus scanner can be at %s', (PESHI_CLAMD, clamd) => {
    expect(read({ ...production, PESHI_CLAMD }).clamd).toEqual(clamd)
  })

  test('the settings for courts, operator, file storage and proxies are read', () => {
    const config = read({
      ...production,
      PESHI_COURTS: 'allahabad, hcservices',
      PESHI_OPERATOR: 'R. Shukla, ops@office.in',
      PESHI_FILES: 's3://papers?region=ap-south-2&endpoint=http://minio:9000',
      PESHI_TRUST_PROXY: '10.0.0.0/8, ::1',
    })
    expect(config).toMatchObject({
      courts: ['allahabad', 'hcservices'],
      operatorContact: 'R. Shukla, ops@office.in',
      files: { kind: 's3', bucket: 'papers', region: 'ap-south-2', endpoint: 'http://minio:9000' },
      trustProxy: ['10.0.0.0/8', '::1'],
    })
  })
})

describe('demo settings', () => {
  test('without settings, the demo starts, listens on this machine only, and reads the sandbox', () => {
    expect(read({ ...demo, SANDBOX_PORT: '3111' })).toMatchObject({
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      courts: 'all',
      sandboxUrl: 'http://127.0.0.1:3111',
      logLevel: 'warn',
    })
  })

  test('at its first start, the demo creates a secret that only its owner can read', () => {
    const first = read(demo).secret
    expect(first.length).toBeGreaterThan(32)
    expect(read(demo).secret).toBe(first)
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('the demo accepts a readable clock setting, but refuses real courts', () => {
    expect(read({ ...demo, PESHI_CLOCK: '2026-11-20T11:00:00+05:30' }).clock?.toISOString()).toBe(
      '2026-11-20T05:30:00.000Z',
    )
    expect(problemsOf({ ...demo, PESHI_CLOCK: 'soon', PESHI_COURTS: 'allahabad' })).toHaveLength(2)
  })
})
