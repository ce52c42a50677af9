import { readBoards } from '../boards/boards.jobs.ts'
import { readDueLists } from '../cause-lists/cause-lists.jobs.ts'
import type { Context } from '../context.ts'
import { refreshCases } from '../sync/sync.jobs.ts'
import type { SandboxClock } from './sandbox-clock.ts'

/** What looks by the clock for what is due, and how often it is to look, as its schedule has it. */
const lookers = [
  { job: readDueLists, everyMinutes: 30 },
  { job: refreshCases, everyMinutes: 10 },
  { job: readBoards, everyMinutes: 1 },
]

/**
 * The queue's schedules go by the time as it is. While the sandbox's clock is set, or runs fast, what they would begin is
 * begun by that clock instead.
 */
export function keepSandboxHours(context: Pick<Context, 'db' | 'queue'>, clock: SandboxClock): void {
  const turnOf = (everyMinutes: number) => Math.floor(clock.now().getTime() / (everyMinutes * 60_000))
  const turns = new Map(lookers.map(({ job, everyMinutes }) => [job.name, turnOf(everyMinutes)]))

  clock.onLook(async () => {
    const due = lookers.filter(({ job, everyMinutes }) => turns.get(job.name) !== turnOf(everyMinutes))
    for (const { job, everyMinutes } of due) turns.set(job.name, turnOf(everyMinutes))
    if (due.length === 0 || !clock.isSteered()) return
    await context.db.asSystem('court-sync', async (tx) => {
      for (const { job } of due) await context.queue.enqueue(tx, job, {}, { onceBy: job.name })
    })
  })
}
