import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** Above the form of the sign-in page. */
export const aboveSignIn = defineSlot<ComponentType>('above-sign-in')
