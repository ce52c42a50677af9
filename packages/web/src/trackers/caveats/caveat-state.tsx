import type { CaveatTracker } from '@peshi/contract/trackers/caveats'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'

const tones: Record<CaveatTracker['tracker_state'], Tone> = {
  active: 'live',
  expiring: 'today',
  expired: 'decided',
  matched: 'today',
  renewed: 'decided',
}

export function CaveatStatePill({ state }: { state: CaveatTracker['tracker_state'] }) {
  const { t } = useTranslation('caveats')
  return <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
}

export function CaveatState({ caveat }: { caveat: CaveatTracker }) {
  const { t } = useTranslation('caveats')
  const suggested = caveat.hits.filter(({ state }) => state === 'new').length
  if (caveat.tracker_state !== 'matched' && suggested > 0)
    return <Pill tone="today">{t('suggested', { count: suggested })}</Pill>
  return <CaveatStatePill state={caveat.tracker_state} />
}
