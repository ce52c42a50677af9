import { Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'

export function PracticePanel() {
  const { t } = useTranslation('practice')
  return (
    <Panel title={t('title')}>
      <Stack gap="md" align="start">
        <Text c="dimmed">{t('subtitle')}</Text>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/dashboard/practice" />}>
          {t('open')}
        </Button>
      </Stack>
    </Panel>
  )
}
