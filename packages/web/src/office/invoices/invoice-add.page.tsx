import { Button, Skeleton } from '@mantine/core'
import type { BillingIdentity } from '@peshi/contract/office/billing-identity'
import type { Invoice } from '@peshi/contract/office/invoices'
import type { MatterId } from '@peshi/contract/platform/ids'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useMatter } from '../../matters/matters/matters.api.ts'
import { useArrivals } from '../../platform/device/use-draft.ts'
import { sayCase } from '../../platform/i18n/say-case.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Message } from '../../platform/ui/message.tsx'
import { Words } from '../../platform/ui/words.tsx'
import {
  billToOf,
  draftOf,
  type InvoiceDraft,
  keepDraft,
  linesOfCharges,
  newDraft,
  readDraft,
} from './invoice-draft.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { useFirstClient, useIdentity, useInvoice, useMatterMoney } from './invoices.api.ts'
import { sayCharge } from './say-charge.ts'

export function InvoiceAddPage() {
  const { id } = useParams({ from: '/shell/others/invoices/invoice-add/$type/$id' })
  const matter = useMatter(id)
  const client = useFirstClient(id)
  const identity = useIdentity()
  const money = useMatterMoney(id)
  const { t } = useTranslation('invoices')
  const error = matter.error ?? client.error ?? identity.error ?? money.error
  if (error) return <Failed error={error} />
  if (!matter.data || client.data === undefined || identity.data === undefined || !money.data) return <Waiting />
  const label = sayCase(matter.data)
  const own = {
    matter_id: id,
    subject: [matter.data.title, label].filter(Boolean).join(' · ').slice(0, 300),
    ...(money.data.unbilled > 0 && { lines: linesOfCharges(money.data.charges, (charge) => sayCharge(t, charge)) }),
    ...(client.data && { client_id: client.data._id, ...billToOf(identity.data, client.data) }),
  }
  return <Writing identity={identity.data} matter={id} own={own} subtitle={matter.data.title} />
}

export function InvoiceAddBlankPage() {
  const { data: identity, error } = useIdentity()
  if (error) return <Failed error={error} />
  if (identity === undefined) return <Waiting />
  return <Writing identity={identity} matter={null} own={{}} />
}

export function InvoiceEditPage() {
  const { t } = useTranslation('invoices')
  const { id } = useParams({ from: '/shell/others/invoices/invoice-edit/$id' })
  const invoice = useInvoice(id)
  const identity = useIdentity()
  if (invoice.error ?? identity.error) return <Failed error={invoice.error ?? identity.error} />
  if (!invoice.data || identity.data === undefined) return <Waiting />
  if (invoice.data.state !== 'draft')
    return (
      <>
        <PageHeader />
        <Message title={t('issued_text')} />
      </>
    )
  return <Writing identity={identity.data} invoice={invoice.data} matter={null} own={draftOf(invoice.data)} />
}

interface WritingProps {
  identity: BillingIdentity | null
  invoice?: Invoice
  matter: MatterId | null
  own: Partial<InvoiceDraft>
  subtitle?: string
}

const Writing = (props: WritingProps) => <Draft key={useArrivals()} {...props} />

function Draft({ identity, invoice, matter, own, subtitle }: WritingProps) {
  const { t } = useTranslation('invoices')
  const navigate = useNavigate()
  const of = invoice ? { invoice: invoice._id } : { matter }
  const [kept, setKept] = useState(() => readDraft(of))
  const [fresh] = useState(() => newDraft(identity, own))
  const startAnew = () => {
    keepDraft(of, null)
    setKept(null)
  }
  return (
    <>
      <PageHeader subtitle={subtitle ? <Words>{subtitle}</Words> : undefined}>
        {kept ? (
          <Button variant="default" onClick={startAnew}>
            {t('discard_draft')}
          </Button>
        ) : null}
      </PageHeader>
      <InvoiceForm
        key={kept ? 'kept' : 'fresh'}
        invoice={invoice ?? null}
        start={kept ?? fresh}
        identity={identity}
        onSaved={(saved) => navigate({ to: '/others/invoices/invoice/$id', params: { id: saved } })}
      />
    </>
  )
}

const Waiting = () => <Skeleton height={420} radius="lg" aria-busy="true" />

function Failed({ error }: { error: Error | null }) {
  const { t } = useTranslation('invoices')
  return (
    <>
      <PageHeader />
      <Message title={t('failed')} text={sayError(error)} />
    </>
  )
}
