import { toDayFirst } from '@peshi/contract/platform/dates'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

/** Link to the page of the order that gives the time. */
export function OrderOfClock({ clock: { matter_id, from_order } }: { clock: Clock }) {
  const { t } = useTranslation('clocks')
  if (!matter_id || !from_order) return null
  const { _id: order, date, page } = from_order
  const words = [
    date ? t('order.of', { date: toDayFirst(date) }) : t('order.undated'),
    ...(page === null ? [] : [t('order.page', { page })]),
  ]
  return (
    <Link
      to="/dashboard/matters/matter-preview/$id"
      params={{ id: matter_id }}
      search={{ tab: 'orders', order, page: page ?? undefined }}
      className="link more"
    >
      {words.join(t('order.comma'))}
    </Link>
  )
}
