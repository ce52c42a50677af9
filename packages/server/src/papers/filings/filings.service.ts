import type { LinkKind } from '@peshi/contract/matters/families'
import { isFault } from '@peshi/contract/papers/citations'
import type {
  beginFiling,
  changeFiling,
  checkFilingItem,
  Filing,
  listFilings,
  MachineCheck,
} from '@peshi/contract/papers/filings'
import type { FilingKind } from '@peshi/contract/papers/filings/filing-kinds'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import type { FilingId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createFilingRecord, listDocuments, mainOf, subjectOf, wrongState } from './filing-record.ts'
import { presentListed } from './filings.present.ts'
import { type FilingChanges, type FilingRow, filingsRepo } from './filings.repo.ts'
import type { StoredTextCheck } from './filings.schema.ts'

const linkOf: Record<FilingKind, LinkKind> = {
  slp: 'slp',
  writ: 'writ',
  appeal: 'appeal',
  revision: 'revision',
  bail: 'bail',
  suit: 'connected',
  company: 'connected',
  application: 'connected',
  other: 'connected',
}

export function createFilings(context: Pick<Context, 'db' | 'clock' | 'emit' | 'services'>) {
  const { db, clock, emit, services } = context
  const { otherMatters, families, citations } = services
  const { read, change, moveDeadline, endDeadlines } = createFilingRecord(context)

  async function checkPapers(
    tx: Tx,
    actor: Actor,
    row: FilingRow,
    sent: NonNullable<BodyOf<typeof changeFiling>['papers']>,
  ) {
    const before = new Map(row.filing.papers.map((paper) => [paper.id, paper]))
    const ids = sent.map(({ document_id }) => document_id)
    const found = ids.length > 0 ? await filingsRepo(tx, actor.chamberId).listDocuments(row.filing.matter_id, ids) : []
    const live = new Set(found.flatMap(({ id, deleted_at }) => (deleted_at ? [] : [id])))
    const papers = sent.map(({ _id, document_id, title, mark }) => {
      const known = _id === undefined ? undefined : before.get(_id)
      if (known?.document_id !== document_id && !live.has(document_id)) throw new NotFound()
      return { id: known?.id ?? newId(), document_id, title, mark: mark ?? null }
    })
    if (new Set(papers.map(({ id }) => id)).size < papers.length)
      throw new Invalid('Each paper may be sent once.', { papers: 'This is the same entry' })
    return papers
  }

  return {
    list: (actor: Actor, { page, perPage, ...query }: QueryOf<typeof listFilings>) => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, async (tx) => {
        const repo = filingsRepo(tx, actor.chamberId)
        if (query.matter_id) await repo.getMatter(query.matter_id)
        const rows = await repo.list(query, perPage, (page - 1) * perPage)
        return { data: rows.map(presentListed), meta: { total: await repo.count(query), page, perPage } }
      })
    },

    get: (actor: Actor, id: FilingId): Promise<Filing> => {
      authorize(actor, 'read', 'Document')
      return db.asChamber(actor, (tx) => read(tx, actor, id))
    },

    async begin(tx: Tx, actor: Actor, { matter_id, begins, kind, title }: BodyOf<typeof beginFiling>): Promise<Filing> {
      authorize(actor, 'create', 'Document')
      const repo = filingsRepo(tx, actor.chamberId)
      const made = begins && (await otherMatters.create(tx, actor, { title: begins.title, unique_id: begins.court }))
      const matterId = made?._id ?? matter_id
      if (!matterId) throw new NotFound()
      await repo.getMatter(matterId)
      if (begins?.of_matter_id) {
        const link = { other_id: begins.of_matter_id, kind: linkOf[kind], is_later: true }
        await families.link(tx, actor, matterId, link)
      }
      const id = newId() as FilingId
      await repo.insert({
        id,
        matter_id: matterId,
        kind,
        title,
        state: 'draft',
        papers: [],
        checks: [],
        returns: [],
        objections: [],
        begun_by: actor.personId,
        begun_at: clock.now(),
      })
      await emit(tx, actor, { type: 'filing.begun', subject: subjectOf(id), matterId })
      return read(tx, actor, id)
    },

    edit: (tx: Tx, actor: Actor, id: FilingId, { version, ...input }: BodyOf<typeof changeFiling>) =>
      change(tx, actor, { id, seen: version }, 'filing.changed', async (row) => {
        const { kind, title, papers, refile_by } = input
        const changes: FilingChanges = {
          ...(kind && { kind }),
          ...(title !== undefined && { title }),
          ...(papers && { papers: await checkPapers(tx, actor, row, papers) }),
        }
        if (refile_by !== undefined) {
          const last = row.filing.returns.at(-1)
          if (row.filing.state !== 'returned' || !last) throw wrongState(row.filing.state)
          changes.returns = [...row.filing.returns.slice(0, -1), { ...last, refile_by }]
          await moveDeadline(tx, actor, row, { notified_on: last.notified_on, refile_by })
        }
        return { changes, detail: { fields: Object.keys(input).join(', ') } }
      }),

    check: (tx: Tx, actor: Actor, id: FilingId, { item, state, note, version }: BodyOf<typeof checkFilingItem>) =>
      change(tx, actor, { id, seen: version }, 'filing.checked', async ({ filing }) => {
        const rest = filing.checks.filter((one) => one.item !== item)
        const now = { item, state, note, by: actor.personId, at: clock.now().toISOString() }
        const isEmpty = state === 'open' && note === null
        return { changes: { checks: isEmpty ? rest : [...rest, now] }, detail: { state } }
      }),

    /** Reads the main papers before the transaction that saves the result, because they can be long. */
    async readText(actor: Actor, id: FilingId): Promise<StoredTextCheck> {
      authorize(actor, 'update', 'Document')
      const { matter_id, papers } = await db.asChamber(actor, async (tx) => {
        const row = await filingsRepo(tx, actor.chamberId).get(id)
        const documents = await listDocuments(tx, actor, row)
        return { matter_id: row.filing.matter_id, papers: mainOf(row, documents) }
      })
      const found: TextFound = { authorities: 0, here: 0, faults: [], doubts: [], unread: [] }
      for (const { document_id, title } of papers) {
        const result = await citations
          .check(actor, { matter_id, document_id, order_id: null, text: null })
          .catch(noText)
        if (!result) {
          found.unread.push(title)
          continue
        }
        found.authorities += result.authorities.length
        found.here += result.authorities.filter(({ held }) => held !== null).length
        found.faults.push(...result.authorities.filter(isFault).map(({ name, citations: own }) => name ?? own[0] ?? ''))
        found.doubts.push(...result.codes.map(({ text }) => text))
      }
      return {
        at: clock.now().toISOString(),
        papers: papers.map(({ document_id, version }) => ({ document_id, version })),
        ...judgeText(found, papers.length),
      }
    },

    keepText: (tx: Tx, actor: Actor, id: FilingId, text_check: StoredTextCheck, seen?: number) =>
      change(tx, actor, { id, seen }, 'filing.checked', async () => ({
        changes: { text_check },
        detail: { state: 'text' },
      })),

    async remove(tx: Tx, actor: Actor, id: FilingId, seen?: number): Promise<void> {
      authorize(actor, 'delete', 'Document')
      const repo = filingsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
      await endDeadlines(tx, actor, row, 'stopped')
      await repo.remove(id)
      await emit(tx, actor, { type: 'filing.deleted', subject: subjectOf(id), matterId: row.filing.matter_id })
    },
  }
}

interface TextFound {
  authorities: number
  here: number
  faults: string[]
  doubts: string[]
  /** Titles of papers without readable text. */
  unread: string[]
}

/** A paper without readable text is said in the result. */
function noText(error: unknown): null {
  if (error instanceof AppError && error.code === 'citations-no-text') return null
  throw error
}

function judgeText({ authorities, here, faults, doubts, unread }: TextFound, papers: number) {
  const cut = (text: string | undefined) => (text ?? '').slice(0, 200)
  if (papers === 0 || unread.length > 0) {
    const check: MachineCheck = { state: 'unknown', code: 'text-unreadable', values: { title: cut(unread[0]) } }
    return { citations: check, sections: check }
  }
  const citations: MachineCheck =
    faults.length > 0
      ? { state: 'defect', code: 'citations-doubted', values: { count: faults.length, name: cut(faults[0]) } }
      : { state: 'ok', code: 'citations-found', values: { count: authorities, here } }
  const sections: MachineCheck =
    doubts.length > 0
      ? { state: 'defect', code: 'sections-doubted', values: { count: doubts.length, text: cut(doubts[0]) } }
      : { state: 'ok', code: 'sections-fit', values: {} }
  return { citations, sections }
}
