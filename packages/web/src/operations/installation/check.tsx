import type { ReactNode } from 'react'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import classes from './installation.module.css'

interface Props {
  name: string
  tone: Tone
  verdict: string
  children?: ReactNode
}

/** One row of the state: what is checked, the verdict, and what to do. */
export const Check = ({ name, tone, verdict, children }: Props) => (
  <div className={classes.check}>
    <dt>{name}</dt>
    <dd>
      <Pill tone={tone}>{verdict}</Pill>
      {children}
    </dd>
  </div>
)
