import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { wordsOfName } from '../../courts/names/name-keys.ts'
import type { Db } from '../../platform/db/door.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const soundsOf = async (name: string) => {
  const { rows } = await db.engine.execute('SELECT name_sounds($1) AS sounds', [name])
  return rows[0]?.sounds as string[]
}

test.each([
  'Anil Chowdhury',
  'अनिल चौधरी',
  'Mr. RAKESH SHRIVASTAV',
  'राकेश श्रीवास्तव',
  'Vijay Aggrawal',
  'Mohammad Siddiqi',
  'मोहम्मद सिद्दीकी',
  'LAXMI TEWARI',
  'लक्ष्मी तिवारी',
  'Ashok Kr. Singh',
  'अशोक कुमार सिंह',
  'Shaikh Zafar (Sr. Adv.)',
  'शेख जफर',
  'Smt. Puja Mishra- 1234',
  'Ayodhya Hariharan',
  'Québec Ômura',
])('the database and the server compute the same sound keys of %s', async (name) => {
  const sounds = await soundsOf(name)
  expect(sounds.length).toBeGreaterThan(0)
  expect([...sounds].sort()).toEqual([...new Set(wordsOfName(name).map(({ sound }) => sound))].sort())
})

test('single letters, and texts without a name, have no sound key', async () => {
  expect(await soundsOf('R. K. 12345/2024 @ s/o')).toEqual([])
  expect(await soundsOf('')).toEqual([])
})
