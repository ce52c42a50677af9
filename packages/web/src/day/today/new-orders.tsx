import type { NewOrder } from '@peshi/contract/day/today'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Clipped, DateText } from '../../platform/ui/words.tsx'
import classes from './today.module.css'

function AllOrders() {
  const { t } = useTranslation('today')
  return (
    <Link to="/dashboard/orders" className="link more">
      {t('orders.all')}
    </Link>
  )
}

export function NewOrders({ orders }: { orders: NewOrder[] }) {
  const { t } = useTranslation('today')
  return (
    <Panel title={t('orders.title')} hint={orders.length > 0 ? orders.length : undefined} aside={<AllOrders />}>
      {orders.length === 0 ? <p className="muted">{t('orders.empty')}</p> : null}
      <ul className={classes.orders}>
        {orders.map(({ _id, matter_id, title, date, kind }) => (
          <li key={_id}>
            <Link
              to="/dashboard/matters/matter-preview/$id"
              params={{ id: matter_id }}
              search={{ tab: 'orders', order: _id }}
              className={classes.orderLink}
            >
              <IconFileText size={18} stroke={1.5} aria-hidden="true" />
              <span className={classes.orderWords}>
                <strong>
                  <Clipped>{title}</Clipped>
                </strong>
                <small>{t(`orders.${kind}`)}</small>
              </span>
              <DateText date={date} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
