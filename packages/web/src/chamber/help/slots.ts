import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** Below what the help says of a page. */
export const helpButtons = defineSlot<ComponentType>('help-buttons')
