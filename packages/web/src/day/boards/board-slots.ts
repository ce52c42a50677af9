import type { MyItem } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { ComponentType } from 'react'
import { defineSlot } from '../../platform/features/define-slot.ts'

export const replay = defineSlot<ComponentType>('replay')
export const boardItem = defineSlot<ComponentType<{ item: MyItem }>>('board-item')
export const boardTools = defineSlot<ComponentType<{ court: CourtId; title: string }>>('board-tools')
