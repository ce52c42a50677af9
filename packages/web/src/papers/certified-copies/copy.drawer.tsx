import { Button, Checkbox, NativeSelect, Stack } from '@mantine/core'
import type { Order } from '@peshi/contract/matters/orders'
import type { CertifiedCopy } from '@peshi/contract/papers/certified-copies'
import { makeDraft } from '@peshi/contract/papers/drafts'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { figuresIn } from '@peshi/contract/platform/read-rupees'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Seen } from '../../chamber/edits/edit.ts'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useOrders } from '../../matters/orders/orders.api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayRule } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan, useMayCall } from '../../platform/session/use-session.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Drawer } from '../../platform/ui/layers.tsx'
import { toastError } from '../../platform/ui/toast.tsx'
import { useFields } from '../../trackers/trackers/tracker-fields.tsx'
import { changedByCopies, sendCopy, useDeleteCopy } from './certified-copies.api.ts'
import classes from './certified-copies.module.css'

const textFields = ['paper', 'number', 'deficiency', 'fetched_by'] as const
const dayFields = [
  'order_on',
  'applied_on',
  'deficient_on',
  'made_good_on',
  'ready_on',
  'delivered_on',
  'withdrawn_on',
] as const
const sumFields = ['deficit', 'cost'] as const
const allFields = [...textFields, ...dayFields, ...sumFields]

type Field = (typeof allFields)[number]
type Draft = Record<Field, string> & { order_id: OrderId | null; is_urgent: boolean }

export type KnownCopy = Partial<Pick<Draft, 'order_id' | 'order_on' | 'paper'>>

function draftOf(copy: CertifiedCopy | null, known: KnownCopy, today: CourtDate): Draft {
  const fields = Object.fromEntries(allFields.map((name) => [name, String(copy?.[name] ?? '')])) as Record<
    Field,
    string
  >
  if (copy) return { ...fields, order_id: copy.order_id, is_urgent: copy.is_urgent }
  return { ...fields, applied_on: today, order_id: null, is_urgent: false, ...known }
}

/** Whole rupees. Null if nothing is typed, undefined if it is no amount. */
const rupeesIn = (text: string): number | null | undefined => {
  const figures = figuresIn(text).replace(/[,\s₹]/g, '')
  if (figures === '') return null
  return /^\d{1,9}$/.test(figures) ? Number(figures) : undefined
}

const wordsOf = (draft: Draft) => ({
  ...draft,
  ...(Object.fromEntries(
    [...textFields.slice(1), ...dayFields.slice(2)].map((name) => [name, draft[name].trim() || null]),
  ) as Record<
    Exclude<(typeof textFields)[number] | (typeof dayFields)[number], 'paper' | 'order_on' | 'applied_on'>,
    string | null
  >),
  paper: draft.paper.trim(),
  deficit: rupeesIn(draft.deficit) ?? null,
  cost: rupeesIn(draft.cost) ?? null,
})
type Words = ReturnType<typeof wordsOf>

const fieldsOf = (copy: CertifiedCopy): Words => wordsOf(draftOf(copy, {}, copy.applied_on))

interface Props {
  matterId: MatterId
  copy: CertifiedCopy | null
  known: KnownCopy
  /** The entry is made, and the person wants its application drafted. */
  onWrite?(copy: CertifiedCopy): void
  onClose(): void
}

export function CopyDrawer(props: Props) {
  const { t } = useTranslation('certifiedCopies')
  return (
    <Drawer opened onClose={props.onClose} position="right" size={520} title={t(props.copy ? 'edit' : 'apply')}>
      <CopyForm {...props} />
    </Drawer>
  )
}

function CopyForm({ matterId, copy, known, onWrite, onClose }: Props) {
  const { t } = useTranslation(['certifiedCopies', 'common'])
  const today = useCourtToday()
  const mayDraft = useMayCall()(makeDraft) && onWrite !== undefined
  const [isWriting, setWriting] = useState(true)
  const { value, change, seen, drop, dropAnd } = useDraft<Draft, Seen<Words> | null>(
    'certified-copy',
    copy?._id ?? `new ${matterId} ${known.order_id ?? ''}`,
    () => draftOf(copy, known, today),
    copy && seenOf(copy, fieldsOf),
  )
  const close = dropAnd(onClose)
  const save = useEdit({
    record: copy,
    seen,
    fieldsOf,
    keys: changedByCopies,
    send: (changes) => sendCopy(matterId, copy, changes),
    words: { label: (name) => t(`certifiedCopies:${name}`) },
  })
  const remove = useDeleteCopy()
  const { text, date } = useFields('certifiedCopies', { value, change }, save.error)
  const isWrong = (name: (typeof sumFields)[number]) => rupeesIn(value[name]) === undefined
  const sum = (name: (typeof sumFields)[number], description?: string) =>
    text(name, {
      inputMode: 'numeric',
      dir: 'ltr',
      leftSection: '₹',
      ...(description && { description }),
      ...(isWrong(name) && { error: sayRule('Write an amount in whole rupees') }),
    })
  const submit = () =>
    save.mutate(wordsOf(value), {
      onSuccess: (saved) => {
        drop()
        if (saved && mayDraft && isWriting) onWrite?.(saved.data)
        else onClose()
      },
    })
  const later = (
    <>
      <div className={classes.pair}>
        {date('deficient_on', { max: today })}
        {sum('deficit')}
      </div>
      {text('deficiency', { maxLength: 300 })}
      <div className={classes.pair}>
        {date('made_good_on', { max: today })}
        {date('ready_on', { max: today })}
      </div>
      <div className={classes.pair}>
        {date('delivered_on', { max: today })}
        {text('fetched_by', { maxLength: 300 })}
      </div>
      {date('withdrawn_on', { max: today })}
    </>
  )
  return (
    <>
      <DialogForm
        submit={t('common:save')}
        sending={save}
        isReady={Boolean(value.paper.trim() && value.order_on && value.applied_on) && !sumFields.some(isWrong)}
        onSubmit={submit}
        onCancel={close}
      >
        {save.note}
        <OrderSelect matterId={matterId} value={value.order_id} onChange={change} />
        {text('paper', { maxLength: 300, required: true })}
        {date('order_on', { required: true })}
        <p className="small">{t('certifiedCopies:order_on_why')}</p>
        <div className={classes.pair}>
          {date('applied_on', { required: true, max: today })}
          {text('number', { maxLength: 60, dir: 'ltr' })}
        </div>
        <Checkbox
          label={t('certifiedCopies:is_urgent')}
          checked={value.is_urgent}
          onChange={({ currentTarget }) => change({ is_urgent: currentTarget.checked })}
        />
        {copy ? (
          later
        ) : (
          <details>
            <summary>{t('certifiedCopies:later')}</summary>
            <Stack gap="sm" mt="sm">
              {later}
            </Stack>
          </details>
        )}
        {sum('cost', t('certifiedCopies:cost_why'))}
        {mayDraft ? (
          <Checkbox
            label={t('certifiedCopies:write')}
            checked={isWriting}
            onChange={({ currentTarget }) => setWriting(currentTarget.checked)}
          />
        ) : null}
      </DialogForm>
      {copy ? (
        <Stack mt="lg" align="flex-start">
          <Button
            data-sends
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            loading={remove.isPending}
            onClick={() => remove.mutate(copy, { onSuccess: close, onError: (error) => toastError(error) })}
          >
            {t('certifiedCopies:delete')}
          </Button>
        </Stack>
      ) : null}
    </>
  )
}

interface SelectProps {
  matterId: MatterId
  value: OrderId | null
  onChange(changes: KnownCopy): void
}

/** The orders of the court’s record, whose choice fills the name and the date. Nothing if there are none. */
function OrderSelect({ matterId, value, onChange }: SelectProps) {
  const { t } = useTranslation(['certifiedCopies', 'orders'])
  const orders = useOrders(matterId, useCan()('read', 'Order')).data ?? []
  if (orders.length === 0) return null
  const nameOf = ({ kind, date }: Order) =>
    [t(`orders:kind.${kind}`), date && toDayFirst(date)].filter(Boolean).join(' ')
  const choose = (id: string) => {
    const order = orders.find(({ _id }) => _id === id)
    if (order) onChange({ order_id: order._id, paper: t(`orders:kind.${order.kind}`), order_on: order.date ?? '' })
    else onChange({ order_id: null })
  }
  return (
    <NativeSelect
      label={t('certifiedCopies:order_id')}
      value={value ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        { value: '', label: t('certifiedCopies:another_order') },
        ...orders.map((order) => ({ value: order._id, label: nameOf(order) })),
      ]}
    />
  )
}
