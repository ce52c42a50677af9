import { Checkbox, Text, Textarea, TextInput } from '@mantine/core'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { useState } from 'react'
import { ApiError } from '../../platform/api/api-error.ts'
import { useDraft } from '../../platform/device/use-draft.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DialogForm } from '../../platform/ui/dialog-form.tsx'
import { Modal } from '../../platform/ui/layers.tsx'
import { toastError, toastThen } from '../../platform/ui/toast.tsx'
import { type Paper, useMailPaper, useShowToClient } from './invoices.api.ts'

export function MailDialog({ invoice, paper, onClose }: { invoice: InvoiceDetail; paper: Paper; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const { fieldOf, value, dropAnd, dialog } = useDraft('paper-mail', `${paper.kind} ${paper.id}`, () => ({
    to: invoice.mails[0]?.to ?? invoice.client_email ?? '',
    words: '',
  }))
  const { to, words } = value
  const close = dropAnd(onClose)
  const isOffered = paper.kind === 'invoice' && invoice.has_client_access && !invoice.is_in_client_area
  const [isShown, setShown] = useState(isOffered)
  const mail = useMailPaper(paper)
  const show = useShowToClient(invoice._id)
  const isRefused = mail.error instanceof ApiError && mail.error.fields?.to !== undefined
  const submit = async () => {
    try {
      if (isOffered && isShown) await show.mutateAsync(true)
    } catch (error) {
      return toastError(error)
    }
    mail.mutate({ to, words }, { onSuccess: toastThen(t('mailed'), close) })
  }
  return (
    <Modal opened draft={dialog} onClose={onClose} title={t(paper.kind === 'reminder' ? 'remind' : 'mail')}>
      <DialogForm
        submit={t('send')}
        sending={{ isPending: mail.isPending || show.isPending, error: isRefused ? null : mail.error }}
        isReady={to.trim() !== ''}
        onCancel={close}
        onSubmit={submit}
      >
        <Text size="sm" c="dimmed">
          {t(paper.kind === 'reminder' ? 'remind_text' : 'mail_text')}
        </Text>
        <TextInput
          label={t('mail_to')}
          type="email"
          dir="ltr"
          autoComplete="off"
          data-autofocus
          {...fieldOf('to')}
          error={isRefused ? sayError(mail.error) : undefined}
        />
        <Textarea label={t('mail_words')} maxLength={1000} dir="auto" {...fieldOf('words')} />
        {isOffered ? (
          <Checkbox
            label={t('mail_area')}
            checked={isShown}
            onChange={(event) => setShown(event.currentTarget.checked)}
          />
        ) : null}
      </DialogForm>
    </Modal>
  )
}
