import { ActionIcon, Button, Group, Select, TextInput } from '@mantine/core'
import {
  addCharge,
  type Charge,
  deleteCharge,
  type FeeTerms,
  saveFeeTerms,
  updateCharge,
} from '@peshi/contract/office/charges'
import type { DocumentId, MatterId } from '@peshi/contract/platform/ids'
import { paiseOfRupees, showPaise } from '@peshi/contract/platform/money'
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDocuments } from '../../matters/documents/documents.api.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { type OwnKey, type Say, useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useCan } from '../../platform/session/use-session.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { toastDone, toastError, toastThen } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { readPrice } from './invoice-draft.ts'
import { Amount, Day } from './invoice-rows.tsx'
import { changedByInvoices, sendCharge, sendFeeTerms, useMatterMoney, useRemoveCharge } from './invoices.api.ts'
import classes from './invoices.module.css'
import { sayCharge } from './say-charge.ts'

export function MatterMoney({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('invoices')
  const { data, error, refetch } = useMatterMoney(matterId)
  const [open, setOpen] = useState<'terms' | Charge | 'new' | null>(null)
  if (!data) return <Unloaded title={t('money_failed')} error={error} onRetry={refetch} outline={96} />
  const { terms, client_fee, billed, paid, due, unbilled, charges } = data
  const sums = [
    ['agreed', terms.agreed === null ? null : paiseOfRupees(terms.agreed)],
    ['billed', billed],
    ['paid', paid],
    ['still_open', due],
    ['unbilled', unbilled],
  ] as const
  return (
    <>
      <dl className={classes.ageing}>
        {sums.map(([name, paise]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{paise === null ? '—' : <Amount paise={paise} />}</dd>
          </div>
        ))}
      </dl>
      <Panel title={t('charges')}>
        <p className="small">{sayFee(t, terms.appearance, client_fee)}</p>
        <Group my="sm">
          <IfAllowed call={addCharge}>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<IconPlus size={14} />}
              onClick={() => setOpen('new')}
            >
              {t('add_charge')}
            </Button>
          </IfAllowed>
          <IfAllowed call={saveFeeTerms}>
            <Button variant="default" size="compact-md" onClick={() => setOpen('terms')}>
              {t('fee_terms')}
            </Button>
          </IfAllowed>
        </Group>
        {charges.length > 0 ? <Charges charges={charges} onEdit={setOpen} /> : null}
      </Panel>
      {open === 'terms' ? <TermsDialog matterId={matterId} terms={terms} onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'terms' ? (
        <ChargeDialog matterId={matterId} charge={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </>
  )
}

function sayFee(t: Say<OwnKey<'invoices'>>, own: number | null, ofClient: number | null): string {
  const fee = own ?? ofClient
  if (!fee) return t('charges_text')
  return t(own === null ? 'client_fee_text' : 'appearance_text', { amount: showPaise(paiseOfRupees(fee)) })
}

function Charges({ charges, onEdit }: { charges: readonly Charge[]; onEdit(charge: Charge): void }) {
  const { t } = useTranslation('invoices')
  const remove = useRemoveCharge()
  const removed = { onSuccess: () => toastDone(t('charge_deleted')), onError: (error: Error) => toastError(error) }
  const columns: Column<Charge>[] = [
    { id: 'date', heading: t('date'), cell: ({ on }) => <Day date={on} /> },
    {
      id: 'item',
      heading: t('item'),
      cell: (charge) => (
        <>
          <Words>{sayCharge(t, charge)}</Words>
          <span className="small">
            {' '}
            {charge.paid_by === 'client' ? t('paid_by.client') : null}
            {charge.paper ? <Words>{charge.paper.name}</Words> : null}
          </span>
        </>
      ),
    },
    {
      id: 'invoice',
      heading: t('one'),
      cell: ({ invoice, paid_by }) =>
        invoice ? (
          <Link to="/others/invoices/invoice/$id" params={{ id: invoice._id }}>
            <bdi className={classes.number}>{invoice.number ?? t('state.draft')}</bdi>
          </Link>
        ) : paid_by === 'client' ? (
          '—'
        ) : (
          t('unbilled')
        ),
    },
    {
      id: 'amount',
      heading: t('amount'),
      isFigure: true,
      cell: ({ amount }) => <Amount paise={paiseOfRupees(amount)} />,
    },
    {
      id: 'actions',
      cell: (charge) =>
        charge.invoice ? null : (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <IfAllowed call={updateCharge}>
              <ActionIcon
                aria-label={t('change_charge', { name: sayCharge(t, charge) })}
                onClick={() => onEdit(charge)}
              >
                <IconEdit size={16} />
              </ActionIcon>
            </IfAllowed>
            <IfAllowed call={deleteCharge}>
              <ActionIcon
                aria-label={t('delete_charge', { name: sayCharge(t, charge) })}
                onClick={() => remove.mutate(charge, removed)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </IfAllowed>
          </Group>
        ),
    },
  ]
  return (
    <div className={classes.scroll}>
      <DataTable
        className={classes.products}
        label={t('charges')}
        columns={columns}
        rows={charges}
        keyOf={({ _id }) => _id}
      />
    </div>
  )
}

export const readFee = (text: string): number | null => (text.trim() === '' ? null : readPrice(text))
export const isBadFee = (text: string): boolean => text.trim() !== '' && readPrice(text) === null
export const writeFee = (rupees: number | null) => (rupees === null ? '' : String(rupees))

interface TermsProps {
  matterId: MatterId
  terms: FeeTerms
  onClose(): void
}

function TermsDialog({ matterId, terms, onClose }: TermsProps) {
  const { t } = useTranslation('invoices')
  const { fieldOf, value, dropAnd, dialog } = useDraft('fee-terms', matterId, () => ({
    agreed: writeFee(terms.agreed),
    appearance: writeFee(terms.appearance),
  }))
  const close = dropAnd(onClose)
  const save = useEdit({
    record: terms,
    fieldsOf: ({ agreed, appearance }: FeeTerms) => ({ agreed, appearance }),
    send: (changes, whole) => sendFeeTerms(matterId, { ...whole, ...changes }),
    words: { label: (name) => t(name === 'agreed' ? 'agreed' : 'per_appearance') },
    keys: changedByInvoices,
  })
  const submit = () =>
    save.mutate(
      { agreed: readFee(value.agreed), appearance: readFee(value.appearance) },
      { onSuccess: toastThen(t('terms_saved'), close) },
    )
  const errorOf = (text: string) => (isBadFee(text) ? t('price_whole') : undefined)
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('fee_terms')}>
      <DialogForm
        submit={t('save')}
        sending={save}
        isReady={!isBadFee(value.agreed) && !isBadFee(value.appearance)}
        onCancel={close}
        onSubmit={submit}
      >
        {save.note}
        <TextInput
          label={t('agreed_fee')}
          inputMode="numeric"
          dir="ltr"
          data-autofocus
          {...fieldOf('agreed')}
          error={errorOf(value.agreed)}
        />
        <TextInput
          label={t('per_appearance')}
          description={t('per_appearance_text')}
          inputMode="numeric"
          dir="ltr"
          {...fieldOf('appearance')}
          error={errorOf(value.appearance)}
        />
      </DialogForm>
    </Modal>
  )
}

const kinds = ['court-fee', 'expense', 'appearance'] as const
const payers = ['chamber', 'client'] as const

const fieldsOf = ({ kind, on, what, amount, paid_by, paper }: Charge) => ({
  kind,
  on: on as string,
  what,
  amount,
  paid_by,
  document_id: paper?._id ?? null,
})

interface ChargeProps {
  matterId: MatterId
  charge: Charge | null
  onClose(): void
}

function ChargeDialog({ matterId, charge, onClose }: ChargeProps) {
  const { t } = useTranslation('invoices')
  const can = useCan()
  const today = useCourtToday()
  const { fieldOf, value, change, dropAnd, dialog } = useDraft('charge', charge?._id ?? matterId, () => ({
    kind: charge?.kind ?? ('court-fee' as Charge['kind']),
    on: (charge?.on ?? today) as string,
    what: charge?.what ?? '',
    amount: writeFee(charge?.amount ?? null),
    paid_by: charge?.paid_by ?? ('chamber' as Charge['paid_by']),
    document_id: charge?.paper?._id ?? null,
  }))
  const close = dropAnd(onClose)
  const save = useEdit({
    record: charge,
    fieldsOf,
    send: (changes, whole) => sendCharge(matterId, charge?._id ?? null, changes, whole),
    words: { label: (name) => t(labels[name]), say: { kind: (kind) => t(`charge.${kind}`) } },
    keys: changedByInvoices,
  })
  const amount = readPrice(value.amount)
  const isAppearance = value.kind === 'appearance'
  const isReady = amount !== null && amount > 0 && value.on !== '' && (isAppearance || value.what.trim() !== '')
  const submit = () => {
    if (!amount) return
    const what = value.what.trim() || null
    save.mutate(
      { ...value, amount, what, paid_by: isAppearance ? 'chamber' : value.paid_by },
      { onSuccess: toastThen(t('charge_saved'), close) },
    )
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t(charge ? 'charge_of' : 'add_charge')}>
      <DialogForm submit={t('save')} sending={save} isReady={isReady} onCancel={close} onSubmit={submit}>
        {save.note}
        <Select
          label={t('kind_of')}
          data={kinds.map((kind) => ({ value: kind, label: t(`charge.${kind}`) }))}
          value={value.kind}
          allowDeselect={false}
          onChange={(kind) => change({ kind: kind as Charge['kind'] })}
        />
        <TextInput label={t('item')} maxLength={300} dir="auto" required={!isAppearance} {...fieldOf('what')} />
        <TextInput
          label={t('price')}
          inputMode="numeric"
          dir="ltr"
          required
          {...fieldOf('amount')}
          error={isBadFee(value.amount) ? t('price_whole') : undefined}
        />
        <DateField label={t('date')} max={today} value={value.on} onChange={(on) => change({ on })} />
        {isAppearance ? null : (
          <Select
            label={t('paid_by_of')}
            data={payers.map((payer) => ({ value: payer, label: t(`paid_by.${payer}`) }))}
            value={value.paid_by}
            allowDeselect={false}
            onChange={(payer) => change({ paid_by: payer as Charge['paid_by'] })}
          />
        )}
        {can('read', 'Document') ? (
          <PaperField
            matterId={matterId}
            value={value.document_id}
            onChange={(document_id) => change({ document_id })}
          />
        ) : null}
      </DialogForm>
    </Modal>
  )
}

const labels = {
  kind: 'kind_of',
  on: 'date',
  what: 'item',
  amount: 'amount',
  paid_by: 'paid_by_of',
  document_id: 'paper_of',
} as const

interface PaperProps {
  matterId: MatterId
  value: DocumentId | null
  onChange(id: DocumentId | null): void
}

function PaperField({ matterId, value, onChange }: PaperProps) {
  const { t } = useTranslation('invoices')
  const { data = [] } = useDocuments(matterId)
  return (
    <Select
      label={t('paper_of')}
      data={data.map(({ _id, name }) => ({ value: _id as string, label: name }))}
      value={value}
      searchable
      clearable
      onChange={(id) => onChange(id as DocumentId | null)}
    />
  )
}
