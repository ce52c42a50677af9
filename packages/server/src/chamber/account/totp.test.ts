import { expect, test } from 'vitest'
import { codeAt, findStep, otpauthUri, stepAt, toBase32 } from './totp.ts'

/** Secret and codes of RFC 6238, appendix B. Its codes have eight digits, of which Peshi uses the last six. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d of Unix time is %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

test('an authenticator code is valid up to half a minute early or late, and is accepted only once', () => {
  const now = new Date('2026-11-20T04:00:00Z')
  const step = stepAt(now)
  for (const by of [-1, 0, 1]) expect(findStep(secret, codeAt(secret, step + by), now, 0)).toBe(step + by)
  for (const by of [-2, 2]) expect(findStep(secret, codeAt(secret, step + by), now, 0)).toBeNull()
  expect(findStep(secret, codeAt(secret, step), now, step)).toBeNull()
  expect(findStep(secret, codeAt(secret, step - 1), now, step)).toBeNull()
  expect(findStep(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
  for (const wrong of ['', '12345', '1234567', 'abcdef']) expect(findStep(secret, wrong, now, 0)).toBeNull()
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the Base32 encoding of %j is %j', (text, encoded) => expect(toBase32(Buffer.from(text))).toBe(encoded))

test('the otpauth address contains the encoded account name', () => {
  expect(otpauthUri('MZXW6', 'a&b:c@example.in')).toBe(
    'otpauth://totp/Peshi:a%26b%3Ac%40example.in?secret=MZXW6&issuer=Peshi',
  )
})
