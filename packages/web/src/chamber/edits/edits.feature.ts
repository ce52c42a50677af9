import { fill } from '../../platform/features/define-slot.ts'
import type { Feature } from '../../platform/features/feature.ts'
import { abovePage } from '../../platform/shell/shell-slots.ts'
import { ClashDialog } from './clash.dialog.tsx'

export const editsFeature: Feature = { fills: [fill(abovePage, { order: 90, content: ClashDialog })] }
