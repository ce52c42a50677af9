import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { ChamberId, CourtId, ImportId } from '@peshi/contract/platform/ids'
import type { ImportReason, ImportValues } from '@peshi/contract/records/imports'
import { casesRepo } from '../../matters/matters/cases.repo.ts'
import { AppError, CourtUnavailable, NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { putDueChecks } from '../../trackers/due-checks/put-due-checks.ts'
import { RowFailed } from './find-case.ts'
import { runImport } from './imports.jobs.ts'
import { labelOf } from './imports.present.ts'
import { type ImportRowRecord, importsRepo } from './imports.repo.ts'
import { settleImport } from './settle-import.ts'

const runMs = 600_000
const byHandBatch = 40
const askedBatch = 100
const mostRows = 20_000
const tryAgainSeconds = 900
/** In milliseconds, from the start of the import. If a court still does not answer after this time, its rows fail. */
const patienceMs = 3 * 86_400_000
const notifyEveryMs = 1_500

type Ready = ImportRowRecord & { values: ImportValues & { court: CourtId } }

const withCourt = (row: ImportRowRecord): Ready[] =>
  row.values?.court ? [{ ...row, values: { ...row.values, court: row.values.court } }] : []

/**
 * Rows of a court that asks for a captcha become due checks, which people answer later.
 * Each finished row is saved immediately, so an interrupted run can continue.
 */
export function createRunImport(context: Context) {
  const { db, clock, queue, emit, courts, log, services } = context
  const { rowImport, rowConflicts, findCase: find } = services

  return async function run(chamberId: ChamberId, id: ImportId, signal: AbortSignal): Promise<void> {
    const inRepo = <T>(work: (repo: ReturnType<typeof importsRepo>) => Promise<T>) =>
      db.asChamber(chamberId, (tx) => work(importsRepo(tx, chamberId)))
    const record = await inRepo((repo) => repo.get(id))
    if (record.state !== 'running') return
    const actor: Actor = {
      chamberId,
      personId: record.created_by,
      signInId: '',
      role: 'advocate',
      abilities: abilitiesFor('advocate', usualSwitches),
    }
    const until = clock.now().getTime() + runMs
    const isLate = record.started_at !== null && clock.now().getTime() - record.started_at.getTime() > patienceMs
    const problems = new Set<string>()
    let notifiedAt = 0

    const mayGoOn = async () =>
      !signal.aborted && clock.now().getTime() < until && (await inRepo((repo) => repo.get(id))).state === 'running'

    const settle = () => db.asChamber(chamberId, (tx) => settleImport(tx, context, chamberId, id))
    async function notify() {
      if (Date.now() - notifiedAt < notifyEveryMs) return
      notifiedAt = Date.now()
      await settle()
    }

    const failRow = (row: ImportRowRecord, reason: ImportReason, said: string | null = null) =>
      inRepo((repo) => repo.changeRows(id, [{ position: row.position, state: 'failed', reason, said }]))

    async function keepByHand() {
      for (;;) {
        if (!(await mayGoOn())) return
        const rows = await inRepo((repo) => repo.listAfter(id, 0, byHandBatch, ['by-hand']))
        if (rows.length === 0) return
        await rowImport.keepByHand(actor, id, rows)
        await notify()
      }
    }

    async function askPeople(rows: readonly Ready[]) {
      for (let at = 0; at < rows.length; at += askedBatch) {
        const some = rows.slice(at, at + askedBatch)
        await db.asChamber(chamberId, async (tx) => {
          const now = clock.now()
          const checks = some.map((row) => ({
            kind: 'import' as const,
            subjectId: row.id,
            groupId: id,
            court: row.values.court,
            query: {},
            label: labelOf(row.values) ?? '',
            dueAt: now,
          }))
          await putDueChecks(tx, chamberId, checks, now)
          await importsRepo(tx, chamberId).changeRows(
            id,
            some.map(({ position }) => ({ position, state: 'asked', reason: 'picture' })),
          )
          await emit(tx, actor, { type: 'due-check.put', subject: { kind: 'import', id } })
        })
      }
    }

    const findKept = ({ values: { court, cnr } }: Ready) =>
      cnr ? db.asChamber(chamberId, (tx) => casesRepo(tx).findByCnr(court, cnr)) : null

    async function bring(row: Ready): Promise<'settled' | 'picture' | 'down'> {
      const { court } = row.values
      try {
        const kept = await findKept(row)
        if (kept) {
          await rowImport.follow(actor, row, kept)
          return 'settled'
        }
        const query = await find.queryOf(row.values)
        if (query === 'page') {
          await rowImport.follow(actor, row, await find.openPage(row.values, courts.inBackground))
          return 'settled'
        }
        const { picture, session } = await courts.inBackground.challenge(court, query)
        if (picture) return 'picture'
        await rowImport.follow(actor, row, await find.search(row.values, query, courts.inBackground, session, null))
        return 'settled'
      } catch (error) {
        if (error instanceof RowFailed) await failRow(row, error.reason)
        else if (error instanceof NotFound && error.code === 'case-not-found') await failRow(row, 'not-found')
        else if (error instanceof AppError && error.code === 'challenge-rejected') return 'picture'
        else if (error instanceof AppError && error.code === 'plan-full-matters') await failRow(row, 'plan-full')
        else if (error instanceof CourtUnavailable && error.code === 'court-not-available')
          await failRow(row, 'not-findable', error.message)
        else if (error instanceof CourtUnavailable && isLate) await failRow(row, 'court-failed')
        else if (error instanceof CourtUnavailable) {
          problems.add(error.message)
          return 'down'
        } else throw error
        return 'settled'
      }
    }

    async function bringCourt(rows: readonly Ready[]) {
      for (const [at, row] of rows.entries()) {
        if (!(await mayGoOn())) return
        const came = await bring(row)
        // The court asked for a captcha. A row whose CNR leads directly to the case's page needs none, so it is read
        // now. The other rows wait for people.
        if (came === 'picture') {
          const rest = rows.slice(at)
          const free = rest.filter(({ values: { court, cnr } }) => cnr !== null && courts.refOfCnr(court, cnr) !== null)
          await askPeople(rest.filter((one) => !free.includes(one)))
          if (free.length > 0) await bringCourt(free)
          return
        }
        if (came === 'down') return
        await notify()
      }
    }

    await keepByHand()
    const ready = (await inRepo((repo) => repo.listAfter(id, 0, mostRows, ['ready']))).flatMap(withCourt)
    const byOperator = Map.groupBy(ready, ({ values: { court } }) => courts.operatorOf(court) ?? court)
    await Promise.all(
      [...byOperator.values()].map(async (ofOperator) => {
        for (const rows of Map.groupBy(ofOperator, ({ values: { court } }) => court).values()) await bringCourt(rows)
      }),
    )
    await rowConflicts.markAll(chamberId, id)
    const left = await settle()
    signal.throwIfAborted()
    if (left === 0 || (await inRepo((repo) => repo.get(id))).state !== 'running') return
    log.info({ importId: id, left }, 'An import was interrupted and will continue')
    await db.asChamber(chamberId, async (tx) => {
      const [problem] = problems
      await importsRepo(tx, chamberId).update(id, { problem: problem ?? null })
      const wait = problem ? { startAfterSeconds: tryAgainSeconds } : {}
      await queue.enqueue(tx, runImport, { chamberId, importId: id }, { onceBy: id, ...wait })
    })
  }
}
