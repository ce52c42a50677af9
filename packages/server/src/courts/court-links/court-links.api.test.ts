import { listCourtLinks, mostFavouriteCourts, setFavouriteCourt } from '@peshi/contract/courts/court-links'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts } from '@peshi/courts/catalogue/courts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { favouriteCourtsRepo } from './favourite-courts.repo.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const agra = 'dc-agra' as CourtId

ladder(listCourtLinks, () => app, {
  invalid: { 'an unknown kind of court': { query: { type: 'moot' as never } } },
  refused: 'client',
})
ladder(setFavouriteCourt, () => app, {
  input: { body: { court: agra, is_favourite: true } },
  invalid: {
    'an invalid court': { body: { court: 'agra' as CourtId, is_favourite: true } },
    'an unknown court': { body: { court: 'dc-atlantis' as CourtId, is_favourite: true } },
  },
  refused: 'client',
})

test('a court is found by the first letters of its name’s words, and all links use https', async () => {
  const caller = app.as(await newChamber(app.db))
  const { data, meta } = (await caller.call(listCourtLinks, { query: { q: 'supreme ind' } })).body
  expect(data.map(({ unique_id }) => unique_id)).toEqual(['sci'])
  expect(data[0]?.links).toContainEqual({ kind: 'e_filing', url: 'https://efiling.sci.gov.in/', is_confirmed: true })
  expect(data[0]?.links).toContainEqual(expect.objectContaining({ kind: 'video', is_confirmed: false }))
  expect(meta).toMatchObject({ total: 1, gathered_in: '2026-11' })
  const all = (await caller.call(listCourtLinks, { query: { perPage: 100 } })).body.data
  expect(all.flatMap(({ links }) => links).filter(({ url }) => !url.startsWith('https://'))).toEqual([])
  expect((await caller.call(listCourtLinks, { query: { q: 'atlantis' } })).body.data).toEqual([])
})

test('a district court’s links include the national portal, and can be listed by kind of court', async () => {
  const caller = app.as(await newChamber(app.db))
  const { data, meta } = (await caller.call(listCourtLinks, { query: { q: 'agra', type: 'district' } })).body
  expect(data.find(({ unique_id }) => unique_id === agra)?.links.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['case_status', 'cause_list', 'orders', 'e_filing']),
  )
  expect(meta.total).toBeLessThan(10)
  expect((await caller.call(listCourtLinks, { query: { type: 'district' } })).body.meta.total).toBe(
    courts.districtCourts.length,
  )
})

test('a court pinned by a person comes first, for that person only, until it is unpinned', async () => {
  const owner = await newChamber(app.db)
  const colleague = app.as(await newColleague(app.db, owner.chamberId, 'A colleague', 'clerk'))
  const caller = app.as(owner)
  const first = async (who: typeof caller) => {
    const [court] = (await who.call(listCourtLinks)).body.data
    return [court?.unique_id, court?.is_favourite]
  }
  await caller.call(setFavouriteCourt, { body: { court: agra, is_favourite: true } })
  await caller.call(setFavouriteCourt, { body: { court: agra, is_favourite: true } })
  expect(await first(caller)).toEqual([agra, true])
  expect(await first(colleague)).toEqual(['sci', false])
  await caller.call(setFavouriteCourt, { body: { court: agra, is_favourite: false } })
  expect(await first(caller)).toEqual(['sci', false])
})

test('the number of courts that a person can pin is limited', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await app.db.asChamber(member.chamberId, async (tx) => {
    const favourites = favouriteCourtsRepo(tx, member.chamberId, member.personId)
    for (const { unique_id } of courts.districtCourts.slice(0, mostFavouriteCourts))
      await favourites.insert(unique_id, app.context.clock.now())
  })
  const more = await caller.call(setFavouriteCourt, { body: { court: 'sci' as CourtId, is_favourite: true } })
  expect([more.status, more.body.code]).toEqual([409, 'too-many-favourites'])
})
