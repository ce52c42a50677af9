import type { MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const belowShares = defineSlot<ComponentType<{ matterId: MatterId }>>('below-shares')
