import type { CauseList, CauseListEntry } from '@peshi/courts/cause-lists/cause-list'
import type { CauseListSource } from '@peshi/courts/cause-lists/find-cause-lists'
import { causeListsOf, readCauseList } from '@peshi/courts/cause-lists/find-cause-lists'
import { highCourtListSources, roomListSources } from '@peshi/courts/cause-lists/hc-sources'
import { CourtError } from '@peshi/courts/errors'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { buildSandbox } from '../src/app.ts'
import type { Listing } from '../src/court-day/docket.ts'
import { delhiLists } from '../src/lists/delhi-lists.routes.ts'
import { connectTo } from './sandbox-connection.ts'
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
const days = [date, ...(isFull ? ['2026-12-07', '2027-02-16'] : [])]
const [beforeSix, afterSix, morning, early] = [
  '2026-11-19T12:29:00Z',
  '2026-11-19T12:31:00Z',
  '2026-11-20T02:01:00Z',
  '2026-11-20T01:59:00Z',
]

const sourceOf = (court: string): CauseListSource =>
  highCourtListSources.find((one) => one.court === court) ?? causeListsOf(courtId(court))

async function readWholeLists(court: string, day = date): Promise<CauseList[]> {
  const source = sourceOf(court)
  const session = openDaySession(app, source.site)
  const lists: CauseList[] = []
  for (const address of await source.find(day, session)) {
    const list = await readCauseList(address, day, session)
    if (list) lists.push(list)
  }
  return lists
}

const readLists = async (court: string, day = date): Promise<CauseListEntry[]> =>
  (await readWholeLists(court, day)).flatMap(({ entries }) => entries)

async function readRooms(court: string, day = date) {
  const source = roomListSources.find((one) => one.court === court)
  if (!source) throw new Error(`No rooms of ${court}`)
  const entries: CauseListEntry[] = []
  for (const room of app.courtDay.play(court, day).map(({ courtNo }) => String(courtNo)))
    entries.push(...((await source.readRoom(day, room, openDaySession(app, source.site)))?.entries ?? []))
  return entries
}

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
  advocates: (one.advocates_text?.split(', ') ?? [...one.advocates.petitioner, ...one.advocates.respondent]).map(
    letters,
  ),
  stage: letters(one.stage ?? ''),
  list: one.list,
})

const listed = (court: string, day = date) => {
  const { main, supplementary } = app.courtDay.docket(court, day)
  const listings = [...(main ?? []), ...(supplementary ?? [])]
  // An item of Delhi's advance list has a wrong number until the corrigendum.
  const printed = court === 'hc-delhi' ? delhiLists(app.courtDay, day).flatMap((list) => list.listings) : listings
  return printed.map(ofWorld)
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

describe.each(documentCourts)('the cause lists of %s', (court) => {
  test.each(days)('the parser reads every matter on the list of %s', async (day) => {
    clock.set(`${day}T02:01:00Z`)
    const read = (await readLists(court, day)).map(ofReader)
    expect(read.length).toBeGreaterThan(8)
    expect(sorted(read)).toEqual(sorted(listed(court, day)))
  })

  test('the main list appears at 18:00 the day before, and the supplementary list at 07:30 on the day', async () => {
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

test.each(['sci', 'hc-allahabad', 'hc-delhi', 'hc-bombay', 'hc-calcutta'])(
  'the parser reads the list of %s even if consecutive cases are before different benches',
  async (court) => {
    clock.set('2026-11-19T09:00:00Z')
    const pending = app.world.cases().filter((one) => one.court === court && one.status === 'pending')
    const rooms = app.courtDay.courts.find(({ id }) => id === court)?.rooms ?? []
    for (const [at, { id }] of pending.slice(0, 4).entries()) {
      const payload = { date, court_no: rooms[at % rooms.length]?.courtNo, item: 3 + at }
      await app.inject({ method: 'POST', url: `/control/api/cases/${id}/list`, payload })
    }
    clock.set(morning)
    const read = (await readLists(court)).map(ofReader)
    expect(sorted(read)).toEqual(sorted(listed(court)))
    for (const { id } of pending.slice(0, 4))
      expect(app.courtDay.docket(court, date).main?.filter(({ caseId }) => caseId === id)).toHaveLength(1)
  },
)

test('the parser reads the lists of the court halls of Karnataka', async () => {
  clock.set(morning)
  const read = (await readRooms('hc-karnataka')).map(ofReader)
  expect(read.length).toBeGreaterThan(20)
  expect(sorted(read)).toEqual(sorted(listed('hc-karnataka')))
})

test('the connector reads the lists of the courtrooms of Prayagraj after a captcha', async () => {
  clock.set(morning)
  const { requireConnector, open, readAnswer } = connectTo(app)
  const { id, connector } = requireConnector('dc-prayagraj')
  const read: string[][] = []
  for (const room of (await connector.options?.(id, 'court-room', 'UPAD01', open(id))) ?? []) {
    const session = open(id)
    await connector.challengeCauseList?.(id, session)
    const query = { establishment: 'UPAD01', room, date }
    const list = await connector.readCauseList?.(id, query, await readAnswer(), session)
    read.push(...(list?.entries ?? []).map((one) => [room.code, one.item, one.case_numbers[0] ?? '', one.stage ?? '']))
  }
  const { main, supplementary } = app.courtDay.docket('dc-prayagraj', date)
  const world = [...(main ?? []), ...(supplementary ?? [])]
  expect(read.length).toBeGreaterThan(20)
  expect(read.toSorted()).toEqual(
    world.map((one) => [String(one.courtNo), one.item, `${one.type}/${one.number}/${one.year}`, one.stage]).toSorted(),
  )
})

test('every case is on the list of its next date, in the room of its bench', () => {
  clock.set(morning)
  for (const subject of app.world.cases()) {
    const day = subject.nextHearingDate
    if (!day || day > '2027-03-31') continue
    clock.set(`${day}T02:30:00Z`)
    const { main, supplementary } = app.courtDay.docket(subject.court, day)
    const found = [...(main ?? []), ...(supplementary ?? [])].filter(({ caseId }) => caseId === subject.id)
    expect(found, `${subject.id} on ${day}`).toHaveLength(1)
    const rooms = app.courtDay.courts.find(({ id }) => id === subject.court)?.rooms ?? []
    const benches = rooms.find(({ courtNo }) => courtNo === found[0]?.courtNo)?.benches ?? []
    expect(benches.map((bench) => bench.map(({ name }) => name))).toContainEqual(found[0]?.coram)
  }
})

test('within each courtroom of a list, item numbers are unique and ascending', () => {
  clock.set(morning)
  for (const { id } of app.courtDay.courts) {
    const { main, supplementary } = app.courtDay.docket(id, date)
    for (const list of [main ?? [], supplementary ?? []]) {
      const items = list.map(({ courtNo, item }) => `${courtNo} ${item}`)
      expect(new Set(items).size, id).toBe(items.length)
      const wholes = list.map(({ courtNo, item }) => courtNo * 100_000 + Number.parseInt(item, 10))
      expect(wholes, id).toEqual(wholes.toSorted((one, other) => one - other))
    }
  }
})

test('no court has a list on a Sunday', async () => {
  clock.set('2026-11-22T02:01:00Z')
  for (const court of documentCourts) expect(await readLists(court, '2026-11-22'), court).toEqual([])
})

describe('moving a case on the control page', () => {
  const id = 'UPHC010412072024'
  const post = (what: string, payload: Record<string, unknown>) =>
    app.inject({ method: 'POST', url: `/control/api/cases/${id}/${what}`, payload })
  const placesNow = () => {
    const { main, supplementary } = app.courtDay.docket('hc-allahabad', date)
    const found = [...(main ?? []), ...(supplementary ?? [])].filter(({ caseId }) => caseId === id)
    return found.map(({ list, courtNo, item }) => [list, courtNo, item])
  }

  test('a case listed before 18:00 is on the main list with the requested item number', async () => {
    clock.set('2026-11-19T09:00:00Z')
    await post('list', { date, court_no: 43, item: 12 })
    clock.set(afterSix)
    expect(placesNow()).toEqual([['main', 43, '12']])
  })

  test('a case listed after 21:00 is on the supplementary list that appears at 07:30', async () => {
    clock.set('2026-11-19T16:00:00Z')
    const before = (await readLists('hc-allahabad')).length
    await post('list', { date, court_no: 43, item: 77 })
    expect(placesNow()).toEqual([])
    clock.set(early)
    expect(await readLists('hc-allahabad')).toHaveLength(before)
    clock.set(morning)
    expect(placesNow()).toEqual([['supplementary', 43, '77']])
    const read = (await readLists('hc-allahabad')).find((one) => one.case_numbers[0] === 'WRIC/12345/2024')
    expect(read).toMatchObject({ court_no: '43', item: '77', list: 'supplementary' })
  })

  test('a case listed during the morning appears on the supplementary list within half an hour', async () => {
    clock.set('2026-11-20T05:40:00Z')
    await post('list', { date, court_no: 3, item: 88 })
    expect(placesNow()).toEqual([])
    clock.set('2026-11-20T06:00:00Z')
    expect(placesNow()).toEqual([['supplementary', 3, '88']])
  })

  test('a case moved to another room before 21:00 is on the revised list in the new room only', async () => {
    clock.set('2026-11-19T09:00:00Z')
    await post('list', { date, court_no: 43, item: 12 })
    clock.set(afterSix)
    await post('list', { date, court_no: 67, item: 5 })
    expect(placesNow()).toEqual([['main', 43, '12']])
    clock.set('2026-11-19T15:31:00Z')
    expect(placesNow()).toEqual([['main', 67, '5']])
  })

  test('a case moved to another day before 21:00 is left out of the revised list, without renumbering', async () => {
    clock.set('2026-11-19T09:00:00Z')
    await post('list', { date, court_no: 43, item: 12 })
    clock.set(afterSix)
    const others = () => app.courtDay.docket('hc-allahabad', date).main?.filter(({ caseId }) => caseId !== id)
    const before = others()
    await post('list', { date: '2026-11-27', court_no: 43, item: 1 })
    expect(placesNow()).toEqual([['main', 43, '12']])
    clock.set('2026-11-19T15:31:00Z')
    expect(placesNow()).toEqual([])
    expect(others()).toEqual(before)
  })
})

describe('reading cause lists from a site with a fault', () => {
  const set = (site: string, mode: string) =>
    app.inject({ method: 'POST', url: `/control/api/sites/${site}`, payload: { mode } })
  const pdfSites: [court: string, site: string][] = [
    ['sci', 'sci-cause-lists'],
    ['hc-delhi', 'delhi'],
    ['hc-calcutta', 'hcservices'],
  ]
  const pageSites: [court: string, site: string][] = [
    ['hc-allahabad', 'allahabad-cause-lists'],
    ['hc-bombay', 'bombay-cause-lists'],
    ['tribunals-nclat-newdelhi', 'nclat'],
  ]
  test.each(pdfSites)(
    '%s: from a cause list in an unknown layout, case numbers are read but no list entries',
    async (court, site) => {
      clock.set(morning)
      await set(site, 'changed')
      const lists = await readWholeLists(court)
      expect(lists.length).toBeGreaterThan(0)
      for (const { entries, sightings = [], checks } of lists) {
        expect(entries).toEqual([])
        expect(checks?.read).toBe(0)
        expect(sightings.length).toBeGreaterThan(0)
      }
      await set(site, 'normal')
      expect((await readLists(court)).length).toBeGreaterThan(5)
    },
  )
  test.each(pageSites)('%s: a page of cause lists in another layout is refused', async (court, site) => {
    clock.set(morning)
    await set(site, 'changed')
    await expect(readLists(court)).rejects.toThrow(CourtError)
    await set(site, 'normal')
  })
  test.each([...pdfSites, ...pageSites])(
    '%s: lists are refused during each fault and read after the fault',
    async (court, site) => {
      clock.set(morning)
      for (const mode of ['garbage', 'down', 'maintenance']) {
        await set(site, mode)
        await expect(readLists(court), mode).rejects.toThrow(CourtError)
      }
      await set(site, 'normal')
      expect((await readLists(court)).length).toBeGreaterThan(5)
    },
  )

  test.each(['changed', 'garbage', 'down'])(
    'in the site’s mode %s, the lists of Karnataka are refused',
    async (mode) => {
      clock.set(morning)
      await set('karnataka-cause-lists', mode)
      await expect(readRooms('hc-karnataka')).rejects.toThrow(CourtError)
    },
  )
})
