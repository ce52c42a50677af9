import { Button, Menu, Stack } from '@mantine/core'
import { mailReceipt } from '@peshi/contract/office/invoice-mail'
import type { InvoiceDetail } from '@peshi/contract/office/invoices'
import { payInvoice, type Receipt, voidReceipt } from '@peshi/contract/office/receipts'
import { IconDots, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useMayCall } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill } from '../../platform/ui/pill.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Amount, Day } from './invoice-rows.tsx'
import { fetchReceiptPdf, useVoid } from './invoices.api.ts'
import classes from './invoices.module.css'
import { MailDialog } from './mail.dialog.tsx'
import { PayDialog } from './pay.dialog.tsx'

export function ReceiptsPanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const [isPaying, setPaying] = useState(false)
  return (
    <Panel
      title={t('receipts')}
      aside={
        invoice.open > 0 ? (
          <IfAllowed call={payInvoice}>
            <Button size="compact-md" onClick={() => setPaying(true)}>
              {t('record')}
            </Button>
          </IfAllowed>
        ) : null
      }
    >
      {invoice.receipts.length === 0 ? <p className="small">{t('no_receipts')}</p> : null}
      <ul className={classes.list}>
        {invoice.receipts.map((receipt) => (
          <Line key={receipt._id} receipt={receipt} invoice={invoice} />
        ))}
      </ul>
      {isPaying ? <PayDialog invoice={invoice} onClose={() => setPaying(false)} /> : null}
    </Panel>
  )
}

function Line({ receipt, invoice }: { receipt: Receipt; invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const cancel = useVoid()
  const mayCall = useMayCall()
  const [isMailing, setMailing] = useState(false)
  const { _id, number, kind, amount, tds, on, method, reference, voided_at } = receipt
  const canMail = number !== null && mayCall(mailReceipt)
  const canCancel = mayCall(voidReceipt)
  const run = () => cancel.mutateAsync(_id).then(() => toastDone(t('done.voided')), toastError)
  return (
    <li className="entry">
      <Stack component="span" gap={0} align="flex-start">
        <span className={voided_at ? classes.void : undefined}>
          <strong>
            <Amount paise={amount} />
          </strong>{' '}
          {tds > 0 ? (
            <>
              + TDS <Amount paise={tds} />
            </>
          ) : null}
        </span>
        <span className="small">
          <Day date={on} /> · {method ? t(`method.${method}`) : t(`receipt.${kind}`)}
          {reference ? (
            <>
              {' · '}
              <Words>{reference}</Words>
            </>
          ) : null}
          {number ? (
            <>
              {' · '}
              <bdi className={classes.figure}>{number}</bdi>
            </>
          ) : null}
        </span>
      </Stack>
      {voided_at ? <Pill tone="decided">{t('voided')}</Pill> : null}
      {number ? (
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={14} />}
          aria-label={t('receipt_pdf', { number: isolate(number) })}
          onClick={() => showBlob(() => fetchReceiptPdf(_id)).catch(toastError)}
        >
          PDF
        </Button>
      ) : null}
      {voided_at || !(canMail || canCancel) ? null : (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="subtle" size="compact-md" aria-label={t('more')}>
              <IconDots size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {canMail ? <Menu.Item onClick={() => setMailing(true)}>{t('mail')}</Menu.Item> : null}
            {canCancel ? (
              <Menu.Item data-sends color="red" onClick={run}>
                {t('cancel_receipt')}
              </Menu.Item>
            ) : null}
          </Menu.Dropdown>
        </Menu>
      )}
      {isMailing ? (
        <MailDialog invoice={invoice} paper={{ kind: 'receipt', id: _id }} onClose={() => setMailing(false)} />
      ) : null}
    </li>
  )
}
