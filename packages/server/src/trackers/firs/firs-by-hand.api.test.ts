import { setFir } from '@peshi/contract/matters/families'
import { search as searchAll } from '@peshi/contract/records/search'
import { getClock } from '@peshi/contract/trackers/clocks'
import * as contract from '@peshi/contract/trackers/firs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { sendFile } from '../../../test/documents.ts'
import { firByHand } from '../../../test/firs.ts'
import { followCase } from '../../../test/matters.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { firTracker } from './firs.schema.ts'

const clock = handClock()
const day = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

test('an FIR entered by hand has no check, and a zero FIR can get a later number', async () => {
  const { caller, fir } = await firByHand(app, { is_zero: true, sections: [{ act: 'IPC', section: '420' }] })
  expect(fir).toMatchObject({ number: '123', source: 'hand', next_check_at: null })
  const refresh = await caller.call(contract.saveFir, { body: { _id: fir._id, refresh: true } })
  expect([refresh.status, refresh.body.code]).toEqual([409, 'fir-by-hand'])
  const { body } = await caller.call(contract.saveFir, {
    body: { _id: fir._id, words: { later_station: 'Kotwali', later_number: '7', later_year: 2026, status: 'trial' } },
  })
  expect(body.data).toMatchObject({ number: '123', later_number: '7', status: 'trial' })
  expect(body.data.history[0]?.changes.map(({ field }) => field)).toEqual(['status', 'later_number', 'later_station'])
})

test('a complainant’s name that the law withholds is shown only on the FIR’s own page', async () => {
  const { caller, fir } = await firByHand(app, { complainant: 'A name', sections: [{ act: 'BNS', section: '64' }] })
  expect(fir).toMatchObject({ complainant: 'A name', is_withheld: true })
  const { data } = (await caller.call(contract.listFirs)).body
  expect(data).toMatchObject([{ complainant: null, is_withheld: true }])
  const file = await caller.call(contract.exportFirs, { query: { type: 'csv' } })
  expect(file.raw.body).toContain('Hazratganj')
  expect(file.raw.body).not.toContain('A name')
})

test('a search for a section also finds FIRs with the corresponding section of the other code', async () => {
  const { caller, fir } = await firByHand(app, {
    sections: [
      { act: 'BNS', section: '103(1)' },
      { act: 'BNS', section: '318' },
    ],
  })
  const listed = async (search: string) => (await caller.call(contract.listFirs, { query: { search } })).body.data
  for (const search of ['302', 'ipc 302', 'IPC 302 Hazratganj', 'BNS 103(1)', '420', 'I.P.C. 420'])
    expect([search, (await listed(search)).map(({ _id }) => _id)]).toEqual([search, [fir._id]])
  for (const search of ['ipc', 'ipc 304', 'crpc 302', 'ipc 302 Kotwali'])
    expect([search, await listed(search)]).toEqual([search, []])
  const { firs } = (await caller.call(searchAll, { query: { q: 'ipc 302' } })).body.data
  expect(firs).toMatchObject({ total: 1, hits: [{ _id: fir._id, is_alike: false }] })
})

test('a matter with the same FIR is suggested, and only a linked matter can get the FIR’s file', async () => {
  const { member, caller, fir } = await firByHand(app)
  const { matter } = await followCase(app, member)
  await caller.call(setFir, {
    params: { id: matter._id },
    body: {
      fir: { state: null, district: null, police_station: 'P.S. Hazratganj', number: '123', year: 2026 } as never,
    },
  })
  const get = async () => (await caller.call(contract.getFir, { params: { id: fir._id } })).body.data
  expect((await get()).suggested).toMatchObject([{ _id: matter._id }])
  const sent = await sendFile(caller, 'FIR.pdf', Buffer.from('%PDF-1.7 FIR'))
  const body = { upload_id: sent.body.data._id, matter_id: matter._id }
  expect((await caller.call(contract.attachFir, { params: { id: fir._id }, body })).status).toBe(400)
  await caller.call(contract.saveFir, { body: { _id: fir._id, words: { matter_ids: [matter._id] } } })
  const attached = await caller.call(contract.attachFir, { params: { id: fir._id }, body })
  expect(attached.body.data).toMatchObject({
    suggested: [],
    matters: [{ _id: matter._id }],
    document: { name: 'FIR.pdf' },
  })
})

test('an FIR’s default bail deadline shows both possible periods, 60 and 90 days', async () => {
  const { caller, fir } = await firByHand(app)
  const input = { params: { id: fir._id }, body: { remand_on: '2026-11-01' } }
  const { body } = await caller.call(contract.startDefaultBail, input)
  const started = await caller.call(getClock, { params: { id: body.data.default_bail_clock as never } })
  expect(started.body.data.choices).toMatchObject([{ period: { count: 60 } }, { period: { count: 90 } }])
  expect((await caller.call(contract.startDefaultBail, input)).body.code).toBe('clock-runs')
})

test('an FIR can be deleted and restored, and is erased after thirty days', async () => {
  const { member, caller, fir } = await firByHand(app)
  await caller.call(contract.deleteFir, { params: { id: fir._id } })
  expect((await caller.call(contract.listFirs)).body.data).toEqual([])
  expect((await caller.call(contract.restoreFirs, { body: { ids: [fir._id] } })).body.data.ids).toEqual([fir._id])
  await caller.call(contract.deleteFirs, { body: { ids: [fir._id] } })
  expect((await caller.call(contract.firsInBin)).body.data).toMatchObject([
    { _id: fir._id, deleted_by: expect.stringMatching(/./) },
  ])
  clock.forward(31 * day)
  expect(await emptyBinOf(app.context, firTracker)).toBeGreaterThan(0)
  const again = await app.as(member).call(contract.restoreFirs, { body: { ids: [fir._id] } })
  expect(again.body.data.ids).toEqual([])
})
