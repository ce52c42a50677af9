import type { LimitKind } from '@peshi/contract/chamber/plans'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import { plansRepo } from './plans.repo.ts'

const megabyte = 1024 * 1024

async function readLimits(tx: Tx, chamberId: ChamberId, kind: LimitKind) {
  const limits = (await plansRepo(tx, chamberId).find())?.limits
  if (!limits) return null
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`plan ${kind} ${chamberId}`}))`)
  return limits
}

export async function roomFor(tx: Tx, chamberId: ChamberId, kind: 'people' | 'matters'): Promise<number | null> {
  const most = (await readLimits(tx, chamberId, kind))?.[kind] ?? null
  if (most === null) return null
  const repo = plansRepo(tx, chamberId)
  return most - (await beyondTheWall(tx, kind === 'people' ? repo.countPeople : repo.countMatters))
}

export async function checkStorageRoom(
  tx: Tx,
  chamberId: ChamberId,
  adding: number,
  countHeld: () => Promise<number>,
): Promise<void> {
  const most = (await readLimits(tx, chamberId, 'storage'))?.storage_mb ?? null
  if (most !== null && most * megabyte - (await beyondTheWall(tx, countHeld)) < adding) throw planFull('storage')
}

export async function checkPlanRoom(
  tx: Tx,
  chamberId: ChamberId,
  kind: 'people' | 'matters',
  adding = 1,
): Promise<void> {
  const room = await roomFor(tx, chamberId, kind)
  if (room !== null && room < adding) throw planFull(kind)
}

const full: Record<LimitKind, string> = {
  people: 'Your plan allows no more people. Remove someone who has left, or choose a larger plan in Settings, Plan.',
  matters:
    'Your plan allows no more matters. Delete those you no longer need, or choose a larger plan in Settings, Plan.',
  storage:
    'Your plan has no storage left for this file. Delete what you no longer need, or choose a larger plan in Settings, Plan.',
}

export const planFull = (kind: LimitKind) => new Conflict(full[kind], `plan-full-${kind}`)
