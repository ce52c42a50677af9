import { IconScanEye } from '@tabler/icons-react'
import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { topBarEnd } from '../../platform/shell/shell-slots.ts'
import { CaptchaBadge } from './captcha-badge.tsx'

export const dueChecksFeature: Feature = {
  actions: [
    {
      kind: 'page',
      id: 'go-due-checks',
      order: 160,
      label: 'nav.dueChecks',
      icon: IconScanEye,
      to: '/dashboard/due-checks',
      can: ['read', 'DueCheck'],
      shortcut: 'g d',
    },
  ],
  live: {
    'due-check': () => [['due-checks']],
  },
  fills: [fill(topBarEnd, { order: 15, can: ['update', 'DueCheck'], content: CaptchaBadge })],
}
