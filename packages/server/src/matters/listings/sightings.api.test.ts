import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import { listUpcoming } from '@peshi/contract/day/cause-lists'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { confirmSighting, dismissSighting, getSighting, listSightings } from '@peshi/contract/matters/sightings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newSighting } from '../../../test/cause-lists.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

const clock = handClock()
const today = '2026-11-20'
const id = '01936f00-0000-7000-8000-000000000000'
const place = { item: '12', court_no: '3' }

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

async function chamberWithSighting(document: string | null = null, date = today) {
  const { member, matter } = await chamberWithMatter(app)
  const of = { chamberId: member.chamberId, matterId: matter._id }
  return { member, matter, caller: app.as(member), id: await newSighting(app.db, of, date, document) }
}
const foreign = async () => (await chamberWithSighting()).id

ladder(listSightings, () => app, { refused: 'client' })
ladder(getSighting, () => app, {
  input: { params: { id } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: await foreign() } }),
  refused: 'client',
})
ladder(confirmSighting, () => app, {
  input: { params: { id }, body: place },
  invalid: {
    'an empty item number': { params: { id }, body: { ...place, item: ' ' } },
    'an item number of 31 characters': { params: { id }, body: { ...place, item: '1'.repeat(31) } },
  },
  foreign: async () => ({ params: { id: await foreign() }, body: place }),
  refused: 'billing',
})
ladder(dismissSighting, () => app, {
  input: { params: { id }, body: { is_dismissed: true } },
  invalid: { 'a missing decision': { params: { id }, body: {} } },
  foreign: async () => ({ params: { id: await foreign() }, body: { is_dismissed: true } }),
  refused: 'billing',
})

test('a sighting (a case number outside a list’s entries) has its matter, page and nearby words', async () => {
  const { caller, matter, id } = await chamberWithSighting()
  const { body } = await caller.call(listSightings)
  expect(body.data).toMatchObject([
    {
      _id: id,
      matter_id: matter._id,
      title: matter.title,
      date: today,
      page: 17,
      near_item: '12',
      court_no: '3',
      words: '12 W.P.(C) 9/2024 IQBAL HUSAIN',
      list_title: 'Cause list',
      state: 'open',
      has_page: false,
    },
  ])
})

test('a sighting is hidden if its day is past, or if its matter is in the bin', async () => {
  const past = await chamberWithSighting(null, '2026-11-19')
  expect((await past.caller.call(listSightings)).body.data).toEqual([])
  const binned = await chamberWithSighting()
  await binned.caller.call(deleteMatter, { params: { id: binned.matter._id } })
  expect((await binned.caller.call(listSightings)).body.data).toEqual([])
  expect((await binned.caller.call(getSighting, { params: { id: binned.id } })).status).toBe(404)
})

test('while the original list is stored, a signed address opens the list', async () => {
  const key = `lists/${crypto.randomUUID()}/a.pdf`
  await app.context.files.put(key, Buffer.from('%PDF the list'), 'application/pdf')
  const { caller, id } = await chamberWithSighting(key)
  const { body } = await caller.call(getSighting, { params: { id } })
  expect(body.data).toMatchObject({ has_page: true, file: { version: 'a'.repeat(16) } })
  const file = await app.app.inject({ url: body.data.file?.address ?? '' })
  expect(file.statusCode).toBe(200)
  expect(file.body).toBe('%PDF the list')
  const other = await chamberWithSighting()
  expect((await other.caller.call(getSighting, { params: { id: other.id } })).body.data.file).toBeNull()
})

test('a confirmed sighting becomes a listing with the item and room that the person entered', async () => {
  const { caller, matter, id } = await chamberWithSighting()
  const { body } = await caller.call(confirmSighting, { params: { id }, body: { item: '13', court_no: '4' } })
  expect(body.data.state).toBe('confirmed')
  expect((await caller.call(listSightings)).body.data).toEqual([])
  const upcoming = await caller.call(listUpcoming)
  expect(upcoming.body.data.listings).toMatchObject([
    { matter_id: matter._id, item: '13', court_no: '4', matched_by: 'sighting', date: today, change: null },
  ])
  await caller.call(confirmSighting, { params: { id }, body: place })
  const corrected = (await caller.call(listUpcoming)).body.data.listings
  expect(corrected).toMatchObject([{ item: '12', court_no: '3' }])
})

test('a dismissed sighting creates no listing, and can be restored', async () => {
  const { caller, id } = await chamberWithSighting()
  const dismiss = (is_dismissed: boolean) => caller.call(dismissSighting, { params: { id }, body: { is_dismissed } })
  expect((await dismiss(true)).body.data.state).toBe('dismissed')
  expect((await caller.call(listSightings)).body.data).toEqual([])
  expect((await dismiss(false)).body.data.state).toBe('open')
  expect((await caller.call(listSightings)).body.data).toHaveLength(1)
  expect((await caller.call(listUpcoming)).body.data.listings).toEqual([])
  expect((await caller.call(listNotifications)).body.data).toEqual([])
})

test('a sensitive matter’s sighting is visible only to the matter’s team', async () => {
  const { caller, member, matter, id } = await chamberWithSighting()
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  const outsider = app.as(await newColleague(app.db, member.chamberId, 'An outsider'))
  expect((await outsider.call(listSightings)).body.data).toEqual([])
  expect((await outsider.call(getSighting, { params: { id } })).status).toBe(404)
  expect((await caller.call(listSightings)).body.data).toHaveLength(1)
})
