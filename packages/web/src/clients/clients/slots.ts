import type { ClientId } from '@peshi/contract/platform/ids'
import type { Panel } from '../../platform/features/panels.tsx'
import { defineSlot } from '../../platform/features/slots.ts'

export const belowClientMatters = defineSlot<Panel<{ id: ClientId }>>('below-client-matters')
