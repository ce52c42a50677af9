import type { ChamberId, CourtId, DueCheckId, PersonId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { and, asc, desc, eq, inArray, isNull, lte, min, ne, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { dueCheck } from './due-checks.schema.ts'

export type DueCheckRow = typeof dueCheck.$inferSelect
type Changes = Partial<Omit<typeof dueCheck.$inferInsert, 'chamber_id' | 'id'>>

export interface Narrow {
  kind?: DueCheckKind | undefined
  court?: CourtId | undefined
  group?: string | undefined
}

const open = ['due', 'answering'] as const
const settled = ['done', 'failed', 'dropped'] as const
const isOpen = inArray(dueCheck.state, [...open])

/** A case of a closed court waits for a page that a person brings. Checks of the kind `page` always do. */
const isAskable = (closed: CourtId[]) =>
  and(
    ne(dueCheck.kind, 'page'),
    closed.length > 0 ? not(and(eq(dueCheck.kind, 'case'), inArray(dueCheck.court, closed)) ?? sql`false`) : undefined,
  )

/** The queue of captchas leaves out checks that no captcha settles. */
const narrowed = ({ kind, court, group }: Narrow): SQL[] =>
  [
    kind ? eq(dueCheck.kind, kind) : ne(dueCheck.kind, 'page'),
    court && eq(dueCheck.court, court),
    group && eq(dueCheck.group_id, group),
  ].filter((condition): condition is SQL => Boolean(condition))

export function dueChecksRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(dueCheck.chamber_id, chamberId)
  const one = (id: DueCheckId) => and(own, eq(dueCheck.id, id))

  async function update(id: DueCheckId, changes: Changes): Promise<DueCheckRow> {
    return tx.update(dueCheck).set(changes).where(one(id)).returning().then(takeOne)
  }

  return {
    update,

    get: (id: DueCheckId): Promise<DueCheckRow> => tx.select().from(dueCheck).where(one(id)).then(takeOne),

    async list(show: 'open' | 'settled', by: Narrow, limit: number, offset: number) {
      const wanted = and(own, inArray(dueCheck.state, show === 'open' ? [...open] : [...settled]), ...narrowed(by))
      const order =
        show === 'open'
          ? [asc(dueCheck.due_at), asc(dueCheck.created_at), asc(dueCheck.id)]
          : [sql`${dueCheck.last_tried_at} desc nulls last`, desc(dueCheck.id)]
      const rows = await tx
        .select()
        .from(dueCheck)
        .where(wanted)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return { rows, total: await tx.$count(dueCheck, wanted) }
    },

    /** The courts of cases that wait for a first page. */
    async listUnreadCourts(): Promise<CourtId[]> {
      const rows = await tx
        .selectDistinct({ court: dueCheck.court })
        .from(dueCheck)
        .where(and(own, isOpen, eq(dueCheck.kind, 'case')))
      return rows.map(({ court }) => court)
    },

    countDue: async (by: Narrow, now: Date, closed: CourtId[]): Promise<number> => {
      return tx.$count(dueCheck, and(own, isOpen, isAskable(closed), lte(dueCheck.due_at, now), ...narrowed(by)))
    },

    async countAll({ group }: Narrow, now: Date) {
      const isDue = sql`${dueCheck.due_at} <= ${now.toISOString()}`
      const cells = await tx
        .select({
          court: dueCheck.court,
          kind: dueCheck.kind,
          due: sql<number>`count(*) filter (where ${isDue})::int`,
          later: sql<number>`count(*) filter (where not ${isDue})::int`,
          oldest: min(dueCheck.due_at),
        })
        .from(dueCheck)
        .where(and(own, isOpen, ...narrowed({ group })))
        .groupBy(dueCheck.court, dueCheck.kind)
      return cells
    },

    async take(personId: PersonId, by: Narrow, notCourts: CourtId[], closed: CourtId[], now: Date, until: Date) {
      const [next] = await tx
        .select({ id: dueCheck.id })
        .from(dueCheck)
        .where(
          and(
            own,
            isOpen,
            lte(dueCheck.due_at, now),
            or(isNull(dueCheck.taken_until), lte(dueCheck.taken_until, now)),
            notCourts.length > 0 ? notInArray(dueCheck.court, notCourts) : undefined,
            isAskable(closed),
            ...narrowed(by),
          ),
        )
        .orderBy(asc(dueCheck.due_at), asc(dueCheck.created_at), asc(dueCheck.id))
        .limit(1)
        .for('update', { skipLocked: true })
      return next ? update(next.id, { state: 'due', taken_by: personId, taken_until: until }) : null
    },

    /** Takes this check, if nobody else holds it. */
    async hold(id: DueCheckId, personId: PersonId, now: Date, until: Date): Promise<DueCheckRow | null> {
      const [held] = await tx
        .update(dueCheck)
        .set({ taken_by: personId, taken_until: until })
        .where(
          and(
            one(id),
            eq(dueCheck.state, 'due'),
            lte(dueCheck.due_at, now),
            or(isNull(dueCheck.taken_until), lte(dueCheck.taken_until, now)),
          ),
        )
        .returning()
      return held ?? null
    },

    async begin(id: DueCheckId, personId: PersonId, until: Date) {
      const [held] = await tx
        .select()
        .from(dueCheck)
        .where(and(one(id), eq(dueCheck.state, 'due'), eq(dueCheck.taken_by, personId)))
        .for('update')
      if (!held?.picture) return null
      await update(id, { state: 'answering', picture: null, taken_until: until })
      return { ...held, picture: held.picture }
    },

    async release(personId: PersonId): Promise<void> {
      await tx
        .update(dueCheck)
        .set({ taken_by: null, taken_until: null })
        .where(and(own, eq(dueCheck.taken_by, personId), eq(dueCheck.state, 'due')))
    },
  }
}
