import { type QueryKey, useQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { isFilling } from '../api/is-filling.ts'
import { type Slot, useSlot } from './slots.ts'

/** A panel on the page of another feature. */
export interface Panel<Props> {
  Part: ComponentType<Props>
  /** What it shows: the page waits for it, so that its panels come together. */
  queries?(props: Props): readonly { queryKey: QueryKey; queryFn: () => Promise<unknown> }[]
}

/** Whether a panel in these slots asks for its content for the first time. */
export function useFillingPanels<Props>(props: Props, ...slots: readonly Panel<Props>[][]): boolean {
  const queries = slots.flat().flatMap((panel) => panel.queries?.(props) ?? [])
  return isFilling(...useQueries({ queries }))
}

/** Draws the panels that fill a slot, each with these properties. */
export function FillPanels<Props extends object>({ slot, ...rest }: { slot: Slot<Panel<Props>> } & Props) {
  const props = rest as unknown as Props
  // biome-ignore lint/suspicious/noArrayIndexKey: a slot's panels change only with the person's rights
  return useSlot(slot).map(({ Part }, index) => <Part key={index} {...props} />)
}
