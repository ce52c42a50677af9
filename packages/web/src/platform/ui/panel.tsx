import { Paper, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

interface PanelProps {
  title: ReactNode
  hint?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export function Panel({ title, hint, aside, children }: PanelProps) {
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} className={classes.panel}>
      <header className={classes.head}>
        <div className={classes.words}>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {hint && <span className={classes.hint}>{hint}</span>}
        </div>
        {aside && <span className={classes.aside}>{aside}</span>}
      </header>
      <div className={classes.body}>{children}</div>
    </Paper>
  )
}
