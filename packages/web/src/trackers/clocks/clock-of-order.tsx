import { Button } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import { IconAlarm } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Tool } from '../../matters/orders/reader-tools.tsx'
import { loadChunk } from '../../platform/chunks/load-chunk.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'

const StartClock = lazy(async () => {
  const part = await loadChunk(() => import('./start-clock.tsx'))
  return { default: part.StartClock }
})

interface Props {
  order: Order
  isWritten?: boolean
}

export function ClockOfOrder({ order, isWritten = false }: Props) {
  const { t } = useTranslation('clocks')
  const [isOpen, setOpen] = useState(false)
  const label = t('act.start_from_order')
  return (
    <>
      {isWritten ? (
        <Button variant="default" leftSection={<IconAlarm size={16} />} onClick={() => setOpen(true)}>
          {label}
        </Button>
      ) : (
        <Tool icon={IconAlarm} label={label} onClick={() => setOpen(true)} />
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <StartClock
            matterId={order.matter_id}
            orderId={order._id}
            known={{ start_on: order.date ?? '' }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
