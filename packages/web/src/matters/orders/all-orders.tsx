import { ActionIcon } from '@mantine/core'
import { orderNumber } from '@peshi/contract/courts/labels'
import type { ListedOrder } from '@peshi/contract/matters/orders'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { CourtMonogram } from '../../courts/courts/court-monogram.tsx'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { moveBetweenRows } from '../../platform/ui/move-between-rows.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { DateText, TwoLines, Values, Words } from '../../platform/ui/words.tsx'
import classes from './all-orders.module.css'
import { documentTones } from './order-list.tsx'
import { useMarkOrders } from './orders.api.ts'

export function AllOrders({ orders }: { orders: readonly ListedOrder[] }) {
  const { t } = useTranslation('orders')
  return (
    <ul className={classes.list} onKeyDown={moveBetweenRows}>
      <li className={`${classes.row} ${classes.head}`} aria-hidden="true">
        <span />
        <span>{t('all.column.date')}</span>
        <span>{t('all.column.matter')}</span>
        <span>{t('all.column.order')}</span>
        <span />
      </li>
      {orders.map((order) => (
        <Row key={`${order.matter_id} ${order._id}`} order={order} />
      ))}
    </ul>
  )
}

function Row({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('orders')
  return (
    <li className={classes.row} data-unread={order.is_read ? undefined : true}>
      <CourtMonogram court={order.hc_name} />
      <span className={classes.date}>
        <DateText date={order.date} />
      </span>
      <span className={classes.matter}>
        <Link
          to="/dashboard/matters/matter-preview/$id"
          params={{ id: order.matter_id }}
          search={{ tab: 'orders', order: order._id }}
          data-row-link
        >
          <TwoLines>{order.matter_title}</TwoLines>
        </Link>
        <span className="small">
          <Values>{[sayCase(order), sayCourt(order.court_title)]}</Values>
        </span>
      </span>
      <span className={classes.order}>
        <span>
          {t(`kind.${order.kind}`)} <Words>{orderNumber(order.number)}</Words>
          {order.document === 'ready' ? null : (
            <>
              {' '}
              <Pill tone={documentTones[order.document]}>{t(`document.${order.document}`)}</Pill>
            </>
          )}
        </span>
        {order.judge ? (
          <span className="small">
            <Words>{order.judge}</Words>
          </span>
        ) : null}
      </span>
      <MarkButton order={order} />
    </li>
  )
}

function MarkButton({ order: { _id, is_read, matter_title } }: { order: ListedOrder }) {
  const { t } = useTranslation('orders')
  const mark = useMarkOrders()
  const label = is_read ? t('all.mark_unread') : t('all.mark_read')
  const Mark = is_read ? IconMail : IconMailOpened
  return (
    <ActionIcon
      className={classes.mark}
      aria-label={`${label}: ${matter_title}`}
      title={label}
      loading={mark.isPending}
      data-sends
      onClick={() => mark.mutate({ ids: [_id], is_read: !is_read }, { onError: (error) => toastError(error) })}
    >
      <Mark size={16} aria-hidden="true" />
    </ActionIcon>
  )
}
