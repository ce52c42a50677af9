import type { ChamberId, ClientId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { invoicesRepo } from './invoices.repo.ts'
import { receiptsRepo } from './receipts.repo.ts'

export async function mergeMoney(tx: Tx, chamberId: ChamberId, from: ClientId, to: ClientId): Promise<void> {
  await invoicesRepo(tx, chamberId).giveTo(from, to)
  await receiptsRepo(tx, chamberId).giveTo(from, to)
}

export async function undoMoneyMerge(tx: Tx, chamberId: ChamberId, id: ClientId): Promise<void> {
  await invoicesRepo(tx, chamberId).undoMerge(id)
  await receiptsRepo(tx, chamberId).returnTo(id)
}
