import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const pictureAnswer = defineSlot<ComponentType<{ image: string; onUse(answer: string): void }>>('picture-answer')
