import { createHash } from 'node:crypto'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import type { Clock } from '@peshi/contract/trackers/clocks'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { ClockReply } from './calendar-clocks.repo.ts'

export function toClockReply(clock: Clock): ClockReply {
  const rule = findClockRule(clock.rule)
  const whose = clock.whose && { ours: 'Ours', theirs: 'Theirs' }[clock.whose]
  const name = [whose, clock.title ?? rule?.name ?? clock.rule].filter(Boolean).join(': ')
  const entry = {
    clock_id: clock._id,
    matter_id: clock.matter_id,
    date: clock.due_on,
    title: [name, clock.ctitle].filter(Boolean).join(': '),
    details: [
      clock.case_label,
      [rule?.act, rule?.provision].filter(Boolean).join(', '),
      orderWords(clock.from_order),
      `Counted from ${toDayFirst(clock.start_on)}`,
      clock.court_id && courtTitle(clock.court_id),
      clock.is_critical && !clock.ticked && 'Needs a second reviewer',
      clock.unknown &&
        `The court’s holidays from ${toDayFirst(clock.unknown.from)} to ${toDayFirst(clock.unknown.to)} are not known: the last day may fall on a closed day`,
      'Verify against the Act before you rely on it.',
    ]
      .filter(Boolean)
      .join('\n'),
  }
  return { ...entry, fingerprint: createHash('sha256').update(JSON.stringify(entry)).digest('base64url') }
}

function orderWords(order: Clock['from_order']) {
  if (!order?.text) return null
  const place = [order.date && `Order of ${toDayFirst(order.date)}`, order.page && `page ${order.page}`]
  return `${place.filter(Boolean).join(', ')}: ${order.text}`
}
