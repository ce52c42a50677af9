import { expect, test } from 'vitest'
import { isOpenedAsDrawn } from './before-application.ts'
import type { EarlyOpenPage } from './early-files.ts'

const [plain, bySecret, notDrawn]: EarlyOpenPage[] = [
  { words: [], drawn: 'plain' },
  { words: [], drawn: 'by-secret' },
  { words: [] },
]
const secret = `#${'a'.repeat(20)}`

test.each([
  ['at its own address', plain, '', '', true],
  ['with where to go on to', plain, '?to=%2Fnews', '', false],
  ['with an invitation', plain, '', secret, false],
  ['with its secret', bySecret, '', secret, true],
  ['without its secret', bySecret, '', '', false],
  ['with a broken secret', bySecret, '', secret.slice(0, -1), false],
  ['with its secret and something else', bySecret, '?a=b', secret, false],
  ['that is never drawn', notDrawn, '', '', false],
] as const)('a page %s', (_, page, search, hash, expected) => {
  expect(isOpenedAsDrawn(page as EarlyOpenPage, { search, hash })).toBe(expected)
})
