import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'
import { topBarEnd } from '../../platform/shell/slots.ts'
import { settingsPanels } from '../account/settings-slot.ts'
import { PersonMenu } from './person-menu.tsx'

export const membersFeature: Feature = {
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
