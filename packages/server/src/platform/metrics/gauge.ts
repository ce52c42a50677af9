const quote = (text: string) => text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')

const labelsOf = (labels: Readonly<Record<string, string>>) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${quote(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

/** Prometheus text format 0.0.4. Times are in Unix seconds; null samples are omitted. */
export function writeGauge<Row>(
  name: string,
  help: string,
  rows: readonly Row[],
  sample: (row: Row) => [labels: Readonly<Record<string, string>>, value: number | Date | null],
): string[] {
  const lines = rows.flatMap((row) => {
    const [labels, value] = sample(row)
    return value === null
      ? []
      : [`${name}${labelsOf(labels)} ${value instanceof Date ? value.getTime() / 1000 : value}`]
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines]
}
