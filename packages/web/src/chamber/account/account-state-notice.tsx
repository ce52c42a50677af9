import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { AccountState } from '../../platform/session/guard.ts'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { useMe } from './account.api.ts'
import { settingsTabs } from './settings-address.ts'

interface AccountStateNoticeProps {
  state: Exclude<AccountState, 'open'>
  expiresAt: string | null
}

const plan = settingsTabs.find((tab) => (tab as string) === 'plan')

export function AccountStateNotice({ state, expiresAt }: AccountStateNoticeProps) {
  const { t } = useTranslation(['account', 'shell'])
  const mayAsk = useCan()('read', 'Support')
  const mayRenew = isAllowed(useSession()?.userData.ability ?? [], 'read', 'Plan')
  const support = useMe(true).data?.support
  const date = expiresAt ? toDayFirst(courtDateAt(new Date(expiresAt))) : ''
  return (
    <Alert color={state === 'disabled' ? 'red' : 'amber'} variant="light" role="status">
      <Stack gap="sm">
        <Text>{t(`state.${state}.text`, { date })}</Text>
        <Group gap="md">
          {state === 'expired' && plan && mayRenew && (
            <Button size="compact-md" renderRoot={(props) => <Link {...props} to="." search={{ tab: plan }} />}>
              {t('state.toPlan')}
            </Button>
          )}
          {mayAsk && (
            <Button variant="default" size="compact-md" renderRoot={(props) => <Link {...props} to="/support" />}>
              {t('shell:nav.support')}
            </Button>
          )}
          {support && (
            <Text>
              {t('state.support')} <SupportAddress text={support} />
            </Text>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}

function SupportAddress({ text }: { text: string }) {
  const address = /[^\s<>(),;]+@[^\s<>(),;]+/.exec(text)?.[0]
  if (!address) return <bdi>{text}</bdi>
  return (
    <Anchor href={`mailto:${address}`} underline="always">
      <bdi dir="ltr">{address}</bdi>
    </Anchor>
  )
}
