import { Alert, Button, Menu, Skeleton, Stack, Text } from '@mantine/core'
import { createCreditNote } from '@peshi/contract/office/credit-notes'
import { deleteInvoice, type InvoiceDetail, issueInvoice, updateInvoice } from '@peshi/contract/office/invoices'
import { IconDots, IconDownload, IconPencil, IconReceiptRefund, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { IfAllowed } from '../../platform/session/if-allowed.tsx'
import { useCan, useMayCall } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { showBlob } from '../../platform/ui/show-blob.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { CreditDialog } from './credit.dialog.tsx'
import { CreditNotesPanel } from './credit-notes-panel.tsx'
import { Amount, Day, StatePill } from './invoice-rows.tsx'
import { fetchInvoicePdf, useIdentity, useInvoice, useRemoveInvoice, useRestoreInvoice } from './invoices.api.ts'
import classes from './invoices.module.css'
import { IssueDialog } from './issue.dialog.tsx'
import { MailsPanel } from './mails-panel.tsx'
import { numbered } from './numbered.ts'
import { PayOnlinePanel } from './pay-online.tsx'
import { ReceiptsPanel } from './receipts-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { SumList } from './sum-list.tsx'

export function InvoicePage() {
  const { t } = useTranslation('invoices')
  const { id } = useParams({ from: '/shell/others/invoices/invoice/$id' })
  const { data: invoice, error, refetch } = useInvoice(id)
  const mayChange = useCan()('update', 'Invoice')
  if (!invoice)
    return error ? (
      <>
        <PageHeader />
        <Failed title={t('failed')} error={error} gone={{ title: t('gone'), action: null }} onRetry={refetch} />
      </>
    ) : (
      <Skeleton height={420} radius="lg" aria-busy="true" />
    )
  const title = invoice.number ?? t('state.draft')
  const isIssued = invoice.number !== null && invoice.state !== 'cancelled'
  return (
    <>
      <PageHeader title={<bdi>{title}</bdi>} tabTitle={title} subtitle={<Words>{invoice.name}</Words>}>
        <Actions invoice={invoice} />
      </PageHeader>
      <div className="columns" data-side="wide">
        <Stack>
          {invoice.state === 'draft' && mayChange ? <NoIdentity /> : null}
          <WhatFor invoice={invoice} />
          {invoice.number ? <ReceiptsPanel invoice={invoice} /> : null}
          <CreditNotesPanel invoice={invoice} />
        </Stack>
        <Stack>
          <Panel title={t('total')} aside={<StatePill state={invoice.state} />}>
            <SumList sum={invoice.sum} settled={isIssued ? invoice : undefined} />
          </Panel>
          {invoice.number && mayChange ? <PayOnlinePanel invoice={invoice} /> : null}
          {isIssued && mayChange ? <SharePanel invoice={invoice} /> : null}
          {isIssued && mayChange ? <MailsPanel invoice={invoice} /> : null}
        </Stack>
      </div>
    </>
  )
}

function NoIdentity() {
  const { t } = useTranslation('invoices')
  const { data } = useIdentity()
  if (data !== null) return null
  return (
    <Alert color="amber">
      {t('no_identity')} <Link to="/others/invoices/settings">{t('settings')}</Link>
    </Alert>
  )
}

function WhatFor({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const { subject, products, issued_on, due_on, matter_id, matter_title, address, gstin, mode, note } = invoice
  const hasTax = invoice.sum.taxes.length + invoice.sum.reverse_charge.length > 0
  return (
    <Panel title={<Words>{subject}</Words>}>
      <Text className="small" mb={13}>
        {issued_on ? (
          <>
            {t('date')} <Day date={issued_on} /> · {t('due')} <Day date={due_on} /> ·{' '}
          </>
        ) : null}
        {t('mode_of')}: {t(`mode.${mode}`)}
        {gstin ? (
          <>
            {' '}
            · <bdi>{gstin}</bdi>
          </>
        ) : null}
      </Text>
      {address ? (
        <p>
          <Words>{address}</Words>
        </p>
      ) : null}
      {matter_id && matter_title ? (
        <p className="named">
          <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter_id }} search={{ tab: 'invoices' }}>
            <Words>{matter_title}</Words>
          </Link>
        </p>
      ) : null}
      <DataTable
        className={classes.products}
        columns={[
          {
            id: 'item',
            heading: t('item'),
            cell: ({ item_name, kind, tax_percent }) => (
              <>
                <Words>{item_name}</Words>
                {kind === 'disbursement' ? <span className="small"> · {t('kind.disbursement')}</span> : null}
                {typeof tax_percent === 'number' && hasTax ? <bdi className="small"> · GST {tax_percent} %</bdi> : null}
              </>
            ),
          },
          { id: 'price', heading: t('price'), cell: ({ price }) => <Amount paise={price * 100} /> },
        ]}
        rows={numbered(products)}
        keyOf={({ at }) => at}
      />
      {note ? (
        <p style={{ whiteSpace: 'pre-line' }}>
          <Words>{note}</Words>
        </p>
      ) : null}
    </Panel>
  )
}

function Actions({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const [isIssuing, setIssuing] = useState(false)
  const isDraft = invoice.state === 'draft'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => showBlob(() => fetchInvoicePdf(invoice._id)).catch(toastError)}
      >
        PDF
      </Button>
      {isDraft ? (
        <>
          <IfAllowed call={updateInvoice}>
            <Button
              variant="default"
              leftSection={<IconPencil size={16} />}
              renderRoot={(props) => (
                <Link {...props} to="/others/invoices/invoice-edit/$id" params={{ id: invoice._id }} />
              )}
            >
              {t('edit')}
            </Button>
          </IfAllowed>
          <IfAllowed call={issueInvoice}>
            <Button onClick={() => setIssuing(true)}>{t('issue')}</Button>
          </IfAllowed>
        </>
      ) : null}
      {invoice.state === 'cancelled' ? null : <RemoveMenu invoice={invoice} />}
      {isIssuing ? <IssueDialog invoice={invoice} onClose={() => setIssuing(false)} /> : null}
    </>
  )
}

function RemoveMenu({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices')
  const navigate = useNavigate()
  const remove = useRemoveInvoice()
  const restore = useRestoreInvoice()
  const mayCall = useMayCall()
  const [isCrediting, setCrediting] = useState(false)
  const isDraft = invoice.state === 'draft'
  const canCredit = !isDraft && invoice.credited < invoice.sum.total && mayCall(createCreditNote)
  // An invoice with a payment, withheld tax or a credit note can be reversed only by a credit note.
  const isReversible = isDraft || invoice.paid + invoice.tds_proved + invoice.credited === 0
  const canRemove = isReversible && mayCall(deleteInvoice)
  const undoDelete = () => restore.mutateAsync(invoice._id).then(() => toastDone(t('done.restored')), toastError)
  const run = () =>
    remove.mutateAsync(invoice).then(() => {
      toastDone(t('done.deleted'), isDraft ? { label: t('undo'), run: undoDelete } : undefined)
      if (isDraft) navigate({ to: '/others/invoices' })
    }, toastError)
  if (!canCredit && !canRemove) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" aria-label={t('more')} px="xs">
          <IconDots size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {canCredit ? (
          <Menu.Item leftSection={<IconReceiptRefund size={16} />} onClick={() => setCrediting(true)}>
            {t('credit')}
          </Menu.Item>
        ) : null}
        {canRemove ? (
          <Menu.Item data-sends color="red" leftSection={<IconTrash size={16} />} onClick={run}>
            {isDraft ? t('delete') : t('cancel_invoice')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
      {isCrediting ? <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} /> : null}
    </Menu>
  )
}
