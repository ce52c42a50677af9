import type { Task } from '@peshi/contract/day/tasks'
import type { HearingDay, HearingEntry } from '@peshi/contract/matters/hearings'
import { addDays, type CourtDate, daysBetween, fromDayFirst } from '@peshi/contract/platform/dates'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { type CalendarTask, keyOf } from './calendar-task.ts'
import { minutesOf, type Place, usualMinutes } from './task-moves.ts'

interface Common {
  key: string
  from: CourtDate
  to: CourtDate
  time: string | null
  title: string
}

export type TaskItem = Common & { kind: 'task'; task: CalendarTask }

export type Item =
  | TaskItem
  | (Common & { kind: 'hearing'; entry: HearingEntry })
  | (Common & { kind: 'clock'; clock: Clock })

export function taskItems(tasks: readonly Task[], moved: ReadonlyMap<string, Place> = new Map()): Item[] {
  return tasks
    .flatMap((task) => [task, ...occurrencesOf(task)])
    .map((each): Item => {
      const key = keyOf(each)
      const task = { ...each, ...moved.get(key) }
      return { kind: 'task', key, from: task.date, to: task.end_date, time: task.time, title: task.title, task }
    })
}

const occurrencesOf = (task: Task): CalendarTask[] =>
  task.comes_again.map((occurrence) => {
    const end_date = addDays(occurrence, daysBetween(task.date, task.end_date))
    return { ...task, occurrence, date: occurrence, end_date }
  })

export const hearingItems = (days: readonly HearingDay[]): Item[] =>
  days.flatMap(({ date, data }) =>
    data
      .filter(({ is_dropped }) => !is_dropped)
      .map((entry): Item => {
        const day = fromDayFirst(date)
        const key = ['hearing', entry.matter_id, day, entry.list_kind, entry.item].join(' ')
        return { kind: 'hearing', key, from: day, to: day, time: entry.time, title: entry.ctitle, entry }
      }),
  )

export const clockItems = (clocks: readonly Clock[], nameOf: (clock: Clock) => string): Item[] =>
  clocks.map((clock) => ({
    kind: 'clock',
    key: clock._id,
    from: clock.due_on,
    to: clock.due_on,
    time: null,
    title: [nameOf(clock), clock.ctitle].filter(Boolean).join(': '),
    clock,
  }))

export const isRoutine = (item: Item): item is TaskItem => item.kind === 'task' && item.task.repeat?.every === 'day'

const kindOrder = { clock: 0, hearing: 1, task: 2 }

function compare(one: Item, other: Item): number {
  return (
    Number(one.from === one.to) - Number(other.from === other.to) ||
    Number(isDone(one)) - Number(isDone(other)) ||
    (one.time ?? '').localeCompare(other.time ?? '') ||
    kindOrder[one.kind] - kindOrder[other.kind] ||
    one.from.localeCompare(other.from) ||
    placeOnList(one).localeCompare(placeOnList(other), 'en', { numeric: true }) ||
    one.title.localeCompare(other.title) ||
    one.key.localeCompare(other.key)
  )
}

const placeOnList = (item: Item) =>
  item.kind === 'hearing' ? [item.entry.hc_name, item.entry.court_no, item.entry.item].join(' ') : ''

export const isDone = (item: Item) => item.kind === 'task' && item.task.is_done

export const inOrder = (items: readonly Item[]): Item[] => items.toSorted(compare)

export interface WeekDay {
  date: CourtDate
  slots: (Item | null)[]
  more: number
}

export function layOut(
  days: readonly CourtDate[],
  ordered: readonly Item[],
  lines: number,
  pinned?: string,
): WeekDay[] {
  const week = days.map((date): WeekDay => ({ date, slots: Array.from({ length: lines }, () => null), more: 0 }))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const first1 = ordered.filter(({ key }) => key === pinned)
  for (const item of [...first1, ...ordered.filter(({ key }) => key !== pinned)]) {
    if (item.to < first || item.from > last) continue
    const covered = week.filter(({ date }) => item.from <= date && date <= item.to)
    const line = week[0]?.slots.findIndex((_, at) => covered.every(({ slots }) => slots[at] === null)) ?? -1
    for (const day of covered) {
      if (line === -1) day.more += 1
      else day.slots[line] = item
    }
  }
  return week
}

export interface Block {
  item: Item
  /** Minutes after midnight. */
  start: number
  minutes: number
  lane: number
  lanes: number
}

export function layOutHours(items: readonly Item[]): Block[] {
  const blocks = items
    .map((item): Block => ({ item, ...spanOf(item), lane: 0, lanes: 1 }))
    .toSorted((one, other) => one.start - other.start || other.minutes - one.minutes)
  let group: Block[] = []
  let groupEnd = 0
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1
    for (const block of group) block.lanes = lanes
    group = []
  }
  for (const block of blocks) {
    if (block.start >= groupEnd) close()
    const taken = new Set(group.filter((each) => each.start + each.minutes > block.start).map(({ lane }) => lane))
    while (taken.has(block.lane)) block.lane += 1
    group.push(block)
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, block.start + block.minutes)
  }
  close()
  return blocks
}

const shortest = 30

function spanOf(item: Item): { start: number; minutes: number } {
  const start = minutesOf(item.time ?? '00:00')
  const end = item.kind === 'task' && item.task.end_time ? minutesOf(item.task.end_time) : start + usualMinutes
  return { start, minutes: Math.max(shortest, end - start) }
}

export function weekOf(date: CourtDate): CourtDate[] {
  const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day))
}
