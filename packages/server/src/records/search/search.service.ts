import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import {
  hitsOfEachKind,
  hitsPerPage,
  type SearchFound,
  type SearchKind,
  type search as searchEndpoint,
} from '@peshi/contract/records/search'
import { keepNewPartySounds } from '../../courts/names/party-sounds.ts'
import { searchSections } from '../../matters/matters/section-search.ts'
import type { Tx } from '../../platform/db/door.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { excerptOf } from './find-in-text.ts'
import { findMatters } from './matter-hits.repo.ts'
import { findOrders } from './order-hits.ts'
import { readQuery, type Term } from './query.ts'
import { findDocuments, findNotes, findTasks } from './text-hits.repo.ts'

type Input = QueryOf<typeof searchEndpoint>

interface Found<Row> {
  found: Row[]
  total: number
  is_more: boolean
}

interface Named<Hit> {
  search(
    tx: Tx,
    actor: Actor,
    words: readonly string[],
    shown: { limit: number; offset: number },
  ): Promise<{ total: number; hits: Hit[] }>
}

const nothing = { total: 0, is_more: false, hits: [] }

const subjectOf = {
  matters: 'Matter',
  orders: 'Order',
  documents: 'Document',
  notes: 'Note',
  tasks: 'Task',
  clients: 'Client',
  firs: 'Tracker',
  caveats: 'Tracker',
  invoices: 'Invoice',
} as const

const hasFilters = ({ q: _q, kind: _kind, page: _page, ...filters }: Input) => Object.values(filters).some(Boolean)

export function createSearch(context: Pick<Context, 'db' | 'clock' | 'events' | 'emit' | 'features' | 'services'>) {
  const { matters, tasks, clients, firs, caveats, invoices } = context.services

  const mattersOf = async (tx: Tx, actor: Actor, ids: readonly (MatterId | null)[]) => {
    const wanted = [...new Set(ids.filter((id) => id !== null))]
    return new Map((await matters.listByIds(tx, actor, wanted)).map((matter) => [matter._id, matter]))
  }

  async function presentMatters(
    tx: Tx,
    actor: Actor,
    { found, total, is_more }: Awaited<ReturnType<typeof findMatters>>,
  ) {
    const ids = found.map(({ id }) => id)
    const known = await mattersOf(tx, actor, ids)
    const hits = found.flatMap(({ id, is_alike }) => {
      const matter = known.get(id)
      return matter ? [{ matter, is_alike }] : []
    })
    return { total, is_more, hits }
  }

  async function presentTexts<Row extends { matter_id: MatterId | null; text: string }>(
    tx: Tx,
    actor: Actor,
    terms: readonly Term[],
    { found, total, is_more }: Found<Row>,
  ) {
    const ids = found.map(({ matter_id }) => matter_id)
    const known = await mattersOf(tx, actor, ids)
    const hits = found.flatMap((row) => {
      const matter = row.matter_id && known.get(row.matter_id)
      return matter ? [{ ...row, matter, excerpt: excerptOf(row.text, terms) }] : []
    })
    return { total, is_more, hits }
  }

  async function presentTasks(
    tx: Tx,
    actor: Actor,
    terms: readonly Term[],
    { found, total, is_more }: Awaited<ReturnType<typeof findTasks>>,
  ) {
    const ids = found.map(({ task_id }) => task_id)
    const known = new Map((await tasks.listByIds(tx, actor, ids)).map((task) => [task._id, task]))
    const hits = found.flatMap(({ task_id, words }) => {
      const task = known.get(task_id)
      const excerpt = excerptOf(words, terms)
      return task ? [{ task, excerpt: excerpt.some(({ is_hit }) => is_hit) ? excerpt : [] }] : []
    })
    return { total, is_more, hits }
  }

  return async function search(actor: Actor, input: Input): Promise<SearchFound> {
    authorize(actor, 'read', 'Matter')
    const { names, cases, terms } = readQuery(input.q)
    const shown = input.kind
      ? { limit: hitsPerPage, offset: (input.page - 1) * hitsPerPage }
      : { limit: hitsOfEachKind, offset: 0 }
    const asks = (kind: SearchKind) =>
      (input.kind ?? kind) === kind &&
      isAllowed(actor.abilities, 'read', subjectOf[kind]) &&
      (kind === 'matters' ? names.length + cases.length > 0 || hasFilters(input) : terms.length > 0)
    /** The filters are about matters, so that with a filter nothing is found that has none. */
    const asksNamed = (kind: SearchKind) => asks(kind) && names.length > 0 && cases.length === 0 && !hasFilters(input)
    const { chamberId } = actor
    await keepNewPartySounds(context, chamberId)

    return context.db.asChamber(actor, async (tx) => {
      const sections = asks('matters') ? await searchSections(tx, chamberId, input.q) : null
      const wanted = { names, sections, cases, terms, filters: input, ...shown }
      const findNamed = async <Hit>(kind: SearchKind, { search }: Named<Hit>) =>
        asksNamed(kind) ? { ...nothing, ...(await search(tx, actor, names, shown)) } : nothing
      return {
        matters: asks('matters') ? await presentMatters(tx, actor, await findMatters(tx, chamberId, wanted)) : nothing,
        orders: asks('orders')
          ? await presentTexts(tx, actor, terms, await findOrders(tx, chamberId, wanted))
          : nothing,
        documents: asks('documents')
          ? await presentTexts(tx, actor, terms, await findDocuments(tx, chamberId, wanted))
          : nothing,
        notes: asks('notes') ? await presentTexts(tx, actor, terms, await findNotes(tx, chamberId, wanted)) : nothing,
        tasks: asks('tasks') ? await presentTasks(tx, actor, terms, await findTasks(tx, chamberId, wanted)) : nothing,
        clients: await findNamed('clients', clients),
        firs: await findNamed('firs', firs),
        caveats: await findNamed('caveats', caveats),
        invoices: await findNamed('invoices', invoices),
      }
    })
  }
}
