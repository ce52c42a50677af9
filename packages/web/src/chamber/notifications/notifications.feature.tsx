import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { topBarEnd } from '../../platform/shell/shell-slots.ts'
import { settingsPanels } from '../account/settings-slot.ts'
import { Bell } from './bell.tsx'

export const notificationsFeature: Feature = {
  // The server marks notifications as read when it sends them.
  reloadedAlone: [['notifications']],
  live: {
    'notifications.changed': () => [['notifications']],
  },
  fills: [
    fill(topBarEnd, { order: 20, content: Bell }),
    fill(settingsPanels, {
      order: 10,
      can: ['read', 'Dashboard'],
      words: ['alerts'],
      load: async () => {
        const { AlertSettingsPanels } = await import('./alert-settings.tsx')
        return {
          tab: 'alerts' as const,
          Panel: ({ person }) => <AlertSettingsPanels isOwner={person.extras.chamber_role === 'owner'} />,
        }
      },
    }),
  ],
}
