import type { Board } from '@peshi/contract/day/boards'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/door.ts'
import type { BoardAccess } from './board-access.ts'
import { presentBoard } from './boards.present.ts'
import { boardsRepo, type ListEnd } from './boards.repo.ts'

const endsGoodForMs = 10 * 60_000

interface Needs {
  db: Db
  clock: Clock
  access: BoardAccess
}

export function createReadBoard({ db, clock, access }: Needs): (court: CourtId) => Promise<Board> {
  const listsByCourt = new Map<CourtId, { date: string; until: number; ends: ListEnd[] }>()

  return (court) =>
    db.asSystem('boards', async (tx) => {
      const repo = boardsRepo(tx)
      const row = await repo.find(court)
      const now = clock.now().getTime()
      const date = courtDateAt(row?.read_at ?? clock.now())
      let lists = listsByCourt.get(court)
      if (!lists || lists.date !== date || lists.until <= now) {
        lists = { date, until: now + endsGoodForMs, ends: row?.read_at ? await repo.listEnds(court, date) : [] }
        if (row?.read_at) listsByCourt.set(court, lists)
      }
      return presentBoard(court, row, { off: access.offReason(court), ends: lists.ends })
    })
}
