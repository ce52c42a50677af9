import type { ReactNode } from 'react'
import classes from './list-panel.module.css'
import { Pages } from './pages.tsx'

interface Props {
  total: number
  perPage: number
  page: number | undefined
  onPage(page: number): void
  children?: ReactNode
}

export function ListPanelFoot({ total, perPage, page = 1, onPage, children }: Props) {
  if (total <= perPage && !children) return null
  return (
    <div className={classes.foot}>
      {children}
      {total > perPage ? <Pages total={Math.ceil(total / perPage)} page={page} onPage={onPage} /> : null}
    </div>
  )
}
