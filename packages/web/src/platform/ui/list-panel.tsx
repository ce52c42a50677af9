import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './list-panel.module.css'
import { Failed } from './message.tsx'
import { Pages } from './pages.tsx'

interface Props<Row> {
  toolbar: ReactNode
  failed: string
  list: {
    data: { data: readonly Row[]; meta: { total: number } } | undefined
    error: Error | null
    refetch(): unknown
  }
  empty: ReactNode
  perPage: number
  page: number | undefined
  onPage(page: number): void
  foot?: ReactNode
  children(rows: readonly Row[]): ReactNode
}

/** A list in a card, with its toolbar and pages. */
export function ListPanel<Row>({ toolbar, failed, list, empty, perPage, page = 1, ...props }: Props<Row>) {
  const { data, error, refetch } = list
  const total = data?.meta.total ?? 0
  return (
    <div className={classes.panel}>
      <div className="toolbar">{toolbar}</div>
      {data || error ? null : <Skeleton height={240} m="md" aria-busy="true" />}
      {error && !data ? <Failed title={failed} error={error} onRetry={refetch} /> : null}
      {data?.data.length === 0 ? empty : null}
      {data && data.data.length > 0 ? props.children(data.data) : null}
      {total > perPage || (total > 0 && props.foot) ? (
        <div className={classes.foot}>
          {props.foot}
          {total > perPage ? <Pages total={Math.ceil(total / perPage)} page={page} onPage={props.onPage} /> : null}
        </div>
      ) : null}
    </div>
  )
}
