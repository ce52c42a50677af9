import type { LimitKind } from '@peshi/contract/chamber/plans'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import { plansRepo } from './plans.repo.ts'

const megabyte = 1024 * 1024

/**
 * How much more of something the chamber’s plan holds: bytes of storage, else a count. Null without a limit. Transactions
 * that ask for one plan take turns until they commit, so that two do not both find the last place.
 */
export async function roomFor(tx: Tx, chamberId: ChamberId, kind: LimitKind): Promise<number | null> {
  const repo = plansRepo(tx, chamberId)
  const limits = (await repo.find())?.limits
  if (!limits) return null
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`plan ${kind} ${chamberId}`}))`)
  switch (kind) {
    case 'people':
      return limits.people === null ? null : limits.people - (await repo.countPeople())
    case 'matters':
      return limits.matters === null ? null : limits.matters - (await repo.countMatters())
    case 'storage':
      return limits.storage_mb === null ? null : limits.storage_mb * megabyte - (await repo.countBytes())
  }
}

/**
 * Throws `Conflict` (`plan-full`) when a new one does not fit the plan. Only what is new is asked about: what is there
 * stays open, to be changed and taken out, however small the plan becomes.
 */
export async function checkPlanRoom(tx: Tx, chamberId: ChamberId, kind: LimitKind, adding = 1): Promise<void> {
  const room = await roomFor(tx, chamberId, kind)
  if (room !== null && room < adding) throw planFull(kind)
}

const full: Record<LimitKind, string> = {
  people: 'Your plan holds no more people. Remove somebody who has left, or choose a larger plan in Settings, Plan.',
  matters:
    'Your plan holds no more matters. Delete those that you no longer need, or choose a larger plan in Settings, Plan.',
  storage:
    'Your plan has no room for this file. Delete what you no longer need, or choose a larger plan in Settings, Plan.',
}

export const planFull = (kind: LimitKind) => new Conflict(full[kind], `plan-full-${kind}`)
