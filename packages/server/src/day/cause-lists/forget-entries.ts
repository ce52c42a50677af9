import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import { listsRepo } from '../../courts/courts/lists.repo.ts'
import type { Context } from '../../platform/process/context.ts'

/** What a court had listed for everybody is looked at no more after this: a matter's own places are kept as listings. */
const keptDays = 30
const batch = 1000

/** In small parts, so that nobody waits for it. */
export async function forgetOldEntries(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = addDays(courtDateAt(clock.now()), -keptDays)
  let removed = batch
  while (removed === batch && !signal.aborted)
    removed = await db.asSystem('list-matching', (tx) => listsRepo(tx).removeEntriesBefore(before, batch))
}
