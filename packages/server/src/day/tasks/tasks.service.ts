import {
  type createTask,
  type deleteTask,
  type listTasks,
  type moveOccurrence,
  type Task,
  TaskChanges,
  type TaskDetail,
  tasksShownAtMost,
  type updateTask,
} from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { PersonId, TaskId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { refuseOutsider } from '../../chamber/team/team.service.ts'
import { searchPatterns } from '../../matters/matters/matters.search.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findLeftOut, leaveOut, type Plan, planMoved, planNext, planOf, planTask, remindAt } from './plan-task.ts'
import { readTaskCalendar, readTaskCalendars } from './task-calendars.ts'
import { presentDetail, presentSpan, presentTask } from './tasks.present.ts'
import { type TaskRow, type TaskValues, tasksRepo } from './tasks.repo.ts'

const shownInBin = 500
const shownOnToday = 10

const loggedFields = Object.keys(TaskChanges.shape).map((name) =>
  name === 'matter' ? 'matter_id' : name,
) as (keyof Plan)[]

type Place = Omit<BodyOf<typeof moveOccurrence>, 'version'>
type Emitted = Pick<TaskRow['task'], 'id' | 'category' | 'matter_id' | 'created_by'>

export function createTasks({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const today = () => courtDateAt(clock.now())
  const repoOf = (tx: Tx, actor: Actor) => tasksRepo(tx, actor.chamberId)

  const knownOf = async (tx: Tx, actor: Actor, rows: readonly TaskRow[]) => ({
    today: today(),
    calendarOf: await readTaskCalendars(tx, actor.chamberId, rows),
  })

  async function read(tx: Tx, actor: Actor, id: TaskId): Promise<TaskDetail> {
    const row = await repoOf(tx, actor).get(id)
    return presentDetail(row, await knownOf(tx, actor, [row]))
  }

  async function present(tx: Tx, actor: Actor, rows: readonly TaskRow[]): Promise<Task[]> {
    const known = await knownOf(tx, actor, rows)
    return rows.map((row) => presentTask(row, known))
  }

  const calendarOf = (tx: Tx, actor: Actor, plan: Pick<Plan, 'repeat' | 'matter_id'>) =>
    readTaskCalendar(tx, actor.chamberId, plan)

  const eventOf = ({ id, category, matter_id, created_by }: Emitted) => ({
    subject: { kind: 'task', id },
    matterId: matter_id,
    onlyFor: category === 'Personal' ? created_by : null,
  })

  async function check(tx: Tx, actor: Actor, plan: Plan, before: Plan | null, author: PersonId): Promise<void> {
    const { matter_id, assignee_id, category } = plan
    if (category === 'Personal' && author !== actor.personId && assignee_id !== actor.personId)
      throw new Forbidden('A personal task is known only to who wrote it and who has it to do.')
    const team = teamRepo(tx, actor.chamberId)
    const isMoved = matter_id !== (before?.matter_id ?? null)
    if (matter_id && isMoved) await assertMatterExists(tx, actor, matter_id)
    if (!assignee_id || (!isMoved && assignee_id === before?.assignee_id)) return
    const found = (await team.listMembers()).find(({ _id }) => _id === assignee_id)
    if (!found) throw notToBeGiven('Choose somebody of the chamber')
    if (matter_id)
      await refuseOutsider(tx, actor.chamberId, { matterId: matter_id, personId: assignee_id, field: 'assignee_id' })
  }

  async function assign(tx: Tx, actor: Actor, plan: Plan & Emitted, before: PersonId | null): Promise<void> {
    const { assignee_id, end_date } = plan
    if (!assignee_id || assignee_id === before) return
    await emit(tx, actor, { type: 'task.assigned', ...eventOf(plan), detail: { person: assignee_id, date: end_date } })
  }

  /** Raises the task's version. The task stays locked until the transaction ends. */
  async function raise(tx: Tx, actor: Actor, id: TaskId, seen?: number): Promise<TaskRow['task']> {
    const edit = { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) }
    await repoOf(tx, actor).raiseVersion(id, edit)
    return (await repoOf(tx, actor).get(id)).task
  }

  async function handOn(
    tx: Tx,
    actor: Actor,
    plan: Plan,
    created_by: PersonId,
    withMissed = false,
  ): Promise<Partial<TaskValues>> {
    const created_at = clock.now()
    const next = planNext(plan, await calendarOf(tx, actor, plan), created_at, { withMissed })
    if (!next) return {}
    const followed_by = newId() as TaskId
    await repoOf(tx, actor).insert({ ...next, id: followed_by, created_by, created_at })
    return { followed_by, repeat: null }
  }

  const finish = async (
    tx: Tx,
    actor: Actor,
    plan: Plan,
    author: PersonId,
    withMissed: boolean | undefined,
  ): Promise<Partial<TaskValues>> => ({
    done_at: clock.now(),
    done_by: actor.personId,
    remind_at: null,
    ...(await handOn(tx, actor, plan, author, withMissed)),
  })

  async function reopen(tx: Tx, actor: Actor, plan: Plan, followedBy: TaskId | null): Promise<Partial<TaskValues>> {
    const back = { done_at: null, done_by: null, followed_by: null, remind_at: remindAt(plan, clock.now()) }
    if (!followedBy) return back
    const erased = await repoOf(tx, actor).eraseUntouched(followedBy)
    return { ...back, ...(erased ?? { repeats_from: null, came_on: null, left_out: [] }) }
  }

  async function moveOut(tx: Tx, actor: Actor, row: TaskRow['task'], on: CourtDate, place: Place): Promise<TaskId> {
    const created_at = clock.now()
    const id = newId() as TaskId
    const calendar = await calendarOf(tx, actor, row)
    const left_out = leaveOut(planOf(row), on, id, calendar)
    const plan = planMoved(planOf(row), on, place, calendar, created_at)
    await repoOf(tx, actor).insert({ ...plan, id, created_by: row.created_by, created_at })
    await repoOf(tx, actor).update(row.id, { left_out })
    return id
  }

  async function moveOn(tx: Tx, actor: Actor, id: TaskId, place: Place): Promise<TaskId> {
    const row = await raise(tx, actor, id)
    await repoOf(tx, actor).update(id, planTask(planOf(row), place, await calendarOf(tx, actor, row), clock.now()))
    return id
  }

  async function removeMovedTask(tx: Tx, actor: Actor, id: TaskId): Promise<void> {
    const found = await repoOf(tx, actor).findLive(id)
    if (!found || (await repoOf(tx, actor).eraseUntouched(id))) return
    if (found.task.done_at) throw new Conflict('It is done already. Open it first.', 'task-done')
    const deleted = { deleted_at: clock.now(), deleted_by: actor.personId, remind_at: null }
    await raise(tx, actor, id)
    await repoOf(tx, actor).update(id, deleted)
  }

  return {
    list: (actor: Actor, { page, perPage, matter_id, assignee_id, search, ...rest }: QueryOf<typeof listTasks>) => {
      authorize(actor, 'read', 'Task')
      return db.asChamber(actor, async (tx) => {
        if (matter_id) await assertMatterExists(tx, actor, matter_id)
        const filter = { ...rest, matterId: matter_id, assigneeId: assignee_id, patterns: searchPatterns(search) }
        const { rows, total } = await repoOf(tx, actor).list(filter, today(), perPage, (page - 1) * perPage)
        return { data: await present(tx, actor, rows), meta: { total, page, perPage } }
      })
    },

    between: (actor: Actor, from: CourtDate, to: CourtDate) => {
      authorize(actor, 'read', 'Task')
      return db.asChamber(actor, async (tx) => {
        const rows = await repoOf(tx, actor).listBetween(from, to, tasksShownAtMost + 1)
        const shown = rows.slice(0, tasksShownAtMost)
        const data = presentSpan(shown, await knownOf(tx, actor, shown), { from, to })
        return { data, meta: { from, to, is_cut: rows.length > tasksShownAtMost } }
      })
    },

    async dueToday(tx: Tx, actor: Actor) {
      if (!isAllowed(actor.abilities, 'read', 'Task')) return { tasks: [], overdue: 0 }
      const repo = repoOf(tx, actor)
      const [rows, overdue] = await Promise.all([
        repo.listDue(actor.personId, today(), shownOnToday),
        repo.countOverdue(actor.personId, today()),
      ])
      return { tasks: await present(tx, actor, rows), overdue }
    },

    selectDue: (tx: Tx, actor: Actor, filter: Parameters<ReturnType<typeof tasksRepo>['selectDue']>[0]) =>
      repoOf(tx, actor).selectDue(filter, today()),

    async listByIds(tx: Tx, actor: Actor, ids: readonly TaskId[]): Promise<Task[]> {
      authorize(actor, 'read', 'Task')
      return present(tx, actor, await repoOf(tx, actor).listByIds(ids))
    },

    listPeople: (actor: Actor) => {
      authorize(actor, 'read', 'Task')
      return db.asChamber(actor, async (tx) => {
        const people = await teamRepo(tx, actor.chamberId).listMembers()
        return people.map(({ _id, name }) => ({ _id, name }))
      })
    },

    get: (actor: Actor, id: TaskId): Promise<TaskDetail> => {
      authorize(actor, 'read', 'Task')
      return db.asChamber(actor, (tx) => read(tx, actor, id))
    },

    async create(tx: Tx, actor: Actor, input: BodyOf<typeof createTask>): Promise<TaskDetail> {
      authorize(actor, 'create', 'Task')
      const created_at = clock.now()
      const { repeat = null, matter = null } = input
      const plan = planTask(null, input, await calendarOf(tx, actor, { repeat, matter_id: matter }), created_at)
      await check(tx, actor, plan, null, actor.personId)
      const id = newId() as TaskId
      await repoOf(tx, actor).insert({ ...plan, id, created_by: actor.personId, created_at })
      const made = { ...plan, id, created_by: actor.personId }
      await assign(tx, actor, made, null)
      await emit(tx, actor, { type: 'task.created', ...eventOf(made) })
      return read(tx, actor, id)
    },

    async update(tx: Tx, actor: Actor, id: TaskId, input: BodyOf<typeof updateTask>): Promise<TaskDetail> {
      authorize(actor, 'update', 'Task')
      const { is_done, with_missed, version, ...changes } = input
      const row = await raise(tx, actor, id, version)
      const before = planOf(row)
      const { repeat = before.repeat, matter: matter_id = before.matter_id } = changes
      const plan = planTask(before, changes, await calendarOf(tx, actor, { repeat, matter_id }), clock.now())
      await check(tx, actor, plan, before, row.created_by)
      const wasDone = row.done_at !== null
      const isDone = is_done ?? wasDone
      if (isDone && plan.repeat && wasDone)
        throw new Conflict('A completed task does not repeat. Reopen it first.', 'task-done')
      let state: Partial<TaskValues> = {}
      if (isDone && !wasDone) state = await finish(tx, actor, plan, row.created_by, with_missed)
      if (!isDone && wasDone) state = await reopen(tx, actor, plan, row.followed_by)
      await repoOf(tx, actor).update(id, { ...plan, ...state, ...(isDone && { remind_at: null }) })
      const changed = { ...plan, id, created_by: row.created_by }
      if (!isDone) await assign(tx, actor, changed, before.assignee_id)
      const detail = changesOf(before, plan, loggedFields)
      await emit(tx, actor, { type: typeOf(wasDone, isDone), ...eventOf(changed), detail })
      return read(tx, actor, id)
    },

    async moveOccurrence(
      tx: Tx,
      actor: Actor,
      id: TaskId,
      on: CourtDate,
      { version, ...place }: BodyOf<typeof moveOccurrence>,
    ): Promise<TaskDetail> {
      authorize(actor, 'update', 'Task')
      const row = await raise(tx, actor, id, version)
      const movedTo = findLeftOut(planOf(row), on, await calendarOf(tx, actor, row))?.moved_to
      const moved = movedTo ? await moveOn(tx, actor, movedTo, place) : await moveOut(tx, actor, row, on, place)
      const detail = { occurrence_before: on, occurrence_after: place.date }
      await emit(tx, actor, { type: 'task.changed', ...eventOf({ ...row, id: moved }), detail })
      return read(tx, actor, moved)
    },

    async skipOccurrence(tx: Tx, actor: Actor, id: TaskId, on: CourtDate, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Task')
      const row = await raise(tx, actor, id, seen)
      await repoOf(tx, actor).update(id, {
        left_out: leaveOut(planOf(row), on, null, await calendarOf(tx, actor, row)),
      })
      const detail = { occurrence_before: on, occurrence_after: null }
      await emit(tx, actor, { type: 'task.changed', ...eventOf(row), detail })
    },

    async restoreOccurrence(tx: Tx, actor: Actor, id: TaskId, on: CourtDate): Promise<void> {
      authorize(actor, 'delete', 'Task')
      const row = await raise(tx, actor, id)
      const exception = findLeftOut(planOf(row), on, await calendarOf(tx, actor, row))
      if (!exception) throw new NotFound()
      if (exception.moved_to) await removeMovedTask(tx, actor, exception.moved_to)
      await repoOf(tx, actor).update(id, { left_out: row.left_out.filter((each) => each !== exception) })
      const detail = { occurrence_before: null, occurrence_after: on }
      await emit(tx, actor, { type: 'task.changed', ...eventOf(row), detail })
    },

    async remove(tx: Tx, actor: Actor, id: TaskId, { only_this, version }: BodyOf<typeof deleteTask>): Promise<void> {
      authorize(actor, 'delete', 'Task')
      const row = await raise(tx, actor, id, version)
      await repoOf(tx, actor).update(id, {
        ...(only_this && (await handOn(tx, actor, planOf(row), row.created_by))),
        deleted_at: clock.now(),
        deleted_by: actor.personId,
        remind_at: null,
      })
      await emit(tx, actor, { type: 'task.deleted', ...eventOf(row) })
    },

    async restore(tx: Tx, actor: Actor, id: TaskId): Promise<TaskDetail> {
      authorize(actor, 'delete', 'Task')
      const { task: row } = await repoOf(tx, actor).get(id, 'in the bin')
      const state = row.done_at ? { remind_at: null } : await reopen(tx, actor, planOf(row), row.followed_by)
      await repoOf(tx, actor).update(id, { deleted_at: null, deleted_by: null, ...state })
      await emit(tx, actor, { type: 'task.restored', ...eventOf(row) })
      return read(tx, actor, id)
    },

    listDeleted: (actor: Actor) => {
      authorize(actor, 'delete', 'Task')
      return db.asChamber(actor, async (tx) => {
        const rows = await repoOf(tx, actor).listDeleted(shownInBin)
        const known = await knownOf(tx, actor, rows)
        return rows.flatMap((row) => {
          const { deleted_at } = row.task
          if (!deleted_at) return []
          return [{ ...presentTask(row, known), deleted_at: deleted_at.toISOString(), deleted_by: row.remover_name }]
        })
      })
    },
  }
}

const notToBeGiven = (why: string) => new Invalid(`${why}.`, { assignee_id: why }, 'not-to-be-given')

const typeOf = (wasDone: boolean, isDone: boolean) => {
  if (wasDone === isDone) return 'task.changed'
  return isDone ? 'task.done' : 'task.reopened'
}

export function weeksAround(month: string): { from: CourtDate; to: CourtDate } {
  const first = `${month}-01`
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  const weekday = (date: CourtDate) => (new Date(date).getUTCDay() + 6) % 7
  return { from: addDays(first, -weekday(first)), to: addDays(last, 6 - weekday(last)) }
}
