import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { IconArrowBackUp, IconPlant } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthPage } from '../../chamber/account/auth-page.tsx'
import { ApiError } from '../../platform/api/api-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Unloaded } from '../../platform/ui/message.tsx'
import { useFirstRun } from './first-run.api.ts'
import { RestoreForm } from './restore-form.tsx'

/** Where the first owner goes after registering. */
const setup = '/support/installation/setup'

export function FirstRunPage() {
  const { t } = useTranslation('backup')
  const [link] = useState(() => window.location.hash.slice(1))
  const [isRestoring, setRestoring] = useState(false)
  const { data, error, refetch } = useFirstRun(link || '-')
  const isOver = error instanceof ApiError && error.status === 404
  if (isOver && !isRestoring)
    return (
      <AuthPage
        title={t('first.title')}
        text={t('first.over')}
        foot={
          <Anchor underline="always" renderRoot={(props) => <Link {...props} to="/login" />}>
            {t('first.toSignIn')}
          </Anchor>
        }
      />
    )
  return (
    <AuthPage title={t('first.title')} text={t('first.text')} foot={t('first.foot')}>
      {data ? null : <Unloaded title={t('first.failed')} error={error} onRetry={refetch} outline={120} />}
      {data && isRestoring ? (
        <RestoreForm link={link} state={data} onBack={() => setRestoring(false)} onAgain={refetch} />
      ) : null}
      {data && !isRestoring ? (
        <Stack gap="md">
          {data.last?.problem ? (
            <Alert color="red" role="alert" title={t('first.notRestored')}>
              {data.last.problem}
            </Alert>
          ) : null}
          <Button
            size="md"
            leftSection={<IconPlant size={18} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} to="/register" search={{ to: setup }} hash={link} />}
          >
            {t('first.anew')}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => setRestoring(true)}
          >
            {t('first.restore')}
          </Button>
        </Stack>
      ) : null}
    </AuthPage>
  )
}
