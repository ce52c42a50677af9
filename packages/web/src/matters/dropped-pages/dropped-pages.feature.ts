import { IconFileImport } from '@tabler/icons-react'
import type { Feature } from '../../platform/features/feature.ts'
import { lazyPart } from '../../platform/features/lazy-part.tsx'
import { fill } from '../../platform/features/slots.ts'
import { abovePage } from '../../platform/shell/slots.ts'
import { aboveTimeline } from '../matters/detail/slots.ts'
import { otherWays } from '../matters/find/slots.ts'
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
