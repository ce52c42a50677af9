import { Button, Checkbox, Group, NumberInput, Select, Stack, Textarea, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { getClient } from '@peshi/contract/clients/clients'
import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import type { TaxMode } from '@peshi/contract/office/invoice-sum'
import type { Invoice } from '@peshi/contract/office/invoices'
import { gstStates } from '@peshi/contract/platform/gst-states'
import type { ClientId, InvoiceId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { showPaise } from '@peshi/contract/platform/money'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { ChooseClient } from '../../clients/clients/choose-client.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import {
  type BillTo,
  billToOf,
  bodyOf,
  discountOf,
  fieldsOf,
  type InvoiceDraft,
  isBadPrice,
  keepDraft,
  sumOfDraft,
} from './invoice-draft.ts'
import { changedByInvoices, type InvoiceBody, sendInvoice } from './invoices.api.ts'
import classes from './invoices.module.css'
import { LineRows } from './line-rows.tsx'
import { SumList } from './sum-list.tsx'

const labels = {
  name: 'name',
  subject: 'subject',
  products: 'items',
  matter_id: 'subject',
  client_id: 'client',
  address: 'address',
  place: 'place',
  gstin: 'gstin_of',
  mode: 'mode_of',
  discount: 'discount',
  tax_percent: 'tax_percent',
  tds_percent: 'tds_percent',
  sac: 'sac',
  due_days: 'due_days',
  is_rounded: 'rounded',
  note: 'note',
} as const satisfies Record<keyof InvoiceBody, unknown>

const folded = ['place', 'gstin', 'tax_percent', 'tds_percent', 'sac'] as const
const modes = ['none', 'exempt', 'reverse-charge', 'forward'] as const
export const stateOptions = Object.entries(gstStates)
  .map(([value, name]) => ({ value, label: `${name} (${value})` }))
  .sort((one, other) => one.label.localeCompare(other.label))

interface Props {
  /** The invoice as it is stored now. Null for a new one. */
  invoice: Invoice | null
  start: InvoiceDraft
  identity: BillingIdentity | null
  onSaved(id: InvoiceId): void
}

const readClient = (id: ClientId | null) =>
  id === null
    ? null
    : callApi(getClient, { params: { id } }).then(
        ({ data }) => data,
        (error: unknown) => {
          toastError(error)
          return null
        },
      )

export function InvoiceForm({ invoice, start, identity, onSaved }: Props) {
  const { t } = useTranslation('invoices')
  const [draft, setDraft] = useState(start)
  const [isChecked, setChecked] = useState(false)
  const id = invoice?._id ?? null
  const save = useEdit({
    record: invoice,
    fieldsOf,
    keys: changedByInvoices,
    seen: draft.seen ?? null,
    send: (changes, whole) => sendInvoice(id, changes, whole),
    words: {
      label: (name) => t(labels[name]),
      say: {
        mode: (mode) => (mode ? t(`mode.${mode}`) : ''),
        place: (place) => stateOptions.find(({ value }) => value === place)?.label ?? '',
        discount: (discount) => `₹${discount ?? 0}`,
        products: (products) => products.map(({ item_name, price }) => `${item_name} — ₹${price}`).join('\n'),
        matter_id: () => invoice?.matter_title ?? '',
      },
    },
  })
  const matter = start.matter_id
  const change = (own: Partial<InvoiceDraft>) => setDraft((now) => ({ ...now, ...own }))
  useEffect(() => {
    if (draft !== start) keepDraft(id ? { invoice: id } : { matter }, draft)
  }, [draft, start, id, matter])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = bodyOf(draft)
    setChecked(true)
    if (!body) return toastError(new ApiError(messages.invoiceMandatory, { status: 400, code: 'invoice-mandatory' }))
    save.mutate(body, {
      onSuccess: (reply) => {
        keepDraft(id ? { invoice: id } : { matter }, null)
        toastDone(t('done.saved'))
        const saved = reply?.data._id ?? id
        if (saved) onSaved(saved)
      },
    })
  }
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const errorOf = (name: string) => errors[name]
  const hasFoldedError = folded.some((name) => errors[name])

  const sum = sumOfDraft(draft, identity)
  const filling = useRef(Promise.resolve())
  const chooseClient = (client_id: ClientId | null) => {
    const before = draft.client_id
    change({ client_id })
    filling.current = filling.current.then(async () => {
      const [old, now] = await Promise.all([readClient(before), readClient(client_id)])
      setDraft((draft) => withClient(draft, billToOf(identity, old), billToOf(identity, now)))
    })
  }

  return (
    <form onSubmit={submit} noValidate>
      {save.note}
      <div className="columns" data-side="wide">
        <Stack>
          <Panel title={t('to')}>
            <Stack gap="sm">
              <ChooseClient label={t('client')} value={draft.client_id} onChange={chooseClient} />
              <div className={classes.fields}>
                <TextInput
                  label={t('name')}
                  required
                  maxLength={160}
                  value={draft.name}
                  error={isChecked && draft.name.trim() === '' ? t('fill') : errorOf('name')}
                  onChange={(event) => change({ name: event.currentTarget.value })}
                />
                <TextInput
                  label={t('subject')}
                  required
                  maxLength={300}
                  value={draft.subject}
                  error={isChecked && draft.subject.trim() === '' ? t('fill') : errorOf('subject')}
                  onChange={(event) => change({ subject: event.currentTarget.value })}
                />
              </div>
              <TextInput
                label={t('address')}
                maxLength={400}
                value={draft.address}
                onChange={(event) => change({ address: event.currentTarget.value })}
              />
            </Stack>
          </Panel>
          <Panel title={t('items')}>
            <LineRows
              lines={draft.lines}
              taxPercent={draft.mode === 'forward' || draft.mode === 'reverse-charge' ? draft.tax_percent : null}
              isChecked={isChecked}
              onChange={(lines) => change({ lines })}
            />
            <TextInput
              label={t('discount')}
              description={t('discount_text')}
              placeholder="₹"
              inputMode="numeric"
              dir="ltr"
              className={classes.discount}
              maxLength={40}
              value={draft.discount ?? ''}
              error={discountOf(draft) === null ? t('price_whole') : errorOf('discount')}
              onChange={(event) => change({ discount: event.currentTarget.value })}
            />
          </Panel>
          <Panel title={t('note')}>
            <Textarea
              aria-label={t('note')}
              maxRows={8}
              maxLength={1000}
              value={draft.note}
              onChange={(event) => change({ note: event.currentTarget.value })}
            />
          </Panel>
        </Stack>
        <Stack>
          <Panel title={t('total')}>
            <SumList sum={sum} />
            <SpokenTotal total={sum.total} />
            {draft.lines.some(isBadPrice) ? <p className="small">{t('price_left_out')}</p> : null}
            <Group justify="flex-end" mt="md">
              <Button type="submit" loading={save.isPending}>
                {t('save')}
              </Button>
            </Group>
          </Panel>
          <Panel title={t('tax')}>
            <Stack gap="sm">
              <Select
                label={t('mode_of')}
                data={modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
                description={t(`mode_text.${draft.mode}`)}
                value={draft.mode}
                error={draft.mode === 'forward' && identity?.mode !== 'forward' ? <NotCharged /> : undefined}
                onChange={(mode) => change({ mode: mode as TaxMode })}
              />
              <NumberInput
                label={t('due_days')}
                min={0}
                max={365}
                value={draft.due_days}
                onChange={(days) => change({ due_days: Math.trunc(Number(days)) || 0 })}
              />
              <details className={classes.fold} open={hasFoldedError || undefined}>
                <summary>{t('more_tax')}</summary>
                <Stack gap="sm" mt="sm">
                  <Select
                    label={t('place')}
                    data={stateOptions}
                    searchable
                    clearable
                    value={draft.place}
                    error={errorOf('place')}
                    onChange={(place) => change({ place })}
                  />
                  <TextInput
                    label={t('gstin_of')}
                    dir="ltr"
                    maxLength={20}
                    value={draft.gstin}
                    error={errorOf('gstin')}
                    onChange={(event) => change({ gstin: event.currentTarget.value })}
                  />
                  <div className={classes.fields}>
                    <NumberInput
                      label={t('tax_percent')}
                      min={0}
                      max={40}
                      step={0.5}
                      value={draft.tax_percent}
                      onChange={(percent) => change({ tax_percent: Number(percent) || 0 })}
                    />
                    <NumberInput
                      label={t('tds_percent')}
                      min={0}
                      max={30}
                      value={draft.tds_percent}
                      onChange={(percent) => change({ tds_percent: Number(percent) || 0 })}
                    />
                    <TextInput
                      label={t('sac')}
                      dir="ltr"
                      maxLength={6}
                      value={draft.sac}
                      error={errorOf('sac')}
                      onChange={(event) => change({ sac: event.currentTarget.value })}
                    />
                  </div>
                  <Checkbox
                    label={t('rounded')}
                    checked={draft.is_rounded}
                    onChange={(event) => change({ is_rounded: event.currentTarget.checked })}
                  />
                </Stack>
              </details>
            </Stack>
          </Panel>
        </Stack>
      </div>
    </form>
  )
}

/** Says the total only after the person has stopped typing. */
function SpokenTotal({ total }: { total: number }) {
  const { t } = useTranslation('invoices')
  const [settled] = useDebouncedValue(total, 1000)
  return <VisuallyHidden role="status">{`${t('total')} ${showPaise(settled)}`}</VisuallyHidden>
}

function NotCharged() {
  const { t } = useTranslation('invoices')
  return (
    <>
      {t('mode_not_charged')} <Link to="/others/invoices/settings">{t('settings')}</Link>
    </>
  )
}

function withClient(draft: InvoiceDraft, before: BillTo, now: BillTo): InvoiceDraft {
  const isTheirs = (field: keyof BillTo) => !draft[field]?.trim() || draft[field] === before[field]
  const fields = (['name', 'address', 'gstin', 'place', 'mode'] as const).filter(isTheirs)
  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, now[field]])) }
}
