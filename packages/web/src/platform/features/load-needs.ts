import { loadWords } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/languages.ts'
import { loadSlots, type Slot } from './define-slot.ts'

export type Need = Namespace | Slot<unknown>

export const loadNeeds = (needs: readonly Need[]) =>
  Promise.all([
    loadWords(...needs.filter((need) => typeof need === 'string')),
    loadSlots(needs.filter((need) => typeof need !== 'string')),
  ])
