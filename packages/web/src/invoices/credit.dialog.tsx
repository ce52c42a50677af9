import { Alert, Modal, Stack, Text, TextInput } from '@mantine/core'
import { lastDayToCredit } from '@peshi/contract/credit-notes'
import { courtDateAt, toDayFirst } from '@peshi/contract/dates'
import type { InvoiceDetail } from '@peshi/contract/invoices'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../i18n/say-error.ts'
import { toastDone } from '../ui/toast.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { useCredit } from './invoices.api.ts'
import { readRupees, writeRupees } from './rupees.ts'

/** In whole rupees, as the invoice itself. */
const readWhole = (text: string) => {
  const paise = readRupees(text || '0')
  return paise !== null && paise % 100 === 0 ? paise / 100 : null
}

/** What of an issued invoice is taken back: all that is left of it, unless less is typed. */
export function CreditDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const { sum, credit_notes, mode, issued_on } = invoice
  const left = (part: 'fees' | 'disbursements') => credit_notes.reduce((rest, note) => rest - note.sum[part], sum[part])
  const [fees, setFees] = useState(writeRupees(left('fees')))
  const [disbursements, setDisbursements] = useState(writeRupees(left('disbursements')))
  const [reason, setReason] = useState('')
  const credit = useCredit(invoice._id)
  const typed = { fees: readWhole(fees), disbursements: readWhole(disbursements) }
  const lastDay = issued_on && lastDayToCredit(issued_on)
  const isLate = mode === 'forward' && lastDay && courtDateAt(new Date()) > lastDay
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { fees, disbursements } = typed
    if (fees === null || disbursements === null) return
    credit.mutate(
      { fees, disbursements, reason },
      {
        onSuccess: ({ data }) => {
          toastDone(t('done.credited', { number: `\u2068${data.number}\u2069` }))
          onClose()
        },
      },
    )
  }
  const amount = (label: string, value: string, set: (text: string) => void, read: number | null) => (
    <TextInput
      label={label}
      inputMode="numeric"
      dir="ltr"
      value={value}
      error={read === null ? t('fill') : undefined}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
  return (
    <Modal opened onClose={onClose} title={t('credit')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('credit_text')}
          </Text>
          {isLate ? (
            <Alert color="amber">{t('credit_late', { day: `\u2068${toDayFirst(lastDay)}\u2069` })}</Alert>
          ) : null}
          {amount(t('credit_fees'), fees, setFees, typed.fees)}
          {left('disbursements') > 0
            ? amount(t('credit_disbursements'), disbursements, setDisbursements, typed.disbursements)
            : null}
          <TextInput
            label={t('reason')}
            maxLength={300}
            dir="auto"
            data-autofocus
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {credit.error ? (
            <Alert color="red" role="alert">
              {sayError(credit.error)}
            </Alert>
          ) : null}
          <DialogButtons
            submit={t('credit')}
            isBusy={credit.isPending}
            isReady={reason.trim() !== ''}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}
