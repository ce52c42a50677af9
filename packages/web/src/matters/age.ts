const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** `2 hr. ago` in the reader's language; digits are Latin as on the court's pages. */
export function formatAge(instant: string, now: Date, language: string): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / 1000)
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ['minute', 60]
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto', style: 'short' })
  return format.format(-Math.floor(seconds / size), unit)
}
