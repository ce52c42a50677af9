// Reads the cause lists of a court for a day, and stores their entries for all chambers.
// Data: `ListSource` says what the site offers. A list (`ListRow`) has a revision that grows with each changed reading.
// Entries belong to one revision and are written in chunks.
// - The same document (by its hash) is not read again.
// - A list that disappears from the site is withdrawn. Its hearings are not cancelled by that.
// - A site that does not answer leaves the old entries, with `failing_since` and the problem. A changed page of one
//   list does not stop the others.
// - Each reading emits `list.read`. Matching with matters is a job that follows this event.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type CauseList, listReaderVersion } from '@peshi/courts/cause-lists/cause-list'
import { type Fetched, type ListSource, listSourceOf, type OfferedList } from '@peshi/courts/cause-lists/list-sources'
import { isSecure } from '@peshi/courts/cause-lists/video-link-words'
import { CourtError } from '@peshi/courts/errors'
import type { CourtSession } from '@peshi/courts/session'
import type { Tx } from '../../platform/db/door.ts'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { toAppError } from '../courts/court-failures.ts'
import { entryRows, sightingRows } from './entry-rows.ts'
import { type ReadListDocument, readListDocument } from './list-document.ts'
import { type ListRow, listsRepo } from './lists.repo.ts'

interface Needs extends Pick<Context, 'clock' | 'emitOfCourts' | 'log' | 'files'> {
  db: Pick<Context['db'], 'asSystem'>
  courts: { inBackground: Pick<Context['courts']['inBackground'], 'visit'> }
  sourceOf?: (court: CourtId) => ListSource | null
  readDocument?: ReadListDocument
}

const chunk = 200

export function createListReading(needs: Needs) {
  const {
    db,
    clock,
    emitOfCourts,
    log,
    files,
    courts,
    sourceOf = listSourceOf,
    readDocument = readListDocument,
  } = needs

  const inLists = <T>(work: (lists: ReturnType<typeof listsRepo>, tx: Tx) => Promise<T>): Promise<T> =>
    db.asSystem('list-matching', (tx) => work(listsRepo(tx), tx))

  const tellOfReading = (tx: Tx, { id, court }: ListRow, is_changed: boolean, is_whole: boolean) =>
    emitOfCourts(tx, {
      type: 'list.read',
      subject: { kind: 'cause-list', id },
      detail: { court, is_changed, is_whole },
    })

  async function readDay(court: CourtId, date: CourtDate, signal: AbortSignal): Promise<void> {
    const source = sourceOf(court)
    if (!source || source.off !== null) return
    const looked_at = clock.now()
    try {
      await courts.inBackground.visit(source, (session) => readOffered(source, date, session, signal))
      await inLists(async (lists, tx) => {
        await lists.keepDay(court, date, { looked_at, read_at: clock.now(), failing_since: null, problem: null })
        for (const list of await lists.listWithdrawn(court, date, looked_at))
          await emitOfCourts(tx, {
            type: 'list.withdrawn',
            subject: { kind: 'cause-list', id: list.id },
            detail: { court },
          })
      })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AppError)) throw error
      await inLists(async (lists) => {
        const savedDay = await lists.findDay(court, date)
        const failing_since = savedDay?.failing_since ?? looked_at
        await lists.keepDay(court, date, { looked_at, failing_since, problem: error.message })
      })
      log.warn({ court, date, error }, 'The lists of a court could not be read')
    }
  }

  async function readOffered(source: ListSource, date: CourtDate, session: CourtSession, signal: AbortSignal) {
    let changed: CourtError | undefined
    for (const offered of await source.listOffered(date, session)) {
      signal.throwIfAborted()
      try {
        await readList(source.court, date, offered, session, signal)
      } catch (error) {
        if (!(error instanceof CourtError)) throw error
        if (offered.isUndated && error.code === 'page-changed') {
          log.warn({ court: source.court, date, list: offered.title, error }, 'An undated list is of another day')
          continue
        }
        await keepFailure(source.court, date, offered, error)
        if (error.code !== 'page-changed') throw error
        changed ??= error
      }
    }
    if (changed) throw changed
  }

  async function readList(
    court: CourtId,
    date: CourtDate,
    offered: OfferedList,
    session: CourtSession,
    signal: AbortSignal,
  ): Promise<void> {
    const fetched = await offered.fetch(session)
    // Hearings are not cancelled when the court removes the list from its site.
    if (fetched === null) return
    const { source, title, kind } = offered
    const row = await inLists((lists) => lists.open({ court, date, source, title, kind }))
    if (fetched.kind === 'list') return keepList(row, fetched.list)
    const sha256 = hashOf(fetched)
    if (await keepSame(row, sha256)) return
    const list = await readDocument(fetched.bytes, offered, date, signal)
    // A list that prints the advocates' private telephone numbers is not kept.
    const document = list.hasContacts ? null : `lists/${row.id}/${sha256.slice(0, 16)}.pdf`
    if (document !== null && document !== row.document) await files.put(document, fetched.bytes, 'application/pdf')
    return store(row, list, { sha256, document })
  }

  async function keepList(row: ListRow, list: CauseList): Promise<void> {
    const sha256 = hashOf({ kind: 'list', list })
    if (!(await keepSame(row, sha256))) await store(row, list, { sha256, document: null })
  }

  async function keepSame(row: ListRow, sha256: string): Promise<boolean> {
    if (row.sha256 !== sha256 || row.reader < listReaderVersion) return false
    await inLists(async (lists, tx) => {
      await lists.update(row.id, { read_at: clock.now(), problem: null, failing_since: null })
      await tellOfReading(tx, row, false, isWhole(row.checks))
    })
    return true
  }

  async function readKeptAgain(signal: AbortSignal): Promise<void> {
    for (const row of await inLists((lists) => lists.listToReadAgain(courtDateAt(clock.now()), listReaderVersion))) {
      signal.throwIfAborted()
      if (row.document === null || row.sha256 === null) continue
      try {
        const bytes = new Uint8Array(await buffer(await files.read(row.document)))
        const readAs = row.kind === 'advance' || row.kind === 'supplementary' ? row.kind : 'daily'
        const list = await readDocument(bytes, { readAs }, row.date, signal)
        await store(row, list, { sha256: row.sha256, document: row.document })
      } catch (error) {
        if (!(error instanceof CourtError || error instanceof AppError)) throw error
        log.warn({ court: row.court, date: row.date, list: row.title, error }, 'A stored list could not be read again')
        await inLists((lists) => lists.update(row.id, { reader: listReaderVersion }))
      }
    }
  }

  async function store(row: ListRow, list: CauseList, original: Pick<ListRow, 'sha256' | 'document'>) {
    const { entries, checks, pages } = list
    const revision = row.revision + 1
    const rows = entryRows(row, entries)
    const sighted = sightingRows(row.court, list.sightings ?? [])
    await inLists((lists) => lists.removeUnfinished(row))
    for (let from = 0; from < rows.length; from += chunk)
      await inLists((lists) => lists.insertEntries(row.id, revision, rows.slice(from, from + chunk)))
    for (let from = 0; from < sighted.length; from += chunk)
      await inLists((lists) => lists.insertSightings(row.id, revision, sighted.slice(from, from + chunk)))
    await inLists(async (lists, tx) => {
      const now = clock.now()
      await lists.update(row.id, {
        revision,
        ...original,
        reader: listReaderVersion,
        pages,
        checks: checks ?? null,
        links: (list.links ?? []).filter(isSecure),
        changes: list.changes?.length ? list.changes : null,
        entries: rows.length,
        sightings: sighted.length,
        read_at: now,
        changed_at: now,
        failing_since: null,
        problem: null,
      })
      // If a list lost more than half of its rows, the court probably made an error. The missing listings are then
      // marked as gone only if the next read does not find them either.
      const isTrusted = isWhole(checks) && rows.length * 2 >= row.entries
      await tellOfReading(tx, row, true, isTrusted)
    })
    if (row.document !== null && row.document !== original.document) await files.remove(row.document)
  }

  async function keepFailure(court: CourtId, date: CourtDate, { source, title, kind }: OfferedList, error: CourtError) {
    log.warn({ court, date, list: title, error }, 'A cause list could not be read')
    await inLists(async (lists) => {
      const row = await lists.open({ court, date, source, title, kind })
      const failing_since = row.failing_since ?? clock.now()
      await lists.update(row.id, { failing_since, problem: toAppError(error).message })
    })
  }

  return { readDay, readKeptAgain, keepList }
}

export const isWhole = (checks: ListRow['checks'] | undefined): boolean =>
  !checks || (checks.unread_pages.length === 0 && checks.problems.length === 0)

/** The HTML of a web page may contain tokens that change on each visit, so only its parsed rows are hashed. */
const hashOf = (fetched: Fetched) =>
  createHash('sha256')
    .update(fetched.kind === 'document' ? fetched.bytes : JSON.stringify(fetched.list))
    .digest('hex')
