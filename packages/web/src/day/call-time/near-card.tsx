import { useTranslation } from 'react-i18next'
import { DayCard } from '../today/day-cards.tsx'
import { isHeardOrNext } from './call-status.tsx'
import { useCalls } from './calls.api.ts'

export function NearCard() {
  const { t } = useTranslation('calls')
  const { data: day } = useCalls()
  const count = day?.calls.filter(isHeardOrNext).length
  return <DayCard label={t('heardOrNext')} count={count} target={{ to: '/dashboard/displayboard' }} />
}
