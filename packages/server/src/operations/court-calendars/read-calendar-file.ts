import { CalendarFile } from '@peshi/contract/courts/court-calendar'
import { expandCalendars, type ShippedCalendar } from '@peshi/courts/catalogue/court-days'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { Invalid } from '../../platform/errors.ts'

/** Reads a file in the form of the catalogue's `court-days.json`. */
export function readCalendarFile(text: string): ShippedCalendar[] {
  const read = CalendarFile.safeParse(parse(text))
  if (!read.success) {
    const [problem] = read.error.issues
    throw new Invalid(`The file cannot be read: ${problem?.path.join('.')}: ${problem?.message}`)
  }
  const unknown = read.data.flatMap(({ courts }) => courts).find((court) => !isCourt(court))
  if (unknown) throw new Invalid(`The file cannot be read: there is no court ${unknown}.`)
  return expandCalendars(read.data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Invalid('The file is not JSON.')
  }
}
