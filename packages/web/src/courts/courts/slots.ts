import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** Beside the field for what a court's picture says. */
export const pictureAnswer = defineSlot<ComponentType<{ image: string; onUse(answer: string): void }>>('picture-answer')
