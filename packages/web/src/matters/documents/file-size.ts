const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

export function sayFileSize(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1))
  const least = bytes > 0 ? 0.1 : 0
  const value = Math.max(least, bytes / 1000 ** (step + 1))
  const text = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
  return `\u2066${text}\u2069`
}
