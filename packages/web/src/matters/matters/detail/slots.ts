import type { MatterDetail } from '@peshi/contract/matters/matters'
import type { Action, Subject } from '@peshi/contract/platform/abilities'
import type { OrderId } from '@peshi/contract/platform/ids'
import type { ComponentType, ReactNode } from 'react'
import type { Panel } from '../../../platform/features/panels.tsx'
import { defineSlot } from '../../../platform/features/slots.ts'
import type { DocumentAddress } from './document-address.ts'
import type { MatterAddress, MatterTab } from './matter-address.ts'

export interface Viewed {
  matter: MatterDetail
  address: MatterAddress
  onOpenOrder(id: OrderId | undefined, page?: number): void
  onTurn(open: OrderId, page: number): void
  onDocuments(next: DocumentAddress): void
}

export interface MatterTabPanel {
  tab: MatterTab
  /** For everybody who reads the matter when left out. */
  can?: readonly [Action, Subject]
  show(viewed: Viewed): ReactNode
}

/** The tabs of a matter's page; the order of the tabs is that of `matterTabs`. */
export const matterTabPanels = defineSlot<MatterTabPanel>('matter-tabs')

export type MatterPanel = Panel<{ matter: MatterDetail }>
/** On the overview, above the timeline. */
export const aboveTimeline = defineSlot<MatterPanel>('above-timeline')
/** On the overview: what happened and what lies ahead. */
export const matterTimeline =
  defineSlot<Panel<{ matter: MatterDetail; onOpenOrder: Viewed['onOpenOrder'] }>>('matter-timeline')
/** On the overview, above and below what the court knows of the parties. */
export const aboveParties = defineSlot<MatterPanel>('above-parties')
export const belowParties = defineSlot<MatterPanel>('below-parties')

type MatterPart = ComponentType<{ matter: MatterDetail }>
/** In the header of a matter, after the button that reads it again. */
export const matterButtons = defineSlot<MatterPart>('matter-buttons')
/** In the line that stays while the header has scrolled away. */
export const matterLine = defineSlot<MatterPart>('matter-line')
/** In the menu of a matter: above and below the choice of alerts. */
export const matterMenuStart = defineSlot<MatterPart>('matter-menu-start')
export const matterMenuEnd = defineSlot<MatterPart>('matter-menu-end')
