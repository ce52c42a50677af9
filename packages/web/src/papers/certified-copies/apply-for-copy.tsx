import { Button } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import { addCertifiedCopy, type CertifiedCopy } from '@peshi/contract/papers/certified-copies'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCertificate } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Tool } from '../../matters/orders/reader-tools.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { DraftDialog } from '../drafts/draft-button.tsx'
import { CopyDrawer, type KnownCopy } from './copy.drawer.tsx'

interface Props {
  matterId: MatterId
  known: KnownCopy
  onClose(): void
}

/** Notes an application, and then drafts it if the person wants it. */
export function ApplyForCopy({ matterId, known, onClose }: Props) {
  const [written, setWritten] = useState<CertifiedCopy | null>(null)
  if (!written)
    return <CopyDrawer matterId={matterId} copy={null} known={known} onWrite={setWritten} onClose={onClose} />
  const { paper: title, order_on: date, is_urgent } = written
  return (
    <Suspense fallback={null}>
      <DraftDialog
        matterId={matterId}
        paper="certified-copy"
        answers={{ copies: [{ number: '1', title, date, count: '1' }], is_urgent }}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** Among the tools of an order. */
export function CopyOfOrder({ order, isWritten = false }: { order: Order; isWritten?: boolean }) {
  const { t } = useTranslation(['certifiedCopies', 'orders'])
  const [isOpen, setOpen] = useState(false)
  const label = t('certifiedCopies:apply')
  const open = () => setOpen(true)
  return (
    <IfAllowed call={addCertifiedCopy}>
      {isWritten ? (
        <Button variant="default" leftSection={<IconCertificate size={16} />} onClick={open}>
          {label}
        </Button>
      ) : (
        <Tool icon={IconCertificate} label={label} onClick={open} />
      )}
      {isOpen ? (
        <ApplyForCopy
          matterId={order.matter_id}
          known={{ order_id: order._id, order_on: order.date ?? '', paper: t(`orders:kind.${order.kind}`) }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </IfAllowed>
  )
}
