import { dateStateOf } from '@peshi/contract/matters/date-state'
import type {
  countMatters,
  editPublicData,
  editTitle,
  listMatters,
  Matter,
  MatterExtra,
} from '@peshi/contract/matters/matters'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { NextDateReason } from '@peshi/contract/platform/events'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { recordReading } from '../../chamber/audit/record-access.ts'
import { recordOutsiderOfTeam } from '../../chamber/team/record-outsider.ts'
import { readTeams } from '../../chamber/team/team.service.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { countDocuments } from '../documents/documents.repo.ts'
import { countNotes } from '../notes/notes.service.ts'
import { readTags } from '../tags/tags.service.ts'
import { casesRepo } from './cases.repo.ts'
import { countBy } from './counts.ts'
import type { MatterRow } from './matters.columns.ts'
import { presentDetail, presentMatter } from './matters.present.ts'
import { type MatterChanges, mattersRepo } from './matters.repo.ts'
import { searchPatterns } from './matters.search.ts'
import { createNextDates } from './next-date.ts'
import { raiseMatter } from './raise-matter.ts'
import { searchSections } from './section-search.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    countOpenTasks?: (tx: Tx, actor: Actor, matterId: MatterId) => Promise<number>
    listNotedDays?: (tx: Tx, actor: Actor, matterId: MatterId) => Promise<CourtDate[]>
  }
}

export type Matters = ReturnType<typeof createMatters>

export function createMatters({ db, clock, emit, features }: Pick<Context, 'db' | 'clock' | 'emit' | 'features'>) {
  const { setNextDate } = createNextDates({ emit })

  async function get(actor: Actor, id: MatterId, { ahead } = { ahead: false }) {
    authorize(actor, 'read', 'Matter')
    return db.asChamber(actor, async (tx) => {
      const row = await mattersRepo(tx, actor.chamberId).getDetail(id)
      const cases = casesRepo(tx)
      const caseId = row.case_id
      const behind = caseId && (await cases.findBehind(caseId))
      await recordReading(tx, actor, ahead ? 'matter-kept' : 'matter-opened', id, clock.now())
      if (row.is_sensitive) await recordOutsiderOfTeam(tx, { clock, emit }, actor, id)
      const [hearings, noted, noteCount, openTasks, documents] = await Promise.all([
        caseId ? cases.listHearings(caseId) : [],
        listNotedDays(tx, actor, id),
        countNotes(tx, actor, id),
        countOpenTasks(tx, actor, id),
        countDocuments(tx, actor.chamberId, id),
      ])
      const counts = { notes: noteCount, tasks: openTasks, documents }
      const date_state = dateStateOf(row, courtDateAt(clock.now()))
      return { ...presentDetail(row, behind || null, hearings, noted, counts), date_state }
    })
  }

  async function countOpenTasks(tx: Tx, actor: Actor, id: MatterId): Promise<number> {
    const counts = await Promise.all(features.map((feature) => feature.countOpenTasks?.(tx, actor, id) ?? 0))
    return counts.reduce((total, count) => total + count, 0)
  }

  async function listNotedDays(tx: Tx, actor: Actor, id: MatterId): Promise<CourtDate[]> {
    return (await Promise.all(features.map((feature) => feature.listNotedDays?.(tx, actor, id) ?? []))).flat()
  }

  return {
    get,

    async list(actor: Actor, query: QueryOf<typeof listMatters>) {
      authorize(actor, 'read', 'Matter')
      const { page, perPage, search, sort } = query
      const { rows, total, extras } = await db.asChamber(actor, async (tx) => {
        const found = await mattersRepo(tx, actor.chamberId).list({
          ...readFilters(query),
          ...(await readSearch(tx, actor.chamberId, search)),
          sort,
          limit: perPage,
          offset: (page - 1) * perPage,
        })
        const ids = found.rows.map(({ id }) => id)
        return { ...found, extras: await readExtras(tx, actor.chamberId, ids, query.with ?? []) }
      })
      const today = courtDateAt(clock.now())
      const data = rows.map((row) => ({
        ...presentMatter(row),
        date_state: dateStateOf(row, today),
        ...extras(row.id),
      }))
      return { data, meta: { total, page, perPage } }
    },

    async count(actor: Actor, query: QueryOf<typeof countMatters>) {
      authorize(actor, 'read', 'Matter')
      const { group, range } = query
      if (!group) throw new Invalid('Say what to count by.', { group: 'Choose what to count by' })
      if (range) throw new Invalid('A range goes with an export only.', { range: 'A range goes with an export only' })
      const cube = await db.asChamber(actor, (tx) => mattersRepo(tx, actor.chamberId).listCounts(readFilters(query)))
      return countBy(group, cube)
    },

    readCube: (tx: Tx, actor: Actor) => mattersRepo(tx, actor.chamberId).listCounts({}),

    async listOnDate(tx: Tx, actor: Actor, date: CourtDate, limit: number) {
      const rows = await mattersRepo(tx, actor.chamberId).listPendingOn(date, limit)
      return rows.map(presentMatter)
    },

    async listByIds(tx: Tx, actor: Actor, ids: readonly MatterId[]) {
      authorize(actor, 'read', 'Matter')
      const rows = new Map((await mattersRepo(tx, actor.chamberId).listByIds(ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => rows.get(id) ?? []).map(presentMatter)
    },

    async *walk(
      actor: Actor,
      selection: readonly MatterId[] | (FilterQuery & { search?: string | undefined }),
      size: number,
    ): AsyncGenerator<MatterRow[]> {
      authorize(actor, 'read', 'Matter')
      const read = <T>(work: (repo: ReturnType<typeof mattersRepo>) => Promise<T>) =>
        db.asChamber(actor, (tx) => work(mattersRepo(tx, actor.chamberId)))
      if (Array.isArray(selection)) {
        for (let from = 0; from < selection.length; from += size)
          yield await read((repo) => repo.listByIds(selection.slice(from, from + size)))
        return
      }
      const query = selection as FilterQuery & { search?: string }
      const searched = await db.asChamber(actor, (tx) => readSearch(tx, actor.chamberId, query.search))
      const filters = { ...readFilters(query), ...searched }
      for (let after: MatterRow | null = null; ; ) {
        const rows: MatterRow[] = await read((repo) => repo.listAfter(filters, after, size))
        if (rows.length > 0) yield rows
        if (rows.length < size) return
        after = rows.at(-1) ?? null
      }
    },

    async editTitle(tx: Tx, actor: Actor, id: MatterId, { title, version }: BodyOf<typeof editTitle>): Promise<Matter> {
      authorize(actor, 'update', 'Matter')
      const matters = mattersRepo(tx, actor.chamberId)
      await raiseMatter(tx, actor, id, clock.now(), version)
      const before = await matters.get(id)
      await matters.update(id, { own_title: title })
      const row = await matters.get(id)
      const detail = { before: before.title, after: row.title }
      if (before.title !== row.title) await emit(tx, actor, { type: 'matter.titled', ...aboutMatter(id), detail })
      return presentMatter(row)
    },

    async editPublicData(
      tx: Tx,
      actor: Actor,
      id: MatterId,
      { next_date, version, ...input }: BodyOf<typeof editPublicData>,
      why: NextDateReason = 'own-entry',
    ): Promise<Matter> {
      authorize(actor, 'update', 'Matter')
      const matters = mattersRepo(tx, actor.chamberId)
      await raiseMatter(tx, actor, id, clock.now(), version)
      const before = await matters.get(id)
      await matters.update(id, readPublicData(input))
      if (next_date !== undefined) await setNextDate(tx, actor, id, next_date, why)
      const row = await matters.get(id)
      const edits = loggedFields.filter((field) => before[field] !== row[field])
      const toEvent = (field: (typeof loggedFields)[number]) => ({
        type: 'matter.edited' as const,
        ...aboutMatter(id),
        detail: { field, before: before[field], after: row[field] },
      })
      await emit(tx, actor, ...edits.map(toEvent))
      return presentMatter(row)
    },
  }
}

const loggedFields = ['petitioner', 'respondent', 'stage', 'next_date', 'reference_id'] as const

function readPublicData(input: Omit<BodyOf<typeof editPublicData>, 'next_date'>): MatterChanges {
  return {
    ...(input.petitioner !== undefined && { own_petitioner: input.petitioner }),
    ...(input.respondent !== undefined && { own_respondent: input.respondent }),
    ...(input.stage !== undefined && { own_stage: input.stage }),
    ...(input.reference_id !== undefined && { reference_id: input.reference_id || null }),
  }
}

async function readExtras(tx: Tx, chamberId: ChamberId, ids: readonly MatterId[], asked: readonly MatterExtra[]) {
  const tagsOf = asked.includes('tags') ? await readTags(tx, chamberId, ids) : null
  const teamOf = asked.includes('team') ? await readTeams(tx, chamberId, ids) : null
  return (id: MatterId) => ({ ...(tagsOf && { tags: tagsOf(id) }), ...(teamOf && { team: teamOf(id) }) })
}

export async function readSearch(tx: Tx, chamberId: ChamberId, search: string | undefined) {
  const sections = await searchSections(tx, chamberId, search)
  return { patterns: searchPatterns(sections?.rest ?? search), sections }
}

type FilterQuery = Pick<
  QueryOf<typeof listMatters>,
  'filters[court_id]' | 'filters[case_status]' | 'filters[case_year]' | 'filters[tag]' | 'filters[person]'
>

export const readFilters = (query: FilterQuery) => ({
  court: query['filters[court_id]'],
  status: query['filters[case_status]'],
  year: query['filters[case_year]'],
  tag: query['filters[tag]'],
  person: query['filters[person]'],
})
