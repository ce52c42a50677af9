import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const aboveSignIn = defineSlot<ComponentType>('above-sign-in')
