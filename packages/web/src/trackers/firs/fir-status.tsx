import type { FirStatus } from '@peshi/contract/trackers/firs'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'

const tones: Record<FirStatus, Tone> = {
  registered: 'live',
  investigation: 'live',
  'charge-sheet': 'today',
  'final-report': 'today',
  trial: 'live',
  closed: 'decided',
}

export function FirStatusPill({ status }: { status: FirStatus }) {
  const { t } = useTranslation('firs')
  return <Pill tone={tones[status]}>{t(`status.${status}`)}</Pill>
}
