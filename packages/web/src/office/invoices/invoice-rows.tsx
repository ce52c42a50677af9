import type { Invoice, InvoiceState } from '@peshi/contract/office/invoices'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './invoices.module.css'

const tones: Record<InvoiceState, Tone> = {
  draft: 'decided',
  sent: 'today',
  'part-paid': 'today',
  overdue: 'late',
  paid: 'live',
  credited: 'decided',
  cancelled: 'decided',
}

export function StatePill({ state }: { state: InvoiceState }) {
  const { t } = useTranslation('invoices')
  return <Pill tone={tones[state]}>{t(`state.${state}`)}</Pill>
}

export const Amount = ({ paise }: { paise: number }) => <bdi className={classes.figure}>{showPaise(paise)}</bdi>
export const Day = ({ date }: { date: string | null }) => (
  <bdi className={classes.figure}>{date ? toDayFirst(date) : null}</bdi>
)

export function InvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation('invoices')
  return (
    <ul className={classes.list} style={{ gap: 0 }}>
      <li className={`${classes.row} ${classes.head}`} aria-hidden="true">
        <span>{t('number')}</span>
        <span>{t('to')}</span>
        <span>{t('date')}</span>
        <span>{t('due')}</span>
        <span className={classes.amount}>{t('total')}</span>
        <span>{t('state_of')}</span>
      </li>
      {invoices.map((invoice) => (
        <Row key={invoice._id} invoice={invoice} />
      ))}
    </ul>
  )
}

function Row({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices')
  const { _id, number, name, subject, issued_on, due_on, sum, state, open, days_late } = invoice
  return (
    <li className={classes.row}>
      <Link to="/others/invoices/invoice/$id" params={{ id: _id }} data-row-link>
        <bdi className="tabular">{number ?? t('state.draft')}</bdi>
      </Link>
      <span className={classes.two}>
        <Words>{name}</Words>
        <span className="small">
          <Words>{subject}</Words>
        </span>
      </span>
      <Day date={issued_on} />
      <Day date={due_on} />
      <span className={`${classes.amount} ${classes.two}`}>
        <Amount paise={sum.total} />
        {open > 0 && open !== sum.total ? (
          <span className="small">
            {t('open')} <Amount paise={open} />
          </span>
        ) : null}
      </span>
      <span className={classes.two}>
        <span>
          <StatePill state={state} />
        </span>
        {days_late > 0 ? <span className={`small ${classes.late}`}>{t('late', { count: days_late })}</span> : null}
      </span>
    </li>
  )
}
