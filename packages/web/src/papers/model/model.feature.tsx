import { settingsPanels } from '../../chamber/account/settings-slot.ts'
import { aboveTimeline, clientNoteTools } from '../../matters/matters/detail/matter-slots.ts'
import { aboveOrder } from '../../matters/orders/order-slots.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'

const common = { can: ['read', 'Document'], words: ['model'] } as const

export const modelFeature: Feature = {
  live: {
    model: ({ matter_id }) => (matter_id ? [['model', 'matter', matter_id]] : [['model']]),
    client: () => [['model', 'matter']],
    consent: () => [['model', 'matter']],
  },
  fills: [
    fill(aboveOrder, {
      order: 20,
      ...common,
      load: async () => (await import('./model-of-matter.tsx')).ModelOfOrder,
    }),
    fill(aboveTimeline, {
      order: 100,
      ...common,
      load: async () => {
        const [{ ModelPanel }, { modelQuery }] = await Promise.all([
          import('./model-of-matter.tsx'),
          import('./model.api.ts'),
        ])
        return { Part: ModelPanel, queries: ({ matter }) => [modelQuery(matter._id)] }
      },
    }),
    fill(clientNoteTools, {
      order: 10,
      ...common,
      load: async () => (await import('./model-of-matter.tsx')).ModelOfClientNote,
    }),
    fill(settingsPanels, {
      order: 30,
      can: ['manage', 'all'],
      words: ['model'],
      load: async () => {
        const { ModelSettingsPanel } = await import('./model-settings-panel.tsx')
        return { tab: 'data' as const, column: 'files', Panel: ModelSettingsPanel }
      },
    }),
  ],
}
