import type { Board } from '@peshi/contract/day/boards'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import { CourtDown, PageChanged } from '@peshi/courts/errors'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handClock } from '../../../test/app.ts'
import { handBoards, room } from '../../../test/boards.ts'
import { allahabad } from '../../../test/cases.ts'
import { testDatabase } from '../../../test/database.ts'
import { forgetOldSamples } from '../../day/boards/boards.jobs.ts'
import type { Db } from '../../platform/db/door.ts'
import { createLiveEvents, type LiveEvents } from '../../platform/stream/live-events.ts'
import { boardsRepo } from './boards.repo.ts'
import { boardSample, boardState } from './boards.schema.ts'
import { openLiveBoards, restAfterFailures } from './live-boards.ts'

let db: Db
let events: LiveEvents
beforeAll(async () => {
  db = await testDatabase()
  events = await createLiveEvents(db)
})
afterAll(async () => {
  await events.close()
  await db.close()
})
beforeEach(() =>
  db.asSystem('boards', async (tx) => {
    await tx.delete(boardState)
    await tx.delete(boardSample)
  }),
)

const log = pino({ level: 'silent' })
const minute = 60_000
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+05:30`)

function processAt(start = at('10:30'), access = handBoards(), clock = handClock(start)) {
  const boards = openLiveBoards({ db, clock, events, access, log })
  return { boards, access, clock }
}

const stored = () => db.asSystem('boards', (tx) => boardsRepo(tx).find(allahabad))
const samples = (day = '2026-11-20') =>
  db.asSystem('boards', (tx) => boardsRepo(tx).listSamples(allahabad, at('00:00', day), at('23:59', day)))

test('two processes that refresh one board send the court at most one request a minute', async () => {
  const one = processAt()
  const other = processAt(at('10:30'), one.access, one.clock)
  one.access.show = async () => [room('1', '12')]
  await Promise.all(
    Array.from({ length: 500 }, () => [one.boards.refresh(allahabad), other.boards.refresh(allahabad)]).flat(),
  )
  expect(one.access.asked).toEqual([allahabad])
  one.clock.forward(minute - 1)
  await Promise.all([one.boards.refresh(allahabad), other.boards.refresh(allahabad)])
  expect(one.access.asked).toHaveLength(1)
  one.clock.forward(1)
  await Promise.all([one.boards.refresh(allahabad), other.boards.refresh(allahabad)])
  expect(one.access.asked).toHaveLength(2)
})

test.each([
  ['before court hours', at('08:59')],
  ['at 9:30, before polling starts', at('09:30')],
  ['after court hours', at('18:00')],
  ['at night', at('23:00')],
  ['on a Sunday', at('11:00', '2026-11-22')],
])('%s, the court is not asked for its board', async (_when, now) => {
  const { boards, access } = processAt(now)
  await boards.refresh(allahabad)
  const stop = boards.watch([allahabad], () => undefined)
  await boards.lookAtWatched()
  stop()
  expect(access.asked).toEqual([])
})

test('a board that is polled at 16:59 is still polled after 17:00, but not at 18:00', async () => {
  const { boards, access, clock } = processAt(at('16:59'))
  for (const after of [0, minute, 58 * minute, 2 * minute]) {
    clock.forward(after)
    await boards.refresh(allahabad)
  }
  expect([access.asked.length, clock.now()]).toEqual([3, at('18:00')])
})

test('after a failed reading, a board keeps its last state, with the failure’s time and reason', async () => {
  const { boards, access, clock } = processAt()
  access.show = async () => [room('1', '12')]
  await boards.refresh(allahabad)
  for (const failure of [new PageChanged('Not a board'), new CourtDown('No answer')]) {
    clock.forward(minute)
    access.show = async () => Promise.reject(failure)
    await boards.refresh(allahabad)
  }
  expect(await stored()).toMatchObject({
    rooms: [{ court_no: '1', item: '12' }],
    read_at: at('10:30'),
    failing_since: at('10:31'),
    problem: expect.stringContaining('not responding'),
    failures: 2,
  })
  expect(await samples()).toHaveLength(1)
  clock.forward(minute)
  access.show = async () => [room('1', '14')]
  await boards.refresh(allahabad)
  expect(await stored()).toMatchObject({ read_at: at('10:33'), failing_since: null, problem: null, failures: 0 })
})

test('a board that keeps failing is polled at growing intervals', async () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((failures) => restAfterFailures(failures) / minute)).toEqual([
    1, 1, 2, 4, 8, 10, 10,
  ])
  const { boards, access, clock } = processAt()
  access.show = async () => Promise.reject(new CourtDown('No answer'))
  for (let passed = 0; passed < 60; passed++) {
    await boards.refresh(allahabad)
    clock.forward(minute)
  }
  expect(access.asked.length).toBeLessThan(12)
})

test('an error in our own code is thrown and does not count as the court’s failure', async () => {
  const { boards, access } = processAt()
  access.show = async () => Promise.reject(new TypeError('a mistake of ours'))
  await expect(boards.refresh(allahabad)).rejects.toThrow('a mistake of ours')
})

test('only a board’s changes are stored, except for the full first reading of each day', async () => {
  const { boards, access, clock } = processAt()
  const showAt = async (rooms: ReturnType<typeof room>[]) => {
    access.show = async () => rooms
    await boards.refresh(allahabad)
    clock.forward(minute)
  }
  await showAt([room('1', '12'), room('2', null)])
  await showAt([room('1', '12'), room('2', null)])
  await showAt([room('1', '13'), room('2', null)])
  await showAt([room('1', '13')])
  expect((await samples()).map(({ at: read, court_no, item }) => [read, court_no, item])).toEqual([
    [at('10:30'), '1', '12'],
    [at('10:30'), '2', null],
    [at('10:32'), '1', '13'],
    [at('10:33'), '2', null],
  ])
  clock.forward(24 * 60 * minute)
  await showAt([room('1', '13')])
  expect(await samples('2026-11-21')).toHaveLength(1)
})

test('a message keeps the time of its first reading, even if it is shown for several days', async () => {
  const { boards, access, clock } = processAt()
  access.show = async () => [room('1', '12')]
  access.notices = ['Mentioned matters: 3, 4']
  await boards.refresh(allahabad)
  clock.forward(24 * 60 * minute)
  access.notices = ['Mentioned matters: 3, 4', 'Item 9 at 2 PM']
  await boards.refresh(allahabad)
  expect((await stored())?.notices).toEqual([
    { text: 'Mentioned matters: 3, 4', since: at('10:30').toISOString() },
    { text: 'Item 9 at 2 PM', since: at('10:30', '2026-11-21').toISOString() },
  ])
  expect((await boards.read(allahabad)).notices).toEqual(access.notices)
})

test('the stored changes of boards are deleted after half a year', async () => {
  const { clock } = processAt()
  const now = clock.now().getTime()
  await db.asSystem('boards', async (tx) => {
    for (const days of [1, 179, 181, 400])
      await boardsRepo(tx).insertSamples(allahabad, new Date(now - days * 86_400_000), [
        { ...room('1', '1'), position: 0 },
      ])
  })
  await forgetOldSamples({ db, clock })
  const left = await db.asSystem('boards', (tx) => boardsRepo(tx).listSamples(allahabad, new Date(0), clock.now()))
  expect(left).toHaveLength(2)
})

test('a watcher in any process gets the board at once and after each reading, until the watcher stops', async () => {
  const one = processAt()
  const other = processAt(at('10:30'), handBoards(), one.clock)
  const heard: (string | null | undefined)[] = []
  const items = (frame: Buffer) => {
    const event = JSON.parse(frame.toString().replace('data: ', '')) as StreamEvent
    heard.push(event.type === 'board.read' ? (event.board as Board).rooms[0]?.sr_no : 'another event')
  }
  const stop = other.boards.watch([allahabad], items)
  await expect.poll(() => heard).toEqual([undefined])
  one.access.show = async () => [room('1', '12')]
  await one.boards.refresh(allahabad)
  await expect.poll(() => heard).toEqual([undefined, '12'])
  stop()
  one.clock.forward(minute)
  one.access.show = async () => [room('1', '13')]
  await one.boards.refresh(allahabad)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(heard).toEqual([undefined, '12'])
})

test('a watched board is read every minute until nobody watches the board', async () => {
  const { boards, access, clock } = processAt()
  const stop = boards.watch([allahabad], () => undefined)
  await expect.poll(() => access.asked.length).toBe(1)
  clock.forward(minute)
  await expect.poll(() => access.asked.length).toBe(2)
  stop()
  clock.forward(minute)
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(access.asked).toHaveLength(2)
})
