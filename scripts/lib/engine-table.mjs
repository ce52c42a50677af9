const marks = { passed: 'yes', failed: 'NO', skipped: '–', pending: '–' }

/** Makes a column for each browser engine. A test is `{ path: [engine, …, name], status }`. */
export function drawTable(tests) {
  const engines = [...new Set(tests.map(({ path }) => path[0]))]
  const rows = new Map()
  for (const { path, status } of tests) {
    const name = path.slice(1).join(': ')
    rows.set(name, { ...rows.get(name), [path[0]]: marks[status] ?? status })
  }
  const width = Math.max(...[...rows.keys()].map((name) => name.length), 0)
  const line = (name, cells) => [name.padEnd(width), ...cells.map((cell) => cell.padEnd(8))].join('  ').trimEnd()
  return [
    line('', engines),
    ...[...rows].map(([name, row]) =>
      line(
        name,
        engines.map((engine) => row[engine] ?? ''),
      ),
    ),
  ].join('\n')
}
