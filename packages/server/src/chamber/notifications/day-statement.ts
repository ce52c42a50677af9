import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { AlertItem } from './alert-message.ts'

export interface DayLine extends Pick<AlertItem, 'number' | 'isSensitive'> {
  date: CourtDate
  matter_id: MatterId
  title: string
  court: string
  court_no: string | null
  item: string | null
  /** `HH:MM` in India; null without a fixed time. */
  time: string | null
  /**
   * `unread`: Peshi does not read this court's cause lists. `waiting`: one of them still needs a captcha. `not-sitting`:
   * the court announced that the judge does not sit.
   */
  state: 'listed' | 'not-sitting' | 'on-no-list' | 'unread' | 'waiting'
}

type Place = Pick<DayLine, 'court_no' | 'item'>

export interface PlaceChange {
  alert: AlertItem
  date: string
  before: Place | null
  now: Place | null
}

export interface DayStatement {
  lines: readonly DayLine[]
  changes: readonly PlaceChange[]
}

export const isListing = ({ kind }: Pick<AlertItem, 'kind'>) => kind.startsWith('listing.')

export const isListed = ({ state }: DayLine) => state === 'listed' || state === 'not-sitting'

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const isSame = (one: Place, other: Place) => one.court_no === other.court_no && one.item === other.item

export const isNothing = (alerts: readonly AlertItem[], { lines, changes }: DayStatement) =>
  alerts.every(isListing) && lines.length === 0 && changes.length === 0

export function changesSince(alerts: readonly AlertItem[], lines: readonly DayLine[], today: CourtDate): PlaceChange[] {
  const ofDays = alerts.filter((one) => isListing(one) && (textOf(one.values.date) ?? '') >= today)
  return [...Map.groupBy(ofDays, ({ matter_id, values }) => `${values.date} ${matter_id}`).values()].flatMap(
    (all): PlaceChange[] => {
      const [newest, first] = [all[0], all.at(-1)]
      const date = textOf(newest?.values.date)
      if (!newest || !first || date === null) return []
      const standing = lines.filter(
        (line) => line.date === date && line.matter_id === newest.matter_id && isListed(line),
      )
      const before = placeBefore(first)
      if (standing.length === 0)
        return first.kind === 'listing.added' ? [] : [{ alert: newest, date, before, now: null }]
      if (before === null || standing.some((line) => isSame(line, before))) return []
      const last = placeOf(newest)
      return [{ alert: newest, date, before, now: standing.find((line) => isSame(line, last)) ?? standing[0] ?? null }]
    },
  )
}

const placeOf = ({ values }: AlertItem): Place => ({ court_no: textOf(values.court_no), item: textOf(values.item) })

function placeBefore(first: AlertItem): Place | null {
  if (['listing.gone', 'listing.deleted', 'listing.corrected'].includes(first.kind)) return placeOf(first)
  const item = textOf(first.values.before_item)
  return first.kind === 'listing.moved' && item ? { court_no: textOf(first.values.before_no), item } : null
}
