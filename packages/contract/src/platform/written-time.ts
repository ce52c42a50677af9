import { plainDigits } from './digits.ts'

const form = /^(\d{1,2})(?:[:.h ]?([0-5]\d))? ?(am|pm|a\.m\.|p\.m\.|h|hrs)?$/

/** Returns `HH:MM`, an empty text for an empty input, or null if the input is not a time. */
export function readTypedTime(written: string): string | null {
  const text = plainDigits(written.normalize('NFC')).trim().toLowerCase()
  if (text === '') return ''
  const [, hours, minutes = '00', half = ''] = form.exec(text) ?? []
  if (hours === undefined) return null
  const isHalfDay = /^[ap]/.test(half)
  const said = Number(hours)
  if (said > (isHalfDay ? 12 : 23) || (isHalfDay && said === 0)) return null
  const hour = isHalfDay ? (said % 12) + (half.startsWith('p') ? 12 : 0) : said
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
