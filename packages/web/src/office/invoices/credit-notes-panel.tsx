import { Button, Group, Stack } from '@mantine/core'
import { type CreditNote, mailCreditNote } from '@peshi/contract/office/credit-notes'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Amount, Day } from './invoice-rows.tsx'
import { fetchCreditNotePdf } from './invoices.api.ts'
import classes from './invoices.module.css'
import { MailDialog } from './mail.dialog.tsx'

export function CreditNotesPanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  if (invoice.credit_notes.length === 0) return null
  return (
    <Panel title={t('credit_notes')}>
      <ul className={classes.list}>
        {invoice.credit_notes.map((note) => (
          <Line key={note._id} note={note} invoice={invoice} />
        ))}
      </ul>
    </Panel>
  )
}

function Line({
  note: { _id, number, issued_on, reason, sum },
  invoice,
}: {
  note: CreditNote
  invoice: InvoiceDetail
}) {
  const { t } = useTranslation('invoices')
  const [isMailing, setMailing] = useState(false)
  return (
    <li className="entry">
      <Stack component="span" gap={0} align="flex-start">
        <span>
          <strong>
            <Amount paise={sum.total} />
          </strong>{' '}
          · <Words>{reason}</Words>
        </span>
        <span className="small">
          <bdi className={classes.figure}>{number}</bdi> · <Day date={issued_on} />
        </span>
      </Stack>
      <Group component="span" gap="xs">
        <IfAllowed call={mailCreditNote}>
          <Button variant="default" size="compact-md" onClick={() => setMailing(true)}>
            {t('mail')}
          </Button>
        </IfAllowed>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={14} />}
          aria-label={t('credit_note_pdf', { number: isolate(number) })}
          onClick={() => showBlob(() => fetchCreditNotePdf(_id)).catch(toastError)}
        >
          PDF
        </Button>
      </Group>
      {isMailing ? (
        <MailDialog invoice={invoice} paper={{ kind: 'credit-note', id: _id }} onClose={() => setMailing(false)} />
      ) : null}
    </li>
  )
}
