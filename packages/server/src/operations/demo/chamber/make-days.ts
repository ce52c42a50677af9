import { updateUser } from '@peshi/contract/chamber/account'
import { watchName } from '@peshi/contract/day/cause-lists'
import { getHearingsOfMatter, recordOutcome } from '@peshi/contract/matters/hearings'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import { addDays, type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { CourtId } from '@peshi/contract/platform/ids'
import { startClock } from '@peshi/contract/trackers/clocks'
import { suggestedToday } from './court-scene.ts'
import type { Desk } from './desk.ts'

const outcomes: readonly Outcome[] = [
  'adjourned',
  'counter-time',
  'part-heard',
  'notice-issued',
  'rejoinder-time',
  'not-reached',
]
const leftOpenDays = 6
const notedDays = 60

export async function noteOutcomes(desk: Desk): Promise<void> {
  let noted = 0
  for (const matter of desk.matters.values()) {
    if (matter.case_status !== 'pending' || !matter.next_date || matter.next_date <= desk.today) continue
    const { data } = await desk.as.advocate(getHearingsOfMatter, { params: { id: matter._id } })
    const past = data.find(({ date }) => date < desk.today)
    const ago = past ? daysBetween(past.date, desk.today) : 0
    if (!past || ago <= leftOpenDays || ago > notedDays) continue
    const body = {
      matter_id: matter._id,
      date: past.date,
      outcome: outcomes[noted % outcomes.length] as Outcome,
      next_date: matter.next_date,
      appearing_id: noted % 3 === 0 ? desk.people.owner : desk.people.advocate,
    }
    await desk.on(ago, () => desk.as.advocate(recordOutcome, { body }), '16:50')
    noted += 1
  }
}

export async function watchLists(desk: Desk): Promise<void> {
  for (const call of [desk.as.owner, desk.as.advocate])
    await call(updateUser, { body: { court_id: CourtId.parse('hc-allahabad') } })
  const { advocate, court } = suggestedToday
  await desk.on(200, () => desk.as.owner(watchName, { body: { name: advocate, court: CourtId.parse(court) } }))
}

interface DemoClock {
  matter: string
  rule: string
  endsInDays: number
  title: string
}

/** The holidays of this court are unknown, so its deadline shows the warning. */
const review = { matter: 'WPA/8123/2023', court: 'hc-calcutta', begunDaysAgo: 18 } as const

const clocks: readonly DemoClock[] = [
  { matter: 'FAPL/3407/2025', rule: 'direction', endsInDays: 7, title: 'Rejoinder affidavit' },
  { matter: 'WRIC/26009/2025', rule: 'own', endsInDays: 30, title: 'Review petition, last day' },
  { matter: 'WPIL/2101/2026', rule: 'objections', endsInDays: -3, title: 'Objections of the registry' },
]

export async function startClocks(desk: Desk): Promise<void> {
  const start: CourtDate = addDays(desk.today, -21)
  for (const { matter, rule, endsInDays, title } of clocks)
    await desk.on(20, () =>
      desk.as.advocate(startClock, {
        body: {
          matter_id: desk.matterId(matter),
          rule,
          start_on: start,
          ends_on: addDays(desk.today, endsInDays),
          title,
          reason: 'The order names the day',
        },
      }),
    )
  const { matter, court, begunDaysAgo } = review
  await desk.on(begunDaysAgo - 2, () =>
    desk.as.advocate(startClock, {
      body: {
        matter_id: desk.matterId(matter),
        rule: 'review',
        court_id: CourtId.parse(court),
        start_on: addDays(desk.today, -begunDaysAgo),
      },
    }),
  )
}
