/** A figure with one label in the text format that Prometheus reads (version 0.0.4); instants are seconds since 1970. */
export function writeGauge<Row>(
  name: string,
  help: string,
  rows: readonly Row[],
  sample: (row: Row) => [label: string, value: number | Date | null],
): string[] {
  const lines = rows.flatMap((row) => {
    const [label, value] = sample(row)
    return value === null ? [] : [`${name}{${label}} ${value instanceof Date ? value.getTime() / 1000 : value}`]
  })
  return lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines]
}
