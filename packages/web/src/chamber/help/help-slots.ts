import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const helpButtons = defineSlot<ComponentType>('help-buttons')
