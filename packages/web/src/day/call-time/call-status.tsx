import type { Call } from '@peshi/contract/day/call-time'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import classes from './calls.module.css'

const nearItems = 3

export const isHeardOrNext = ({ likely, board }: Pick<Call, 'likely' | 'board'>) =>
  likely.state === 'being-heard' ||
  (likely.state === 'expected' && likely.items_ahead <= nearItems && board?.state === 'in-session')

export function CallStatus({ call: { likely, board }, isClashing }: { call: Call; isClashing: boolean }) {
  const { t } = useTranslation(['calls', 'today'])
  if (likely.state === 'being-heard') return <Pill tone="live">{t('calls:status.heard')}</Pill>
  if (likely.state === 'called') return <Pill tone="decided">{t('calls:status.called')}</Pill>
  if (likely.state === 'over') return <Pill tone="decided">{t('calls:status.over')}</Pill>
  const count = likely.items_ahead
  const ahead =
    count === null
      ? t('calls:status.unknown')
      : count === 0
        ? t('calls:status.next')
        : t('calls:status.ahead', { count })
  if (isClashing)
    return (
      <span className={classes.clashing}>
        <Pill tone="late">{t('today:tomorrow.clash')}</Pill> <small>{ahead}</small>
      </span>
    )
  if (count === null || board?.state !== 'in-session') return <Pill tone="decided">{ahead}</Pill>
  return <Pill tone={count <= nearItems ? 'live' : 'today'}>{ahead}</Pill>
}
