import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** In a client's own area, below the matters. */
export const belowSharedMatters = defineSlot<ComponentType>('below-shared-matters')
