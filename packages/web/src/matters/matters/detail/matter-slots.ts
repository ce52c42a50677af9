import type { ClientNote } from '@peshi/contract/clients/client-notes'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Note } from '@peshi/contract/matters/notes'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import type { ComponentType, ReactNode } from 'react'
import { defineSlot } from '../../../platform/features/define-slot.ts'
import type { Panel } from '../../../platform/features/panels.tsx'
import type { DocumentAddress } from './document-address.ts'
import type { MatterAddress, MatterTab } from './matter-address.ts'

export interface Viewed {
  matter: MatterDetail
  address: MatterAddress
  onOpenOrder(id: OrderId | undefined, page?: number): void
  /** Shows a page of an order, with the words marked on it. */
  onTurn(open: OrderId, page: number, words?: string): void
  onDocuments(next: DocumentAddress): void
}

export interface MatterTabPanel {
  tab: MatterTab
  can?: readonly [Action, Subject]
  show(viewed: Viewed): ReactNode
}

export const matterTabPanels = defineSlot<MatterTabPanel>('matter-tabs')

export type MatterPanel = Panel<{ matter: MatterDetail }>
export const aboveTimeline = defineSlot<MatterPanel>('above-timeline')
export const matterTimeline = defineSlot<MatterPanel>('matter-timeline')
export const aboveParties = defineSlot<MatterPanel>('above-parties')
export const belowParties = defineSlot<MatterPanel>('below-parties')

/** Below the clients in the tab of the matter’s client. */
export const belowClients = defineSlot<ComponentType<{ matterId: MatterId }>>('below-clients')

/** Below the deadlines of a matter. */
export const belowClocks = defineSlot<ComponentType<{ matterId: MatterId }>>('below-clocks')

type MatterPart = ComponentType<{ matter: MatterDetail }>
export const matterButtons = defineSlot<MatterPart>('matter-buttons')
/** Facts below the matter's title, beside the next date and the last order. */
export const matterFacts = defineSlot<MatterPart>('matter-facts')
/** Below a draft note to a client. */
export const clientNoteTools = defineSlot<ComponentType<{ note: ClientNote }>>('client-note-tools')
/** Above the matter’s documents. */
export const aboveDocuments = defineSlot<MatterPart>('above-documents')
export const matterLine = defineSlot<MatterPart>('matter-line')
export const matterMenuStart = defineSlot<MatterPart>('matter-menu-start')
export const matterMenuEnd = defineSlot<MatterPart>('matter-menu-end')

export const noteTools = defineSlot<ComponentType<{ note: Note }>>('note-tools')
