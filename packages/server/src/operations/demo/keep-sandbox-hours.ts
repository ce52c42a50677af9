import { remindOfDays, sendDueAlerts } from '../../chamber/notifications/notifications.jobs.ts'
import { refreshCases } from '../../courts/sync/sync.jobs.ts'
import { askWhoAppears } from '../../day/appearances/appearances.jobs.ts'
import { readBoards } from '../../day/boards/boards.jobs.ts'
import { readDueLists } from '../../day/cause-lists/cause-lists.jobs.ts'
import type { Context } from '../../platform/process/context.ts'
import { endAppealWatches } from '../../trackers/appeals/end-watches.ts'
import { keepCaveats } from '../../trackers/caveats/end-caveats.ts'
import type { SandboxClock } from './sandbox-clock.ts'

const aDay = 24 * 60
const midnight = -330

const lookers = [
  { job: readDueLists, everyMinutes: 30 },
  { job: refreshCases, everyMinutes: 10 },
  { job: readBoards, everyMinutes: 1 },
  { job: askWhoAppears, everyMinutes: 5 },
  { job: sendDueAlerts, everyMinutes: 1 },
  { job: endAppealWatches, everyMinutes: aDay, from: midnight + 20 },
  { job: keepCaveats, everyMinutes: aDay, from: midnight + 25 },
  { job: remindOfDays, everyMinutes: aDay, from: midnight + 6 * 60 + 30 },
]

/** Starts jobs by the sandbox's clock if its time was changed, because the queue's schedules use the real time. */
export function keepSandboxHours(context: Pick<Context, 'db' | 'queue'>, clock: SandboxClock): void {
  const turnOf = ({ everyMinutes, from = 0 }: (typeof lookers)[number]) =>
    Math.floor((clock.now().getTime() / 60_000 - from) / everyMinutes)
  const turns = new Map(lookers.map((looker) => [looker.job.name, turnOf(looker)]))

  clock.onLook(async () => {
    const due = lookers.filter((looker) => turns.get(looker.job.name) !== turnOf(looker))
    for (const looker of due) turns.set(looker.job.name, turnOf(looker))
    if (due.length === 0 || !clock.isSteered()) return
    await context.db.asSystem('court-sync', async (tx) => {
      for (const { job } of due) await context.queue.enqueue(tx, job, {}, { onceBy: job.name })
    })
  })
}
