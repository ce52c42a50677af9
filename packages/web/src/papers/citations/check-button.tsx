import { Button } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { IconQuote } from '@tabler/icons-react'
import { useState } from 'react'
import { Tool } from '../../matters/orders/reader-tools.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { CheckDialog } from './check.dialog.tsx'

interface Props {
  matterId: MatterId
  orderId?: OrderId
  isTool?: boolean
}

function CheckButton({ matterId, orderId, isTool = false }: Props) {
  const { t } = useTranslation('citations')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isTool ? (
        <Tool icon={IconQuote} label={t('check')} onClick={open} />
      ) : (
        <Button variant="default" size="xs" leftSection={<IconQuote size={16} aria-hidden="true" />} onClick={open}>
          {t('check')}
        </Button>
      )}
      {isOpen ? <CheckDialog matterId={matterId} orderId={orderId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

export const CheckOfMatter = ({ matter }: { matter: { _id: MatterId } }) => <CheckButton matterId={matter._id} />

/** An order without readable text has nothing to check. */
export const CheckOfOrder = ({ order, isWritten = false }: { order: Order; isWritten?: boolean }) =>
  isWritten || order.has_text === false ? null : <CheckButton matterId={order.matter_id} orderId={order._id} isTool />
