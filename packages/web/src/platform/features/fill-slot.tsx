import type { ComponentType } from 'react'
import { type Slot, useSlot } from './define-slot.ts'

export function FillSlot<Props extends object>({ slot, ...rest }: { slot: Slot<ComponentType<Props>> } & Props) {
  const props = rest as unknown as Props
  // biome-ignore lint/suspicious/noArrayIndexKey: a slot's components change only with the person's rights
  return useSlot(slot).map((Part, index) => <Part key={index} {...props} />)
}
