import { Box, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useDocumentTitle } from '../../platform/shell/document-title.ts'
import { SkinButton } from '../../platform/shell/skin-button.tsx'
import { Logo } from '../../platform/ui/logo.tsx'
import { Toasts } from '../../platform/ui/toasts.tsx'
import classes from './auth-page.module.css'
import { LanguageSelect } from './language-select.tsx'

interface AuthPageProps {
  title: string
  text: ReactNode
  children?: ReactNode
  foot: ReactNode
}

export function AuthPage({ title, text, children, foot }: AuthPageProps) {
  const { t } = useTranslation()
  useDocumentTitle(title)
  return (
    <div className={classes.page}>
      <Group component="header" justify="space-between" className={classes.top}>
        <Group gap="xs">
          <Logo size={30} />
          <Text fw={650} size="lg">
            {t('product')}
          </Text>
        </Group>
        <Group gap={4}>
          <LanguageSelect />
          <SkinButton />
        </Group>
      </Group>
      <main className={classes.main} id="content">
        <Paper className={classes.card}>
          <Stack gap="lg">
            <Box>
              <Title order={1}>{title}</Title>
              <Text c="dimmed" mt={4}>
                {text}
              </Text>
            </Box>
            {children}
          </Stack>
        </Paper>
        <Text c="dimmed" ta="center" mt="lg">
          {foot}
        </Text>
      </main>
      <Toasts />
    </div>
  )
}
