import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { openOutcome } from './open-outcome.ts'

/** In a table of hearings, the key `o` opens the outcome of the row. */
interface Row {
  matter_id: MatterId
  date: CourtDate
}

export function useOpenOutcomeByKey(): <One extends Row>(key: string, row: One) => void {
  const today = useCourtToday()
  const may = useCan()('update', 'Matter')
  return (key, { matter_id, date }) => {
    if (key === 'o' && may && date <= today) openOutcome({ matter_id, date })
  }
}
