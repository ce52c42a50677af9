import type { ComponentType } from 'react'
import { defineSlot } from '../features/define-slot.ts'

type Part<Props = object> = ComponentType<Props>

export const abovePage = defineSlot<Part>('above-page')
export const topBarEnd = defineSlot<Part<{ isPhone: boolean }>>('top-bar-end')
export const besideTitle = defineSlot<Part<{ path: string }>>('beside-title')
