import { useEffect } from 'react'
import { useDueChecks } from './due-checks.api.ts'
import type { DueNarrow } from './due-checks.search.ts'
import classes from './till.module.css'
import { TillPanel } from './till.tsx'
import { TillResults } from './till-results.tsx'
import { type OnResult, useTill, useTillResults } from './use-till.ts'

/** The till and what it brought. */
export function TillColumn({ narrow }: { narrow: DueNarrow }) {
  const { kind, court } = narrow
  const [results, notify] = useTillResults()
  return (
    <div className={classes.column}>
      {/* A key per filter: unmounting releases what the previous till held. */}
      <AtTheTill key={`${kind} ${court}`} narrow={narrow} notify={notify} />
      <TillResults results={results} />
    </div>
  )
}

function AtTheTill({ narrow, notify }: { narrow: DueNarrow; notify: OnResult }) {
  const till = useTill(narrow, notify)
  const due = useDueChecks(narrow).data?.meta.counts.due ?? 0
  const { fill } = till
  // New checks became due; a full till ignores this.
  useEffect(() => {
    if (due > 0) void fill()
  }, [due, fill])
  return <TillPanel till={till} due={due} />
}
