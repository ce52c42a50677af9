import { Alert, Button, Loader, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { Outcome } from './first-run.api.ts'

interface Props {
  outcome: Outcome | undefined
  error: Error | null
  onBack(): void
}

export function Restoring({ outcome, error, onBack }: Props) {
  const { t } = useTranslation('backup')
  if (outcome?.kind === 'restored')
    return (
      <Stack gap="md" role="status">
        <Alert color="green" title={t('first.restored')}>
          {t('first.signIn')}
        </Alert>
        <Button size="md" renderRoot={(props) => <Link {...props} to="/login" />}>
          {t('first.toSignIn')}
        </Button>
      </Stack>
    )
  const problem = error
    ? sayError(error)
    : outcome?.kind === 'ended'
      ? (outcome.problem ?? t('first.noAccounts'))
      : null
  if (problem)
    return (
      <Stack gap="md">
        <Alert color="red" role="alert" title={t('first.notRestored')}>
          {problem}
        </Alert>
        <Button variant="default" onClick={onBack}>
          {t('first.back')}
        </Button>
      </Stack>
    )
  return (
    <Stack gap="sm" align="center" role="status">
      <Loader />
      <Text>{t('first.restoring')}</Text>
      <Text c="dimmed">{t('first.wait')}</Text>
    </Stack>
  )
}
