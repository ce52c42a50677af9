import { Stack } from '@mantine/core'
import type { UserData } from '@peshi/contract/chamber/account'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { ReactNode } from 'react'
import { CalendarPanel } from '../../day/calendar/calendar-panel.tsx'
import { WatchedNamesPanel } from '../../day/cause-lists/watched-names-panel.tsx'
import { DeletionPanel } from '../../records/privacy/deletion-panel.tsx'
import { OwnDataPanel } from '../../records/privacy/own-data-panel.tsx'
import { RetentionPanel } from '../../records/privacy/retention-panel.tsx'
import { TakeoutsPanel } from '../../records/takeouts/takeouts-panel.tsx'
import { MembersTab } from '../members/members-tab.tsx'
import { AlertSettingsPanels } from '../notifications/alert-settings.tsx'
import { PlanTab } from '../plans/plan-tab.tsx'
import { ApiTokensPanel } from './api-tokens-panel.tsx'
import { DefaultCourtPanel } from './default-court-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { hasPassword } from './has-password.ts'
import { LookPanel } from './look-panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { ProofsPanel } from './proofs-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import type { SettingsTab } from './settings-address.ts'
import { SignOutPanel } from './sign-out-panel.tsx'

export interface Viewer {
  person: UserData
  /** False while the account is disabled or expired, too, for all but the account itself. */
  can: (action: Action, subject: Subject) => boolean
}

interface TabContent {
  /** For everybody when left out. */
  isShown?(viewer: Viewer): boolean
  show(viewer: Viewer): ReactNode
}

/** What stands under each tab. A new tab is an entry here and in `settings-address.ts`. */
export const tabContents: Record<SettingsTab, TabContent> = {
  profile: {
    show: ({ person }) => (
      <>
        <ProfilePanel person={person} />
        <PicturePanel person={person} />
        <SignOutPanel person={person} />
      </>
    ),
  },
  security: {
    isShown: ({ person }) => hasPassword(person),
    show: () => (
      <>
        <PasswordPanel />
        <Stack gap="md">
          <ProofsPanel />
          <SecondFactorPanel />
          <PasskeysPanel />
        </Stack>
      </>
    ),
  },
  devices: { show: () => <DevicesPanel /> },
  look: {
    show: ({ person, can }) => (
      <>
        <LookPanel person={person} />
        {can('read', 'Court') && <DefaultCourtPanel person={person} />}
      </>
    ),
  },
  alerts: {
    isShown: ({ can }) => can('read', 'Dashboard'),
    show: ({ person }) => <AlertSettingsPanels isOwner={person.extras.chamber_role === 'owner'} />,
  },
  calendar: {
    isShown: ({ can }) => can('read', 'Matter'),
    show: () => (
      <>
        <CalendarPanel />
        <WatchedNamesPanel />
      </>
    ),
  },
  tokens: {
    isShown: ({ person }) => hasPassword(person),
    show: () => <ApiTokensPanel />,
  },
  team: {
    isShown: ({ can }) => can('read', 'Member'),
    show: () => <MembersTab />,
  },
  plan: {
    isShown: ({ can }) => can('read', 'Plan'),
    show: () => <PlanTab />,
  },
  data: {
    isShown: ({ person }) => person.role === 'admin',
    show: ({ person }) => (
      <>
        <Stack gap="md">
          <TakeoutsPanel />
          {person.extras.chamber_role === 'owner' ? <RetentionPanel /> : null}
        </Stack>
        <Stack gap="md">
          <OwnDataPanel />
          <DeletionPanel isOwner={person.extras.chamber_role === 'owner'} chamber={person.extras.chamber_name} />
        </Stack>
      </>
    ),
  },
}
