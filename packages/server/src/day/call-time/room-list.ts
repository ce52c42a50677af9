import { mainItem, mainItemKey, readItemOfBoard } from '@peshi/contract/courts/item'

export interface ListedItem {
  item: string
  /** Part of the cause list, such as `daily` or `supplementary`. Each part has its own item numbers. */
  list: string
  stage: string | null
}

export type RoomList = readonly ListedItem[]

export interface BoardItem {
  item: string
  list: string | null
  isRecall: boolean
}

const segments: [RegExp, string][] = [
  [/^s\b|suppl/i, 'supplementary'],
  [/^a\b|addition|addl/i, 'additional'],
  [/fresh/i, 'fresh'],
  [/unlist/i, 'unlisted'],
  [/^[dm]\b|daily|main|regular|misc/i, 'daily'],
]

export const segmentNamed = (text: string | null): string | null =>
  text === null ? null : (segments.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null)

/** `5.1` is heard together with item `5`, so the item is `5`. */
export function readBoardItem(text: string, list: string | null): BoardItem {
  const { item, isSupplementary, isRecall } = readItemOfBoard(text)
  return { item: mainItem(item), list: isSupplementary ? 'supplementary' : segmentNamed(list), isRecall }
}

/**
 * Position of the item; null if no item has this number. If several have it, takes the first from `after` on, in the
 * same part of the list if possible.
 */
export function placeOf(list: RoomList, said: BoardItem, after: number | null): number | null {
  const segment = isPartMissing(list, said.list) ? null : said.list
  const places = list.flatMap((one, place) =>
    mainItemKey(one.item) === said.item && (segment === null || one.list === segment) ? [place] : [],
  )
  if (places.length < 2) return places[0] ?? null
  const current = after === null ? null : list[after]?.list
  const inSegment = places.filter((place) => list[place]?.list === current)
  const near = inSegment.length > 0 ? inSegment : places
  return near.find((place) => place >= (after ?? 0)) ?? near[0] ?? null
}

/**
 * True if the board says `fresh` or `daily`, but the list has no such part. Then all parts are searched, because fresh
 * matters continue the item numbers of the daily list.
 */
const isPartMissing = (list: RoomList, segment: string | null) =>
  (segment === 'fresh' || segment === 'daily') && !list.some((one) => one.list === segment)

export const segmentsOf = (list: RoomList): string[] => [...new Set(list.map((one) => one.list))]

export function orderList(list: RoomList, order: readonly string[]): RoomList {
  const rank = (segment: string) => (order.includes(segment) ? order.indexOf(segment) : order.length)
  return segmentsOf(list)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((segment) => list.filter((item) => item.list === segment))
}
