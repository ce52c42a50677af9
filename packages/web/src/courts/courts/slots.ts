import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const pictureAnswer = defineSlot<ComponentType<{ image: string; onUse(answer: string): void }>>('picture-answer')
