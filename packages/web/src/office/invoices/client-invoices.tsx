import { Button, Group, Stack } from '@mantine/core'
import type { clientInvoices } from '@peshi/contract/office/invoices'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { useState } from 'react'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Modal } from '../../platform/ui/layers.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { InvoiceToPay } from './how-to-pay.tsx'
import { Amount, StatePill } from './invoice-rows.tsx'
import { fetchClientPdf, useClientInvoices } from './invoices.api.ts'
import classes from './invoices.module.css'

type Shown = ReplyOf<typeof clientInvoices>['data'][number]

export function ClientInvoices() {
  const { t } = useTranslation('invoices')
  const { data, error } = useClientInvoices()
  const [open, setOpen] = useState<Shown | null>(null)
  if (error && !data) return <p role="alert">{sayError(error)}</p>
  if (!data || data.length === 0) return null
  return (
    <div className={classes.area}>
      <Panel title={t('title')}>
        <ul className={classes.list}>
          {data.map((invoice) => (
            <li key={invoice._id} className="entry">
              <Stack component="span" gap={0} align="flex-start">
                <bdi>{invoice.number}</bdi>
                <span className="small">
                  <Words>{invoice.subject}</Words>
                </span>
              </Stack>
              <Group component="span" gap="xs">
                <StatePill state={invoice.state} />
                <Asked invoice={invoice} />
                <Button variant="default" size="compact-md" onClick={() => setOpen(invoice)}>
                  {t('show_it')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
        {open ? (
          <Modal opened onClose={() => setOpen(null)} title={<Words>{open.supplier.name}</Words>} size={640}>
            <InvoiceToPay invoice={open} onPdf={() => showBlob(() => fetchClientPdf(open._id)).catch(toastError)} />
          </Modal>
        ) : null}
      </Panel>
    </div>
  )
}

function Asked({ invoice: { sum, to_pay } }: { invoice: Shown }) {
  const { t } = useTranslation('invoices')
  return (
    <span className={`${classes.two} ${classes.amount}`}>
      <Amount paise={sum.total} />
      {to_pay > 0 && to_pay !== sum.total ? (
        <span className="small">
          {t('open')} <Amount paise={to_pay} />
        </span>
      ) : null}
    </span>
  )
}
