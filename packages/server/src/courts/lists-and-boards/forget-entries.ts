import { listsKeptDays } from '@peshi/contract/courts/cause-list-kinds'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { Context } from '../../platform/process/context.ts'
import { listsRepo } from './lists.repo.ts'

const batch = 1000

export async function forgetOldEntries(
  { db, clock, files }: Pick<Context, 'db' | 'clock' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  const before = addDays(courtDateAt(clock.now()), -listsKeptDays)
  let removed = batch
  while (removed === batch && !signal.aborted)
    removed = await db.asSystem('list-matching', (tx) => listsRepo(tx).removeEntriesBefore(before, batch))
  await db.asSystem('list-matching', (tx) => listsRepo(tx).removeSightingsBefore(before, batch))
  const old = await db.asSystem('list-matching', (tx) => listsRepo(tx).listDocumentsBefore(before, batch))
  for (const { id, document } of old) {
    if (signal.aborted || document === null) return
    await files.remove(document)
    await db.asSystem('list-matching', (tx) => listsRepo(tx).update(id, { document: null }))
  }
}
