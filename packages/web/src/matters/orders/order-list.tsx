import { orderNumber } from '@peshi/contract/courts/labels'
import type { Order } from '@peshi/contract/matters/orders'
import type { OrderId } from '@peshi/contract/platform/ids'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import classes from './orders.module.css'
import { placesOfDay } from './places-of-day.ts'

export const documentTones: Record<Exclude<Order['document'], 'ready'>, Tone> = {
  queued: 'decided',
  'by-hand': 'decided',
  missing: 'decided',
  failed: 'late',
}

interface Props {
  orders: Order[]
  open: OrderId | undefined
}

export function OrderList({ orders, open }: Props) {
  const { t } = useTranslation('orders')
  const places = placesOfDay(orders)
  return (
    <ul className={classes.list} onKeyDown={moveBetweenRows}>
      {orders.map((order) => {
        const place = places.get(order._id)
        return (
          <li key={order._id}>
            <Link
              to="."
              search={{ tab: 'orders', order: order._id }}
              className={classes.order}
              data-row-link
              aria-current={order._id === open ? 'true' : undefined}
            >
              <IconFileText size={18} stroke={1.5} aria-hidden="true" />
              <span className={classes.orderWords}>
                <strong>
                  {t(`kind.${order.kind}`)} <Words>{orderNumber(order.number)}</Words>
                </strong>
                {place ? <small>{t('of_day', place)}</small> : null}
                {order.judge ? (
                  <small>
                    <Words>{order.judge}</Words>
                  </small>
                ) : null}
                {order.document === 'ready' ? null : (
                  <span>
                    <Pill tone={documentTones[order.document]}>{t(`document.${order.document}`)}</Pill>
                  </span>
                )}
                {order.document === 'ready' && order.has_text === false ? <small>{t('no_text')}</small> : null}
              </span>
              <DateText date={order.date} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
