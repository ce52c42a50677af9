import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Pill } from '../ui/pill.tsx'
import classes from './offline.module.css'
import type { Waiting } from './outbox.ts'
import { useWaitingOf } from './use-offline.ts'

interface Props {
  matterId: MatterId
  date?: CourtDate
}

export function WaitingMark({ matterId, date }: Props) {
  const waiting = useWaitingOf(matterId).filter(
    ({ writing }) => date === undefined || ('body' in writing && 'date' in writing.body && writing.body.date === date),
  )
  return waiting.length === 0 ? null : <WaitingPill isRefused={waiting.some(({ refusal }) => refusal !== null)} />
}

export function WaitingPill({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('offline')
  return <Pill tone={isRefused ? 'late' : 'today'}>{isRefused ? t('refused') : t('waiting')}</Pill>
}

export function WaitingLines({ waiting, say }: { waiting: readonly Waiting[]; say(item: Waiting): ReactNode }) {
  if (waiting.length === 0) return null
  return (
    <ul className={classes.lines}>
      {waiting.map((item) => (
        <li key={item.id}>
          <span>
            <bdi>{say(item)}</bdi>
          </span>
          <WaitingPill isRefused={item.refusal !== null} />
        </li>
      ))}
    </ul>
  )
}
