import { Text } from '@mantine/core'
import type { InvoiceSum } from '@peshi/contract/office/invoice-sum'
import type { SharedInvoice } from '@peshi/contract/office/invoices'
import { showPaise } from '@peshi/contract/platform/money'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Amount } from './invoice-rows.tsx'
import classes from './invoices.module.css'

type Settled = Pick<SharedInvoice, 'paid' | 'tds_proved' | 'credited' | 'credited_tds' | 'open'>

export function SumList({ sum, settled }: { sum: InvoiceSum; settled?: Settled }) {
  const { t } = useTranslation('invoices')
  const discount = sum.discount ?? 0
  const lines = [
    ...(discount > 0
      ? [
          { name: t('fees_before'), amount: sum.fees + discount },
          { name: t('discount'), amount: -discount },
        ]
      : []),
    { name: t('fees'), amount: sum.fees },
    ...sum.taxes.map(({ name, percent, amount }) => ({ name: isolate(`${name} ${percent} %`), amount })),
    ...(sum.disbursements > 0 ? [{ name: t('disbursements'), amount: sum.disbursements }] : []),
    ...(sum.rounding === 0 ? [] : [{ name: t('rounding'), amount: sum.rounding }]),
  ]
  const tds = sum.tds - (settled ? settled.credited_tds + settled.tds_proved : 0)
  return (
    <>
      <dl className={classes.sum}>
        {lines.map(({ name, amount }) => (
          <Line key={name} name={name} amount={amount} />
        ))}
        <Whole name={t('total')} amount={sum.total} data-total />
        {settled ? <SettledLines settled={settled} /> : null}
        {tds > 0 && settled?.open !== 0 ? <Line name={t('tds_expected')} amount={tds} /> : null}
      </dl>
      {sum.reverse_charge.length > 0 ? (
        <Text className="small" my={13}>
          {t('reverse_text')}{' '}
          {sum.reverse_charge.map(({ name, percent, amount }) => (
            <bdi key={`${name} ${percent}`} className={classes.figure}>
              {name} {percent} % {showPaise(amount)}{' '}
            </bdi>
          ))}
        </Text>
      ) : null}
    </>
  )
}

function SettledLines({ settled: { paid, tds_proved, credited, open } }: { settled: Settled }) {
  const { t } = useTranslation('invoices')
  if (paid + tds_proved + credited === 0) return null
  return (
    <>
      {paid > 0 ? <Line name={t('paid')} amount={-paid} /> : null}
      {tds_proved > 0 ? <Line name={t('tds_withheld')} amount={-tds_proved} /> : null}
      {credited > 0 ? <Line name={t('credited')} amount={-credited} /> : null}
      <Whole name={t('still_open')} amount={open} data-open />
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

const Whole = ({
  name,
  amount,
  ...mark
}: {
  name: string
  amount: number
  'data-total'?: true
  'data-open'?: true
}) => (
  <>
    <dt className={classes.total}>{name}</dt>
    <dd className={classes.total} {...mark}>
      <Amount paise={amount} />
    </dd>
  </>
)
