import { type Activity, activitiesPerPage, type activityOfChamber } from '@peshi/contract/chamber/activity'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { caseEvent } from '../../platform/db/cases.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { readLabels } from '../../platform/events/subjects.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type ActivityRow, activityRepo, type Before, subjectOf } from './activity.repo.ts'
import { namePeople } from './name-people.ts'

type Page = { data: Activity[]; meta: { has_more: boolean } }
type Query = QueryOf<typeof activityOfChamber>

export function createActivity({ db, features }: Pick<Context, 'db' | 'features'>) {
  async function present(tx: Tx, actor: Actor, rows: ActivityRow[]): Promise<Activity[]> {
    const labels = await readLabels(tx, features, actor.chamberId, rows.map(subjectOf))
    return (await namePeople(tx, rows)).map((row) => presentActivity(row, labels.of(subjectOf(row))))
  }

  return {
    ofMatter: (actor: Actor, id: MatterId, query: Query): Promise<Page> => {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const repo = activityRepo(tx, actor.chamberId)
        const { caseId, createdAt } = await repo.getMatter(id)
        const before = readBefore(query)
        const done = await present(tx, actor, await repo.list(id, before, activitiesPerPage + 1))
        const found = caseId ? await repo.listOfCourt(caseId, createdAt, before, activitiesPerPage + 1) : []
        return toPage([...done, ...found.map((event) => presentFinding(event, id))].toSorted(newestFirst))
      })
    },

    ofChamber: (actor: Actor, query: Query): Promise<Page> => {
      authorize(actor, 'read', 'Activity')
      return db.asChamber(actor, async (tx) => {
        const rows = await activityRepo(tx, actor.chamberId).list(null, readBefore(query), activitiesPerPage + 1)
        return toPage(await present(tx, actor, rows))
      })
    },
  }
}

const readBefore = ({ before, before_id }: Query): Before | null =>
  before && before_id ? { at: new Date(before), id: before_id } : null

const toPage = (entries: Activity[]): Page => ({
  data: entries.slice(0, activitiesPerPage),
  meta: { has_more: entries.length > activitiesPerPage },
})

const newestFirst = (one: Activity, other: Activity) => other.at.localeCompare(one.at) || (other._id < one._id ? -1 : 1)

const presentActivity = (row: ActivityRow, label: string | null): Activity => ({
  ...row,
  _id: row.id,
  at: row.at.toISOString(),
  by: row.person_id || row.by_name ? { _id: row.person_id, name: row.person ?? row.by_name ?? '' } : null,
  subject: { ...subjectOf(row), label },
})

const presentFinding = (event: typeof caseEvent.$inferSelect, matterId: MatterId): Activity => ({
  _id: event.id,
  at: event.seen_at.toISOString(),
  by: null,
  action: `court.${event.kind}`,
  matter_id: matterId,
  matter_title: null,
  subject: { kind: 'case', id: event.case_id, label: null },
  detail: { before: event.before, after: event.after },
})
