import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** Where a board is shown that runs again. */
export const replay = defineSlot<ComponentType>('replay')
