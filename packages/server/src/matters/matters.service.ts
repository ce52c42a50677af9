import type { CourtDate } from '@peshi/contract/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/endpoint'
import type { MatterId } from '@peshi/contract/ids'
import type { countMatters, editPublicData, editTitle, listMatters } from '@peshi/contract/matters'
import { type Actor, authorize } from '../account/actor.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/door.ts'
import { Invalid } from '../http/errors.ts'
import { casesRepo } from './cases.repo.ts'
import { countBy } from './counts.ts'
import { presentDetail, presentMatter } from './matters.present.ts'
import { type MatterChanges, mattersRepo } from './matters.repo.ts'
import { searchPatterns } from './matters.search.ts'

export type Matters = ReturnType<typeof createMatters>

export function createMatters({ db, events }: Pick<Context, 'db' | 'events'>) {
  async function change(actor: Actor, id: MatterId, changes: MatterChanges) {
    authorize(actor, 'update', 'Matter')
    return db.asChamber(actor, async (tx) => {
      const row = await mattersRepo(tx, actor.chamberId).update(id, changes)
      await events.announce(tx, actor.chamberId, { type: 'matter.changed', matter_id: id })
      return presentMatter(row)
    })
  }

  return {
    async list(actor: Actor, query: QueryOf<typeof listMatters>) {
      authorize(actor, 'read', 'Matter')
      const { page, perPage, search, sort } = query
      const { rows, total } = await db.asChamber(actor, (tx) =>
        mattersRepo(tx, actor.chamberId).list({
          ...readFilters(query),
          patterns: searchPatterns(search),
          sort,
          limit: perPage,
          offset: (page - 1) * perPage,
        }),
      )
      return { data: rows.map(presentMatter), meta: { total, page, perPage } }
    },

    async get(actor: Actor, id: MatterId) {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const row = await mattersRepo(tx, actor.chamberId).getDetail(id)
        const cases = casesRepo(tx)
        const caseId = row.is_masked ? null : row.case_id
        const behind = caseId && (await cases.findBehind(caseId))
        return presentDetail(row, behind || null, caseId ? await cases.listHearings(caseId) : [])
      })
    },

    /** Counts by court, status or year, from the counter cube. */
    async count(actor: Actor, query: QueryOf<typeof countMatters>) {
      authorize(actor, 'read', 'Matter')
      const { group, range } = query
      if (!group) throw new Invalid('Say what to count by.', { group: 'hc_name, case_status or case_year' })
      if (range) throw new Invalid('A range goes with an export only.', { range: 'Leave it out, or add export=true' })
      const cube = await db.asChamber(actor, (tx) => mattersRepo(tx, actor.chamberId).listCounts(readFilters(query)))
      return countBy(group, cube)
    },

    /** The whole counter cube, within a transaction that reads more. */
    readCube: (tx: Tx, actor: Actor) => mattersRepo(tx, actor.chamberId).listCounts({}),

    /** Pending matters with this next date, by court and then title. */
    async listOnDate(tx: Tx, actor: Actor, date: CourtDate, limit: number) {
      const rows = await mattersRepo(tx, actor.chamberId).listPendingOn(date, limit)
      return rows.map(presentMatter)
    },

    /** What a noted outcome changes, within the transaction that notes it. */
    async setOutcome(
      tx: Tx,
      actor: Actor,
      id: MatterId,
      changes: Pick<MatterChanges, 'own_next_date' | 'case_status'>,
    ) {
      authorize(actor, 'update', 'Matter')
      await mattersRepo(tx, actor.chamberId).update(id, changes)
    },

    /** In the order of the ids. */
    async listByIds(tx: Tx, actor: Actor, ids: readonly MatterId[]) {
      authorize(actor, 'read', 'Matter')
      const rows = new Map((await mattersRepo(tx, actor.chamberId).listByIds(ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => rows.get(id) ?? []).map(presentMatter)
    },

    editTitle: (actor: Actor, id: MatterId, { title }: BodyOf<typeof editTitle>) =>
      change(actor, id, { own_title: title }),

    editPublicData: (actor: Actor, id: MatterId, input: BodyOf<typeof editPublicData>) =>
      change(actor, id, readPublicData(input)),
  }
}

/** Only what was sent is changed; an empty file number is none. */
function readPublicData(input: BodyOf<typeof editPublicData>): MatterChanges {
  return {
    ...(input.petitioner !== undefined && { own_petitioner: input.petitioner }),
    ...(input.respondent !== undefined && { own_respondent: input.respondent }),
    ...(input.stage !== undefined && { own_stage: input.stage }),
    ...(input.next_date !== undefined && { own_next_date: input.next_date }),
    ...(input.reference_id !== undefined && { reference_id: input.reference_id || null }),
  }
}

type FilterQuery = Pick<
  QueryOf<typeof listMatters>,
  'filters[court_id]' | 'filters[case_status]' | 'filters[case_year]'
>

/** The specification's filter names → ours. */
export const readFilters = (query: FilterQuery) => ({
  court: query['filters[court_id]'],
  status: query['filters[case_status]'],
  year: query['filters[case_year]'],
})
