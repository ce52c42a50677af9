import { recordOutcome } from '@peshi/contract/matters/hearings'
import { editTitle, getMatter } from '@peshi/contract/matters/matters'
import { createNote } from '@peshi/contract/matters/notes'
import { listTakeouts, takeOutPerson } from '@peshi/contract/records/takeouts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { readZip } from '../../../test/read-zip.ts'
import { newId } from '../../platform/db/columns.ts'
import { membership } from '../../platform/db/people.schema.ts'
import { notInPersonExport, personalTables } from '../takeouts/personal-tables.ts'
import { startTakeoutJobs } from '../takeouts/takeouts.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startTakeoutJobs(app.context)
})
afterAll(() => app.close())

ladder(takeOutPerson, () => app, { refused: 'client' })

async function takeOut(caller: Caller) {
  app.queue.held.length = 0
  expect((await caller.call(takeOutPerson)).status).toBe(200)
  await app.queue.runHeld()
  const [made] = (await caller.call(listTakeouts)).body.data
  if (!made?.file) throw new Error(made?.problem ?? 'Not made')
  return readZip((await app.app.inject({ url: made.file })).rawPayload)
}

test('an export has all data about a person in all chambers, and no data about others', async () => {
  const { caller: owner, member, matter } = await chamberWithMatter(app)
  const other = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, '=Asha Verma')
  await app.db.asSystem('seed', (tx) =>
    tx.insert(membership).values({
      chamber_id: other.member.chamberId,
      id: newId(),
      person_id: asha.personId,
      role: 'clerk',
      created_at: clock.now(),
    }),
  )
  const caller = app.as(asha)
  const params = { id: matter._id }
  await caller.call(getMatter, { params })
  await caller.call(editTitle, { params, body: { title: 'By Asha' } })
  await caller.call(createNote, { body: { matter_id: matter._id, html: '<p>for me alone</p>', is_private: true } })
  await owner.call(createNote, { body: { matter_id: matter._id, html: '<p>of the owner</p>' } })
  const body = { matter_id: matter._id, date: '2026-11-18', outcome: 'adjourned', next_date: '2026-12-10' } as const
  await owner.call(recordOutcome, { body })

  const files = await takeOut(caller)
  const profile = JSON.parse(String(files.get('profile.json')))
  expect(profile).toMatchObject({ name: '=Asha Verma', email: `${asha.personId}@example.in` })
  expect(profile.chambers.map(({ role }: { role: string }) => role).toSorted()).toEqual(['advocate', 'clerk'])
  expect(profile.devices_and_tokens).toMatchObject([{ kind: 'device', device: 'tests' }])

  const ofChamber = (name: string) => {
    const path = [...files.keys()].find(
      (one) => one.includes(member.chamberId.slice(-6)) && one.endsWith(`/${name}.csv`),
    )
    return String(files.get(path ?? ''))
  }
  expect(ofChamber('note')).toContain('for me alone')
  expect(ofChamber('event')).toContain('By Asha')
  expect(ofChamber('access_event')).toContain('matter-opened')
  const all = [...files.values()].map(String).join('')
  expect(all).not.toContain('of the owner')
  expect(all).not.toContain(other.matter.title)
  expect(all).not.toMatch(/password_hash|token_hash|endpoint|p256dh|argon2/)
  const folders = new Set([...files.keys()].flatMap((name) => (name.includes('/') ? [name.split('/')[0]] : [])))
  expect(folders.size).toBe(2)
  expect([...files.keys()].filter((name) => name.includes('/'))).toHaveLength(2 * Object.keys(personalTables).length)
})

test('an export of a person’s data is not in a colleague’s list of exports', async () => {
  const { caller, member } = await chamberWithMatter(app)
  await takeOut(caller)
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Ravi Rao'))
  expect((await colleague.call(listTakeouts)).body.data).toEqual([])
})

test('every table about people is exported or has a stated reason to be left out', async () => {
  const { rows } = await app.db.engine.execute(`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    JOIN pg_class ON relname = table_name AND relrowsecurity
    WHERE column_name = 'person_id' OR table_name = 'note'`)
  const tables = rows.map(({ name }) => String(name)).sort()
  expect([...Object.keys(personalTables), ...Object.keys(notInPersonExport)].sort()).toEqual(tables)
})
