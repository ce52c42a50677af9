import type { MatterDetail } from '@peshi/contract/matters/matters'
import { Link } from '@tanstack/react-router'
import { Fact } from '../../matters/matters/detail/matter-strip.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Amount } from './invoice-rows.tsx'
import { useMatterInvoices } from './invoices.api.ts'

export function MoneyDueFact({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation('invoices')
  const { data = [] } = useMatterInvoices(matter._id)
  const due = data.filter(({ state }) => state !== 'draft').reduce((sum, { open }) => sum + open, 0)
  return (
    <Fact label={t('still_open')}>
      {due > 0 ? (
        <Link to="." search={{ tab: 'invoices' }} className="link">
          <Amount paise={due} />
        </Link>
      ) : (
        '—'
      )}
    </Fact>
  )
}
