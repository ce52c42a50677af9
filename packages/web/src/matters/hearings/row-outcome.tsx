import { Button } from '@mantine/core'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { openOutcome } from './open-outcome.ts'

interface Props {
  matterId: MatterId
  title: string
  date: CourtDate
  outcome: Outcome | null
}

/** The outcome of a row, and the button to enter or change it. */
export function RowOutcome({ matterId, title, date, outcome }: Props) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const may = useCan()('update', 'Matter')
  const said = outcome && t(`outcomes.${outcome}`)
  if (!may || (!outcome && date > today)) return said
  return (
    <Button
      size="compact-sm"
      variant={outcome ? 'subtle' : 'light'}
      title={said ?? undefined}
      aria-label={[said, t(outcome ? 'entry.change_outcome' : 'entry.note_outcome', { title })]
        .filter(Boolean)
        .join(': ')}
      onClick={() => openOutcome({ matter_id: matterId, date })}
    >
      {said ?? t('entry.outcome')}
    </Button>
  )
}
