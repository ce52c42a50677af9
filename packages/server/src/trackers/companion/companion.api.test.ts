import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { keepDroppedPage } from '@peshi/contract/matters/dropped-pages'
import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import { createOther } from '@peshi/contract/matters/other-matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { downloadCompanion, getCompanionRound } from '@peshi/contract/trackers/companion'
import { dropDueCheck, listDueChecks, reopenDueCheck, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { emitCaseRead, followCase } from '../../../test/matters.ts'
import { readZip } from '../../../test/read-zip.ts'
import { caseStoreRepo } from '../../courts/courts/case-store.repo.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'
import { zipExtension } from './extension-file.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const dayMs = 86_400_000
const court = 'dc-prayagraj' as CourtId
const casePage = readFileSync(
  resolve(import.meta.dirname, '../../../../courts/src/ecourts-district/examples/ecourts-dc/case-history-pending.html'),
)
const round = async (caller: Caller, after?: string) =>
  (await caller.call(getCompanionRound, { query: after === undefined ? {} : { after } })).body
const add = async (caller: Caller, title: string, more: object = {}) =>
  (await caller.call(createOther, { body: { title, unique_id: court, ...more } })).body.data
const keep = (caller: Caller) =>
  caller.call(keepDroppedPage, { query: { name: 'Case.html', keep: 'case' }, body: casePage } as never, {
    'content-type': 'application/octet-stream',
  })

ladder(getCompanionRound, () => app, {
  invalid: { 'a place of 300 characters': { query: { after: 'x'.repeat(300) } } },
})

describe('the round of the companion', () => {
  test('the round goes through the pending matters at courts that only a person can open, and begins again', async () => {
    const caller = app.as(await newChamber(app.db))
    expect(await round(caller)).toMatchObject({ done: 0, total: 0, next: null })
    await add(caller, 'First', { case_type: 'OS', case_number: '1', case_year: 2025 })
    await add(caller, 'Second')
    await add(caller, 'Decided', { case_status: 'disposed' })
    await add(caller, 'Elsewhere', { unique_id: null })
    const first = await round(caller)
    expect(first).toMatchObject({ done: 0, total: 2 })
    const listed = async (query: object) => (await caller.call(listDueChecks, { query } as never)).body
    expect((await listed({ kind: 'page' })).data.map(({ label }) => label).toSorted()).toEqual(['First', 'Second'])
    expect((await listed({})).meta).toMatchObject({ total: 0, counts: { due: 0, later: 0 } })
    expect((await caller.call(takeDueCheck, { body: {} })).body).toMatchObject({ data: null, left: 0 })
    const second = await round(caller, first.next?.place)
    expect(new Set([first.next?.title, second.next?.title])).toEqual(new Set(['First', 'Second']))
    expect((await round(caller, second.next?.place)).next?.title).toBe(first.next?.title)
    const numbers = [first.next, second.next].map((next) => next?.number)
    expect(numbers.toSorted()).toEqual(['OS/1/2025', null].toSorted())
    expect(first.next?.url).toMatch(/^https:\/\//)
  })

  test('a matter in the bin, or whose check was dropped, leaves the round and comes back', async () => {
    const caller = app.as(await newChamber(app.db))
    const { _id, version } = await add(caller, 'Only')
    await caller.call(deleteMatter, { params: { id: _id }, body: { version } })
    expect(await round(caller)).toMatchObject({ total: 0 })
    await caller.call(restoreMatter, { params: { id: _id } })
    expect(await round(caller)).toMatchObject({ done: 0, total: 1, next: { matter_id: _id } })
    const [check] = (await caller.call(listDueChecks, { query: { kind: 'page' } })).body.data
    const params = { id: check?._id as never }
    expect((await caller.call(dropDueCheck, { params })).status).toBe(200)
    expect(await round(caller)).toMatchObject({ total: 0 })
    await caller.call(reopenDueCheck, { params })
    expect(await round(caller)).toMatchObject({ total: 1 })
  })

  test('a case that its court no longer gives to Peshi joins the round, until it is read again', async () => {
    const member = await newChamber(app.db)
    const { courtCase } = await followCase(app, member, { next_date: null })
    expect(await round(app.as(member))).toMatchObject({ total: 0 })
    const become = async (sync_state: 'needs-look' | 'idle') => {
      await app.db.asSystem('court-sync', (tx) => caseStoreRepo(tx).update(courtCase.id, { sync_state }))
      await emitCaseRead(app, member.chamberId, courtCase.id)
    }
    await become('needs-look')
    expect(await round(app.as(member))).toMatchObject({ done: 0, total: 1 })
    await become('idle')
    expect(await round(app.as(member))).toMatchObject({ total: 0 })
  })

  test('a matter whose page was handed on today is done, and is due again after the day of its next date', async () => {
    const who = await newChamber(app.db)
    await keep(app.as(who))
    expect(await round(app.as(who))).toMatchObject({ done: 1, total: 1, next: null })
    clock.forward(dayMs)
    expect(await round(app.as(who))).toMatchObject({ done: 0, total: 0, next: null })
    // The page's next date is 9 December.
    clock.forward(12 * dayMs)
    expect(await round(app.as(who))).toMatchObject({ total: 0 })
    clock.forward(7 * dayMs)
    expect(await round(app.as(who))).toMatchObject({ done: 0, total: 1, next: { number: 'UPAD020000172014' } })
  })
})

test('the upgrade gives the matters of an older version the checks that events keep from then on', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await keep(caller)
  const { title } = await add(caller, 'Without a page')
  await add(caller, 'Decided', { case_status: 'disposed' })
  const open = async () => {
    const { data } = (await caller.call(listDueChecks, { query: { kind: 'page' } })).body
    // A check without a page is due from the moment in which it was made.
    return data.map(({ subject_id, court_id, label, due_at }) => [
      subject_id,
      court_id,
      label === title ? null : due_at,
    ])
  }
  const before = await open()
  expect(before).toHaveLength(2)
  await app.db.asChamber(member.chamberId, (tx) => tx.delete(dueCheck))
  const folder = resolve(import.meta.dirname, '../../../migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('_pages_due.sql'))
  const migration = readFileSync(resolve(folder, file ?? ''), 'utf8')
  await app.db.engine.execute(migration.slice(migration.indexOf('DO $$')))
  expect(new Set(await open())).toEqual(new Set(before))
})

describe('the file of the companion', () => {
  test('its manifest names only this Peshi as a site, and no permission beyond the active tab', async () => {
    const folder = resolve(import.meta.dirname, '../../../../companion/public')
    const chunks: Buffer[] = []
    for await (const chunk of await zipExtension('https://peshi.example.in:8443', folder)) chunks.push(chunk as Buffer)
    const files = await readZip(Buffer.concat(chunks))
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '{}')
    expect(manifest).toMatchObject({
      homepage_url: 'https://peshi.example.in:8443',
      host_permissions: ['https://peshi.example.in/*'],
      permissions: ['activeTab', 'scripting'],
    })
    expect(Object.keys(manifest)).not.toContain('content_scripts')
  })

  test('an address of a Peshi that has no built companion says how to build it', async () => {
    await expect(zipExtension('https://peshi.example.in', '/nonexistent')).rejects.toThrow('npm run build')
    expect([200, 404]).toContain((await app.stranger.call(downloadCompanion)).status)
  })
})
