import { Alert, Text } from '@mantine/core'
import type { Invoice } from '@peshi/contract/office/invoices'
import { financialYearOf } from '@peshi/contract/platform/financial-year'
import { useState } from 'react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DateField } from '../../platform/ui/date-field.tsx'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { useIssue } from './invoices.api.ts'

export function IssueDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const today = useCourtToday()
  const [on, setOn] = useState(today)
  const issue = useIssue(invoice)
  const [asked, setAsked] = useState<string | null>(null)
  const year = on && financialYearOf(on)
  const isOver = year !== '' && year < financialYearOf(today)
  const submit = () => {
    if (isOver && asked !== year) return setAsked(year)
    issue.mutate(on, {
      onSuccess: ({ data }) => {
        toastDone(t('done.issued', { number: isolate(data.number ?? '') }))
        onClose()
      },
    })
  }
  return (
    <Modal opened onClose={onClose} title={t('issue')}>
      <DialogForm
        submit={isOver && asked === year ? t('issue_last_year', { year }) : t('issue')}
        sending={issue}
        isReady={on !== ''}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Text>{t('issue_text')}</Text>
        <DateField label={t('date')} max={today} value={on} onChange={setOn} />
        {isOver && asked === year ? (
          <Alert color="amber" role="alert">
            {t('last_year', { year: isolate(year) })}
          </Alert>
        ) : null}
      </DialogForm>
    </Modal>
  )
}
