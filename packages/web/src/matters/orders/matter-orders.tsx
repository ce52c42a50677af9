import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { OrderId } from '@peshi/contract/platform/ids'
import { IconExternalLink, IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { FetchOrdersDialog } from './fetch-orders.dialog.tsx'
import { OrderDocument } from './order-document.tsx'
import { OrderList } from './order-list.tsx'
import { orderListTools } from './order-slots.ts'
import { useOrders, useSyncOrders } from './orders.api.ts'
import classes from './orders.module.css'

interface Props {
  matter: MatterDetail
  open: OrderId | undefined
  page: number
  find: string | undefined
  onOpen(id: OrderId | undefined): void
  onPage(id: OrderId, page: number, words?: string): void
}

export function MatterOrders({ matter, open, page, find, onOpen, onPage }: Props) {
  const { t } = useTranslation('orders')
  const { data, error, refetch } = useOrders(matter._id)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const chosen = data?.find(({ _id }) => _id === open)
  const order = chosen ?? (isWide ? (data?.find(({ document }) => document === 'ready') ?? data?.[0]) : undefined)
  const main = useRef<HTMLDivElement>(null)
  const shown = order?._id
  useEffect(() => {
    if (shown && !isWide) main.current?.scrollIntoView()
  }, [shown, isWide])
  const [isFetching, setFetching] = useState(false)
  const can = useCan()
  const waiting = data?.filter(({ document }) => document === 'by-hand') ?? []
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={280} />
  if (data.length === 0) {
    return (
      <Message title={t('empty.title')} text={t('empty.text')}>
        <ReadAgain matter={matter} />
      </Message>
    )
  }
  return (
    <div className={classes.split} data-open={order ? true : undefined}>
      <div className={classes.side}>
        <OrderList orders={data} open={order?._id} />
        <div className={classes.sideFoot}>
          <FillSlot slot={orderListTools} matterId={matter._id} />
          {waiting.length > 0 && can('update', 'Order') ? (
            <Button variant="default" leftSection={<IconExternalLink size={16} />} onClick={() => setFetching(true)}>
              {t('fetch.title')}
            </Button>
          ) : null}
          <ReadAgain matter={matter} />
        </div>
      </div>
      {isFetching ? (
        <FetchOrdersDialog matterId={matter._id} orders={waiting} onClose={() => setFetching(false)} />
      ) : null}
      <div ref={main} className={classes.main}>
        {order ? (
          <OrderDocument
            key={order._id}
            order={order}
            court={matter.hc_name}
            name={[sayCase(matter).replaceAll('/', '-'), order.date ? toDayFirst(order.date) : null]
              .filter(Boolean)
              .join(' ')}
            page={page}
            find={find}
            onPage={(next, words) => onPage(order._id, next, words)}
            onClose={() => onOpen(undefined)}
          />
        ) : null}
      </div>
    </div>
  )
}

function ReadAgain({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('orders')
  const can = useCan()
  const sync = useSyncOrders(matter._id)
  if (!can('update', 'Matter') || !matter.matter_id) return null
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} />}
      loading={sync.isPending}
      onClick={() => sync.mutate(undefined, { onSuccess: () => toastDone(t('sync_begun')) })}
    >
      {t('sync')}
    </Button>
  )
}
