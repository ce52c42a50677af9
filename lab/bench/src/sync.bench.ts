import type { Measured } from './report.ts'
import { groups, totalCases } from './sync-model.ts'
import { type Night, type OperatorNight, simulateNight } from './sync-night.ts'

/** 21:00 in India, when the product starts to read the courts' sites. */
const from = new Date('2026-11-19T15:30:00Z')
const hours = { onPostgres: 18, embedded: 5 }
const leastGapMs = 1000
const mostGrowthMb = 20

const write = (count: number) => count.toLocaleString('en-IN')

export async function benchSync(): Promise<Measured[]> {
  console.log(`  The product's own: when a case is due, which is next, claims, leases, the job, the database.
  Modelled: the clock, the courts' sites and the turns at them, and what follows from a change: ${write(totalCases)} cases
  at ${groups.reduce((sum, group) => sum + group.operators, 0)} operators, 65 % of them pending with a hearing every 45 days.`)
  const night = await simulateNight(from, hours)
  console.log(`  ${night.hours} hours from nine in the evening on ${night.engine}, two workers, killed at one.`)
  const sum = (figure: (one: OperatorNight) => number) => night.operators.reduce((all, one) => all + figure(one), 0)
  const none = (what: string, count: number) => row(what, write(count), { budget: '0', kept: count === 0 })
  const least = Math.min(...night.operators.map((one) => one.leastGapMs))
  const waiting = sum((one) => one.waiting)
  return [
    ...groups.map((group) => describe(group.name, night)),
    row('least time between two requests to an operator', `${least} ms`, {
      budget: `≥ ${leastGapMs} ms`,
      kept: least >= leastGapMs,
    }),
    none('cases read before they were due, or by two at once', night.tooEarly + night.readTwice),
    none('cases lost', night.lost),
    row('cases that the killed workers held', `${night.orphaned}, of them unread since: ${night.stillOrphaned}`, {
      budget: '0 unread',
      kept: night.orphaned > 0 && night.stillOrphaned === 0,
    }),
    none(
      'listed cases read over an hour late',
      sum((one) => one.listedLate),
    ),
    row('cases late as it ends, and shown so on the courts’ page', `${write(waiting)}, ${write(night.shownLate)}`, {
      budget: 'all',
      kept: waiting === night.shownLate,
    }),
    describeMemory(night),
  ]
}

const row = (what: string, measured: string, rest: Pick<Measured, 'budget' | 'kept'>): Measured => ({
  what,
  measured,
  ...rest,
})

/** Delays have no budget: they follow from the limit of one request a second, not from the code's speed. */
function describe(name: string, { operators }: Night): Measured {
  const own = operators.filter(({ operator }) => operator.name === name)
  const sum = (figure: (one: OperatorNight) => number) => own.reduce((all, one) => all + figure(one), 0)
  const readings = sum((one) => one.readings)
  const late = ((100 * sum((one) => one.late)) / Math.max(1, readings)).toFixed(0)
  const oldest = (Math.max(...own.map((one) => one.oldestWaitingMs)) / 3_600_000).toFixed(1)
  return row(
    `${name}: ${write(sum(({ operator }) => operator.cases))} cases`,
    `${write(readings)} readings, ${write(sum((one) => one.listed))} of listed cases; ${late} % over an hour late, ${write(sum((one) => one.waiting))} waiting, for ${oldest} h at most`,
    { budget: 'counted', kept: true },
  )
}

function describeMemory({ heapMb }: Night): Measured {
  const [, first = 0] = heapMb
  const growth = (heapMb.at(-1) ?? first) - first
  return row('memory as it ends, against after an hour', `${growth.toFixed(0)} MB more`, {
    budget: `< ${mostGrowthMb} MB`,
    kept: growth < mostGrowthMb,
  })
}
