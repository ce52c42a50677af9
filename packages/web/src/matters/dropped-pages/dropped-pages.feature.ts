import { IconFileImport } from '@tabler/icons-react'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { abovePage } from '../../platform/shell/shell-slots.ts'
import { aboveTimeline } from '../matters/detail/matter-slots.ts'
import { otherWays } from '../matters/find/find-slots.ts'
import { openDropPage } from './open-drop-page.ts'

const DropAnywhere = lazyPart(() => import('./drop-anywhere.tsx'), 'DropAnywhere', 'droppedPages')

export const droppedPagesFeature: Feature = {
  actions: [
    {
      kind: 'command',
      id: 'drop-page',
      order: 275,
      label: 'dropPage',
      icon: IconFileImport,
      run: () => openDropPage(),
      can: ['create', 'Matter'],
      shortcut: 'n p',
    },
  ],
  fills: [
    fill(abovePage, { order: 50, can: ['create', 'Matter'], content: DropAnywhere }),
    fill(otherWays, {
      order: 10,
      can: ['create', 'Matter'],
      words: ['droppedPages'],
      load: async () => (await import('./drop-button.tsx')).DropButton,
    }),
    fill(aboveTimeline, {
      order: 5,
      can: ['read', 'Document'],
      words: ['droppedPages'],
      load: async () => (await import('./court-pages.tsx')).courtPagesPanel,
    }),
  ],
}
