import type { Action, Subject } from '@peshi/contract/platform/abilities'
import { loadChunk } from '../chunks/load-chunk.ts'
import { loadWords } from '../i18n/i18n.ts'
import type { Namespace } from '../i18n/languages.ts'
import { useCan } from '../session/use-session.ts'
import { allFeatures, loadFeatures } from './feature.ts'

export interface Slot<Content> {
  readonly name: string
  readonly content?: Content
}

interface Placed {
  order: number
  can?: readonly [Action, Subject]
}

type Source<Content> = { content: Content } | { load: () => Promise<Content>; words?: readonly Namespace[] }

export type Filling = Placed & Source<unknown> & { slot: Slot<unknown> }

export const defineSlot = <Content>(name: string): Slot<Content> => ({ name })

export const fill = <Content>(slot: Slot<Content>, filling: Placed & Source<Content>): Filling => ({ ...filling, slot })

const fetched = new Map<Filling, unknown>()

const fillingsOf = (slot: Slot<unknown>): Filling[] =>
  allFeatures()
    .flatMap(({ fills = [] }) => fills)
    .filter((filling) => filling.slot === slot)
    .toSorted((one, other) => one.order - other.order)

export async function loadSlots(slots: readonly Slot<unknown>[]): Promise<void> {
  if (slots.length === 0) return
  await loadFeatures()
  await Promise.all(
    slots.flatMap(fillingsOf).map(async (filling) => {
      if (!('load' in filling) || fetched.has(filling)) return
      const [content] = await Promise.all([loadChunk(filling.load), loadWords(...(filling.words ?? []))])
      fetched.set(filling, content)
    }),
  )
}

export function useSlot<Content>(slot: Slot<Content>): Content[] {
  const can = useCan()
  return fillingsOf(slot as Slot<unknown>)
    .filter((filling) => !filling.can || can(...filling.can))
    .map((filling) => ('content' in filling ? filling.content : fetched.get(filling)) as Content)
}
