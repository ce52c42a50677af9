import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtId } from '@peshi/contract/platform/ids'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readItem } from '../src/boards/board.ts'
import { boardOf, boards, readBoard, unreadBoards } from '../src/boards/boards.ts'
import { courts, isCourt } from '../src/catalogue/courts.ts'
import { NotAvailable, PageChanged } from '../src/errors.ts'
import { scriptSession } from './scripted-session.ts'

const example = (name: string) =>
  readFileSync(join(import.meta.dirname, '../src/boards/examples/court-boards', name), 'utf8')
const at = new Date('2026-11-20T05:30:00Z')

test('every board belongs to a court of the catalogue, and each court has at most one board', () => {
  expect(boards.filter(({ court }) => !isCourt(court))).toEqual([])
  expect(new Set(boards.map(({ court }) => court)).size).toBe(boards.length)
})

test('a board is read from its court’s address, and each entry has the time of reading', async () => {
  const session = scriptSession({ 'courtview/CourtViewAllahabad.do': example('court-view-allahabad.html') })
  const samples = await readBoard(CourtId.parse('hc-allahabad'), session, at)
  expect(samples.map(({ court_no, item, progress, at }) => [court_no, item, progress, at])).toEqual([
    ['1', '12', 'in-session', '2026-11-20T05:30:00.000Z'],
    ['2', null, 'not-in-session', '2026-11-20T05:30:00.000Z'],
    ['43', '5', 'in-session', '2026-11-20T05:30:00.000Z'],
  ])
})

test('a board that is switched off or unknown is never requested', async () => {
  const session = scriptSession({})
  await expect(readBoard(CourtId.parse('hc-punjabharyana'), session, at)).rejects.toThrow(/own page only/)
  await expect(readBoard(CourtId.parse('hc-gujarat'), session, at)).rejects.toThrow(NotAvailable)
  expect(session.asked).toEqual([])
})

test('each high court has a board that Peshi reads, or a reason why not', () => {
  const read = boards.filter(({ off }) => off === undefined).map(({ court }) => court)
  const unread = unreadBoards.map(({ court }) => court)
  expect([...read.filter((court) => court !== 'sci'), ...unread].toSorted()).toEqual(
    courts.highCourts.map(({ _id }) => _id).toSorted(),
  )
  expect(Object.fromEntries(unreadBoards.map(({ court, why }) => [court, why]))).toMatchObject({
    'hc-punjabharyana': 'own-page-only',
    'hc-portblair': 'captcha',
    'hc-gujarat': 'unknown-form',
  })
})

test('Delhi’s board is read with all its rooms in one reply', async () => {
  const rows = 'app/physical-display-board?draw=3&columns[0][data]=court&columns[0][name]=court&start=0&length=-1'
  const session = scriptSession({ [rows]: example('delhi-rooms.json') })
  const samples = await readBoard(CourtId.parse('hc-delhi'), session, at)
  expect(samples.map(({ court_no, item, progress }) => [court_no, item, progress])).toEqual([
    ['1', '12', 'in-session'],
    ['3', '214', 'in-session'],
    ['7', null, 'not-in-session'],
    ['9A', null, 'at-lunch'],
  ])
  expect(session.asked).toEqual([{ path: rows, form: null }])
})

test('on Punjab & Haryana’s board, an item number keeps its suffix, which names the list', () => {
  const samples = boardOf(CourtId.parse('hc-punjabharyana'))?.read(example('phhc-records.json'), at)
  expect(samples?.map(({ court_no, item, list }) => [court_no, item, list])).toEqual([
    ['1', '123-P(2/5)', 'pass-over'],
    ['2', '14', null],
    ['3', '7-S(1/3)', 'supplementary'],
    ['-10', null, null],
  ])
})

test('the boards of Jammu and Srinagar are read from one page, each with its own messages', async () => {
  const session = scriptSession({ 'dis/': example('wings-in-session.html') })
  const samples = await readBoard(CourtId.parse('hc-srinagar'), session, at)
  expect(samples.map(({ court_no, item, progress }) => [court_no, item, progress])).toEqual([
    ['1', '23', 'in-session'],
    ['5', null, 'not-in-session'],
  ])
  expect(await readBoard(CourtId.parse('hc-jammu'), session, at)).toEqual([])
  const noticesOf = (court: string) => boardOf(CourtId.parse(court))?.readNotices?.(example('wings-in-session.html'))
  expect([noticesOf('hc-srinagar')?.length, noticesOf('hc-jammu')]).toEqual([2, []])
})

test('on Rajasthan’s board, an item’s letter names its list, and text below “NOTE” is a message', () => {
  const board = boardOf(CourtId.parse('hc-jaipur'))
  const samples = board?.read(example('rajasthan-jaipur.html'), at)
  expect(samples?.map(({ court_no, item, list }) => [court_no, item, list])).toEqual([
    ['2', '33(D)', 'Daily'],
    ['11', '67(S)', 'Supplementary'],
    ['14', null, null],
  ])
  expect(board?.readNotices?.(example('rajasthan-jaipur.html'))).toEqual([expect.stringMatching(/COURT NO. 12/)])
})

test('any text in a board cell is read as an item or as an idle room, or is refused', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (text) => {
      try {
        const { item } = readItem(text)
        expect(item === null || /\d/.test(item)).toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(PageChanged)
      }
    }),
  )
})
