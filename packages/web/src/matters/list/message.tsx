import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Words } from '../marks.tsx'
import classes from './list.module.css'

interface Props {
  icon?: Icon
  title: string
  text?: string
  children?: ReactNode
}

/** The empty and the failed state of a panel: what this is, and the one thing to do. */
export const Message = ({ icon: Mark, title, text, children }: Props) => (
  <div className={classes.message}>
    {Mark ? <Mark size={28} stroke={1.5} color="var(--muted)" aria-hidden="true" /> : null}
    <strong>{title}</strong>
    {text ? (
      <p>
        <Words>{text}</Words>
      </p>
    ) : null}
    {children}
  </div>
)
