import { Button, Group, Stack, Text } from '@mantine/core'
import type { UserData } from '@peshi/contract/platform/person'
import { IconLogout } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useSlot } from '../../platform/features/define-slot.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { ApiTokensPanel } from './api-tokens-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { hasPassword, ProfilePanel } from './profile-panel.tsx'
import { ProofsPanel } from './proofs-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { type SettingsTab, settingsTabs } from './settings-address.ts'
import { type SettingsPanel, settingsPanels, type Viewer } from './settings-slot.ts'
import { SignInRulesPanel } from './sign-in-rules-panel.tsx'
import { askToSignOut } from './sign-out.ts'

const isOwner = ({ person }: Viewer) => person.extras.chamber_role === 'owner'
const needsPassword = ({ person }: Viewer) => hasPassword(person)

const ownPanels: readonly SettingsPanel[] = [
  { tab: 'profile', Panel: ProfilePanel },
  { tab: 'profile', Panel: PicturePanel },
  { tab: 'profile', Panel: SignOutPanel },
  { tab: 'security', column: 'password', isShown: needsPassword, Panel: PasswordPanel },
  { tab: 'security', column: 'password', isShown: isOwner, Panel: SignInRulesPanel },
  { tab: 'security', column: 'proofs', isShown: needsPassword, Panel: ProofsPanel },
  { tab: 'security', column: 'proofs', isShown: needsPassword, Panel: SecondFactorPanel },
  { tab: 'security', column: 'proofs', isShown: needsPassword, Panel: PasskeysPanel },
  { tab: 'devices', Panel: DevicesPanel },
  { tab: 'look', Panel: LookPanel },
  { tab: 'tokens', isShown: needsPassword, Panel: ApiTokensPanel },
]

export interface ShownTab {
  tab: SettingsTab
  panels: readonly SettingsPanel[]
}

export function useSettingsTabs(viewer: Viewer | null): ShownTab[] {
  const brought = useSlot(settingsPanels)
  if (!viewer) return []
  const all = [...ownPanels, ...brought].filter(({ isShown }) => isShown?.(viewer) !== false)
  return settingsTabs
    .map((tab) => ({ tab, panels: all.filter((panel) => panel.tab === tab) }))
    .filter(({ panels }) => panels.length > 0)
}

export function SettingsPanels({ panels, person }: { panels: readonly SettingsPanel[]; person: UserData }) {
  const columns = [...Map.groupBy(panels, (panel) => panel.column ?? panel).values()]
  return columns.map((column, place) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the panels of a tab keep their order
    const parts = column.map(({ Panel }, index) => <Panel key={index} person={person} />)
    if (!column[0]?.column) return <Fragment key={place}>{parts}</Fragment>
    return (
      <Stack key={place} gap="md">
        {parts}
      </Stack>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the panels of a tab keep their order
  })
}

function SignOutPanel({ person }: { person: UserData }) {
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
