import { boardOf } from '@peshi/courts/boards/boards'
import type { ListChecks } from '@peshi/courts/cause-lists/cause-list'
import type { Connector } from '@peshi/courts/connector'
import { ChallengeRejected, CourtDown, PageChanged } from '@peshi/courts/errors'
import type { CourtSession } from '@peshi/courts/session'
import { expect, test } from 'vitest'
import { fakeLists, listEntry } from '../../../test/cause-lists.ts'
import { delhi, fakeCourt } from '../../../test/fake-court.ts'
import { checkBoard, checkLists, checkRoomList } from './check-lists.ts'

const date = '2026-11-20'
const session = {} as CourtSession
const checked: ListChecks = {
  read: 0.5,
  unread_pages: [2],
  problems: [{ kind: 'item-missing', court_no: '3', item: '2' }, { kind: 'no-advocates' }],
}

async function check(lists: ReturnType<typeof fakeLists>) {
  const said: string[] = []
  return { isWhole: await checkLists(lists.source, date, session, (line) => said.push(line)), said }
}

test('the check of a court’s lists prints what was read from each list', async () => {
  const lists = fakeLists(delhi)
  lists.lists.set('Daily list', [listEntry('LPA/1/2026'), listEntry('LPA/2/2026', { connected_to: '1' })])
  lists.lists.set('Supplementary list', null)
  expect(await check(lists)).toEqual({
    isWhole: true,
    said: [
      '✓ the lists of 2026-11-20: 2 of them',
      '✓ Daily list',
      '    1 pages, 0 headings, 2 matters (1 with an item of their own)',
      '    0 numbers outside of matters, 0 video links',
      '  Supplementary list: not published',
    ],
  })
})

test('a partly read or unread list fails the check, but the next lists are still read', async () => {
  const lists = fakeLists(delhi)
  const list = { date, pages: 2, entries: [listEntry('LPA/1/2026')], checks: checked }
  lists.lists.set('Daily list', { kind: 'list', list })
  lists.lists.set('Broken list', new PageChanged('The cause list is incomplete'))
  lists.lists.set('Last list', [listEntry('LPA/3/2026')])
  const { isWhole, said } = await check(lists)
  expect(isWhole).toBe(false)
  expect(said).toEqual(
    expect.arrayContaining([
      '    50 % of the numbers are in a matter',
      '    pages not read: 2',
      '    Court 3: Item 2 is not there',
      '    No advocates were read',
      '✗ Broken list: page-changed: The cause list is incomplete',
      '✓ Last list',
    ]),
  )
})

test('a court that does not return its lists fails the check', async () => {
  const lists = fakeLists(delhi)
  lists.failing = new CourtDown('No answer')
  expect(await check(lists)).toEqual({ isWhole: false, said: ['✗ the lists of the day: down: No answer'] })
})

test('the check of a board prints each room with its messages, or states what is missing', async () => {
  const board = boardOf(delhi) ?? boardOf('sci' as typeof delhi)
  if (!board) throw new Error('no board')
  const rooms = [
    { court_no: '1', item: '33(D)', list: 'Daily', progress: 'in-session' as const, raw: {}, at: '' },
    { court_no: '2', item: null, list: null, progress: 'at-lunch' as const, raw: {}, at: '' },
  ]
  const said: string[] = []
  const asked = { request: async () => ({ text: '' }) } as unknown as CourtSession
  const look = (read: () => typeof rooms) =>
    checkBoard(
      { ...board, read, readNotices: () => ['Item 9 at 2 PM'] },
      asked,
      new Date('2026-11-20T05:00:00Z'),
      (line) => said.push(line),
    )
  expect(await look(() => rooms)).toBe(true)
  const changed = () => {
    throw new PageChanged('The board has no rooms')
  }
  expect(await look(changed)).toBe(false)
  expect(said).toEqual([
    '✓ the board: 2 rooms',
    '    court 1: item 33(D), Daily',
    '    court 2: at-lunch',
    '    message: Item 9 at 2 PM',
    '✗ the board: page-changed: The board has no rooms',
  ])
})

test('a courtroom’s list is read after the captcha, and the choices for a missing argument are printed', async () => {
  const rooms = [{ code: '3', label: '3-Civil Judge' }]
  const connector: Connector = {
    ...fakeCourt([delhi]).connector,
    options: async (_court, list) => (list === 'court-room' ? rooms : [{ code: 'UPAD01', label: 'District Court' }]),
    challengeCauseList: async () => ({ image: Buffer.from('picture'), mediaType: 'image/png' }),
    readCauseList: async (_court, query, answer) => {
      if (answer !== '4711') throw new ChallengeRejected('wrong')
      return query.date === date ? { date, pages: 1, entries: [listEntry('OS/1/2026')] } : null
    },
  }
  async function look(asked: Parameters<typeof checkRoomList>[1], answer = '4711') {
    const said: string[] = []
    const terminal = {
      say: (line: string) => said.push(line),
      ask: async () => answer,
      keepPicture: async () => 'a.png',
    }
    return [await checkRoomList({ connector, court: delhi, session }, asked, terminal), ...said]
  }
  expect(await look({ date })).toEqual([true, '✓ the establishments: 1 of them', '    UPAD01: District Court'])
  expect(await look({ date, establishment: 'UPAD01' })).toEqual([
    true,
    '✓ the courtrooms: 1 of them',
    '    3: 3-Civil Judge',
  ])
  const whole = { date, establishment: 'UPAD01', room: '3' }
  expect(await look(whole)).toContain('✓ the list of 2026-11-20, 3-Civil Judge')
  expect(await look({ ...whole, date: '2026-11-21' })).toContain(
    '  the list of 2026-11-21, 3-Civil Judge: not published',
  )
  expect(await look({ ...whole, room: '9' })).toEqual([false, '✓ the courtrooms: 1 of them', '    3: 3-Civil Judge'])
  expect(await look(whole, 'x')).toContain('✗ the list of 2026-11-20, 3-Civil Judge: challenge-rejected: wrong')
})
