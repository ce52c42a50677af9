import type { AlertPlan } from '@peshi/contract/chamber/alert-plan'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { indiaAheadMs } from '@peshi/contract/platform/india-time'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import type { AlertItem } from './alert-message.ts'
import { changesSince, type DayLine, type DayStatement, isListing } from './day-statement.ts'
import { receiversOf } from './notify.ts'
import { alertingOf, whenBy } from './plan-alerts.ts'
import { receiversRepo } from './receivers.repo.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    listDays?: (
      context: Pick<Context, 'services'>,
    ) => (
      tx: Tx,
      chamberId: ChamberId,
      days: readonly CourtDate[],
      today: CourtDate,
    ) => Promise<Omit<DayLine, 'isSensitive'>[]>
  }
}

/** Hour in India. A digest before it is about the same day, a later digest about the next day. */
const eveningFrom = 16

interface Reader {
  chamberId: ChamberId
  personId: PersonId
}

export async function readStatement(
  tx: Tx,
  { clock, features, services }: Pick<Context, 'clock' | 'features' | 'services'>,
  { chamberId, personId }: Reader,
  alerts: readonly AlertItem[],
  plan: AlertPlan,
): Promise<DayStatement> {
  const now = clock.now()
  const today = courtDateAt(now)
  const hour = new Date(now.getTime() + indiaAheadMs).getUTCHours()
  const isDigest = alerts.some((one) => whenBy(plan, 'email', alertingOf(one)) === 'digest')
  const ofDigest = isDigest ? [hour < eveningFrom ? today : addDays(today, 1)] : []
  const ofNotified = alerts
    .filter(isListing)
    .flatMap(({ values }) => (typeof values.date === 'string' ? [values.date] : []))
  const days = [...new Set([...ofDigest, ...ofNotified.filter((date) => date >= today)])].toSorted()
  const listDays = features.find((feature) => feature.listDays)?.listDays?.({ services })
  if (days.length === 0 || !listDays) return { lines: [], changes: [] }

  const all = await listDays(tx, chamberId, days, today)
  const receivers = receiversRepo(tx, chamberId)
  const people = await receivers.listPeople()
  const matters = await receivers.listMatters([...new Set(all.map(({ matter_id }) => matter_id))])
  const reportOf = new Set(alerts.map(({ matter_id }) => matter_id))
  const lines = all.flatMap((line): DayLine[] => {
    const matter = matters.get(line.matter_id)
    const isReaders = isDigest
      ? receiversOf({ kind: 'listing.added', to: 'team' }, people, matter).includes(personId)
      : reportOf.has(line.matter_id)
    return isReaders ? [{ ...line, isSensitive: matter?.isSensitive ?? false }] : []
  })
  return { lines, changes: changesSince(alerts, lines, today) }
}
