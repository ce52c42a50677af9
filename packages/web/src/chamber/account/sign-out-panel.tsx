import { Button, Group, Text } from '@mantine/core'
import type { UserData } from '@peshi/contract/chamber/account'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../platform/ui/panel.tsx'
import { askToSignOut } from './sign-out.ts'

export function SignOutPanel({ person }: { person: UserData }) {
  const { t } = useTranslation(['account', 'common'])
  return (
    <Panel title={t('account:settings.session')}>
      <Group justify="space-between">
        <Text c="dimmed">
          {t('account:settings.signedInAs')} <bdi dir="ltr">{person.email ?? person.mobile}</bdi>
        </Text>
        <Button variant="default" leftSection={<IconLogout size={16} />} onClick={askToSignOut} data-works-offline>
          {t('common:signOut')}
        </Button>
      </Group>
    </Panel>
  )
}
