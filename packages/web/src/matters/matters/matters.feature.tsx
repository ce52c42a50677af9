import { IconFilePlus, IconFolders, IconPlus } from '@tabler/icons-react'
import { useOwnCourts } from '../../courts/courts/courts.api.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { openNewMatter, openNewOther } from './open-new-matter.ts'

function MatterCount({ className }: { className: string | undefined }) {
  const courts = useOwnCourts().data
  if (!courts) return null
  return <span className={className}>{courts.reduce((sum, { count }) => sum + count, 0).toLocaleString('en-IN')}</span>
}

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
      creates: true,
    },
    {
      kind: 'command',
      id: 'new-other',
      order: 272,
      label: 'newOther',
      icon: IconFilePlus,
      run: () => openNewOther(),
      can: ['create', 'Matter'],
      shortcut: 'n x',
      creates: true,
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
    view: () => [['views']],
    matter: () => [...lists, ['matters', 'tags'], ['matters', 'bin']],
    onMatter: () => [['matters']],
  },
}
