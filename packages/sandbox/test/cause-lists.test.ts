import type { CauseListEntry } from '@peshi/courts/cause-lists/cause-list'
import type { CauseListSource } from '@peshi/courts/cause-lists/find-cause-lists'
import { causeListsOf, readCauseList } from '@peshi/courts/cause-lists/find-cause-lists'
import { highCourtListSources, roomListSources } from '@peshi/courts/cause-lists/hc-sources'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../src/app.ts'
import type { Listing } from '../src/court-day/docket.ts'
import { courtId, openDaySession, testClock } from './sandbox-day.ts'

const clock = testClock('2026-11-19T12:45:00Z')
let app: FastifyInstance
beforeAll(async () => {
  app = await buildSandbox({ clock })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
beforeEach(() => app.inject({ method: 'POST', url: '/control/api/reset' }))

const date = '2026-11-20'
const [beforeSix, afterSix, morning, early] = [
  '2026-11-19T12:29:00Z',
  '2026-11-19T12:31:00Z',
  '2026-11-20T02:01:00Z',
  '2026-11-20T01:59:00Z',
]

const sourceOf = (court: string): CauseListSource =>
  highCourtListSources.find((one) => one.court === court) ?? causeListsOf(courtId(court))

async function readLists(court: string, day = date) {
  const source = sourceOf(court)
  const session = openDaySession(app, source.site, clock.now)
  const entries: CauseListEntry[] = []
  for (const address of await source.find(day, session)) {
    const list = await readCauseList(address, day, session)
    entries.push(...(list?.entries ?? []))
  }
  return entries
}

async function readRooms(court: string, day = date) {
  const source = roomListSources.find((one) => one.court === court)
  if (!source) throw new Error(`No rooms of ${court}`)
  const entries: CauseListEntry[] = []
  for (const room of app.courtDay.play(court, day).map(({ courtNo }) => String(courtNo)))
    entries.push(...((await source.readRoom(day, room, openDaySession(app, source.site, clock.now)))?.entries ?? []))
  return entries
}

/** What both say of a matter, in the same words. */
const letters = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
const ofWorld = (one: Listing) => ({
  court_no: String(one.courtNo),
  coram: one.coram.map((name) => letters(name).replace(/^HON(?:OUR)?ABLE|^HONBLE/, '')),
  item: one.item,
  number: letters(`${one.type}${one.number}${one.year}`),
  petitioner: letters(one.petitioner),
  respondent: letters(one.respondent),
  advocates: [...one.advocates.petitioner, ...one.advocates.respondent].map(letters),
  stage: letters(one.stage),
  list: one.list === 'main' ? 'daily' : 'supplementary',
})
const roman: Record<string, string> = { I: '1', II: '2' }
const ofReader = (one: CauseListEntry) => ({
  court_no: roman[one.court_no ?? ''] ?? one.court_no,
  coram: one.coram.map((name) => letters(name).replace(/^HON(?:OUR)?ABLE|^HONBLE/, '')),
  item: one.item,
  number: letters(
    one.case_numbers
      .join()
      .replace(/\bNo\. /, '')
      .replace(' of ', ''),
  ),
  petitioner: letters(one.parties.petitioner),
  respondent: letters(one.parties.respondent ?? ''),
  advocates: [...one.advocates.petitioner, ...one.advocates.respondent].map(letters),
  stage: letters(one.stage ?? ''),
  list: one.list,
})

const listed = (court: string, day = date) => {
  const { main, supplementary } = app.courtDay.docket(court, day)
  return [...(main ?? []), ...(supplementary ?? [])].map(ofWorld)
}
const key = (one: { court_no: string | null; list: string; item: string }) =>
  `${one.court_no?.padStart(4)} ${one.list} ${one.item.replace(/^\d+/, (main) => main.padStart(4, '0'))}`
const sorted = <T extends Parameters<typeof key>[0]>(list: T[]) =>
  list.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))

const documentCourts = [
  'sci',
  'hc-allahabad',
  'hc-delhi',
  'hc-bombay',
  'hc-calcutta',
  'hc-tripura',
  'tribunals-nclat-newdelhi',
  'tribunals-nclat-chennai',
]

describe.each(documentCourts)('what %s lists', (court) => {
  test('is what the reader reads', async () => {
    clock.set(morning)
    const read = (await readLists(court)).map(ofReader)
    expect(read.length).toBeGreaterThan(8)
    expect(sorted(read)).toEqual(sorted(listed(court)))
  })

  test('comes out at 18:00 of the day before, more of it at 07:30', async () => {
    clock.set(beforeSix)
    expect(await readLists(court)).toEqual([])
    clock.set(afterSix)
    const evening = await readLists(court)
    expect(evening.length).toBeGreaterThan(8)
    expect(evening.every(({ list }) => list === 'daily')).toBe(true)
    clock.set(early)
    expect(await readLists(court)).toHaveLength(evening.length)
    clock.set(morning)
    const all = await readLists(court)
    const late = app.courtDay.docket(court, date).supplementary ?? []
    expect(all.filter(({ list }) => list === 'supplementary')).toHaveLength(late.length)
    expect(all.filter(({ list }) => list === 'daily')).toHaveLength(evening.length)
  })
})

describe.each(['hc-karnataka'])('what %s lists', (court) => {
  test('is what the reader reads', async () => {
    clock.set(morning)
    const read = (await readRooms(court)).map(ofReader)
    expect(read.length).toBeGreaterThan(20)
    expect(sorted(read)).toEqual(sorted(listed(court)))
  })
})
