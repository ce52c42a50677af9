import type { Call } from '@peshi/contract/day/call-time'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../platform/ui/pill.tsx'

const nearItems = 3

export const isHeardOrNext = ({ likely, board }: Pick<Call, 'likely' | 'board'>) =>
  likely.state === 'being-heard' ||
  (likely.state === 'expected' && likely.items_ahead <= nearItems && board?.state === 'in-session')

export function CallStatus({ call: { likely, board }, isClashing }: { call: Call; isClashing: boolean }) {
  const { t } = useTranslation(['calls', 'today'])
  if (likely.state === 'being-heard') return <Pill tone="live">{t('status.heard')}</Pill>
  if (likely.state === 'called') return <Pill tone="decided">{t('status.called')}</Pill>
  if (likely.state === 'over') return <Pill tone="decided">{t('status.over')}</Pill>
  if (isClashing) return <Pill tone="late">{t('today:tomorrow.clash')}</Pill>
  const ahead = likely.items_ahead
  if (ahead === null) return <Pill tone="decided">{t('status.unknown')}</Pill>
  if (board?.state !== 'in-session') return <Pill tone="decided">{t('status.ahead', { count: ahead })}</Pill>
  if (ahead === 0) return <Pill tone="live">{t('status.next')}</Pill>
  if (ahead <= nearItems) return <Pill tone="live">{t('status.nextIn', { count: ahead })}</Pill>
  return <Pill tone="today">{t('status.ahead', { count: ahead })}</Pill>
}
