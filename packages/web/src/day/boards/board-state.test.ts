import type { Board, BoardRoom, MyItem } from '@peshi/contract/day/boards'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { boardStateAt, findUnplaced, markRooms } from './board-state.ts'
import { keepBoard, type ShownBoard } from './boards.api.ts'

const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+05:30`)
const board = (own: Partial<Board> = {}): Board => ({
  court_id: 'hc-delhi' as CourtId,
  title: 'Delhi High Court',
  rooms: [],
  notices: [],
  read_at: at('11:30').toISOString(),
  failing_since: null,
  problem: null,
  off: null,
  ...own,
})
const room = (court_no: string, sr_no: string | null): BoardRoom => ({
  court_no,
  court: court_no,
  sr_no,
  list: null,
  last_item: null,
  progress: null,
  state: sr_no === null ? 'not-in-session' : 'in-session',
  case_number: null,
  title: null,
  message: null,
})
const item = (court_no: string | null, number: string | null): MyItem => ({
  court_no,
  item: number,
  list: null,
  case_number: 'WRIC/1/2024',
  matter_id: `${court_no}-${number}` as MatterId,
  title: 'A v. B',
})

describe('the state of a board', () => {
  it.each([
    ['just read', board(), at('11:31'), 'live'],
    ['not read for three minutes', board(), at('11:33'), 'late'],
    ['failing, although just read', board({ failing_since: at('11:30').toISOString() }), at('11:31'), 'failing'],
    ['in the evening', board(), at('18:00'), 'closed'],
    ['on Sunday', board(), at('11:31', '2026-11-22'), 'closed'],
    ['never read', board({ read_at: null }), at('11:31'), 'never'],
    ['switched off', board({ off: 'Not here.' }), at('11:31'), 'off'],
  ])('the state of a board is correct: %s', (_what, shown, now, state) => {
    expect(boardStateAt(shown, now)).toBe(state)
  })
})

describe('my items on a board', () => {
  const rooms = [room('1', '4'), room('7', '12'), room('9', null)]
  const mine = [item('9', '3'), item('7', '12'), item('7', '30'), item('40', '1'), item(null, null)]

  const shown = { board: board({ rooms }), mine }

  it('an item is marked as being heard only on a current board', () => {
    for (const old of [
      { failing_since: at('11:30').toISOString() },
      { read_at: at('16:29', '2026-11-19').toISOString() },
    ])
      expect(
        markRooms({ board: board({ rooms, ...old }), mine }, at('11:31')).some(({ items }) =>
          items.some((one) => one.isHeard),
        ),
      ).toBe(false)
  })

  it('rooms with my items come first, and my item that is being heard is marked', () => {
    const marked = markRooms(shown, at('11:31'))
    expect(
      marked.map(({ room: { court_no }, items }) => [court_no, items.map((one) => [one.item, one.isHeard])]),
    ).toEqual([
      [
        '7',
        [
          ['12', true],
          ['30', false],
        ],
      ],
      ['9', [['3', false]]],
      ['1', []],
    ])
  })

  it('my items whose room is not on the board are listed separately', () => {
    expect(findUnplaced(markRooms(shown, at('11:31')), mine).map(({ court_no }) => court_no)).toEqual(['40', null])
  })
})

describe('a board reading from the stream', () => {
  const key = ['boards', 'shown', 'hc-delhi']
  const later = board({ read_at: at('11:31').toISOString(), rooms: [room('1', '5')] })

  it('a newer reading replaces an older reading and keeps my items', () => {
    const client = new QueryClient()
    client.setQueryData<ShownBoard>(key, { board: board(), mine: [item('1', '5')] })
    keepBoard(client, later)
    expect(client.getQueryData<ShownBoard>(key)).toEqual({ board: later, mine: [item('1', '5')] })
    keepBoard(client, board())
    expect(client.getQueryData<ShownBoard>(key)?.board).toEqual(later)
  })

  it('a reading of a board that is not open is ignored', () => {
    const client = new QueryClient()
    keepBoard(client, later)
    expect(client.getQueryData(key)).toBeUndefined()
  })
})
