import type { Order } from '@peshi/contract/matters/orders'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const aboveOrder =
  defineSlot<ComponentType<{ order: Order; court: CourtId; onPage(page: number, words?: string): void }>>('above-order')
export const orderTools = defineSlot<ComponentType<{ order: Order; isWritten?: boolean }>>('order-tools')
export const orderListTools = defineSlot<ComponentType<{ matterId: MatterId }>>('order-list-tools')
