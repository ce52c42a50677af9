import type { Measured } from './report.ts'
import { type Outcome, operators, simulateOperator } from './sync-model.ts'

const days = 4
const leastGapMs = 1000
const mostGrowthMb = 60

/** Four days of reading 400,000 followed cases, two workers killed in the second night, by a virtual clock. */
export function benchSync(): Measured[] {
  for (const operator of operators) simulateOperator(operator, days / 2)
  const afterTwo = heapMb()
  const later = operators.map((operator) => simulateOperator(operator, days))
  const growth = heapMb() - afterTwo
  const sum = (figure: (outcome: Outcome) => number) => later.reduce((total, one) => total + figure(one), 0)
  return [
    ...later.map(describe),
    row('least time between two requests to an operator', `${Math.min(...later.map((one) => one.leastGapMs))} ms`, {
      budget: `≥ ${leastGapMs} ms`,
      kept: later.every((one) => one.leastGapMs >= leastGapMs),
    }),
    row('cases read before they were due', String(sum((one) => one.tooEarly)), {
      budget: '0',
      kept: sum((one) => one.tooEarly) === 0,
    }),
    row('cases lost, with two workers killed', `${sum((one) => one.lost)}, ${sum((one) => one.reclaimed)} given back`, {
      budget: '0 lost',
      kept: sum((one) => one.lost) === 0,
    }),
    row('memory after four days against two', `${growth.toFixed(0)} MB more`, {
      budget: `< ${mostGrowthMb} MB`,
      kept: growth < mostGrowthMb,
    }),
  ]
}

const row = (what: string, measured: string, rest: Pick<Measured, 'budget' | 'kept'>): Measured => ({
  what,
  measured,
  ...rest,
})

/** What is late is not over a budget: at one request a second it can't be otherwise, and every page shows the age. */
function describe({ operator, readings, late, backlog, oldestLateMs }: Outcome): Measured {
  const share = ((100 * late) / Math.max(1, readings)).toFixed(1)
  const oldest = (oldestLateMs / 3_600_000).toFixed(1)
  return row(
    `${operator.name}: ${operator.cases.toLocaleString('en-IN')} cases`,
    `${Math.round(readings / days).toLocaleString('en-IN')} readings a day, ${share} % over an hour late, ${backlog.toLocaleString('en-IN')} waiting, the oldest ${oldest} h late`,
    { budget: 'counted', kept: true },
  )
}

function heapMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_048_576
}
