import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const belowSharedMatters = defineSlot<ComponentType>('below-shared-matters')
