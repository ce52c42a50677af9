import { foldText } from '@peshi/contract/platform/fold'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from './door.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await db.engine.execute(
    'SELECT fold_text(one) AS folded FROM json_array_elements_text($1::json) WITH ORDINALITY AS t(one, at) ORDER BY at',
    [JSON.stringify(texts)],
  )
  return rows.map(({ folded }) => String(folded))
}

const blocks: [number, number][] = [
  [0x01, 0x2ff],
  [0x300, 0x36f],
  [0x391, 0x3c9],
  [0x400, 0x45f],
  [0x600, 0x6ff],
  [0x900, 0xb0b],
  [0xb05, 0xb9f],
  [0xb82, 0xbff],
  [0xc05, 0xcff],
  [0xd05, 0xd7f],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2100, 0x218b],
  [0x1f300, 0x1f5ff],
  [0xfb50, 0xfbb1],
  [0xfe00, 0xfe0f],
  [0xfe70, 0xfefc],
  [0xff01, 0xff5e],
]
const any = fc.oneof(
  ...blocks.map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
  fc.constantFrom('.', ' ', '-', '/', 'a', 'K', 'v', 'के', 'न्', 'त', '2024', '०', '\u200d', "'"),
)
const texts = fc.array(
  fc.array(any, { maxLength: 24 }).map((parts) => parts.join('')),
  { minLength: 50, maxLength: 50 },
)

test('`fold_text` in the database and `foldText` in the server return the same text for any input', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (batch) => {
      expect(await foldInDatabase(batch)).toEqual(batch.map(foldText))
    }),
    { numRuns: 60, examples: [[['त\ufe77०']]] },
  )
}, 120_000)
