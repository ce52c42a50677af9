import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const aboveSignIn = defineSlot<ComponentType>('above-sign-in')
