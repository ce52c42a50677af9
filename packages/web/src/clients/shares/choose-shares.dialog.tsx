import { Checkbox, Text } from '@mantine/core'
import type { SharedWith } from '@peshi/contract/clients/shares'
import type { DocumentId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { useOrders } from '../../matters/orders/orders.api.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { nameOrder } from './name-order.ts'
import { useSetShares } from './shares.api.ts'
import classes from './shares.module.css'

interface Props {
  matterId: MatterId
  client: SharedWith
  onClose(): void
}

export function ChooseSharesDialog({ matterId, client, onClose }: Props) {
  const { t } = useTranslation(['shares', 'orders'])
  const orders = useOrders(matterId).data ?? []
  const documents = useDocuments(matterId).data ?? []
  const set = useSetShares(matterId)
  const sharedOf = (kind: 'order' | 'document') =>
    client.shares.flatMap((share) => (share.kind === kind && share.subject_id ? [share.subject_id] : []))
  const [nextDate, setNextDate] = useState(client.shares.some(({ kind }) => kind === 'next-date'))
  const [orderIds, setOrderIds] = useState(sharedOf('order'))
  const [documentIds, setDocumentIds] = useState(sharedOf('document'))
  const submit = () => {
    const there = <T extends string>(ids: string[], all: { _id: T }[]) =>
      all.map(({ _id }) => _id).filter((id) => ids.includes(id))
    set.mutate(
      {
        client_id: client.client_id,
        next_date: nextDate,
        order_ids: there<OrderId>(orderIds, orders),
        document_ids: there<DocumentId>(documentIds, documents),
      },
      { onSuccess: toastThen(t('done.shared'), onClose) },
    )
  }
  return (
    <Modal opened onClose={onClose} size={560} title={t('choose_title', { name: client.name })}>
      <DialogForm submit={t('save')} sending={set} onSubmit={submit} onCancel={onClose}>
        <Text c="dimmed">{t('choose_text')}</Text>
        <Checkbox
          label={t('next_date')}
          checked={nextDate}
          onChange={(event) => setNextDate(event.currentTarget.checked)}
        />
        <Choices
          title={t('orders')}
          none={t('no_orders')}
          all={orders.map((order) => ({ id: order._id, name: nameOrder(order, t(`orders:kind.${order.kind}`)) }))}
          chosen={orderIds}
          onChange={setOrderIds}
        />
        <Choices
          title={t('documents')}
          none={t('no_documents')}
          all={documents.map(({ _id, name }) => ({ id: _id, name: <Words>{name}</Words> }))}
          chosen={documentIds}
          onChange={setDocumentIds}
        />
      </DialogForm>
    </Modal>
  )
}

interface ChoicesProps {
  title: string
  none: string
  all: { id: string; name: ReactNode }[]
  chosen: string[]
  onChange(ids: string[]): void
}

function Choices({ title, none, all, chosen, onChange }: ChoicesProps) {
  if (all.length === 0)
    return (
      <Text c="dimmed" size="sm">
        {none}
      </Text>
    )
  return (
    <Checkbox.Group label={title} value={chosen} onChange={onChange}>
      <div className={classes.choices}>
        {all.map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
