import { IconKeyboard, IconMoon, IconPlus } from '@tabler/icons-react'
import { openOverlay } from '../actions/overlays.ts'
import { shortcutSheet } from '../actions/shortcuts.ts'
import { fill } from '../features/define-slot.ts'
import type { Feature } from '../features/feature.ts'
import { newMenu } from './new-menu.ts'
import { topBarEnd } from './shell-slots.ts'
import { SkinButton } from './skin-button.tsx'

export const shellFeature: Feature = {
  actions: [
    {
      kind: 'command',
      id: 'new',
      order: 265,
      label: 'new',
      icon: IconPlus,
      run: () => newMenu.set(true),
      shortcut: 'c',
      role: 'admin',
    },
    {
      kind: 'command',
      id: 'shortcuts',
      order: 340,
      label: 'shortcuts.title',
      icon: IconKeyboard,
      run: () => openOverlay(shortcutSheet),
      shortcut: '?',
      anyAccount: true,
    },
    {
      kind: 'command',
      id: 'toggle-skin',
      order: 360,
      label: 'toggleSkin',
      icon: IconMoon,
      run: ({ toggleColorScheme }) => toggleColorScheme(),
      anyAccount: true,
    },
  ],
  fills: [fill(topBarEnd, { order: 40, content: SkinButton })],
}
