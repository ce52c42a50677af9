import type { NotificationItem } from '@peshi/contract/chamber/notifications'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

/** Buttons that answer a notification. */
export const notificationAnswer =
  defineSlot<ComponentType<{ item: Pick<NotificationItem, 'kind' | 'matter_id' | 'values'> }>>('notification-answer')
