import { countMatters, listMatters } from '@peshi/contract/matters/matters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, emptyRecord } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { ask } from '../../../test/searching.ts'

let app: TestApp
let world: Awaited<ReturnType<typeof makeMatters>>
beforeAll(async () => {
  app = await testApp()
  world = await makeMatters()
})
afterAll(() => app.close())

const named = {
  cheating: [{ act: 'INDIAN PENAL CODE, 1860', section: '420, 34' }],
  cheatingNow: [{ act: 'BHARATIYA NYAYA SANHITA, 2023', section: '318(4), 3(5)' }],
  otherPart: [{ act: 'BHARATIYA NYAYA SANHITA, 2023', section: '318(2)' }],
  murder: [{ act: 'INDIAN PENAL CODE, 1860', section: '302' }],
  cheque: [{ act: 'NEGOTIABLE INSTRUMENTS ACT, 1881', section: '138, 142' }],
}

async function makeMatters() {
  const member = await newChamber(app.db)
  const follow = (title: string, acts: readonly { act: string; section: string }[]) =>
    followCase(app, member, { title, record: { ...emptyRecord(allahabad, 'BAIL', '1', 2024), acts: [...acts] } })
  for (const [title, acts] of Object.entries(named)) await follow(`${title} v. State`, acts)
  await chamberWithMatter(app, { record: { ...emptyRecord(allahabad, 'BAIL', '1', 2024), acts: named.cheating } })
  return app.as(member)
}

const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title.replace(' v. State', '')).sort()

test.each<[string, string[]]>([
  ['420 IPC', ['cheating', 'cheatingNow']],
  ['u/s 420 of the Indian Penal Code', ['cheating', 'cheatingNow']],
  ['BNS 318(4)', ['cheating', 'cheatingNow']],
  ['318 BNS', ['cheating', 'cheatingNow', 'otherPart']],
  ['420/34 IPC', ['cheating', 'cheatingNow']],
  ['cheatingnow 420 ipc', ['cheatingNow']],
  ['103(1) BNS', ['murder']],
  ['304B IPC', []],
  ['138 IPC', []],
])('a search for “%s” finds the matters with the section of either code: %j', async (search, expected) => {
  expect(titles((await ask(world, { q: search })).matters.hits.map(({ matter }) => matter))).toEqual(expected)
  const { body } = await world.call(listMatters, { query: { search } })
  expect(titles(body.data)).toEqual(expected)
  expect(body.meta.total).toBe(expected.length)
})

test('an export of the search has the same matters', async () => {
  const query = { export: 'true', type: 'csv', fields: 'title', search: '420 IPC' } as const
  const { raw } = await world.call(countMatters, { query: query as never })
  expect(
    raw.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.replace(' v. State', ''))
      .sort(),
  ).toEqual(['cheating', 'cheatingNow'])
})
