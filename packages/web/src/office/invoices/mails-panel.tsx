import { Button, Group, Stack } from '@mantine/core'
import { type InvoiceMail, mailInvoice } from '@peshi/contract/office/invoice-mail'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { useState } from 'react'
import { sayMoment } from '../../platform/i18n/say-day.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import classes from './invoices.module.css'
import { MailDialog } from './mail.dialog.tsx'

const tones: Record<NonNullable<InvoiceMail['state']>, Tone> = { waiting: 'today', sent: 'live', failed: 'late' }

export function MailsPanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const [kind, setKind] = useState<'invoice' | 'reminder' | null>(null)
  return (
    <Panel title={t('mails')}>
      <ul className={classes.list}>
        {invoice.mails.map((mail) => (
          <Line key={mail._id} mail={mail} />
        ))}
      </ul>
      <IfAllowed call={mailInvoice}>
        <Group mt={invoice.mails.length > 0 ? 'sm' : 0}>
          <Button variant="default" onClick={() => setKind('invoice')}>
            {t('mail')}
          </Button>
          {invoice.state === 'overdue' ? (
            <Button variant="default" onClick={() => setKind('reminder')}>
              {t('remind')}
            </Button>
          ) : null}
        </Group>
      </IfAllowed>
      {kind ? <MailDialog invoice={invoice} paper={{ kind, id: invoice._id }} onClose={() => setKind(null)} /> : null}
    </Panel>
  )
}

function Line({ mail: { paper, to, at, state, problem } }: { mail: InvoiceMail }) {
  const { t } = useTranslation(['invoices', 'alerts'])
  return (
    <li className="entry">
      <Stack component="span" gap={0} align="flex-start">
        <bdi className="anywhere">{to}</bdi>
        <span className="small">
          {t(`paper.${paper}`)} · {sayMoment(at)}
          {problem ? ` · ${t(`alerts:problem.${problem}`)}` : null}
        </span>
      </Stack>
      {state ? <Pill tone={tones[state]}>{t(`mail_state.${state}`)}</Pill> : null}
    </li>
  )
}
