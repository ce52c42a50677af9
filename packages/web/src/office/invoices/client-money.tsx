import { Button, Group, Select, TextInput } from '@mantine/core'
import { type ClientFee, saveClientFee } from '@peshi/contract/office/charges'
import { addToLedger, type LedgerLine, type PaymentMethod } from '@peshi/contract/office/receipts'
import type { ClientId } from '@peshi/contract/platform/ids'
import { paiseOfRupees } from '@peshi/contract/platform/money'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import type { Panel as FillingPanel } from '../../platform/features/panels.tsx'
import { sayNoAmount } from '../../platform/i18n/rupees.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { Amount, Day } from './invoice-rows.tsx'
import { changedByInvoices, ledgerQuery, sendClientFee, useAddToLedger, useLedger } from './invoices.api.ts'
import classes from './invoices.module.css'
import { isBadFee, readFee, writeFee } from './matter-money.tsx'
import { paymentMethods } from './pay.dialog.tsx'

type Kind = 'advance' | 'refund'

function ClientMoney({ id }: { id: ClientId }) {
  const { t } = useTranslation('invoices')
  const { data, error } = useLedger(id)
  const [adding, setAdding] = useState<Kind | 'fee' | null>(null)
  if (error && !data) return <p role="alert">{sayError(error)}</p>
  if (!data) return null
  return (
    <Panel title={t('account')}>
      <dl className={classes.sum}>
        <dt>{t('owed')}</dt>
        <dd>
          <strong>
            <Amount paise={data.owed} />
          </strong>
        </dd>
        <dt>{t('held')}</dt>
        <dd>
          <strong>
            <Amount paise={data.held} />
          </strong>
        </dd>
        <dt>{t('client_fee')}</dt>
        <dd>{data.fee.appearance === null ? '—' : <Amount paise={paiseOfRupees(data.fee.appearance)} />}</dd>
      </dl>
      <IfAllowed call={addToLedger}>
        <Group my="sm">
          <Button variant="default" size="compact-md" onClick={() => setAdding('advance')}>
            {t('receipt.advance')}
          </Button>
          {data.held > 0 ? (
            <Button variant="default" size="compact-md" onClick={() => setAdding('refund')}>
              {t('receipt.refund')}
            </Button>
          ) : null}
          <IfAllowed call={saveClientFee}>
            <Button variant="default" size="compact-md" onClick={() => setAdding('fee')}>
              {t('client_fee')}
            </Button>
          </IfAllowed>
        </Group>
      </IfAllowed>
      {data.lines.length > 0 ? <Lines lines={data.lines} /> : null}
      {adding === 'fee' ? <FeeDialog id={id} fee={data.fee} onClose={() => setAdding(null)} /> : null}
      {adding && adding !== 'fee' ? <AddDialog id={id} kind={adding} onClose={() => setAdding(null)} /> : null}
    </Panel>
  )
}

export const clientMoneyPanel: FillingPanel<{ id: ClientId }> = {
  Part: ClientMoney,
  queries: ({ id }) => [ledgerQuery(id)],
}

function Lines({ lines }: { lines: readonly LedgerLine[] }) {
  const { t } = useTranslation('invoices')
  const columns: Column<LedgerLine>[] = [
    { id: 'date', heading: t('date'), cell: ({ on }) => <Day date={on} /> },
    {
      id: 'item',
      heading: t('item'),
      cell: ({ kind, invoice_id, number }) => (
        <>
          {t(`receipt.${kind}`)}{' '}
          {invoice_id && number ? (
            <Link to="/others/invoices/invoice/$id" params={{ id: invoice_id }}>
              <bdi className={classes.number}>{number}</bdi>
            </Link>
          ) : (
            <bdi className={classes.number}>{number}</bdi>
          )}
        </>
      ),
    },
    { id: 'owed', heading: t('owed'), isFigure: true, cell: ({ owed_after }) => <Amount paise={owed_after} /> },
    { id: 'held', heading: t('held'), isFigure: true, cell: ({ held_after }) => <Amount paise={held_after} /> },
  ]
  return (
    <div className={classes.scroll}>
      <DataTable
        className={classes.products}
        label={t('account')}
        columns={columns}
        rows={lines}
        keyOf={({ kind, receipt_id, invoice_id }) => `${kind} ${receipt_id ?? invoice_id}`}
      />
    </div>
  )
}

function FeeDialog({ id, fee, onClose }: { id: ClientId; fee: ClientFee; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const { fieldOf, value, dropAnd, dialog } = useDraft('client-fee', id, () => ({ fee: writeFee(fee.appearance) }))
  const close = dropAnd(onClose)
  const save = useEdit({
    record: fee,
    fieldsOf: ({ appearance }: ClientFee) => ({ appearance }),
    send: (changes, whole) => sendClientFee(id, { ...whole, ...changes }),
    words: { label: () => t('per_appearance') },
    keys: changedByInvoices,
  })
  const isBad = isBadFee(value.fee)
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('client_fee')}>
      <DialogForm
        submit={t('save')}
        sending={save}
        isReady={!isBad}
        onCancel={close}
        onSubmit={() =>
          save.mutate({ appearance: readFee(value.fee) }, { onSuccess: toastThen(t('terms_saved'), close) })
        }
      >
        {save.note}
        <TextInput
          label={t('per_appearance')}
          description={t('client_fee_hint')}
          inputMode="numeric"
          dir="ltr"
          data-autofocus
          {...fieldOf('fee')}
          error={isBad ? t('price_whole') : undefined}
        />
      </DialogForm>
    </Modal>
  )
}

function AddDialog({ id, kind, onClose }: { id: ClientId; kind: Kind; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const today = useCourtToday()
  const { fieldOf, value, change, dropAnd, dialog } = useDraft(kind, id, () => ({
    amount: '',
    on: today,
    method: 'upi' as PaymentMethod,
    reference: '',
  }))
  const { amount, on, method, reference } = value
  const close = dropAnd(onClose)
  const add = useAddToLedger(id)
  const typed = readRupees(amount)
  const submit = () => {
    if (!typed) return
    const body = { kind, amount: typed, on, method, reference: reference.trim() || null }
    add.mutate(body, { onSuccess: toastThen(t('done.receipt'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t(`receipt.${kind}`)}>
      <DialogForm
        submit={t('save')}
        sending={add}
        isReady={Boolean(typed) && on !== ''}
        onCancel={close}
        onSubmit={submit}
      >
        <TextInput
          label={t('amount')}
          inputMode="decimal"
          dir="ltr"
          data-autofocus
          {...fieldOf('amount')}
          error={amount !== '' && typed === null ? sayNoAmount(amount) : undefined}
        />
        <Select
          label={t('method_of')}
          data={paymentMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
          value={method}
          onChange={(next) => change({ method: next as PaymentMethod })}
        />
        <DateField label={t('date')} max={today} value={on} onChange={(on) => change({ on })} />
        <TextInput label={t('reference')} maxLength={100} {...fieldOf('reference')} />
      </DialogForm>
    </Modal>
  )
}
