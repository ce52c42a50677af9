import { describe, expect, test } from 'vitest'
import { CourtError } from '../src/errors.ts'
import { parsers } from '../src/parsers.ts'

const page = (body: string) => `<!DOCTYPE html>\n<html><head><title>Court</title></head><body>${body}</body></html>\n`

function makeNoise(length: number): string {
  const letters = 'abcdefghij KLMNOP 0123456789 <>/="{}[]~#^@:,.\n'
  let state = 20_261_121
  const piece = Array.from({ length: 65_536 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return letters[(state >> 8) % letters.length] ?? ' '
  }).join('')
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}

const tenMegabytes = 10_000_000
const noise = makeNoise(tenMegabytes)
const foreign: [string, string][] = [
  ['a maintenance page', page('<h1>This website is currently under maintenance</h1><p>Please visit later.</p>')],
  ['a 503 page', page('<h1>503 Service Temporarily Unavailable</h1>')],
  [
    'a captcha page',
    page('<form method="post"><img src="captcha.php" alt="captcha"><input name="captcha"><input type="submit"></form>'),
  ],
  ['a sign-in page', page('<form method="post"><input name="user"><input name="password" type="password"></form>')],
  ['a blank page', page('')],
  ['white space', ' \r\n\t\n'],
  ['another program’s JSON', '{"status":"ok","items":[]}'],
  ['a JSON null', 'null'],
  ['10 MB of noise', noise],
  ['10 MB of noise in a page', page(noise)],
  ['10 MB of open tags', page('<table><tr><td><div>'.repeat(tenMegabytes / 20))],
]

/** These sites send an empty reply if nothing is found (NOTES.md of each connector). */
const saysNoneByNothing = new Set([
  'ecourts-hc-old/case-search',
  'ecourts-hc-old/case-types',
  'ecourts-hc-old/act-types',
  'ecourts-hc/case-types',
  'ecourts-hc-old/cause-list',
  'ecourts-hc-old/orders-by-date',
])

// These accept any sentence or title.
const acceptsAny = ['error', 'front-page']

describe.each(parsers.filter(({ kind }) => !acceptsAny.includes(kind)))(
  'the parser of $source/$kind',
  ({ source, kind, parse }) => {
    const isExcused = (text: string) => text.trim() === '' && saysNoneByNothing.has(`${source}/${kind}`)

    test.each([...foreign, ['an empty body', ''] as const].filter(([, text]) => !isExcused(text)))(
      'the reply is refused within two seconds: %s',
      (_what, text) => {
        const before = process.cpuUsage()
        expect(() => parse(text)).toThrow(CourtError)
        const { user, system } = process.cpuUsage(before)
        expect((user + system) / 1000).toBeLessThan(2000)
      },
    )
  },
)
