import type { Note } from '@peshi/contract/matters/notes'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const noteTools = defineSlot<ComponentType<{ note: Note }>>('note-tools')
