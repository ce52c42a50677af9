import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CaseId, ChamberId } from '@peshi/contract/platform/ids'
import type { CaseRef } from '@peshi/courts/connector'
import type { Tx } from '../../platform/db/door.ts'
import { AppError, CourtUnavailable } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { caseEventsRepo } from './case-events.repo.ts'
import { caseValues, orderRows, orderWords } from './case-rows.ts'
import { type CaseRow, caseStoreRepo } from './case-store.repo.ts'
import { changesBetween } from './changes-between.ts'
import { coalesce } from './coalesce.ts'
import { CourtBusy, CourtRests, needsPerson } from './court-failures.ts'
import { fanOut, readOrders } from './courts.jobs.ts'
import { isSameCase } from './is-same-case.ts'
import { nextReadDue } from './next-read-due.ts'
import { urgencyOfOrder } from './order-urgency.ts'

interface Wishes {
  /** This chamber's matter is updated before `refresh` resolves. A job updates other chambers' matters later. */
  forChamber?: ChamberId
  inBackground?: boolean
  fetchesOrders?: boolean
}

export interface CaseStore {
  upsert(record: CaseRecord, ref: CaseRef): Promise<CaseRow>
  /**
   * Needs no captcha. In the background, skips a case that was read recently. Throws `CourtUnavailable` or `NotFound`.
   */
  refresh(caseId: CaseId, wishes?: Wishes): Promise<void>
  notifyFollowers(caseId: CaseId): Promise<void>
}

const sameMomentMs = 250
const justReadMs = 2_000

export function createCaseStore({
  db,
  clock,
  queue,
  emit,
  courts,
}: Pick<Context, 'db' | 'clock' | 'queue' | 'emit' | 'courts'>): CaseStore {
  const togetherInBackground = coalesce()
  const togetherForPeople = coalesce({ now: clock.now, withinMs: sameMomentMs })

  async function keep(
    tx: Tx,
    known: CaseRow | null,
    record: CaseRecord,
    ref: CaseRef,
    { requestedAt, fetchesOrders }: Pick<Wishes, 'fetchesOrders'> & { requestedAt?: Date } = {},
  ) {
    const repo = caseStoreRepo(tx)
    const now = clock.now()
    const values = caseValues(record)
    const id = known?.id ?? (await repo.insert(record, ref, now))
    const wellRead = {
      read_at: requestedAt ?? now,
      ref,
      failing_since: null,
      problem: null,
      failures: 0,
      claimed_until: null,
      due_at: nextReadDue({ ...values, id, decision_date: record.decision_date, failures: 0 }, now),
    }
    if (known?.fingerprint === values.fingerprint) {
      await repo.update(id, wellRead)
    } else {
      if (known) await keepChanges(tx, known, record, now)
      await repo.update(id, { ...values, ...wellRead })
      await repo.replaceHearings(id, record.hearings)
      await repo.keepOrders(id, record.orders, now)
    }
    await repo.requeueFailed(id)
    const documents = await repo.countDocuments(id)
    await repo.update(id, {
      orders_done: documents.done,
      orders_total: documents.total,
      sync_state: documents.waiting === 0 ? 'idle' : known?.sync_state === 'running' ? 'running' : 'queued',
    })
    if (await repo.isFollowed(id)) {
      await queue.enqueue(tx, fanOut, { caseId: id }, { onceBy: id })
      if (documents.waiting > 0 && !fetchesOrders) {
        const urgency = urgencyOfOrder({ date: null, nextDate: values.next_date }, now)
        await queue.enqueue(tx, readOrders, { caseId: id }, { onceBy: id, urgency })
      }
    }
    return repo.get(id)
  }

  /** Must run before the record's orders are saved, because it compares the record with the saved orders. */
  async function keepChanges(tx: Tx, known: CaseRow, record: CaseRecord, now: Date) {
    const events = caseEventsRepo(tx)
    const before = { ...known, coram: known.record.coram, orders: await events.listKnownOrders(known.id) }
    const after = { ...caseValues(record), coram: record.coram, orders: orderWords(orderRows(record.orders)) }
    await events.insert(known.id, changesBetween(before, after), now)
  }

  const applyTo = (chamberId: ChamberId, caseId: CaseId) =>
    db.asChamber(chamberId, async (tx) => {
      const matterId = await caseStoreRepo(tx).findMatter(chamberId, caseId)
      if (matterId)
        await emit(tx, { chamberId }, { type: 'case.read', matterId, subject: { kind: 'case', id: caseId } })
    })

  const keepFailure = (caseId: CaseId, problem: string, needsLook: boolean) =>
    db.asSystem('court-sync', async (tx) => {
      const repo = caseStoreRepo(tx)
      const row = await repo.lock(caseId)
      const now = clock.now()
      const failures = row.failures + 1
      await repo.update(caseId, {
        failing_since: row.failing_since ?? now,
        problem,
        failures,
        claimed_until: null,
        due_at: nextReadDue({ ...row, decision_date: row.record.decision_date, failures }, now),
        ...(needsLook && { sync_state: 'needs-look' as const }),
      })
      await queue.enqueue(tx, fanOut, { caseId }, { onceBy: caseId })
    })

  const getCase = (caseId: CaseId) => db.asSystem('court-sync', (tx) => caseStoreRepo(tx).get(caseId))

  async function readAgain(row: CaseRow, wishes: Wishes): Promise<CaseRow> {
    const doors = wishes.inBackground ? courts.inBackground : courts
    const requestedAt = clock.now()
    const record = await doors.readCase(row.court, row.ref)
    if (!isSameCase(row, record, caseValues(record).unique_id)) throw otherCase()
    return db.asSystem('court-sync', async (tx) => {
      const latest = await caseStoreRepo(tx).lock(row.id)
      return latest.read_at > requestedAt ? latest : keep(tx, latest, record, row.ref, { ...wishes, requestedAt })
    })
  }

  async function readUnlessJustRead(caseId: CaseId, wishes: Wishes): Promise<CaseRow> {
    const row = await getCase(caseId)
    const isJustRead = clock.now().getTime() - row.read_at.getTime() < justReadMs && !row.failing_since
    return isJustRead ? row : readAgain(row, wishes)
  }

  return {
    upsert: (record, ref) =>
      db.asSystem('court-sync', async (tx) => keep(tx, await caseStoreRepo(tx).findFor(record), record, ref)),

    async refresh(caseId, wishes = {}) {
      const { forChamber } = wishes
      try {
        await (wishes.inBackground
          ? togetherInBackground(caseId, () => readUnlessJustRead(caseId, wishes))
          : togetherForPeople(caseId, async () => readAgain(await getCase(caseId), wishes)))
        if (forChamber) await applyTo(forChamber, caseId)
      } catch (error) {
        if (!(error instanceof AppError) || error instanceof CourtRests || error instanceof CourtBusy) throw error
        const failure = error.code === 'challenge-rejected' ? needsPerson() : error
        await keepFailure(caseId, failure.message, failure !== error)
        if (forChamber) await applyTo(forChamber, caseId)
        throw failure
      }
    },

    async notifyFollowers(caseId) {
      const followers = await db.asSystem('fan-out', (tx) => caseStoreRepo(tx).listFollowers(caseId))
      for (const chamberId of followers) await applyTo(chamberId, caseId)
    },
  }
}

const otherCase = () =>
  new CourtUnavailable(
    'court-page-changed',
    'The court’s site showed another case than the one asked for, so nothing was taken over. Please look on the court’s own site.',
  )
