import type { CourtDate } from '@peshi/contract/platform/dates'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** As PHP's htmlspecialchars writes text, which is how the real sites print names. */
export const escapeHtml = (text: string | number) =>
  String(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

function suffixOf(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

/** `08th September 2026`, as hcservices writes the dates of a case's status. */
export function writeOrdinal(date: CourtDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}${suffixOf(Number(day))} ${months[Number(month) - 1]} ${year}`
}

/** The byte order mark that most replies of hcservices start with. */
export const bom = '\uFEFF'
