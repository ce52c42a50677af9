import { Alert, Text, TextInput } from '@mantine/core'
import { lastDayToCredit } from '@peshi/contract/office/credit-notes'
import { restOf, sumCredit } from '@peshi/contract/office/credit-sum'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { writeRupees } from '../../platform/i18n/rupees.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useCredit } from './invoices.api.ts'
import classes from './invoices.module.css'
import { SumList } from './sum-list.tsx'

const readWhole = (text: string) => {
  const paise = readRupees(text || '0')
  return paise !== null && paise % 100 === 0 ? paise / 100 : null
}

interface Asked {
  fees: number
  disbursements: number
}
const wholeOf = ({ fees, disbursements }: Record<keyof Asked, number | null>): Asked | null =>
  fees === null || disbursements === null ? null : { fees, disbursements }

export function CreditDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose(): void }) {
  const { t } = useTranslation(['invoices', 'errors'])
  const today = useCourtToday()
  const { credit_notes, mode, issued_on } = invoice
  const left = restOf(invoice, credit_notes)
  const { fieldOf, value, dropAnd, dialog } = useDraft('credit-note', invoice._id, () => ({
    fees: writeRupees(left.fees),
    disbursements: writeRupees(left.disbursements),
    reason: '',
  }))
  const { fees, disbursements, reason } = value
  const close = dropAnd(onClose)
  const credit = useCredit(invoice._id)
  const typed = { fees: readWhole(fees), disbursements: readWhole(disbursements) }
  const asked = wholeOf(typed)
  const sum = asked && sumCredit(invoice, credit_notes, asked)
  const lastDay = issued_on && lastDayToCredit(issued_on)
  const isLate = mode === 'forward' && lastDay && today > lastDay
  const submit = () => {
    if (!asked) return
    credit.mutate(
      { ...asked, reason },
      {
        onSuccess: ({ data }) => {
          toastDone(t('done.credited', { number: isolate(data.number) }))
          close()
        },
      },
    )
  }
  const errorOf = (part: 'fees' | 'disbursements') => {
    const rupees = typed[part]
    if (rupees === null) return readRupees(value[part]) === null ? t('fill') : t('price_whole')
    return rupees * 100 > left[part] ? t('errors:code.more-than-left') : undefined
  }
  const amount = (part: 'fees' | 'disbursements') => (
    <TextInput label={t(`credit_${part}`)} inputMode="numeric" dir="ltr" {...fieldOf(part)} error={errorOf(part)} />
  )
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t('credit')}>
      <DialogForm
        submit={t('credit')}
        sending={credit}
        isReady={reason.trim() !== '' && sum !== null && sum.total > 0}
        onCancel={close}
        onSubmit={submit}
      >
        <Text size="sm" c="dimmed">
          {t('credit_text')}
        </Text>
        {isLate ? <Alert color="amber">{t('credit_late', { day: isolate(toDayFirst(lastDay)) })}</Alert> : null}
        {amount('fees')}
        {left.disbursements > 0 ? amount('disbursements') : null}
        <TextInput label={t('reason')} maxLength={300} dir="auto" data-autofocus {...fieldOf('reason')} />
        {sum ? (
          <section className={classes.preview} aria-label={t('credit_sum')} aria-live="polite">
            <h3>{t('credit_sum')}</h3>
            {/* A credit note does not show TDS, the tax that the client withholds. */}
            <SumList sum={{ ...sum, tds: 0 }} />
          </section>
        ) : null}
      </DialogForm>
    </Modal>
  )
}
