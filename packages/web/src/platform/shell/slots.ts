import type { ComponentType } from 'react'
import { defineSlot } from '../features/slots.ts'

type Part<Props = object> = ComponentType<Props>

/** Above every page of the shell. */
export const abovePage = defineSlot<Part>('above-page')
/** At the end of the bar at the top. */
export const topBarEnd = defineSlot<Part<{ isPhone: boolean }>>('top-bar-end')
/** Beside a page's title. */
export const besideTitle = defineSlot<Part<{ path: string }>>('beside-title')
