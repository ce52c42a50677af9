import type { ClientId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import type { Event } from '../../platform/events/emit.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { receiptsRepo } from './receipts.repo.ts'

export async function mergeMoney(tx: Tx, events: readonly Event<'client.merged'>[]): Promise<void> {
  for (const { chamberId, subject, detail } of events) {
    if (!chamberId) continue
    const from = subject.id as ClientId
    await invoicesRepo(tx, chamberId).giveTo(from, detail.into)
    await receiptsRepo(tx, chamberId).giveTo(from, detail.into)
  }
}

export async function undoMoneyMerge(tx: Tx, events: readonly Event<'client.restored'>[]): Promise<void> {
  for (const { chamberId, subject } of events) {
    if (!chamberId) continue
    await invoicesRepo(tx, chamberId).undoMerge(subject.id as ClientId)
    await receiptsRepo(tx, chamberId).returnTo(subject.id as ClientId)
  }
}
