import type { ReactNode } from 'react'
import classes from './list-panel.module.css'
import { Pages } from './pages.tsx'

interface Props {
  /** How many rows there are, and on a page. */
  total: number
  perPage: number
  page: number | undefined
  onPage(page: number): void
  children?: ReactNode
}

/** Below a list in its panel: the other pages, where there are any, after what else is to be said. */
export function ListPanelFoot({ total, perPage, page = 1, onPage, children }: Props) {
  if (total <= perPage && !children) return null
  return (
    <div className={classes.foot}>
      {children}
      {total > perPage ? <Pages total={Math.ceil(total / perPage)} page={page} onPage={onPage} /> : null}
    </div>
  )
}
