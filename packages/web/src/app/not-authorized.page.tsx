import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '../chamber/account/account.api.ts'
import { useSession } from '../platform/session/use-session.ts'
import { Overlays } from '../platform/shell/overlays.tsx'
import { FullPage } from './full-page.tsx'

export function NotAuthorizedPage() {
  const { t } = useTranslation(['errors', 'common'])
  const session = useSession()
  const signOut = useSignOut()
  return (
    <FullPage title={t('errors:notAuthorized.title')}>
      <Text c="dimmed">{t('errors:notAuthorized.text')}</Text>
      <Group>
        <Button renderRoot={(props) => <Link {...props} to="/" />}>{t('errors:home')}</Button>
        {session && (
          <Button variant="default" onClick={() => signOut.mutate()} loading={signOut.isPending}>
            {t('common:signOut')}
          </Button>
        )}
      </Group>
      <Overlays />
    </FullPage>
  )
}
