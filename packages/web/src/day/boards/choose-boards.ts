import type { listBoards } from '@peshi/contract/day/boards'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'

export type BoardCourt = ReplyOf<typeof listBoards>['data'][number]

export function chooseBoards(
  known: readonly BoardCourt[],
  defaultCourt: CourtId | null,
  chosen: CourtId | null,
): BoardCourt[] {
  const rank = ({ court_id }: BoardCourt) => (court_id === chosen ? 0 : court_id === defaultCourt ? 1 : 2)
  return known
    .filter((court) => rank(court) < 2 || court.listed_today > 0)
    .sort((a, b) => rank(a) - rank(b) || b.listed_today - a.listed_today)
}
