import type { Order } from '@peshi/contract/matters/orders'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/slots.ts'

export const orderTools = defineSlot<ComponentType<{ order: Order; isWritten?: boolean }>>('order-tools')
export const orderListTools = defineSlot<ComponentType<{ matterId: MatterId }>>('order-list-tools')
