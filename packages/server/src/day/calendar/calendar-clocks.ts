import { createHash } from 'node:crypto'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { ClockReply } from './calendar-clocks.repo.ts'

export function toClockReply(clock: Clock): ClockReply {
  const rule = findClockRule(clock.rule)
  const name = clock.title ?? rule?.name ?? clock.rule
  const reported = {
    clock_id: clock._id,
    matter_id: clock.matter_id,
    date: clock.due_on,
    title: [name, clock.ctitle].filter(Boolean).join(': '),
    details: [
      clock.case_label,
      [rule?.act, rule?.provision].filter(Boolean).join(', '),
      `Counted from ${toDayFirst(clock.start_on)}`,
      clock.court_id && courtTitle(clock.court_id),
      clock.is_critical && !clock.ticked && 'Needs a second reviewer',
      clock.unknown_years.length > 0 &&
        `No holiday list for ${clock.unknown_years.join(', ')}: the last day may fall on a closed day`,
      'Verify against the Act before you rely on it.',
    ]
      .filter(Boolean)
      .join('\n'),
  }
  return { ...reported, fingerprint: createHash('sha256').update(JSON.stringify(reported)).digest('base64url') }
}
