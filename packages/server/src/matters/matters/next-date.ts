// The only writer of a matter's next date, and the only emitter of `matter.next-date-changed`. A matter has two dates:
// `own_next_date` of the chamber and `court_next_date` of the court's record. The own date is shown if there is one,
// otherwise the court's. Dates are calendar dates of India; null means that none is known.
// - A change with the reason `court` writes the court's date, any other reason the own date.
// - The own date ends by itself when it has passed and the court has a later one.
// - The rows are locked before they are compared, and only a changed shown date is an event.
// - Undo goes back only if nobody changed the date since.
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { DetailOf, NextDateReason } from '@peshi/contract/platform/events'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import type { Doer } from '../../platform/events/emit.ts'
import { event } from '../../platform/events/event.schema.ts'
import type { Context } from '../../platform/process/context.ts'

export interface NewDate {
  id: MatterId
  /** The court's date if the reason is `court`, otherwise the chamber's own: null means that the court's holds. */
  date: CourtDate | null
}

interface Dates {
  own: CourtDate | null
  court: CourtDate | null
}

interface Dated extends Dates {
  id: MatterId
  read_at: Date | null
}

export type NextDates = ReturnType<typeof createNextDates>

/** The only writer of a matter's `own_next_date` and `court_next_date`. */
export function createNextDates({ emit }: Pick<Context, 'emit'>) {
  async function setNextDates(tx: Tx, by: Doer, news: readonly NewDate[], why: NextDateReason): Promise<void> {
    if (news.length === 0) return
    const dates = new Map(news.map(({ id, date }) => [id, date]))
    const changed = (await lockDates(tx, by.chamberId, [...dates.keys()])).flatMap((before) => {
      const after = datesAfter(before, dates.get(before.id) ?? null, why)
      return after.own === before.own && after.court === before.court ? [] : [{ before, after }]
    })
    await write(
      tx,
      by.chamberId,
      changed.map(({ before: { id }, after }) => ({ id, ...after })),
    )
    const moved = changed.filter(({ before, after }) => shownDate(before) !== shownDate(after))
    await emit(
      tx,
      by,
      ...moved.map(({ before, after }) => ({
        type: 'matter.next-date-changed' as const,
        ...aboutMatter(before.id),
        detail: { from: shownDate(before), to: shownDate(after), why, was_own: before.own !== null },
      })),
    )
  }

  const setNextDate = (tx: Tx, by: Doer, id: MatterId, date: CourtDate | null, why: NextDateReason): Promise<void> =>
    setNextDates(tx, by, [{ id, date }], why)

  /** Restores the date that was replaced by `date` because of `why`, unless the matter got another date since. */
  async function restoreNextDate(tx: Tx, by: Doer, id: MatterId, date: CourtDate, why: NextDateReason): Promise<void> {
    const last = await findLastChange(tx, by.chamberId, id)
    if (last?.why === why && last.to === date)
      await setNextDate(tx, by, id, last.was_own ? last.from : null, 'correction')
  }

  return { setNextDate, setNextDates, restoreNextDate }
}

const shownDate = ({ own, court }: Dates) => own ?? court

/** An own date ends when it has passed and the court has a later one. */
function datesAfter({ own, court, read_at }: Dated, date: CourtDate | null, why: NextDateReason): Dates {
  if (why !== 'court') return { own: date, court }
  const isPassed = own !== null && read_at !== null && own < courtDateAt(read_at) && date !== null && date > own
  return { own: isPassed ? null : own, court: date }
}

const lockDates = (tx: Tx, chamberId: ChamberId, ids: readonly MatterId[]): Promise<Dated[]> =>
  tx
    .select({ id: matter.id, own: matter.own_next_date, court: matter.court_next_date, read_at: matter.read_at })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), inArray(matter.id, [...ids])))
    .for('update')

async function write(tx: Tx, chamberId: ChamberId, rows: readonly (Dates & { id: MatterId })[]): Promise<void> {
  if (rows.length === 0) return
  const array = (values: readonly (string | null)[]) => `{${values.map((value) => value ?? 'NULL').join(',')}}`
  const [ids, own, court] = [rows.map(({ id }) => id), rows.map((row) => row.own), rows.map((row) => row.court)].map(
    array,
  )
  await tx.execute(sql`
    UPDATE matter SET own_next_date = new.own, court_next_date = new.court
    FROM unnest(${ids}::uuid[], ${own}::date[], ${court}::date[]) AS new(id, own, court)
    WHERE matter.chamber_id = ${chamberId} AND matter.id = new.id`)
}

async function findLastChange(
  tx: Tx,
  chamberId: ChamberId,
  id: MatterId,
): Promise<DetailOf<'matter.next-date-changed'> | null> {
  const [row] = await tx
    .select({ detail: event.detail })
    .from(event)
    .where(and(eq(event.chamber_id, chamberId), eq(event.matter_id, id), eq(event.type, 'matter.next-date-changed')))
    .orderBy(desc(event.at), desc(event.id))
    .limit(1)
  return (row?.detail ?? null) as DetailOf<'matter.next-date-changed'> | null
}
