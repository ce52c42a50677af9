import { useMe } from '../../chamber/account/account.api.ts'
import { settingsPanels, type Viewer } from '../../chamber/account/settings-slot.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { abovePage } from '../../platform/shell/shell-slots.ts'

const DeletionBanner = lazyPart(() => import('./deletion-banner.tsx'), 'DeletionBanner', 'privacy')

const DeletionNotice = () => (useMe(true).data?.is_to_be_deleted === true ? <DeletionBanner /> : null)

const isOfChamber = ({ person }: Viewer) => person.role === 'admin'
const isOwner = ({ person }: Viewer) => person.extras.chamber_role === 'owner'

export const privacyFeature: Feature = {
  live: {
    chamber: () => [['deletions'], ['retention']],
  },
  fills: [
    fill(abovePage, { order: 30, can: ['manage', 'Account'], content: DeletionNotice }),
    fill(settingsPanels, {
      order: 20,
      words: ['privacy'],
      load: async () => {
        const { RetentionPanel } = await import('./retention-panel.tsx')
        return { tab: 'data' as const, column: 'files', isShown: isOwner, Panel: RetentionPanel }
      },
    }),
    fill(settingsPanels, {
      order: 30,
      words: ['privacy'],
      load: async () => {
        const { OwnDataPanel } = await import('./own-data-panel.tsx')
        return { tab: 'data' as const, column: 'own', isShown: isOfChamber, Panel: OwnDataPanel }
      },
    }),
    fill(settingsPanels, {
      order: 40,
      words: ['privacy'],
      load: async () => {
        const { DeletionPanel } = await import('./deletion-panel.tsx')
        return { tab: 'data' as const, column: 'own', isShown: isOfChamber, Panel: DeletionPanel }
      },
    }),
  ],
}
