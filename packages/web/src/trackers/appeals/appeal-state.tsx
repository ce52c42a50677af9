import type { AppealTracker } from '@peshi/contract/trackers/appeals'
import { useTranslation } from 'react-i18next'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'

const tones: Record<AppealTracker['tracker_state'], Tone> = { watching: 'live', found: 'late', stopped: 'decided' }

export function AppealState({ tracker }: { tracker: AppealTracker }) {
  const { t } = useTranslation('appeals')
  const suggested = tracker.hits.filter(({ source, state }) => source === 'list' && state === 'new').length
  if (tracker.tracker_state !== 'found' && suggested > 0)
    return <Pill tone="today">{t('suggested', { count: suggested })}</Pill>
  return <Pill tone={tones[tracker.tracker_state]}>{t(`state.${tracker.tracker_state}`)}</Pill>
}
