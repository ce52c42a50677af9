import type { Order } from '@peshi/contract/matters/orders'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

/** Beside an order that is read, and where it has no document, with the word written out. */
export const orderTools = defineSlot<ComponentType<{ order: Order; isWritten?: boolean }>>('order-tools')
/** Below the list of a matter's orders. */
export const orderListTools = defineSlot<ComponentType<{ matterId: MatterId }>>('order-list-tools')
