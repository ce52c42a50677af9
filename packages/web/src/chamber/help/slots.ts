import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const helpButtons = defineSlot<ComponentType>('help-buttons')
