import type { CourtDate } from '@peshi/contract/platform/dates'
import { useMemo } from 'react'
import { useHearingDays } from '../../matters/hearings/hearings.api.ts'
import { courtsOf } from '../../matters/hearings/hearings.search.ts'
import { monthOf } from '../../platform/i18n/calendar-month.ts'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { useClockName } from '../../trackers/clocks/clock-marks.tsx'
import { clockItems, hearingItems, inOrder, taskItems, weekOf } from './calendar-items.ts'
import { keyOf } from './calendar-task.ts'
import { useClocksBetween, useMovesUnderWay, useTasksOfMonth } from './tasks.api.ts'
import { hiddenIn, type TasksSearch, type View } from './tasks.search.ts'
import type { Held } from './use-drag.ts'

interface Wanted {
  date: CourtDate
  view: View
  search: TasksSearch
  held: Held | null
}

export function useCalendar({ date, search, held }: Wanted) {
  const can = useCan()
  const me = useSession()?.userData._id
  const hidden = hiddenIn(search.hide)
  const month = monthOf(date)
  const { from, to } = useMemo(() => spanOf(month), [month])
  const tasks = useTasksOfMonth(month)
  const withHearings = !hidden.includes('hearings')
  const hearings = useHearingDays([from, to], courtsOf(search), withHearings)
  const withClocks = !hidden.includes('clocks') && can('read', 'Clock')
  const clocks = useClocksBetween(from, to, withClocks)
  const nameOf = useClockName()
  const withDone = !hidden.includes('done')

  const moves = useMovesUnderWay()
  const moving = JSON.stringify([...moves])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moves are compared as JSON
  const items = useMemo(() => {
    const shown = (tasks.data?.data ?? []).filter(
      (task) => (withDone || !task.is_done) && (!search.mine || task.assignee?._id === me),
    )
    const moved = held ? new Map(moves).set(keyOf(held.task), held.place) : moves
    return inOrder([
      ...taskItems(shown, moved),
      ...(withHearings ? hearingItems(hearings.data?.data ?? []) : []),
      ...(withClocks ? clockItems(clocks.data ?? [], nameOf) : []),
    ])
  }, [
    tasks.data,
    moving,
    hearings.data,
    clocks.data,
    held,
    withDone,
    withHearings,
    withClocks,
    search.mine,
    me,
    nameOf,
  ])

  return {
    items,
    isPending: tasks.isPending,
    error: tasks.data ? null : tasks.error,
    refetch: () => tasks.refetch(),
    isCut: tasks.data?.meta.is_cut ?? false,
  }
}

function spanOf(month: string): { from: CourtDate; to: CourtDate } {
  const first = `${month}-01`
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: weekOf(first)[0] ?? first, to: weekOf(last)[6] ?? last }
}
