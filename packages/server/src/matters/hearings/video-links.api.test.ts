import { callTimes } from '@peshi/contract/day/call-time'
import { getHearingsOfMatter, saveHearing } from '@peshi/contract/matters/hearings'
import { listVideoLinks, saveVideoLink } from '@peshi/contract/matters/video-links'
import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'

const clock = handClock()
const today = '2026-11-20'
const court_id = 'hc-delhi' as CourtId

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

ladder(listVideoLinks, () => app, { refused: 'client' })
ladder(saveVideoLink, () => app, {
  input: { body: { court_id, court_no: null, url: 'https://video.example/1' } },
  invalid: {
    'an address without https': { body: { court_id, court_no: null, url: 'http://video.example/1' } },
    'a script as the address': { body: { court_id, court_no: null, url: 'javascript:alert(1)' } },
    'an unknown court': { body: { court_id: 'hc-nowhere' as CourtId, court_no: null, url: 'https://video.example/1' } },
  },
  refused: 'billing',
})

test('a chamber saves, changes and removes the links of its courts and rooms, and no other chamber has them', async () => {
  const caller = app.as(await newChamber(app.db))
  const save = (court_no: string | null, url: string) =>
    caller.call(saveVideoLink, { body: { court_id, court_no, url } })
  await save(null, 'https://video.example/court')
  await save('Court No. 7', 'https://video.example/old')
  await save('7', 'https://video.example/room')
  const { body } = await caller.call(listVideoLinks)
  expect(body.data.map(({ court_no, url }) => [court_no, url])).toEqual([
    [null, 'https://video.example/court'],
    ['7', 'https://video.example/room'],
  ])
  const stranger = await app.as(await newChamber(app.db)).call(listVideoLinks)
  expect(stranger.body.data).toEqual([])
  expect((await save('7', '')).body.data).toHaveLength(1)
})

test('Join uses the link of the hearing, else of the room, else of the court', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  const saved = (fields: { court_no?: string; item?: string; video?: string | null }) =>
    caller.call(saveHearing, { body: { matter_id: matter._id, date: today, ...fields } })
  const link = (court_no: string | null, url: string) =>
    caller.call(saveVideoLink, { body: { court_id: matter.hc_name, court_no, url } })
  const joined = async () => {
    const { body } = await caller.call(getHearingsOfMatter, { params: { id: matter._id } })
    return body.data.find(({ date }) => date === today)?.join
  }
  const day = async () => (await caller.call(callTimes)).body.data

  await saved({})
  expect([await joined(), (await day()).videos]).toEqual([null, []])
  await link(null, 'https://video.example/court')
  expect(await joined()).toEqual({ url: 'https://video.example/court', from: 'court' })
  expect((await day()).videos).toMatchObject([
    { matter_id: matter._id, title: matter.title, video: { url: 'https://video.example/court', from: 'court' } },
  ])
  await saved({ court_no: '7', item: '12' })
  await link('7', 'https://video.example/room')
  expect(await joined()).toEqual({ url: 'https://video.example/room', from: 'room' })
  expect((await day()).calls).toMatchObject([{ video: { url: 'https://video.example/room', from: 'room' } }])
  expect((await saved({ video: 'http://video.example/own' })).status).toBe(400)
  await saved({ video: 'https://video.example/own' })
  expect((await day()).calls).toMatchObject([{ video: { url: 'https://video.example/own', from: 'hearing' } }])
  await saved({ video: '' })
  expect(await joined()).toEqual({ url: 'https://video.example/room', from: 'room' })
})
