import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const belowSharedMatters = defineSlot<ComponentType>('below-shared-matters')
