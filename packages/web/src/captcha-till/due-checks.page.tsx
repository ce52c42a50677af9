import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../session/use-session.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { useDueChecks } from './due-checks.api.ts'
import { DueList } from './due-list.tsx'
import classes from './till.module.css'
import { TillPanel } from './till.tsx'
import { TillResults } from './till-results.tsx'
import { useTill } from './use-till.ts'

/** What only a person can ask courts for, worked like a till. */
export function DueChecksPage() {
  const { t } = useTranslation('dueChecks')
  const canAnswer = useCan()('update', 'DueCheck')
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      {canAnswer ? <AtTheTill /> : <DueList />}
    </>
  )
}

function AtTheTill() {
  const till = useTill()
  const due = useDueChecks('open', 1).data?.meta.counts.due ?? 0
  const { fill } = till
  // Something became due, perhaps while the till stood empty. A till that is full takes nothing.
  useEffect(() => {
    if (due > 0) void fill()
  }, [due, fill])
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <TillPanel till={till} due={due} />
        <TillResults results={till.results} />
      </div>
      <DueList />
    </div>
  )
}
