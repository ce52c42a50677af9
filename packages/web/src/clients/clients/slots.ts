import type { ClientId } from '@peshi/contract/platform/ids'
import type { Panel } from '../../platform/features/panels.tsx'
import { defineSlot } from '../../platform/features/slots.ts'

/** On the page of a client, below the matters. */
export const belowClientMatters = defineSlot<Panel<{ id: ClientId }>>('below-client-matters')
