import { createHash } from 'node:crypto'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { CauseList } from '@peshi/courts/cause-lists/cause-list'
import { CourtError } from '@peshi/courts/errors'
import type { CourtSession } from '@peshi/courts/session'
import { toAppError } from '../../courts/courts/court-failures.ts'
import { type Fetched, type ListSource, listSourceOf, type OfferedList } from '../../courts/courts/list-sources.ts'
import { type ListRow, listsRepo } from '../../courts/courts/lists.repo.ts'
import type { Tx } from '../../platform/db/door.ts'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { matchAppeals } from '../../trackers/appeals/appeals.jobs.ts'
import { matchCaveats } from '../../trackers/caveats/caveats.jobs.ts'
import { matchList } from './cause-lists.jobs.ts'
import { entryRows } from './entry-rows.ts'
import { type ReadListDocument, readListDocument } from './list-document.ts'

interface Needs extends Pick<Context, 'db' | 'clock' | 'queue' | 'log'> {
  courts: { inBackground: Pick<Context['courts']['inBackground'], 'visit'> }
  sourceOf?: (court: CourtId) => ListSource | null
  readDocument?: ReadListDocument
}

/** So many rows go into one statement. */
const chunk = 200

/**
 * Reads a court's lists of a day and stores those that changed, once for everybody. What can't be read stays as it
 * was, with since when and why; only a list that was read whole replaces the one before.
 */
export function createListReading(needs: Needs) {
  const { db, clock, queue, log, courts, sourceOf = listSourceOf, readDocument = readListDocument } = needs

  const inLists = <T>(work: (lists: ReturnType<typeof listsRepo>, tx: Tx) => Promise<T>): Promise<T> =>
    db.asSystem('list-matching', (tx) => work(listsRepo(tx), tx))

  /** Throws what the court did, when the whole day could not be read. */
  async function readDay(court: CourtId, date: CourtDate, signal: AbortSignal): Promise<void> {
    const source = sourceOf(court)
    if (!source || source.off !== null) return
    const looked_at = clock.now()
    try {
      const problem = await courts.inBackground.visit(source, (session) => readOffered(source, date, session, signal))
      await inLists(async (lists) => {
        const known = problem === null ? null : await lists.findDay(court, date)
        const failing_since = problem === null ? null : (known?.failing_since ?? looked_at)
        await lists.keepDay(court, date, { looked_at, read_at: clock.now(), failing_since, problem })
      })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AppError)) throw error
      await inLists(async (lists) => {
        const known = await lists.findDay(court, date)
        const failing_since = known?.failing_since ?? looked_at
        await lists.keepDay(court, date, { looked_at, failing_since, problem: error.message })
      })
      log.warn({ court, date, error }, 'The lists of a court could not be read')
    }
  }

  /** A list that is not understood holds the others up no longer than its reading takes; the first such failure is thrown last. */
  async function readOffered(source: ListSource, date: CourtDate, session: CourtSession, signal: AbortSignal) {
    let changed: CourtError | undefined
    let problem: string | null = null
    for (const offered of await source.listOffered(date, session)) {
      signal.throwIfAborted()
      try {
        problem = (await readList(source.court, date, offered, session, signal)) ?? problem
      } catch (error) {
        if (!(error instanceof CourtError)) throw error
        await keepFailure(source.court, date, offered, error)
        if (error.code !== 'page-changed') throw error
        changed ??= error
      }
    }
    if (changed) throw changed
    return problem
  }

  async function readList(
    court: CourtId,
    date: CourtDate,
    offered: OfferedList,
    session: CourtSession,
    signal: AbortSignal,
  ): Promise<string | null> {
    const fetched = await offered.fetch(session)
    // A list that was there and is not any longer says nothing of what is listed: what was read stays.
    if (fetched === null) return null
    const sha256 = hashOf(fetched)
    const { source, title, kind } = offered
    const row = await inLists((lists) => lists.open({ court, date, source, title, kind }))
    if (row.sha256 === sha256) {
      const problem = row.problem?.startsWith(partly) ? row.problem : null
      await inLists(async (lists, tx) => {
        await lists.update(row.id, { read_at: clock.now(), problem, ...(problem === null && { failing_since: null }) })
        await queue.enqueue(tx, matchList, { listId: row.id, isWhole: problem === null }, { onceBy: row.id })
      })
      return problem
    }
    const list = fetched.kind === 'list' ? fetched.list : await readDocument(fetched.bytes, offered, date, signal)
    return store(row, list, sha256)
  }

  /** In parts beside the old contents; they change places in the last step. */
  async function store(row: ListRow, { entries, checks }: CauseList, sha256: string): Promise<string | null> {
    const revision = row.revision + 1
    const rows = entryRows(row, entries)
    const problem = checks ? sayUnread(checks) : null
    await inLists((lists) => lists.removeUnfinished(row))
    for (let from = 0; from < rows.length; from += chunk)
      await inLists((lists) => lists.insertEntries(row.id, revision, rows.slice(from, from + chunk)))
    await inLists(async (lists, tx) => {
      const now = clock.now()
      await lists.update(row.id, {
        revision,
        sha256,
        entries: rows.length,
        read_at: now,
        changed_at: now,
        ...(problem === null ? { failing_since: null } : { failing_since: row.failing_since ?? now }),
        problem,
      })
      // Half of a list gone at once is more likely a slip of the court's: only if it stands so at the next reading too.
      const isWhole = problem === null && rows.length * 2 >= row.entries
      await queue.enqueue(tx, matchList, { listId: row.id, isWhole }, { onceBy: row.id })
      if (row.court === 'sci') await queue.enqueue(tx, matchAppeals, { listId: row.id }, { onceBy: row.id })
      else await queue.enqueue(tx, matchCaveats, { listId: row.id }, { onceBy: row.id })
    })
    return problem
  }

  async function keepFailure(court: CourtId, date: CourtDate, { source, title, kind }: OfferedList, error: CourtError) {
    log.warn({ court, date, list: title, error }, 'A cause list could not be read')
    await inLists(async (lists) => {
      const row = await lists.open({ court, date, source, title, kind })
      const failing_since = row.failing_since ?? clock.now()
      await lists.update(row.id, { failing_since, problem: toAppError(error).message })
    })
  }

  return { readDay }
}

const partly = 'A part of the list may be missing'

/** What of a list was not read, as a sentence; null where its own checks found nothing missing. */
function sayUnread({ unread_pages, problems }: NonNullable<CauseList['checks']>): string | null {
  const pages = unread_pages.slice(0, 10).join(', ')
  const missing = [...(pages === '' ? [] : [`no matter was read on page ${pages}`]), ...problems.slice(0, 5)]
  return missing.length === 0 ? null : `${partly}: ${missing.join('; ')}`
}

/** Of a page the rows as read: its markup may have a new token each time. */
const hashOf = (fetched: Fetched) =>
  createHash('sha256')
    .update(fetched.kind === 'document' ? fetched.bytes : JSON.stringify(fetched.list))
    .digest('hex')
