import { Center, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../platform/shell/document-title.ts'
import { Logo } from '../platform/ui/logo.tsx'
import classes from './full-page.module.css'

interface FullPageProps {
  mark?: string
  title: string
  children: ReactNode
  inShell?: boolean
}

export function FullPage({ mark, title, children, inShell = false }: FullPageProps) {
  useDocumentTitle(title)
  return (
    <Center component={inShell ? 'div' : 'main'} className={classes.page} data-in-shell={inShell || undefined}>
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
}
