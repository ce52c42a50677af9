import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** Up to here every installation was stopped to be brought up to date. */
const firstThatRunsBeside = '0058'

/**
 * While processes are replaced in turn, the version before works on the new tables. What it reads or writes must still be
 * there and mean the same: taking away and renaming comes a version later, once nobody asks for it. A migration that may
 * says why: `-- safe beside the version before: …`.
 */
const takesAway =
  /\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION)\b|\bRENAME\s+(TO|COLUMN)\b|\bSET\s+NOT\s+NULL\b|\bSET\s+DATA\s+TYPE\b|\bREVOKE\b/i

const withoutReason = (text: string) => takesAway.test(text) && !/^-- safe beside the version before: \S/m.test(text)

test('no migration takes away what the version before still uses', () => {
  const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name >= firstThatRunsBeside)
  expect(later.filter((name) => withoutReason(readFileSync(folder + name, 'utf8')))).toEqual([])
})

test('what takes away is seen, and what adds is not', () => {
  expect(withoutReason('ALTER TABLE "matter" DROP COLUMN "title";')).toBe(true)
  expect(withoutReason('ALTER TABLE "matter" RENAME COLUMN "a" TO "b";')).toBe(true)
  expect(withoutReason('-- safe beside the version before: nothing read it\nDROP TABLE old;')).toBe(false)
  expect(withoutReason(`ALTER TABLE "matter" ADD COLUMN "x" text DEFAULT '' NOT NULL;`)).toBe(false)
})
