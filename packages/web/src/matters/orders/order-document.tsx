import { Button, Skeleton } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message } from '../../platform/ui/message.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { DropZone } from './drop-zone.tsx'
import { orderVersion } from './fetch-pdf.ts'
import { aboveOrder, orderTools } from './order-slots.ts'
import { recognitionOfOrder, useAddOrderFile, useOrderText, useReadMark } from './orders.api.ts'
import classes from './orders.module.css'

const PdfReader = lazy(async () => {
  const part = await loadChunk(() => import('./pdf-reader.tsx'))
  return { default: part.PdfReader }
})

interface Props {
  order: Order
  court: CourtId
  name: string
  page: number
  find: string | undefined
  onPage(page: number, words?: string): void
  onClose(): void
}

export function OrderDocument({ order, court, onClose, ...reading }: Props) {
  useReadMark(order._id)
  if (order.document === 'ready' && order.file && !order.check) {
    return (
      <>
        <FillSlot slot={aboveOrder} order={order} court={court} onPage={reading.onPage} />
        <Suspense fallback={<OrderText order={order} />}>
          <PdfReader
            meanwhile={<OrderText order={order} />}
            file={{
              id: order._id,
              version: orderVersion(order),
              address: order.file,
              hasText: order.has_text !== false,
              recognition: recognitionOfOrder(order),
            }}
            tools={<FillSlot slot={orderTools} order={order} />}
            onClose={onClose}
            {...reading}
          />
        </Suspense>
      </>
    )
  }
  return <NoDocument order={order} onClose={onClose} />
}

function NoDocument({ order, onClose }: Pick<Props, 'order' | 'onClose'>) {
  const { t } = useTranslation(['orders', 'common'])
  const can = useCan()
  const isWaiting = order.document === 'queued'
  return (
    <>
      <Button
        variant="subtle"
        className={classes.close}
        leftSection={<IconArrowLeft size={16} className={classes.flips} />}
        onClick={onClose}
      >
        {t('reader.close')}
      </Button>
      <Message
        title={order.check ? t(`common:file_check.${order.check}`) : t(`document.${order.document}`)}
        text={
          order.check ? t(`common:file_check.${order.check}_text`) : (order.problem ?? t(`explain.${order.document}`))
        }
      >
        {order.link ? (
          <Button
            component="a"
            href={order.link}
            target="_blank"
            rel="noreferrer noopener"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('open_at_court')}
          </Button>
        ) : null}
        <FillSlot slot={orderTools} order={order} isWritten />
        {can('update', 'Order') && !isWaiting ? <DropFile order={order} /> : null}
      </Message>
    </>
  )
}

function DropFile({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const add = useAddOrderFile(order.matter_id)
  const put = ([file]: File[]) => {
    if (file) add.mutate({ id: order._id, file }, { onSuccess: () => toastDone(t('saved')) })
  }
  return (
    <DropZone isBusy={add.isPending} onFiles={put}>
      {add.error ? <p role="alert">{sayError(add.error)}</p> : null}
    </DropZone>
  )
}

function OrderText({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { data = [] } = useOrderText(order)
  const said = data.filter((text) => text !== null).join('\n\n')
  if (said === '') return <Skeleton height={480} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={classes.text} tabIndex={0} aria-label={t('reader.text')} data-order-text>
      <p className={classes.textHint}>{t('reader.meanwhile')}</p>
      <p className={classes.said}>{said}</p>
    </section>
  )
}
