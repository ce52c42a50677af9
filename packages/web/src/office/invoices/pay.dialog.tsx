import { Select, TextInput } from '@mantine/core'
import { amountToPay } from '@peshi/contract/office/invoice-sum'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { showPaise } from '@peshi/contract/platform/money'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { sayNoAmount, writeRupees } from '../../platform/i18n/rupees.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastThen } from '../../platform/ui/toast.tsx'
import { useDraw, usePay } from './invoices.api.ts'
import classes from './invoices.module.css'

export const paymentMethods = ['upi', 'bank', 'cash', 'cheque', 'card'] as const
type Method = (typeof paymentMethods)[number]

export function PayDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const today = useCourtToday()
  const { sum, paid, tds_proved, credited, credited_tds, advance, open } = invoice
  const tdsExpected = sum.tds - credited_tds
  const toPay = amountToPay(sum.total - credited, tdsExpected, { paid, tds: tds_proved })
  const { fieldOf, value, change, dropAnd, dialog } = useDraft('payment', invoice._id, () => ({
    method: 'upi' as Method | 'advance',
    amount: writeRupees(toPay),
    tds: writeRupees(Math.min(open - toPay, Math.max(0, tdsExpected - tds_proved))),
    on: today,
    reference: '',
  }))
  const { method, amount, tds, on, reference } = value
  const close = dropAnd(onClose)
  const pay = usePay(invoice._id)
  const draw = useDraw(invoice._id)
  const isDrawn = method === 'advance'
  const [typed, withheld] = [readRupees(amount), isDrawn ? 0 : readRupees(tds || '0')]
  const error = pay.error ?? draw.error
  const done = { onSuccess: toastThen(t('done.receipt'), close) }
  const submit = () => {
    if (typed === null || withheld === null) return
    if (method === 'advance') draw.mutate({ amount: typed, on }, done)
    else pay.mutate({ amount: typed, tds: withheld, on, method, reference: reference.trim() || null }, done)
  }
  const usualAmount = (by: Method | 'advance') => writeRupees(by === 'advance' ? Math.min(advance, open) : toPay)
  const choose = (next: Method | 'advance') => {
    change({ method: next, ...(amount === usualAmount(method) ? { amount: usualAmount(next) } : {}) })
  }
  const methods = [
    ...paymentMethods.map((value) => ({ value: value as string, label: t(`method.${value}`) })),
    ...(advance > 0 ? [{ value: 'advance', label: t('from_advance', { amount: isolate(showPaise(advance)) }) }] : []),
  ]
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('record')}>
      <DialogForm
        submit={t('save')}
        sending={{ isPending: pay.isPending || draw.isPending, error }}
        isReady={on !== ''}
        onCancel={close}
        onSubmit={submit}
      >
        <Select label={t('method_of')} data={methods} value={method} onChange={(next) => choose(next as Method)} />
        <div className={classes.fields}>
          <TextInput
            label={t('amount')}
            inputMode="decimal"
            dir="ltr"
            data-autofocus
            {...fieldOf('amount')}
            error={typed === null ? sayNoAmount(amount) : undefined}
          />
          {isDrawn ? null : (
            <TextInput
              label={t('tds')}
              inputMode="decimal"
              dir="ltr"
              {...fieldOf('tds')}
              error={withheld === null ? sayNoAmount(tds) : undefined}
            />
          )}
        </div>
        <DateField label={t('date')} max={today} value={on} onChange={(on) => change({ on })} />
        {isDrawn ? null : <TextInput label={t('reference')} maxLength={100} {...fieldOf('reference')} />}
      </DialogForm>
    </Modal>
  )
}
