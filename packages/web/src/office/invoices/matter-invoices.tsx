import { Button } from '@mantine/core'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { IconFileInvoice, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { useMatterInvoices } from './invoices.api.ts'
import classes from './invoices.module.css'
import { MatterMoney } from './matter-money.tsx'

export const MatterInvoices = ({ matter }: { matter: Pick<MatterDetail, '_id' | 'type'> }) => (
  <>
    <MatterMoney matterId={matter._id} />
    <div className={classes.area}>
      <Invoices matter={matter} />
    </div>
  </>
)

function Invoices({ matter }: { matter: Pick<MatterDetail, '_id' | 'type'> }) {
  const { t } = useTranslation('invoices')
  const can = useCan()
  const { data, error, refetch } = useMatterInvoices(matter._id)
  const add = can('create', 'Invoice') ? (
    <Button
      leftSection={<IconPlus size={16} />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/others/invoices/invoice-add/$type/$id"
          params={{ type: matter.type === 'other' ? 'other' : 'matter', id: matter._id }}
        />
      )}
    >
      {t('new')}
    </Button>
  ) : null
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={200} />
  if (data.length === 0)
    return (
      <Message icon={IconFileInvoice} title={t('empty_title')} text={t('empty_matter')}>
        {add}
      </Message>
    )
  return (
    <Panel title={t('title')} aside={add}>
      <InvoiceRows invoices={data} />
    </Panel>
  )
}
