import type { CourtId } from '@peshi/contract/platform/ids'
import { boards } from '@peshi/courts/boards/boards'
import type { BoardSample } from '@peshi/courts/connector'
import type { BoardAccess } from '../src/courts/lists-and-boards/board-access.ts'

export const noBoards: BoardAccess = {
  courts: boards.map(({ court }) => court),
  offReason: () => 'No board is switched on in this test.',
  read: async () => {
    throw new TypeError('A board that is off was read')
  },
}

export function handBoards() {
  const asked: CourtId[] = []
  const state = {
    ...noBoards,
    asked,
    offReason: (): string | null => null,
    show: async (_court: CourtId): Promise<BoardSample[]> => [],
    notices: [] as string[],
    async read(court: CourtId) {
      asked.push(court)
      return { rooms: await state.show(court), notices: state.notices }
    },
  }
  return state
}

export const room = (courtNo: string, item: string | null, own: Partial<BoardSample> = {}): BoardSample => ({
  court_no: courtNo,
  item,
  list: null,
  progress: item === null ? 'not-in-session' : 'in-session',
  raw: {},
  at: '2026-11-20T05:00:00.000Z',
  ...own,
})
