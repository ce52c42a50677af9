import type { CourtHealth } from '@peshi/contract/courts/courts'
import { type Readings, readingStateAt, worstOf } from '@peshi/contract/courts/reading-state'
import { isPollingTime } from '@peshi/contract/day/board-hours'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtShort, courtTitle } from '@peshi/courts/catalogue/courts'
import { listSourceOf } from '@peshi/courts/cause-lists/list-sources'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { failuresBeforeRest } from '../courts/health.ts'
import type { ListsNeeds } from '../lists-and-boards/court-lists.ts'
import { lastTimeBy, usualTimes } from '../lists-and-boards/reading-times.ts'
import { courtHealthRepo } from './court-health.repo.ts'

const daysOfLists = 6

interface Needs extends Pick<Context, 'db' | 'clock' | 'services'>, Omit<ListsNeeds, 'courts'> {
  config: Pick<Context['config'], 'listTimes'>
  courts: Pick<Context['courts'], 'operatorOf'> & ListsNeeds['courts']
}

type Repo = ReturnType<typeof courtHealthRepo>
type Row<List extends keyof Repo> = Awaited<ReturnType<Repo[List]>>[number]

export function createCourtHealth({
  db,
  clock,
  config,
  courts,
  sourceOf = listSourceOf,
  services: { courtLists },
}: Needs) {
  return async function listHealth(actor: Actor): Promise<CourtHealth[]> {
    authorize(actor, 'read', 'Court')
    const now = clock.now()
    const today = courtDateAt(now)
    const known = await db.asChamber(actor, async (tx) => {
      const repo = courtHealthRepo(tx, actor.chamberId)
      const own = await repo.listCourts()
      if (own.length === 0) return null
      const waiting = await courtLists.listWaiting(tx, actor.chamberId)
      const unplaced = await courtLists.listUnplaced(tx, actor.chamberId, {
        courts: own,
        from: today,
        to: addDays(today, daysOfLists),
      })
      const [rows, operators, boards, needed] = await Promise.all([
        repo.listHealth(own),
        repo.listOperators(),
        repo.listBoards(own),
        repo.listNeeded({ from: today, to: addDays(today, 1) }, now),
      ])
      return { own, rows, operators, boards, needed, waiting, unplaced }
    })
    if (!known) return []
    const downSince = new Map(
      known.operators.map((one) => [one.operator, one.failures >= failuresBeforeRest ? one.failing_since : null]),
    )
    return known.own.map((court) => {
      const rows = known.rows.filter((row) => row.court === court)
      const parts = partsOf({
        court,
        rows,
        board: known.boards.find((board) => board.court === court),
        needed: known.needed.find((one) => one.court === court),
        downSince,
      })
      const waiting = known.waiting.filter((list) => list.court === court).map(({ date }) => date)
      const lists = { ...courtLists.of(court), waiting: [...new Set(waiting)], unplaced: [...known.unplaced] }
      return { ...present(court, parts, rows, now), lists }
    })
  }

  interface Known {
    court: CourtId
    rows: Row<'listHealth'>[]
    board: Row<'listBoards'> | undefined
    needed: Row<'listNeeded'> | undefined
    downSince: ReadonlyMap<string, Date | null>
  }

  function partsOf({ court, rows, board, needed, downSince }: Known): Readings[] {
    const now = clock.now()
    const of = (part: Row<'listHealth'>['part']) => rows.find((row) => row.part === part)
    const operator = courts.operatorOf(court)
    const isDown = operator === null ? null : downSince.get(operator)
    const cases: Readings = {
      part: 'cases',
      lastSuccessAt: needed?.readAt ?? of('cases')?.last_success_at ?? null,
      failingSince: earliest([of('cases')?.failing_since, isDown, needed?.failingSince]),
      dueSince: sinceEven(needed?.dueSince ?? null),
    }
    const [orders, lists] = [of('orders'), of('lists')]
    const source = sourceOf(court)
    const isBoardNeeded = board && needed?.isToday && isPollingTime(now)
    return [
      ...(operator === null ? [] : [cases]),
      ...(source && courtLists.of(court).are_read
        ? [listsOf(court, of('lists'), downSince.get(source.operator) ?? null)]
        : []),
      ...(lists && !source && courts.hasListsByCaptcha(court)
        ? [
            {
              part: 'lists' as const,
              lastSuccessAt: lists.last_success_at,
              failingSince: earliest([lists.failing_since, isDown]),
            },
          ]
        : []),
      ...(isBoardNeeded
        ? [{ part: 'board' as const, lastSuccessAt: board.read_at, failingSince: board.failing_since }]
        : []),
      ...(orders
        ? [{ part: 'orders' as const, lastSuccessAt: orders.last_success_at, failingSince: orders.failing_since }]
        : []),
    ]
  }

  function listsOf(court: CourtId, row: Row<'listHealth'> | undefined, isDown: Date | null): Readings {
    const lastSuccessAt = row?.last_success_at ?? null
    const dueAt = lastTimeBy(clock.now(), config.listTimes.get(court) ?? usualTimes)
    const isDue = lastSuccessAt !== null && dueAt !== null && lastSuccessAt < dueAt
    return {
      part: 'lists',
      lastSuccessAt,
      failingSince: earliest([row?.failing_since, isDown]),
      dueSince: isDue ? sinceEven(dueAt) : null,
    }
  }

  /** If the demo's clock was moved forward over a due time, the reading counts as due since then. */
  function sinceEven(due: Date | null): Date | null {
    const even = clock.evenSince?.() ?? null
    return due && even && even > due ? even : due
  }
}

function present(
  court: CourtId,
  parts: readonly Readings[],
  rows: Row<'listHealth'>[],
  now: Date,
): Omit<CourtHealth, 'lists'> {
  const shown = parts.map((one) => ({
    part: one.part,
    state: readingStateAt(one, now),
    last_success_at: one.lastSuccessAt?.toISOString() ?? null,
    since: earliest([one.failingSince, one.dueSince])?.toISOString() ?? null,
  }))
  return {
    unique_id: court,
    title: courtTitle(court),
    short: courtShort(court),
    state: worstOf(shown.map(({ state }) => state)),
    parts: shown,
    last_success_at: earliest(parts.map(({ lastSuccessAt }) => lastSuccessAt))?.toISOString() ?? null,
    failing_since:
      earliest(parts.flatMap(({ failingSince, dueSince }) => [failingSince, dueSince]))?.toISOString() ?? null,
    failure: rows.find(({ failure }) => failure !== null)?.failure ?? null,
  }
}

const earliest = (instants: readonly (Date | null | undefined)[]): Date | null =>
  instants.reduce<Date | null>((first, one) => (one && (!first || one < first) ? one : first), null)
