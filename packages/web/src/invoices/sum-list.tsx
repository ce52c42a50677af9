import type { InvoiceSum } from '@peshi/contract/invoice-sum'
import { showPaise } from '@peshi/contract/money'
import { useTranslation } from 'react-i18next'
import { Amount } from './invoice-rows.tsx'
import classes from './invoices.module.css'

/** What an invoice comes to, line by line. */
export function SumList({ sum, credited = 0 }: { sum: InvoiceSum; credited?: number }) {
  const { t } = useTranslation('invoices')
  const lines = [
    { name: t('fees'), amount: sum.fees },
    ...sum.taxes.map(({ name, percent, amount }) => ({ name: `\u2068${name} ${percent} %\u2069`, amount })),
    ...(sum.disbursements > 0 ? [{ name: t('disbursements'), amount: sum.disbursements }] : []),
    ...(sum.rounding === 0 ? [] : [{ name: t('rounding'), amount: sum.rounding }]),
  ]
  return (
    <>
      <dl className={classes.sum}>
        {lines.map(({ name, amount }) => (
          <Line key={name} name={name} amount={amount} />
        ))}
        <dt className={classes.total}>{t('total')}</dt>
        <dd className={classes.total} data-total>
          <Amount paise={sum.total} />
        </dd>
        {credited > 0 ? <Line name={t('credited')} amount={-credited} /> : null}
        {sum.tds > 0 ? <Line name={t('tds_expected')} amount={sum.tds} /> : null}
      </dl>
      {sum.reverse_charge.length > 0 ? (
        <p className={classes.small}>
          {t('reverse_text')}{' '}
          {sum.reverse_charge.map(({ name, percent, amount }) => (
            <bdi key={name} className={classes.figure}>
              {name} {percent} % {showPaise(amount)}{' '}
            </bdi>
          ))}
        </p>
      ) : null}
    </>
  )
}

const Line = ({ name, amount }: { name: string; amount: number }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <Amount paise={amount} />
    </dd>
  </>
)
