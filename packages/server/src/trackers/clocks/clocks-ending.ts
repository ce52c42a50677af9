import { addDays, type CourtDate, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { alertChoice } from '../../chamber/notifications/notifications.schema.ts'
import type { News } from '../../chamber/notifications/notify.ts'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { responsibleFor } from '../../matters/hearings/responsible.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { clock as clockTable } from './clocks.schema.ts'

/** The owner is told of a passed deadline for so many days, in case Peshi does not run on the first. */
const passedDays = 7

const markFor = (reminders: readonly number[], daysLeft: number): number | null =>
  reminders.toSorted((one, other) => one - other).find((mark) => daysLeft <= mark) ?? null

type Row = typeof clockTable.$inferSelect

const whatRuns = (row: Row): Pick<News['subject'], 'kind' | 'id'> =>
  row.matter_id || row.subject_kind === 'matter' || row.subject_kind === 'serving' || row.subject_kind === 'filing'
    ? { kind: 'clock', id: row.id }
    : { kind: row.subject_kind, id: row.subject_id }

/** Reminders of deadlines that are near, and notices of those that passed. */
export async function clocksEnding(tx: Tx, chamberId: ChamberId, now: Date): Promise<News[]> {
  const today = courtDateAt(now)
  const rows = await tx
    .select({ row: clockTable, responsible: responsibleFor(chamberId, clockTable.matter_id, clockTable.entered_by) })
    .from(clockTable)
    .leftJoin(matter, and(eq(matter.chamber_id, clockTable.chamber_id), eq(matter.id, clockTable.matter_id)))
    .where(
      and(
        eq(clockTable.chamber_id, chamberId),
        isNull(clockTable.deleted_at),
        isNull(clockTable.ended),
        isNull(matter.deleted_at),
        gte(clockTable.due_on, addDays(today, -passedDays)),
        sql`${clockTable.due_on} <= ${today}::date + ${clockTable.near_days}`,
      ),
    )
  if (rows.length === 0) return []
  const followers = await listFollowers(tx, chamberId, [...new Set(rows.flatMap(({ row }) => row.matter_id ?? []))])
  const owners = await teamRepo(tx, chamberId).listOwners()
  return rows.map(({ row, responsible }): News => {
    const people = [...responsible, ...((row.matter_id && followers.get(row.matter_id)) ?? [])]
    const isPast = row.due_on < today
    return {
      kind: isPast ? 'clock.passed' : 'clock.ending',
      to: [...new Set(isPast ? [...people, ...owners] : people)],
      matterId: row.matter_id,
      subject: { ...whatRuns(row), label: row.title ?? row.subject_label },
      values: { date: row.due_on, mark: markOf(row, today), rule: row.rule },
    }
  })
}

const markOf = ({ reminders, due_on }: Row, today: CourtDate): number | null =>
  due_on < today ? null : markFor(reminders, daysBetween(today, due_on))

async function listFollowers(tx: Tx, chamberId: ChamberId, ids: MatterId[]): Promise<Map<MatterId, PersonId[]>> {
  const rows = await tx
    .select({ matter_id: alertChoice.matter_id, person_id: alertChoice.person_id })
    .from(alertChoice)
    .where(
      and(eq(alertChoice.chamber_id, chamberId), eq(alertChoice.choice, 'follow'), inArray(alertChoice.matter_id, ids)),
    )
  const byMatter = Map.groupBy(rows, ({ matter_id }) => matter_id)
  return new Map([...byMatter].map(([id, own]) => [id, own.map(({ person_id }) => person_id)]))
}
