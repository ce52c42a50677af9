import { Group, Paper, Title } from '@mantine/core'
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
        <Group gap="4px 10px" miw={0} flex="1 1 10rem" className="anywhere">
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          {hint && <span className="small">{hint}</span>}
        </Group>
        {aside && <span className={classes.aside}>{aside}</span>}
      </header>
      <div className={classes.body}>{children}</div>
    </Paper>
  )
}
