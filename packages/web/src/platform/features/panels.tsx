import { type QueryKey, useQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isFilling } from '../api/is-filling.ts'
import { type Slot, useSlot } from './define-slot.ts'

export interface Panel<Props> {
  Part: ComponentType<Props>
  queries?(props: Props): readonly { queryKey: QueryKey; queryFn: () => Promise<unknown> }[]
}

export function useFillingPanels<Props>(props: Props, ...slots: readonly Panel<Props>[][]): boolean {
  const queries = slots.flat().flatMap((panel) => panel.queries?.(props) ?? [])
  return isFilling(...useQueries({ queries }))
}

export function FillPanels<Props extends object>({ slot, ...rest }: { slot: Slot<Panel<Props>> } & Props) {
  const props = rest as unknown as Props
  // biome-ignore lint/suspicious/noArrayIndexKey: a slot's panels change only with the person's rights
  return useSlot(slot).map(({ Part }, index) => <Part key={index} {...props} />)
}
