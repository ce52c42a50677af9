import { Center, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import classes from './full-page.module.css'

interface FullPageProps {
  /** What stands large above the title, e.g. `404`. */
  mark?: string
  title: string
  children: ReactNode
}

/** A message alone on the screen: what happened, and the way out. */
export const FullPage = ({ mark, title, children }: FullPageProps) => (
  <Center component="main" className={classes.page} id="content">
    <Stack gap="md" className={classes.box}>
      <Logo size={36} />
      {mark && (
        <Text c="dimmed" className="tabular" fw={600}>
          {mark}
        </Text>
      )}
      <Title order={1}>{title}</Title>
      {children}
    </Stack>
  </Center>
)
