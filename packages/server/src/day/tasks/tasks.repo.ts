import type { TaskCategory } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId, PersonId, TaskId } from '@peshi/contract/platform/ids'
import type { ClockState } from '@peshi/contract/trackers/clocks'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { responsibleFor } from '../../matters/hearings/responsible.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { task } from './tasks.schema.ts'

const assignee = alias(person, 'assignee')
const author = alias(person, 'author')
const doer = alias(person, 'doer')
const remover = alias(person, 'remover')

const columns = {
  task,
  matter_title: matter.title,
  court: matter.hc_name,
  assignee_name: assignee.name,
  author_name: author.name,
  doer_name: doer.name,
  remover_name: remover.name,
}

export type TaskValues = Omit<typeof task.$inferInsert, 'chamber_id'>

export interface TaskFilter {
  state: 'open' | 'overdue' | 'done' | 'all'
  matterId?: MatterId | undefined
  assigneeId?: PersonId | undefined
  category?: TaskCategory | undefined
  patterns?: readonly string[]
}

const selectTasks = (db: Tx) =>
  db
    .select(columns)
    .from(task)
    .leftJoin(matter, and(eq(matter.chamber_id, task.chamber_id), eq(matter.id, task.matter_id)))
    .leftJoin(assignee, eq(assignee.id, task.assignee_id))
    .leftJoin(author, eq(author.id, task.created_by))
    .leftJoin(doer, eq(doer.id, task.done_by))
    .leftJoin(remover, eq(remover.id, task.deleted_by))

const countTasks = (db: Tx) =>
  db
    .select({ count: count() })
    .from(task)
    .leftJoin(matter, and(eq(matter.chamber_id, task.chamber_id), eq(matter.id, task.matter_id)))

interface DueFilter {
  state: ClockState | 'open' | 'all'
  patterns?: readonly string[]
}

const nearDays = 7

function inState(state: DueFilter['state'], today: CourtDate): SQL | undefined {
  if (state === 'all') return undefined
  if (state === 'done') return isNotNull(task.done_at)
  if (state === 'stopped') return sql`false`
  const isOpen = isNull(task.done_at)
  if (state === 'past') return and(isOpen, lt(task.end_date, today))
  if (state === 'today') return and(isOpen, eq(task.end_date, today))
  const near = addDays(today, nearDays)
  if (state === 'near') return and(isOpen, gt(task.end_date, today), lte(task.end_date, near))
  return state === 'running' ? and(isOpen, gt(task.end_date, near)) : isOpen
}

const byDue = [asc(task.end_date), sql`coalesce(${task.end_time}, ${task.time}, '24:00')`, asc(task.date)]

const liveOf = (chamberId: ChamberId) =>
  and(eq(task.chamber_id, chamberId), isNull(task.deleted_at), isNull(matter.deleted_at))
const openOf = (chamberId: ChamberId) => and(liveOf(chamberId), isNull(task.done_at))

interface Wanted {
  chamberId: ChamberId
  matterId?: MatterId | undefined
  assigneeId?: PersonId | undefined
  category?: TaskCategory | undefined
  patterns?: readonly string[] | undefined
  isDone?: true | undefined
  isOpen?: true | undefined
  overdueOn?: CourtDate | undefined
}

const filtered = ({ chamberId, ...wanted }: Wanted) =>
  and(
    liveOf(chamberId),
    wanted.isDone && isNotNull(task.done_at),
    wanted.isOpen && isNull(task.done_at),
    wanted.overdueOn ? lt(task.end_date, wanted.overdueOn) : undefined,
    wanted.matterId && eq(task.matter_id, wanted.matterId),
    wanted.assigneeId && eq(task.assignee_id, wanted.assigneeId),
    wanted.category ? eq(task.category, wanted.category) : undefined,
    wanted.patterns && sql`fold_text(${task.title}) like all(${sql.param(wanted.patterns)})`,
  )

const listFiltered = (db: Tx, { limit, offset, ...wanted }: Wanted & { limit: number; offset: number }) =>
  selectTasks(db)
    .where(filtered(wanted))
    .orderBy(...(wanted.isDone ? [desc(task.done_at), desc(task.id)] : [...byDue, asc(task.id)]))
    .limit(limit)
    .offset(offset)

const countFiltered = (db: Tx, wanted: Wanted) => countTasks(db).where(filtered(wanted))

interface Desk {
  chamberId: ChamberId
  personId: PersonId
}

const onDesk = ({ chamberId, personId }: Desk) =>
  and(openOf(chamberId), or(eq(task.assignee_id, personId), isNull(task.assignee_id)))

const listDue = (db: Tx, { by, limit, ...desk }: Desk & { by: CourtDate; limit: number }) =>
  selectTasks(db)
    .where(and(onDesk(desk), lte(task.date, by)))
    .orderBy(...byDue, asc(task.id))
    .limit(limit)

const countOverdue = (db: Tx, { today, ...desk }: Desk & { today: CourtDate }) =>
  countTasks(db).where(and(onDesk(desk), lt(task.end_date, today)))

const countOpenOf = (db: Tx, { chamberId, matterId }: { chamberId: ChamberId; matterId: MatterId }) =>
  countTasks(db).where(and(openOf(chamberId), eq(task.matter_id, matterId)))

const getLive = (db: Tx, { chamberId, id }: { chamberId: ChamberId; id: TaskId }) =>
  selectTasks(db).where(and(liveOf(chamberId), eq(task.id, id)))

const insertTask = (db: Tx, row: typeof task.$inferInsert) => db.insert(task).values(row)

/**
 * The table's row policies hide other people's personal tasks, and tasks of sensitive matters from people without
 * access.
 */
export function tasksRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(task.chamber_id, chamberId)
  const live = liveOf(chamberId)
  const select = () => selectTasks(tx)

  return {
    async get(id: TaskId, where: 'at hand' | 'in the bin' = 'at hand') {
      const [row] =
        where === 'at hand'
          ? await getLive(tx, { chamberId, id })
          : await select().where(and(own, isNull(matter.deleted_at), isNotNull(task.deleted_at), eq(task.id, id)))
      if (!row) throw new NotFound()
      return row
    },

    async list({ state, patterns, ...filter }: TaskFilter, today: CourtDate, limit: number, offset: number) {
      const wanted: Wanted = {
        ...filter,
        chamberId,
        ...(state === 'done' && { isDone: true }),
        ...((state === 'open' || state === 'overdue') && { isOpen: true }),
        ...(state === 'overdue' && { overdueOn: today }),
        ...(patterns?.length && { patterns }),
      }
      const page = listFiltered(tx, { ...wanted, limit, offset })
      const [rows, [total]] = await Promise.all([page, countFiltered(tx, wanted)])
      return { rows, total: total?.count ?? 0 }
    },

    listByIds: (ids: readonly TaskId[]) => select().where(and(live, inArray(task.id, [...ids]))),

    /** For a list that joins tasks with other things that fall due. */
    selectDue: ({ state, patterns = [] }: DueFilter, today: CourtDate) =>
      tx
        .select({
          kind: sql<'clock' | 'task' | 'copy'>`'task'`.as('kind'),
          ref: sql<string>`${task.id}::text`.as('ref'),
          due_on: sql<CourtDate>`${task.end_date}::text`.as('due_on'),
          matter_id: sql<string | null>`${task.matter_id}::text`.as('matter_id'),
          matter_title: sql<string | null>`${matter.title}`.as('matter_title'),
          people: sql<PersonId[]>`case when ${task.assignee_id} is null
            then ${responsibleFor(chamberId, task.matter_id, task.created_by)}
            else array[${task.assignee_id}::text] end`.as('people'),
        })
        .from(task)
        .leftJoin(matter, and(eq(matter.chamber_id, task.chamber_id), eq(matter.id, task.matter_id)))
        .where(
          and(
            live,
            ...patterns.map(
              (pattern) =>
                sql`(coalesce(${matter.search_text}, '') || ' ' || fold_text(${task.title})) like ${pattern}`,
            ),
            inState(state, today),
          ),
        ),

    listBetween: (from: CourtDate, to: CourtDate, limit: number) =>
      select()
        .where(
          and(
            live,
            or(
              and(lte(task.date, to), gte(task.end_date, from)),
              and(isNotNull(task.repeat), isNull(task.done_at), lte(task.came_on, to)),
            ),
          ),
        )
        .orderBy(asc(task.date), sql`${task.time} nulls first`, asc(task.id))
        .limit(limit),

    listDue: (personId: PersonId, by: CourtDate, limit: number) => listDue(tx, { chamberId, personId, by, limit }),

    listOfPerson: (personId: PersonId, from: CourtDate, to: CourtDate, limit: number) =>
      select()
        .where(
          and(
            own,
            isNull(matter.deleted_at),
            eq(sql`coalesce(${task.assignee_id}, ${task.created_by})`, personId),
            lte(task.date, to),
            or(gte(task.end_date, from), and(isNull(task.done_at), isNull(task.deleted_at))),
          ),
        )
        .orderBy(asc(task.date), asc(task.id))
        .limit(limit),

    async countOverdue(personId: PersonId, today: CourtDate): Promise<number> {
      const [row] = await countOverdue(tx, { chamberId, personId, today })
      return row?.count ?? 0
    },

    async countOpenOf(matterId: MatterId): Promise<number> {
      const [row] = await countOpenOf(tx, { chamberId, matterId })
      return row?.count ?? 0
    },

    listDeleted: (limit: number) =>
      select()
        .where(and(own, isNotNull(task.deleted_at), isNull(matter.deleted_at)))
        .orderBy(desc(task.deleted_at), desc(task.id))
        .limit(limit),

    async insert(values: TaskValues): Promise<void> {
      await insertTask(tx, { ...values, chamber_id: chamberId })
    },

    raiseVersion: (id: TaskId, edit: Edit) => raiseVersion(tx, task, and(own, eq(task.id, id)), edit),

    async update(id: TaskId, changes: Partial<TaskValues>): Promise<void> {
      await tx
        .update(task)
        .set(changes)
        .where(and(own, eq(task.id, id)))
    },

    eraseUntouched: (id: TaskId) =>
      tx
        .delete(task)
        .where(and(own, eq(task.id, id), eq(task.version, 1), isNull(task.done_at), isNull(task.deleted_at)))
        .returning({ repeat: task.repeat })
        .then(takeFirst),

    findLive: (id: TaskId) => getLive(tx, { chamberId, id }).then(takeFirst),

    async takeReminders(now: Date) {
      const rows = await tx
        .update(task)
        .set({ remind_at: null })
        .where(and(own, isNull(task.deleted_at), isNull(task.done_at), lte(task.remind_at, now)))
        .returning()
      return rows
    },
  }
}

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasksRepo>['get']>>
