import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { AppError, CourtUnavailable } from '../../platform/errors.ts'
import { repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { askPractices } from './ask-practices.ts'
import { askFreeCourts, readPractice } from './practice.jobs.ts'
import { practiceRepo } from './practice.repo.ts'

/**
 * Reads the pages of the found cases, which needs no captcha: a result of a search has neither status nor next date.
 * The courts that do not answer are tried again by the job's retries.
 */
export async function startPracticeJobs(context: Context): Promise<void> {
  const { queue, stopping } = context
  await repeat(queue, askFreeCourts, () => askPractices(context))
  await queue.work(readPractice, ({ chamberId, personId }, signal) =>
    readCases(context, chamberId, personId, AbortSignal.any([signal, stopping])),
  )
}

async function readCases(context: Context, chamberId: ChamberId, personId: PersonId, signal: AbortSignal) {
  const { db, courts, services } = context
  const waiting = await db.asChamber(chamberId, (tx) => practiceRepo(tx, chamberId, personId).listWaiting())
  const down = new Map<string, CourtUnavailable>()
  for (const { id, court, ref } of waiting) {
    signal.throwIfAborted()
    if (down.has(court)) continue
    try {
      const record = await courts.inBackground.readCase(court, ref)
      const { id: caseId } = await services.caseStore.upsert(record, ref)
      await db.asChamber(chamberId, (tx) => practiceRepo(tx, chamberId, personId).keepRead(id, caseId))
    } catch (error) {
      if (error instanceof CourtUnavailable) down.set(court, error)
      else if (error instanceof AppError)
        await db.asChamber(chamberId, (tx) => practiceRepo(tx, chamberId, personId).keepRead(id, null))
      else throw error
    }
  }
  const [failure] = down.values()
  if (failure) throw failure
}
