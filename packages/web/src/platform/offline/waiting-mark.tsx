import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './offline.module.css'
import type { Waiting } from './outbox.ts'

export const WaitingMark = ({ waiting }: { waiting: readonly Waiting[] }) =>
  waiting.length === 0 ? null : <WaitingPill isRefused={waiting.some(({ refusal }) => refusal !== null)} />

export function WaitingPill({ isRefused }: { isRefused: boolean }) {
  const { t } = useTranslation('offline')
  return <Pill tone={isRefused ? 'late' : 'today'}>{isRefused ? t('refused') : t('waiting')}</Pill>
}

export function WaitingLines<Item extends Waiting>({
  waiting,
  say,
}: {
  waiting: readonly Item[]
  say(item: Item): ReactNode
}) {
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
