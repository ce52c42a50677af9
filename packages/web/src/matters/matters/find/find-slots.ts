import type { Side } from '@peshi/contract/matters/families'
import type { ClientId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../../platform/features/define-slot.ts'

export interface NamedParties {
  petitioner: string
  respondent: string
  our_side?: Side | null
  client_id?: ClientId | null
}

export const partyConflicts = defineSlot<ComponentType<NamedParties>>('party-conflicts')

interface ClientField {
  label: string
  value: ClientId | null
  onChange(id: ClientId | null): void
}

export const otherWays = defineSlot<ComponentType>('other-ways')

export const clientOfMatter = defineSlot<ComponentType<ClientField>>('client-of-matter')
