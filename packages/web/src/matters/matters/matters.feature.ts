import { IconFilePlus, IconFolders, IconPlus } from '@tabler/icons-react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { MatterCount } from './matter-count.tsx'
import { newOther, openNewMatter } from './open-new-matter.ts'

const lists = [
  ['matters', 'list'],
  ['matters', 'counts'],
] as const

export const mattersFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-matters',
      order: 60,
      label: 'nav.matters',
      icon: IconFolders,
      to: '/dashboard/matters',
      can: ['read', 'Matter'],
      shortcut: 'g m',
      section: 'work',
      inBottomBar: true,
      Count: MatterCount,
    },
    {
      kind: 'command',
      id: 'new-matter',
      order: 270,
      label: 'newMatter',
      icon: IconPlus,
      run: openNewMatter,
      can: ['create', 'Matter'],
      shortcut: 'n m',
    },
    {
      kind: 'command',
      id: 'new-other',
      order: 290,
      label: 'newOther',
      icon: IconFilePlus,
      run: () => openOverlay(newOther),
      can: ['create', 'Matter'],
      shortcut: 'n x',
    },
  ],
  kept: [
    ['matters', 'detail'],
    ['matters', 'list'],
  ],
  live: {
    'orders.progress': ({ matter_id }) => [['matters', 'detail', matter_id]],
    'import.progress': () => lists,
    task: () => [['matters', 'detail']],
    tag: () => [...lists, ['matters', 'tags']],
    matter: () => [...lists, ['matters', 'tags'], ['matters', 'bin']],
    onMatter: () => [['matters']],
  },
}
