import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'
import type { Listed } from './listed-panel.tsx'

export const listedToday = defineSlot<ComponentType<Listed>>('listed-today')
export const dayCards = defineSlot<ComponentType>('day-cards')
export const belowBoard = defineSlot<ComponentType>('below-board')
