import { writeGauge } from '../../platform/metrics/gauge.ts'
import type { courtHealth, courtReport, operatorHealth } from '../courts/courts.schema.ts'

interface Known {
  health: (typeof courtHealth.$inferSelect)[]
  reports: (typeof courtReport.$inferSelect)[]
  operators: (typeof operatorHealth.$inferSelect)[]
}

export function writeCourtMetrics({ health, reports, operators }: Known, now: Date): string[] {
  const ofCourt = ({ court }: { court: string }) => ({ court })
  type Health = Known['health'][number]
  type Report = Known['reports'][number]
  const site = (name: string, help: string, value: (row: Health) => number | Date | null) =>
    writeGauge(`peshi_court_${name}`, help, health, (row) => [{ ...ofCourt(row), part: row.part }, value(row)])
  const cases = (name: string, help: string, value: (row: Report) => number | Date | null) =>
    writeGauge(`peshi_court_${name}`, help, reports, (row) => [ofCourt(row), value(row)])

  return [
    ...site('up', 'Whether this part of the site answered as expected when it was last asked.', (row) =>
      row.failure ? 0 : 1,
    ),
    ...site('failures', 'Failures in a row.', (row) => row.failures),
    ...site('last_success_timestamp_seconds', 'When the site last answered.', (row) => row.last_success_at),
    ...site(
      'failing_since_timestamp_seconds',
      'Since when it fails; not there while it answers.',
      (row) => row.failing_since,
    ),
    ...cases('counted_timestamp_seconds', 'When the cases were counted.', (row) => row.counted_at),
    ...cases('cases_read', 'Cases read in the hour before.', (row) => row.read),
    ...cases('cases_changed', 'Cases that had changed in the hour before.', (row) => row.changed),
    ...cases('cases_failing', 'Cases whose last reading failed.', (row) => row.failing),
    ...cases('cases_waiting_for_person', 'Cases that only a person can read again.', (row) => row.needs_look),
    ...cases('cases_due', 'Followed cases that are to be read by now.', (row) => row.due),
    ...cases('oldest_due_seconds', 'For how long the oldest of these is due; 0 where none is.', ({ oldest_due }) =>
      oldest_due ? Math.max(0, (now.getTime() - oldest_due.getTime()) / 1000) : 0,
    ),
    ...writeGauge(
      'peshi_operator_resting',
      'Whether the operator of court sites is left alone after failures.',
      operators,
      (row) => [{ operator: row.operator }, row.resting_until && row.resting_until > now ? 1 : 0],
    ),
  ]
}
