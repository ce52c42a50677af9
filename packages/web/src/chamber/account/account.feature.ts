import { IconLogout, IconSettings } from '@tabler/icons-react'
import { personKey } from '../../platform/api/query-client.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { abovePage, topBarEnd } from '../../platform/shell/shell-slots.ts'
import { useMe } from './account.api.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SecondStepBanner } from './second-step-banner.tsx'
import { askToSignOut } from './sign-out.ts'

function KeepPersonCurrent() {
  useMe(true)
  return null
}

export const accountFeature: Feature = {
  live: { chamber: () => [['sign-in-rules']] },
  // The reply for this key is what causes the others to be loaded again.
  reloadedAlone: [personKey],
  actions: [
    {
      kind: 'page',
      id: 'go-settings',
      order: 130,
      label: 'nav.settings',
      icon: IconSettings,
      to: '/settings/account-setting',
      can: ['read', 'Account'],
      shortcut: 'g s',
      section: 'office',
      anyAccount: true,
    },
    {
      kind: 'command',
      id: 'sign-out',
      order: 370,
      label: 'signOut',
      icon: IconLogout,
      run: askToSignOut,
      anyAccount: true,
    },
  ],
  fills: [
    fill(abovePage, { order: 0, content: KeepPersonCurrent }),
    fill(abovePage, { order: 10, content: SecondStepBanner }),
    fill(topBarEnd, { order: 30, content: LanguageMenu }),
  ],
}
