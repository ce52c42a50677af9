import { Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/use-session.ts'
import { PageHeader } from '../shell/page-header.tsx'

/** Where a client lands. Nothing can be shared with clients yet, and the page says so. */
export function AccessControlPage() {
  const { t } = useTranslation('account')
  const person = useSession()?.userData
  return (
    <>
      <PageHeader subtitle={<bdi>{person?.extras.chamber_name}</bdi>} />
      <Paper p="lg" maw={640}>
        <Stack gap="xs">
          <Title order={2}>{t('clientArea.greeting', { name: person?.name ?? '' })}</Title>
          <Text>{t('clientArea.nothing')}</Text>
          <Text c="dimmed">{t('clientArea.next')}</Text>
        </Stack>
      </Paper>
    </>
  )
}
