import { indiaAheadMs } from '@peshi/contract/platform/india-time'

/** Times of day in India. */
export interface QuietHours {
  from: string
  to: string
}

const minute = 60_000
const day = 86_400_000

const msOfDay = (instant: Date) => (instant.getTime() + indiaAheadMs) % day
/** `HH:MM` as milliseconds since midnight. */
export const readTime = (time: string) => {
  const [hours, minutes] = time.split(':')
  return (Number(hours) * 60 + Number(minutes)) * minute
}
/** The next instant at which it is `time` in India: `from` itself, or up to a day later. */
export const nextAt = (from: Date, time: number) => new Date(from.getTime() + ((time - msOfDay(from) + day) % day))

/** The instant itself, or the end of the quiet hours in which it is. */
export function afterQuiet(quiet: QuietHours | null, instant: Date): Date {
  if (!quiet) return instant
  const [from, to, at] = [readTime(quiet.from), readTime(quiet.to), msOfDay(instant)]
  const isQuiet = from < to ? from <= at && at < to : at >= from || at < to
  return isQuiet ? nextAt(instant, to) : instant
}
