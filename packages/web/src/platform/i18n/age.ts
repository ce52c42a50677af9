const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** In whole units, such as `5 min. ago`. An instant in the future counts as now. */
export function ageOf(instant: string, now: Date, locale: string): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / 1000)
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(
    -Math.floor(seconds / size),
    unit,
  )
}
