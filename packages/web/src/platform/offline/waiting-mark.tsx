import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useTranslation } from 'react-i18next'
import { Pill } from '../ui/pill.tsx'
import { useWaitingOf } from './use-offline.ts'

interface Props {
  matterId: MatterId
  /** Only what was noted of this day. */
  date?: CourtDate
}

/** On a matter or a day: something that was written here is not with the server yet. */
export function WaitingMark({ matterId, date }: Props) {
  const waiting = useWaitingOf(matterId).filter(
    ({ writing }) => date === undefined || (writing.kind === 'outcome' && writing.body.date === date),
  )
  return waiting.length === 0 ? null : <WaitingPill isRefused={waiting.some(({ refusal }) => refusal !== null)} />
}

export function WaitingPill({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('offline')
  return <Pill tone={isRefused ? 'late' : 'today'}>{isRefused ? t('refused') : t('waiting')}</Pill>
}
