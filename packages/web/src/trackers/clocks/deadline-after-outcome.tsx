import { Button } from '@mantine/core'
import { IconAlarm } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AfterOutcome } from '../../matters/hearings/slots.ts'
import { type Overlay, openOverlay } from '../../platform/actions/overlays.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { StartClock } from './start-clock.tsx'

let subject: Pick<AfterOutcome, 'matterId' | 'date'> | null = null

const deadlineOverlay: Overlay = {
  can: ['create', 'Clock'],
  Part: lazyPart(async () => ({ DeadlineOfDay }), 'DeadlineOfDay', 'clocks', 'matters'),
}

function DeadlineOfDay({ onClose }: { onClose(): void }) {
  const [of] = useState(subject)
  return of ? (
    <StartClock matterId={of.matterId} known={{ rule: 'direction', start_on: of.date }} onClose={onClose} />
  ) : null
}

export function DeadlineAfterOutcome({ matterId, date, onStart }: AfterOutcome) {
  const { t } = useTranslation('clocks')
  const start = () => {
    subject = { matterId, date }
    onStart()
    openOverlay(deadlineOverlay)
  }
  return (
    <Button variant="default" leftSection={<IconAlarm size={16} />} onClick={start}>
      {t('add')}
    </Button>
  )
}
