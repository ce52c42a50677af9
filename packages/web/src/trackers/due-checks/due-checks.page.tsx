import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { useDueChecks } from './due-checks.api.ts'
import type { DueNarrow, DueSearch } from './due-checks.search.ts'
import { DueList } from './due-list.tsx'
import { DueNarrowing } from './due-narrow.tsx'
import classes from './till.module.css'
import { TillPanel } from './till.tsx'
import { TillResults } from './till-results.tsx'
import { type OnResult, useTill, useTillResults } from './use-till.ts'

export function DueChecksPage() {
  const { t } = useTranslation('dueChecks')
  const canAnswer = useCan()('update', 'DueCheck')
  const search = useSearch({ from: '/shell/dashboard/due-checks' })
  const navigate = useNavigate()
  const [results, notify] = useTillResults()
  const change = (changes: DueSearch) =>
    navigate({ to: '/dashboard/due-checks', search: { ...search, page: undefined, ...changes } })
  const { kind, court } = search
  const list = <DueList search={search} onChange={change} />
  return (
    <>
      <PageHeader subtitle={t('subtitle')} />
      <DueNarrowing narrow={{ kind, court }} onChange={change} />
      {canAnswer ? (
        <div className={classes.columns}>
          <div className={classes.column}>
            {/* A new filter remounts it, which releases the checks taken for the old one. */}
            <AtTheTill key={`${kind} ${court}`} narrow={{ kind, court }} notify={notify} />
            <TillResults results={results} />
          </div>
          {list}
        </div>
      ) : (
        list
      )}
    </>
  )
}

function AtTheTill({ narrow, notify }: { narrow: DueNarrow; notify: OnResult }) {
  const till = useTill(narrow, notify)
  const due = useDueChecks(narrow).data?.meta.counts.due ?? 0
  const { fill } = till
  useEffect(() => {
    if (due > 0) void fill()
  }, [due, fill])
  return <TillPanel till={till} due={due} />
}
