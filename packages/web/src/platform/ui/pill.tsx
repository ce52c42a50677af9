import type { ReactNode } from 'react'
import classes from './pill.module.css'

export type Tone = 'live' | 'today' | 'late' | 'decided'

export const Pill = ({ tone, title, children }: { tone: Tone; title?: string; children: ReactNode }) => (
  <span className={classes.pill} data-tone={tone} title={title}>
    <span className={classes.text}>{children}</span>
  </span>
)
