import type { ClientId } from '@peshi/contract/platform/ids'
import { defineSlot } from '../../platform/features/define-slot.ts'
import type { Panel } from '../../platform/features/panels.tsx'

export const belowClientMatters = defineSlot<Panel<{ id: ClientId }>>('below-client-matters')
