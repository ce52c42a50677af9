import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { itemInText, itemOrRangeInText } from '@peshi/contract/courts/item'
import { plainDigits } from '@peshi/contract/platform/digits'

export type BoardMessageKind =
  | 'mentioned'
  | 'passed-over'
  | 'items-later'
  | 'items-unexplained'
  | 'court-time'
  | 'matters-adjourned'
  | 'presence-required'

export interface BoardMessage {
  text: string
  kind: BoardMessageKind | null
  items: string[]
  /** Null if the message is for all courtrooms of the board. */
  court_no: string | null
  when: BoardMessageTime | null
}

/** `minute` counts from midnight, Indian time. `order`: the message gives the sequence in which items are called. */
export type BoardMessageTime =
  | { at: 'clock'; minute: number }
  | { at: 'break' }
  | { at: 'item'; item: string }
  | { at: 'start' | 'end' | 'order' }

const kinds: [RegExp, BoardMessageKind][] = [
  [/\bpresence\b.*\brequired\b|\brequired in (?:the )?court\b/i, 'presence-required'],
  [/\bpass(?:ed)?[- ]?over\b|\bkept[- ]?back\b/i, 'passed-over'],
  [/\b(?:adjourned|not (?:be )?(?:taken|heard)|deferred|re-?notified)\b/i, 'matters-adjourned'],
  [/\bmention(?:ed|ing)?\b/i, 'mentioned'],
  [
    /\b(?:court|bench|[sd]\.?b\.?)\b.*\b(?:will|shall|to) (?:sit|assemble|commence|start|resume|rise|function)\b/i,
    'court-time',
  ],
]
const later =
  /\b(?:will|shall|to) be (?:taken|called|heard)|\bafter (?:break|lunch|recess)|\bat \d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m|p\.m)/i
const item = new RegExp(itemOrRangeInText, 'giu')

export function readBoardMessage(written: string): BoardMessage {
  const text = plainDigits(written)
  const items = itemsIn(text)
  const isOrder = /\bsequence\b/i.test(text)
  const named = isOrder ? 'items-later' : kinds.find(([pattern]) => pattern.test(text))?.[1]
  const kind =
    named ??
    (later.test(text)
      ? items.length > 0
        ? 'items-later'
        : 'court-time'
      : items.length > 0
        ? 'items-unexplained'
        : null)
  const court_no = courtNo.exec(text)?.[1] ?? null
  return { text: written, kind, items, court_no, when: timeIn(text) }
}

const courtNo = /\bcourt\s*(?:no\.?|room(?:\s*no\.?)?|hall(?:\s*no\.?)?)?\s*[-:]?\s*(\d{1,3})\b/i
const clock = /\b(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?\s*m\b|noon\b)/i
/** Courts sit from 8 in the morning on, so `at 2.15` is in the afternoon. */
const bareClock = /\bat\s+(\d{1,2})[:.](\d{2})(?!\d)/i
const firstHour = 8
const afterItem = new RegExp(
  `\\bafter\\s+(?:item|sr|s|serial|sl)\\.?\\s*(?:nos?\\.?|numbers?)?\\s*[-:]?\\s*(${itemInText})`,
  'i',
)

function timeIn(text: string): BoardMessageTime | null {
  if (/\bsequence\b/i.test(text)) return { at: 'order' }
  const [, hours, minutes = '0', half] = clock.exec(text) ?? []
  if (hours !== undefined && Number(hours) <= 12 && Number(minutes) < 60)
    return { at: 'clock', minute: ((Number(hours) % 12) + (/p/i.test(half ?? 'p') ? 12 : 0)) * 60 + Number(minutes) }
  const [, hour, minute] = bareClock.exec(text) ?? []
  if (hour !== undefined && Number(hour) <= 18 && Number(minute) < 60)
    return { at: 'clock', minute: (Number(hour) + (Number(hour) < firstHour ? 12 : 0)) * 60 + Number(minute) }
  if (/\b(?:after|post)\s+(?:the\s+)?(?:lunch|break|recess)\b/i.test(text)) return { at: 'break' }
  const item = afterItem.exec(text)?.[1]
  if (item !== undefined) return { at: 'item', item }
  if (/\bat the (?:end|bottom)\b|\bend of (?:the )?(?:board|list|day)\b/i.test(text)) return { at: 'end' }
  const isFirst = /\bout of turn\b|\b(?:taken|called|heard)(?: up)? (?:first|at first|now|immediately)\b/i
  return isFirst.test(text) || /\bat the (?:outset|top)\b|\bon priority\b/i.test(text) ? { at: 'start' } : null
}

/** Returns the items that the message is about: only item 5 for `ITEM 5 AFTER ITEM 9`. */
export const ownItems = ({ text, items }: BoardMessage): string[] => {
  const after = afterItem.exec(text)?.[1]
  return after !== undefined && items.at(-1) === after ? items.slice(0, -1) : items
}

function itemsIn(text: string): string[] {
  const plain = withoutCaseNumbers(text)
    .replace(/\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/g, ' ')
    .replace(/\b\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|a\.m\.?|p\.m\.?|noon|o'?clock)/gi, ' ')
    .replace(new RegExp(bareClock, 'gi'), ' ')
    .replace(/\b\d{1,2}:\d{2}\b/g, ' ')
    .replace(/\b\d+\s*(?:minutes?|mins?|hours?|hrs?)\b/gi, ' ')
    .replace(/\b(?:0\d{2,4}[- ]?)?\d{5,}\b/g, ' ')
    .replace(new RegExp(courtNo, 'gi'), ' ')
  return [...plain.matchAll(item)].map(([found]) => found.replace(/\s/g, ''))
}

const withoutCaseNumbers = (text: string) =>
  readCaseNumbers(text).numbers.reduce(
    (line, { start, end }) => line.slice(0, start) + ' '.repeat(end - start) + line.slice(end),
    text,
  )
