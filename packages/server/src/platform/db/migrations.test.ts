import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const baseline = '0000_baseline.sql'
const read = (name: string) => readFileSync(folder + name, 'utf8')

/**
 * During an update, servers of the previous version use the migrated database.
 * A migration that removes something must say why the previous version does not need it:
 * `-- safe beside the version before: …`.
 */
const removes =
  /\bDROP\s+(TABLE|COLUMN|VIEW|FUNCTION)\b|\bRENAME\s+(TO|COLUMN)\b|\bSET\s+NOT\s+NULL\b|\bSET\s+DATA\s+TYPE\b|\bREVOKE\b/i

const withoutReason = (text: string) => removes.test(text) && !/^-- safe beside the version before: \S/m.test(text)

test('the baseline is never edited, because installations have applied it', () => {
  expect(createHash('sha256').update(read(baseline)).digest('hex')).toBe(
    '14c979a0b5d59b66eac4901cf9ca868781ac03aa3dc56fbb046131b14266cec8',
  )
})

test('no later migration removes a table or column that the previous version still uses', () => {
  const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > baseline)
  expect(later.filter((name) => withoutReason(read(name)))).toEqual([])
})

test('the check of migrations detects a removal and accepts an addition', () => {
  expect(withoutReason('ALTER TABLE "matter" DROP COLUMN "title";')).toBe(true)
  expect(withoutReason('ALTER TABLE "matter" RENAME COLUMN "a" TO "b";')).toBe(true)
  expect(withoutReason('-- safe beside the version before: nothing read it\nDROP TABLE old;')).toBe(false)
  expect(withoutReason(`ALTER TABLE "matter" ADD COLUMN "x" text DEFAULT '' NOT NULL;`)).toBe(false)
})
