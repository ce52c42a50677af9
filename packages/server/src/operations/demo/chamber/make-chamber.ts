import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { openCourtAccess } from '../../../courts/courts/open-court-access.ts'
import { refreshCases } from '../../../courts/sync/sync.jobs.ts'
import { readBoards } from '../../../day/boards/boards.jobs.ts'
import { readDueLists } from '../../../day/cause-lists/cause-lists.jobs.ts'
import { createEmit } from '../../../platform/events/emit.ts'
import type { Context } from '../../../platform/process/context.ts'
import { withServices } from '../../../platform/process/feature.ts'
import { presentCourtDay } from '../calendar.ts'
import type { Progress } from '../progress.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import { createTravelClock } from '../travel-clock.ts'
import { readHistory, readTodaysLists, sandboxGate } from './board-history.ts'
import { countChamber } from './count-chamber.ts'
import { openDesk, type Role, type Travelling } from './desk.ts'
import { noteOutcomes, startClocks, watchLists } from './make-days.ts'
import { followMatters, receiveNewOrder, sortMatters } from './make-matters.ts'
import { enterClients, sendInvoices, writeNotes, writeTasks } from './make-office.ts'
import { dropOrders, filePapers } from './make-papers.ts'
import { exchangeMessages, openClientAccount, sharePapers } from './make-shares.ts'
import { watchAppeal, watchCaveat, watchFir } from './make-trackers.ts'
import { demoMattersOn } from './matters.ts'
import { nameWhoAppears } from './name-who-appears.ts'
import { openOffice } from './office.ts'
import { playCourts } from './play-courts.ts'

const personWaitsMs = 300_000

interface Opened {
  context: Context
  sandbox: SandboxControl
  chamberId: ChamberId
  people: Record<Role, PersonId>
  passwordHash: string
  progress: Progress
  write: (line: string) => void
}

/** Resolves when people can use the demo. The returned function then makes the rest of the data. */
export async function makeChamber({
  context,
  sandbox,
  chamberId,
  people,
  passwordHash,
  progress,
  write,
}: Opened): Promise<() => Promise<void>> {
  const own = travelling(context)
  const office = openOffice(own, chamberId)
  const today = courtDateAt(context.clock.now())
  const as = {
    owner: office('owner', people.owner),
    advocate: office('advocate', people.advocate),
    clerk: office('clerk', people.clerk),
    billing: office('billing', people.billing),
  }
  const desk = openDesk({ context: own, sandbox, today, as, people })

  await playCourts(sandbox, { now: context.clock.now(), bornOn: today })
  progress.say(`${demoMattersOn(today).length} matters from their courts and tribunals`)
  await followMatters(desk, progress.of('matters'))
  const steps = [
    () => receiveNewOrder(desk),
    () => sortMatters(desk),
    () => enterClients(desk),
    async () => exchangeMessages(desk, office, await openClientAccount(desk, chamberId, passwordHash)),
    () => writeNotes(desk),
    () => writeTasks(desk),
    () => sendInvoices(desk),
    () => noteOutcomes(desk),
    () => nameWhoAppears({ clock: own.clock, clerk: as.clerk }, presentCourtDay(context.clock.now())),
    () => watchLists(desk),
    () => startClocks(desk),
    () => watchAppeal(desk),
    () => watchCaveat(desk),
    () => watchFir(desk),
  ]
  progress.say('clients, tasks, invoices, outcomes and trackers')
  for (const [at, step] of steps.entries()) {
    await step()
    progress.of('office')(at + 1, steps.length)
  }

  return async () => {
    await readTodaysLists(desk, progress.of('lists'))
    await readCourts(context)
    await filePapers(desk, progress.of('papers'))
    await dropOrders(desk)
    await sharePapers(desk)
    await readHistory(own, today, progress.of('boards'))
    if (!context.stopping.aborted) write(await countChamber(desk))
  }
}

/** Reads the courts at once, because the jobs' schedules would begin only with their next interval. */
export async function readCourts({ db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  await db.asSystem('court-sync', async (tx) => {
    for (const job of [readBoards, readDueLists, refreshCases]) await queue.enqueue(tx, job, {}, { onceBy: job.name })
  })
}

export async function resumeHistory(context: Context, bornOn: CourtDate, progress: Progress): Promise<void> {
  await readHistory(travelling(context), bornOn, progress.of('boards'))
}

function travelling(context: Context): Travelling {
  const { config, db, log } = context
  const clock = createTravelClock(context.clock)
  const { connectorOf } = context.courts
  const gates = { interactive: sandboxGate, background: sandboxGate }
  const courts = openCourtAccess({ config, db, clock, log, gates, headers: clock.headers, connectorOf, personWaitsMs })
  const own: Travelling = withServices({ ...context, ...createEmit(clock, () => own), clock, courts })
  return own
}
