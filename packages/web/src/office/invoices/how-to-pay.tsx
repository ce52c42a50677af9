import { Button, Stack } from '@mantine/core'
import type { SharedInvoice } from '@peshi/contract/office/invoices'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { QrCode } from '../../platform/ui/qr-code.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { Amount, Day, StatePill } from './invoice-rows.tsx'
import classes from './invoices.module.css'
import { numbered } from './numbered.ts'
import { SumList } from './sum-list.tsx'

export function InvoiceToPay({ invoice, onPdf }: { invoice: SharedInvoice; onPdf(): void }) {
  const { t } = useTranslation('invoices')
  const { number, subject, issued_on, due_on, state, sum, products } = invoice
  return (
    <>
      <p>
        <strong>
          <bdi>{number}</bdi>
        </strong>{' '}
        <StatePill state={state} />
        <br />
        <Words>{subject}</Words>
        <br />
        <span className="small">
          {t('date')} <Day date={issued_on} /> · {t('due')} <Day date={due_on} />
        </span>
      </p>
      <ul className={classes.list}>
        {numbered(products).map((product) => (
          <li key={product.at} className="entry">
            <span>
              <Words>{product.item_name}</Words>
            </span>
            <Amount paise={product.price * 100} />
          </li>
        ))}
      </ul>
      <SumList sum={sum} settled={invoice} />
      <HowToPay invoice={invoice} />
      <p>
        <Button variant="default" onClick={onPdf}>
          PDF
        </Button>
      </p>
    </>
  )
}

function HowToPay({ invoice: { supplier, to_pay, upi_link } }: { invoice: SharedInvoice }) {
  const { t } = useTranslation('invoices')
  if (to_pay === 0) return null
  const ways = [
    [t('account_number'), supplier.account_number],
    [t('account_name'), supplier.account_name || (supplier.account_number ? supplier.name : '')],
    [t('bank_name'), supplier.bank_name],
    ['IFSC', supplier.ifsc],
    ['UPI', supplier.upi],
  ].flatMap(([name, value]) => (name && value ? [{ name, value }] : []))
  return (
    <section aria-label={t('how_to_pay')}>
      <h2 style={{ fontSize: '1rem' }}>
        {t('how_to_pay')}: <Amount paise={to_pay} />
      </h2>
      <div className={classes.pay}>
        <dl className={classes.sum} style={{ gridTemplateColumns: 'auto minmax(0, 1fr)' }}>
          {ways.map(({ name, value }) => (
            <Way key={name} name={name} value={value} />
          ))}
        </dl>
        {upi_link ? (
          <Stack gap="xs" align="center">
            <QrCode text={upi_link} label={t('upi_qr')} side={168} />
            <Button component="a" href={upi_link} variant="light" size="compact-md">
              {t('upi_open')}
            </Button>
          </Stack>
        ) : null}
      </div>
    </section>
  )
}

const Way = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd style={{ textAlign: 'start' }}>
      <Words>{value}</Words>
    </dd>
  </>
)
