import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { CaseStore } from '../courts/case-store.ts'
import { CourtRests } from '../courts/court-failures.ts'
import { dueCasesRepo } from './due-cases.repo.ts'

interface Needs extends Pick<Context, 'db' | 'clock' | 'log'> {
  courts: Pick<Context['courts'], 'operatorOf'>
  cases: Pick<CaseStore, 'refresh'>
}

const runMs = 600_000
/** Longer than a batch takes at the slowest; a worker that died gives its cases back by it. */
const leaseMs = 600_000
const batch = 10

/**
 * Reads the followed cases that are due, listed ones first, each operator's on its own: the rates are per operator, and
 * one that rests holds nobody else up. Workers do this side by side; a claim keeps a case to one of them.
 */
export function createRefreshDue({ db, clock, log, courts, cases }: Needs) {
  async function listByOperator(): Promise<Map<string, CourtId[]>> {
    const due = await db.asSystem('court-sync', (tx) => dueCasesRepo(tx, clock.now()).listCourts())
    const byOperator = new Map<string, CourtId[]>()
    for (const court of due) {
      const operator = courts.operatorOf(court)
      // Switched off by the operator of the installation: nothing is asked of it, and nothing fails.
      if (operator !== null) byOperator.set(operator, [...(byOperator.get(operator) ?? []), court])
    }
    return byOperator
  }

  async function walkOperator(ownCourts: CourtId[], mayGoOn: () => boolean): Promise<void> {
    while (mayGoOn()) {
      const now = clock.now()
      const until = new Date(now.getTime() + leaseMs)
      const claim = await db.asSystem('court-sync', (tx) => dueCasesRepo(tx, now).claim(ownCourts, batch, until))
      if (claim.cases.length + claim.unfollowed === 0) return
      const unread = await readClaimed(claim.cases, () => mayGoOn() && clock.now() < until)
      await db.asSystem('court-sync', (tx) => dueCasesRepo(tx, clock.now()).release(unread, until))
      if (unread.length > 0) return
    }
  }

  /** What was left unread, because the time is over or the court rests. */
  async function readClaimed(claimed: CaseId[], mayGoOn: () => boolean): Promise<CaseId[]> {
    for (const [place, id] of claimed.entries()) {
      if (!mayGoOn() || !(await read(id))) return claimed.slice(place)
    }
    return []
  }

  /** False when nobody was asked, because the court's operator rests. */
  async function read(id: CaseId): Promise<boolean> {
    try {
      await cases.refresh(id, { inBackground: true })
    } catch (error) {
      if (error instanceof CourtRests) return false
      // What a court did is kept with the case already. The rest is ours: its claim keeps it away for a while, and the
      // others are not held up by it.
      if (!(error instanceof AppError)) log.error({ error, caseId: id }, 'A case could not be read again')
    }
    return true
  }

  return async function refreshDue(signal: AbortSignal): Promise<void> {
    const start = clock.now().getTime()
    const mayGoOn = () => !signal.aborted && clock.now().getTime() < start + runMs
    const byOperator = await listByOperator()
    await Promise.all([...byOperator.values()].map((ownCourts) => walkOperator(ownCourts, mayGoOn)))
    // Cut off by a stop: thrown, so that the next start goes on with it.
    signal.throwIfAborted()
  }
}
