export interface Measured {
  what: string
  measured: string
  budget: string
  kept: boolean
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const medianAndWorst = (values: readonly number[], show: (value: number) => string, worst = Math.max) =>
  `${show(median(values))}, worst of ${values.length} runs ${show(worst(...values))}`

export async function timeRuns(runs: number, work: () => Promise<unknown>): Promise<{ first: number; middle: number }> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return { first: times[0] ?? Number.NaN, middle: median(times) }
}

export function printTable(rows: readonly Measured[]) {
  const width = (key: 'what' | 'measured' | 'budget') => Math.max(...rows.map((row) => row[key].length))
  const [what, measured, budget] = [width('what'), width('measured'), width('budget')]
  for (const row of rows)
    console.log(
      `  ${row.what.padEnd(what)}   ${row.measured.padEnd(measured)}   ${row.budget.padEnd(budget)}   ${row.kept ? 'kept' : 'OVER'}`,
    )
}
