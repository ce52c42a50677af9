import { IconUsersGroup } from '@tabler/icons-react'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { topBarEnd } from '../../platform/shell/shell-slots.ts'
import { settingsPanels } from '../account/settings-slot.ts'
import { PersonMenu } from './person-menu.tsx'

export const membersFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-team',
      order: 120,
      label: 'nav.team',
      icon: IconUsersGroup,
      to: '/settings/account-setting',
      search: { tab: 'team' },
      can: ['read', 'Member'],
    },
  ],
  live: {
    member: () => [['members'], ['team']],
    chamber: () => [['members'], ['team']],
  },
  fills: [
    fill(topBarEnd, { order: 50, content: PersonMenu }),
    fill(settingsPanels, {
      order: 10,
      can: ['read', 'Member'],
      words: ['members'],
      load: async () => {
        const { MembersTab } = await import('./members-tab.tsx')
        return { tab: 'team' as const, Panel: MembersTab }
      },
    }),
  ],
}
