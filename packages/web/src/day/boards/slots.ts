import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const replay = defineSlot<ComponentType>('replay')
