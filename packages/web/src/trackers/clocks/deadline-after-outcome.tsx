import { Button } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import type { AfterOutcome } from '../../matters/hearings/hearing-slots.ts'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { StartClock } from './start-clock.tsx'

type Day = Pick<AfterOutcome, 'matterId' | 'date'>

const deadlineOverlay: Overlay<Day> = {
  can: ['create', 'Clock'],
  Part: lazyPart(async () => ({ DeadlineOfDay }), 'DeadlineOfDay', 'clocks', 'matters'),
}

function DeadlineOfDay({ about: { matterId, date }, onClose }: { about: Day; onClose(): void }) {
  return <StartClock matterId={matterId} known={{ rule: 'direction', start_on: date }} onClose={onClose} />
}

export function DeadlineAfterOutcome({ matterId, date, onStart }: AfterOutcome) {
  const { t } = useTranslation('clocks')
  const start = () => {
    onStart()
    openOverlay(deadlineOverlay, { matterId, date })
  }
  return (
    <Button variant="default" leftSection={<IconAlarm size={16} />} onClick={start}>
      {t('add')}
    </Button>
  )
}
