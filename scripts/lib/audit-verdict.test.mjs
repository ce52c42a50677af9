import { expect, test } from 'vitest'
import { judgeAudit } from './audit-verdict.mjs'

const metadata = { dependencies: { total: 300 } }

test('an audit without known vulnerabilities passes', () => {
  const { code, lines } = judgeAudit(`npm warn something\n${JSON.stringify({ vulnerabilities: {}, metadata })}`)
  expect([code, lines]).toEqual([0, ['Nothing is known against the 300 libraries of the lock file.']])
})

test('vulnerabilities are listed worst first, each with the days allowed for its fix', () => {
  const hole = (name, severity, via) => ({ name, severity, via, range: '<2', fixAvailable: severity === 'high' })
  const vulnerabilities = {
    a: hole('a', 'low', ['b']),
    b: hole('b', 'high', [{ title: 'Reads files', url: 'https://example.in/1' }]),
  }
  expect(judgeAudit(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
    code: 1,
    lines: [
      'high  b <2: Reads files https://example.in/1. There is a newer one; to be mended in 7 days.',
      'low  a <2: by b. No newer one yet; to be mended in 90 days.',
      '2 of 300 libraries of the lock file have something known against them.',
    ],
  })
})

test.each([
  ['', 'no answer'],
  ['npm error network', 'no answer'],
  [JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }), '405 Method Not Allowed'],
  [JSON.stringify({ error: { summary: 'ENOTFOUND' } }), 'ENOTFOUND'],
  [JSON.stringify({ vulnerabilities: {} }), 'no answer'],
])('an audit without a usable answer does not pass: %s', (output, why) => {
  const { code, lines } = judgeAudit(output)
  expect([code, lines[0]]).toEqual([2, expect.stringContaining(`could not be asked (${why})`)])
})
