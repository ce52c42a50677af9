import type { Feature } from '../../platform/features/feature.ts'
import { fill } from '../../platform/features/slots.ts'
import { abovePage } from '../../platform/shell/slots.ts'
import { ClashDialog } from './clash.dialog.tsx'

export const editsFeature: Feature = { fills: [fill(abovePage, { order: 90, content: ClashDialog })] }
