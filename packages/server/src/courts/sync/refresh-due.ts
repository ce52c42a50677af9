import type { CaseId, CourtId } from '@peshi/contract/platform/ids'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { CourtRests } from '../courts/court-failures.ts'
import { dueCasesRepo } from './due-cases.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'log' | 'courts' | 'services'>

const runMs = 600_000
/** In ms. Must be longer than the slowest batch, because afterwards other workers may claim its cases. */
const leaseMs = 600_000
const batch = 10

export function createRefreshDue({ db, clock, log, courts, services: { caseStore } }: Needs) {
  async function listByOperator(): Promise<Map<string, CourtId[]>> {
    const due = await db.asSystem('court-sync', (tx) => dueCasesRepo(tx, clock.now()).listCourts())
    const byOperator = new Map<string, CourtId[]>()
    for (const court of due) {
      const operator = courts.operatorOf(court)
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

  async function readClaimed(claimed: CaseId[], mayGoOn: () => boolean): Promise<CaseId[]> {
    for (const [place, id] of claimed.entries()) {
      if (!mayGoOn() || !(await read(id))) return claimed.slice(place)
    }
    return []
  }

  async function read(id: CaseId): Promise<boolean> {
    try {
      await caseStore.refresh(id, { inBackground: true })
    } catch (error) {
      if (error instanceof CourtRests) return false
      // A failure of the court is already saved with the case.
      if (!(error instanceof AppError)) log.error({ error, caseId: id }, 'A case could not be read again')
    }
    return true
  }

  return async function refreshDue(signal: AbortSignal): Promise<void> {
    const start = clock.now().getTime()
    const mayGoOn = () => !signal.aborted && clock.now().getTime() < start + runMs
    const byOperator = await listByOperator()
    await Promise.all([...byOperator.values()].map((ownCourts) => walkOperator(ownCourts, mayGoOn)))
    // Throws at shutdown, so that the job runs again after the restart.
    signal.throwIfAborted()
  }
}
