/** A matter of a room's list of a day; matters heard with it are not counted by themselves. */
export interface ListedItem {
  /** As the list prints it: `5`, `101`, `R3`. */
  item: string
  /** The segment of the day that it stands in (`daily`, `supplementary`, …): each is numbered by itself. */
  list: string
  /** The heading that it stands under. */
  stage: string | null
}

/** What a room has before it on a day, each segment in its order. */
export type RoomList = readonly ListedItem[]

/** What a board says of an item, taken apart. */
export interface BoardItem {
  item: string
  /** Its segment, where the board says so. */
  list: string | null
  /** It was called before and is called again: a second round, a matter that was passed over. */
  isRecall: boolean
}

const segments: [RegExp, string][] = [
  [/^s\b|suppl/i, 'supplementary'],
  [/^a\b|addition|addl/i, 'additional'],
  [/fresh/i, 'fresh'],
  [/unlist/i, 'unlisted'],
  [/^[dm]\b|daily|main|regular|misc/i, 'daily'],
]

/** The segment that a board's words mean; null where they say nothing that we know. */
export const segmentNamed = (text: string | null): string | null =>
  text === null ? null : (segments.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null)

/** `5.1` is heard with 5, `007` is 7. */
export const mainItem = (item: string) =>
  item
    .trim()
    .toUpperCase()
    .replace(/\..*$/, '')
    .replace(/^0+(?=\d)/, '')

/** `123-P(2/5)` is item 123 in the round of those passed over, `123-S(1/3)` one of the supplementary list. */
export function readBoardItem(item: string, list: string | null): BoardItem {
  const suffix = /-\s*([PS])\b.*$/i.exec(item)
  const mark = suffix?.[1]?.toUpperCase()
  return {
    item: mainItem(suffix ? item.slice(0, suffix.index) : item),
    list: mark === 'S' ? 'supplementary' : segmentNamed(list),
    isRecall: mark === 'P',
  }
}

/**
 * The place of a board's item on the list; null where it has none. An item that stands there more than once, in several
 * segments or before two benches in one room, is the next one after the place where the room is.
 */
export function placeOf(list: RoomList, said: BoardItem, after: number | null): number | null {
  const segment = isOfDaily(list, said.list) ? null : said.list
  const places = list.flatMap((one, place) =>
    mainItem(one.item) === said.item && (segment === null || one.list === segment) ? [place] : [],
  )
  if (places.length < 2) return places[0] ?? null
  const current = after === null ? null : list[after]?.list
  const inSegment = places.filter((place) => list[place]?.list === current)
  const near = inSegment.length > 0 ? inSegment : places
  return near.find((place) => place >= (after ?? 0)) ?? near[0] ?? null
}

/** A board may name the part of the daily list that is on: its fresh matters are numbered with the others. */
const isOfDaily = (list: RoomList, segment: string | null) =>
  (segment === 'fresh' || segment === 'daily') && !list.some((one) => one.list === segment)

/** The segments of a list, in its order. */
export const segmentsOf = (list: RoomList): string[] => [...new Set(list.map((one) => one.list))]

/** The list with its segments in the order in which the room takes them; one that is not in `order` stays behind. */
export function orderList(list: RoomList, order: readonly string[]): RoomList {
  const rank = (segment: string) => (order.includes(segment) ? order.indexOf(segment) : order.length)
  return segmentsOf(list)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((segment) => list.filter((item) => item.list === segment))
}
