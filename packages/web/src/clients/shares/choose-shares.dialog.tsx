import { Checkbox, Text } from '@mantine/core'
import type { SharedWith } from '@peshi/contract/clients/shares'
import type { DocumentId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { type ReactNode, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { useOrders } from '../../matters/orders/orders.api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { nameOrder } from './name-order.ts'
import { changedByShares, sendShares } from './shares.api.ts'
import classes from './shares.module.css'

interface Props {
  matterId: MatterId
  client: SharedWith
  onClose(): void
}

const labels = { next_date: 'next_date', order_ids: 'orders', document_ids: 'documents' } as const

const sharesOf = ({ shares }: SharedWith) => ({
  next_date: shares.some(({ kind }) => kind === 'next-date'),
  order_ids: idsOf<OrderId>(shares, 'order'),
  document_ids: idsOf<DocumentId>(shares, 'document'),
})

const idsOf = <Id extends string>(shares: SharedWith['shares'], wanted: 'order' | 'document') =>
  shares.flatMap(({ kind, subject_id }) => (kind === wanted && subject_id ? (subject_id as Id) : [])).toSorted()

export function ChooseSharesDialog({ matterId, client, onClose }: Props) {
  const { t } = useTranslation(['shares', 'orders'])
  const orders = useOrders(matterId).data ?? []
  const documents = useDocuments(matterId).data ?? []
  const sayAll = (all: { _id: string; said: string }[]) => (ids: string[]) =>
    ids.map((id) => all.find(({ _id }) => _id === id)?.said ?? '').join('\n')
  const set = useEdit({
    record: client,
    fieldsOf: sharesOf,
    keys: changedByShares(matterId),
    send: ({ version }, whole) => sendShares(matterId, { client_id: client.client_id, ...whole, version }),
    words: {
      label: (field) => t(labels[field]),
      say: {
        order_ids: sayAll(
          orders.map((order) => ({ _id: order._id, said: nameOrder(order, t(`orders:kind.${order.kind}`)) })),
        ),
        document_ids: sayAll(documents.map(({ _id, name }) => ({ _id, said: name }))),
      },
    },
  })
  const [shared] = useState(() => sharesOf(client))
  const [nextDate, setNextDate] = useState(shared.next_date)
  const [orderIds, setOrderIds] = useState<string[]>(shared.order_ids)
  const [documentIds, setDocumentIds] = useState<string[]>(shared.document_ids)
  const submit = () => {
    const there = <T extends string>(ids: string[], all: { _id: T }[]) =>
      all.flatMap(({ _id }) => (ids.includes(_id) ? _id : [])).toSorted()
    const order_ids = there<OrderId>(orderIds, orders)
    const document_ids = there<DocumentId>(documentIds, documents)
    set.mutate({ next_date: nextDate, order_ids, document_ids }, { onSuccess: toastThen(t('done.shared'), onClose) })
  }
  return (
    <Modal opened onClose={onClose} size={560} title={t('choose_title', { name: client.name })}>
      <DialogForm submit={t('save')} sending={set} onSubmit={submit} onCancel={onClose}>
        {set.note}
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
