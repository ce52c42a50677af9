import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { askToSignOut } from '../chamber/account/sign-out.ts'
import { useTranslation } from '../platform/i18n/use-translation.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Overlays } from '../platform/shell/overlays.tsx'
import { FullPage } from './full-page.tsx'

export function NotAuthorizedPage() {
  const { t } = useTranslation(['errors', 'common'])
  const session = useSession()
  return (
    <FullPage title={t('errors:notAuthorized.title')}>
      <Text c="dimmed">{t('errors:notAuthorized.text')}</Text>
      <Group>
        <Button renderRoot={(props) => <Link {...props} to="/" />}>{t('errors:home')}</Button>
        {session && (
          <Button variant="default" onClick={askToSignOut}>
            {t('common:signOut')}
          </Button>
        )}
      </Group>
      <Overlays />
    </FullPage>
  )
}
