import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { courtDateAt } from '@peshi/contract/dates'
import type { Invoice } from '@peshi/contract/invoices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../i18n/say-error.ts'
import { toastDone } from '../ui/toast.tsx'
import { useIssue } from './invoices.api.ts'

/** Gives the number, for good. */
export function IssueDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useTranslation('invoices')
  const today = courtDateAt(new Date())
  const [on, setOn] = useState(today)
  const issue = useIssue(invoice._id)
  const run = () =>
    issue.mutate(on, {
      onSuccess: ({ data }) => {
        toastDone(t('done.issued', { number: `\u2068${data.number}\u2069` }))
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} title={t('issue')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="md">
        <Text>{t('issue_text')}</Text>
        <TextInput
          type="date"
          label={t('date')}
          max={today}
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
        />
        {issue.error ? (
          <Alert color="red" role="alert">
            {sayError(issue.error)}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button loading={issue.isPending} disabled={on === ''} onClick={run}>
            {t('issue')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
