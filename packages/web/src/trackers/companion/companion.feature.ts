import { settingsPanels, type Viewer } from '../../chamber/account/settings-slot.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

const canDropPages = ({ can }: Viewer) => can('create', 'Matter')

export const companionFeature: Feature = {
  fills: [
    fill(settingsPanels, {
      order: 10,
      words: ['companion'],
      load: async () => {
        const { CompanionPanel } = await import('./companion-panel.tsx')
        return { tab: 'companion' as const, isShown: canDropPages, Panel: CompanionPanel }
      },
    }),
  ],
}
