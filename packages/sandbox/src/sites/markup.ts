import type { CourtDate } from '@peshi/contract/platform/dates'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

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

export function writeOrdinal(date: CourtDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}${suffixOf(Number(day))} ${months[Number(month) - 1]} ${year}`
}

/** Byte order mark. Most replies of the real site hcservices begin with it. */
export const bom = '\uFEFF'
