import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import { search as searchEndpoint } from '@peshi/contract/records/search'
import { createTasks } from '@peshi/server/day/tasks/tasks.service'
import { createMatters } from '@peshi/server/matters/matters/matters.service'
import type { Db } from '@peshi/server/platform/db/door'
import type { Services } from '@peshi/server/platform/process/feature'
import { createLiveEvents } from '@peshi/server/platform/stream/live-events'
import { createSearch } from '@peshi/server/records/search/search.service'
import { sql } from 'drizzle-orm'
import { type Measured, timeRuns } from './report.ts'
import {
  chamberId,
  hiddenMatters,
  openSearchDatabase,
  outsiderId,
  pagesOf,
  personId,
  type World,
  wordOf,
} from './search-database.ts'
import { makeDatabase } from './sync-database.ts'

const budgetMs = 300
const runs = 7

const large: World = { cases: 20_000, followed: 2_000 }
const small: World = { cases: 2_000, followed: 2_000 }

const actor = {
  personId,
  chamberId,
  signInId: 'bench',
  role: 'owner' as const,
  abilities: abilitiesFor('owner', usualSwitches),
}

const outsider = {
  ...actor,
  personId: outsiderId,
  role: 'advocate' as const,
  abilities: abilitiesFor('advocate', usualSwitches),
}

const time = (work: () => Promise<unknown>) => timeRuns(runs, work)

const askBarely = (db: Db, words: readonly string[]) =>
  db.asChamber(actor, async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '64MB', true)`)
    const query = sql.join(
      words.map((word) => sql`search_phrase(${word})`),
      sql` && `,
    )
    return tx.execute(sql`select order_id, page from order_page where search_words(text) @@ (${query})
      and case_id = any(array(select case_id from matter where chamber_id = ${chamberId})) limit 500`)
  })

async function measure(db: Db, world: World): Promise<Measured[]> {
  const events = await createLiveEvents(db)
  const needs = {
    features: [],
    db,
    events,
    emit: async () => undefined,
    clock: { now: () => new Date() },
  }
  // The chamber has only matters.
  const noRecords = { search: async () => ({ total: 0, hits: [] }) }
  const services = {
    matters: createMatters(needs),
    tasks: createTasks(needs),
    clients: noRecords,
    firs: noRecords,
    caveats: noRecords,
    invoices: noRecords,
  } as unknown as Services
  const search = createSearch({ ...needs, services })
  const size = `${pagesOf(world).toLocaleString('en-IN')} pages on ${db.engine.name}`
  const [everywhere, often, seldom, hindi] = [1, 40, 30_001, 28_000]
  const word = new Map<number, string>()
  for (const rank of [everywhere, often, seldom, hindi, 90]) word.set(rank, await wordOf(db, rank))
  const said = (rank: number) => word.get(rank) ?? ''
  const asked: [string, string, string[] | null][] = [
    ['a word on few pages', said(seldom), [said(seldom)]],
    ['a Hindi word on few pages', said(hindi), [said(hindi)]],
    ['a word on one page in ten', said(often), [said(often)]],
    ['a word on nearly every page', said(everywhere), [said(everywhere)]],
    ['two words', `${said(often)} ${said(seldom)}`, [said(often), said(seldom)]],
    ['a phrase', `"${said(often)} ${said(90)}"`, [said(often), said(90)]],
    ['a name spelt otherwise', 'Mohammad Emran Sidiqi', null],
    ['a number', 'WRIC/1234/2024', null],
  ]
  const measured: Measured[] = []
  try {
    for (const [what, q, bare] of asked) {
      const input = searchEndpoint.query.parse({ q })
      const { matters, orders } = await search(actor, input)
      if (!bare && matters.total === 0) throw new Error(`${what}: nothing found`)
      if (bare && !q.startsWith('"') && orders.total === 0) throw new Error(`${what}: no page found`)
      const whole = await time(() => search(actor, input))
      const alone = bare && (await time(() => askBarely(db, bare)))
      const slowest = Math.max(whole.first, whole.middle)
      const found = bare ? `${orders.total}${orders.is_more ? '+' : ''} pages` : `${matters.total} matters`
      measured.push({
        what: `search, ${what}: ${size}`,
        measured: `${Math.round(slowest)} ms${alone ? `, ${(whole.middle / alone.middle).toFixed(1)} × the bare query` : ''} (${found})`,
        budget: `< ${budgetMs} ms`,
        kept: slowest < budgetMs,
      })
      const outside = await time(() => search(outsider, input))
      const slowestOutside = Math.max(outside.first, outside.middle)
      measured.push({
        what: `search, ${what}, ${hiddenMatters.toLocaleString('en-US')} matters hidden: ${size}`,
        measured: `${Math.round(slowestOutside)} ms, then ${outside.middle.toFixed(1)} ms (the owner ${whole.middle.toFixed(1)} ms)`,
        budget: `< ${budgetMs} ms`,
        kept: slowestOutside < budgetMs,
      })
    }
    return measured
  } finally {
    await events.close()
  }
}

export async function benchSearch(): Promise<Measured[]> {
  const directory = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  try {
    const embedded = await openSearchDatabase(undefined, directory, small)
    const measured = await measure(embedded, small).finally(() => embedded.close())
    const url = await makeDatabase()
    if (!url) {
      console.log('  Skipped on PostgreSQL: no server was found.')
      return measured
    }
    const server = await openSearchDatabase(url, null, large)
    return [...measured, ...(await measure(server, large).finally(() => server.close()))]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
