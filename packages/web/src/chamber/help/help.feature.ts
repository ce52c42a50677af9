import { IconHelp } from '@tabler/icons-react'
import { openOverlay } from '../../platform/actions/overlays.ts'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { besideTitle } from '../../platform/shell/shell-slots.ts'
import { helpDrawer } from './help-drawer.ts'
import { PageHelp } from './page-help.tsx'

export const helpFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-help',
      order: 140,
      label: 'nav.help',
      icon: IconHelp,
      to: '/help',
      can: ['read', 'Dashboard'],
      section: 'person',
    },
    {
      kind: 'command',
      id: 'help',
      order: 350,
      label: 'pageHelp',
      icon: IconHelp,
      run: () => openOverlay(helpDrawer),
      shortcut: 'h',
      anyAccount: true,
    },
  ],
  fills: [fill(besideTitle, { order: 10, can: ['read', 'Dashboard'], content: PageHelp })],
}
