import type { ChamberId, ClientId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/door.ts'
import { signIn } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { recordAccess } from '../audit/record-access.ts'
import { passkey, passwordReset, pendingStep } from './security.schema.ts'

export type GrantOwner =
  | { personId: PersonId; chamberId?: ChamberId; onlySignIn?: string; exceptSignIn?: string }
  | { clientId: ClientId; chamberId: ChamberId }
  | { address: string }

export type GrantEnd =
  | 'access-closed'
  | 'address-changed'
  | 'client-deleted'
  | 'client-merged'
  | 'ended-by-person'
  | 'left'
  | 'password-changed'
  | 'password-reset'
  | 'removed'

interface Ending {
  tx: Tx
  at: Date
  why: GrantEnd
}

export const grantKinds = ['device', 'token', 'feed', 'invitation', 'client-link', 'code', 'step', 'passkey'] as const
export type GrantKind = (typeof grantKinds)[number]

export interface Grant {
  /** SQL condition for the grants of `whose`; null if such an owner cannot have this kind of grant. */
  of(whose: GrantOwner, features: readonly Feature[]): SQL | undefined | null
  end(rows: SQL | undefined, ending: Ending): Promise<string[]>
}

declare module '../../platform/process/feature.ts' {
  interface Feature {
    grants?: Partial<Record<GrantKind, Grant>>
    peopleOfClient?: (whose: { clientId: ClientId; chamberId: ChamberId }) => SQL
  }
}

export const accountGrants: Partial<Record<GrantKind, Grant>> = {
  device: signInsOf('device'),
  token: signInsOf('token'),
  code: {
    of: (whose) =>
      'address' in whose ? eq(passwordReset.address, whose.address) : ofPersonAlone(passwordReset, whose),
    async end(rows, { tx, at }) {
      await tx
        .update(passwordReset)
        .set({ used_at: at })
        .where(and(rows, isNull(passwordReset.used_at)))
      return []
    },
  },
  step: { of: (whose) => ofPersonAlone(pendingStep, whose), end: remove(pendingStep) },
  passkey: { of: (whose) => ofPersonAlone(passkey, whose), end: remove(passkey) },
}

/** Returns the ids of the ended sign-ins, for `standings.forget` in this process. All processes forget them after the commit. */
export async function endGrants(
  tx: Tx,
  { clock, standings, features }: Pick<Context, 'clock' | 'standings' | 'features'>,
  whose: GrantOwner,
  why: GrantEnd,
  kinds: readonly GrantKind[] = grantKinds,
): Promise<string[]> {
  const ended: string[] = []
  for (const name of kinds) {
    for (const { grants } of features) {
      const grant = grants?.[name]
      const rows = grant?.of(whose, features)
      if (grant && rows !== null) ended.push(...(await grant.end(rows, { tx, at: clock.now(), why })))
    }
  }
  await standings.announceEnd(tx, ended)
  return ended
}

export function inChamber(column: AnyPgColumn, whose: { chamberId?: ChamberId }) {
  return whose.chamberId && eq(column, whose.chamberId)
}

export function ofPerson(table: { person_id: AnyPgColumn; chamber_id: AnyPgColumn }, whose: GrantOwner) {
  return 'personId' in whose ? and(eq(table.person_id, whose.personId), inChamber(table.chamber_id, whose)) : null
}

function ofPersonAlone(table: { person_id: AnyPgColumn }, whose: GrantOwner) {
  return 'personId' in whose && !whose.chamberId ? eq(table.person_id, whose.personId) : null
}

function oneOrOthers(whose: GrantOwner) {
  if (!('personId' in whose)) return undefined
  const { onlySignIn, exceptSignIn } = whose
  return and(onlySignIn ? eq(signIn.id, onlySignIn) : undefined, exceptSignIn ? ne(signIn.id, exceptSignIn) : undefined)
}

export function remove(table: PgTable): Grant['end'] {
  return async (rows, { tx }) => {
    await tx.delete(table).where(rows)
    return []
  }
}

function signInsOf(kind: 'device' | 'token'): Grant {
  return {
    of(whose, features) {
      if ('address' in whose) return null
      const mine = 'clientId' in whose ? ofClient(whose, features) : eq(signIn.person_id, whose.personId)
      if (mine === null) return null
      return and(eq(signIn.kind, kind), mine, inChamber(signIn.chamber_id, whose), oneOrOthers(whose))
    },
    async end(rows, { tx, at, why }) {
      const ended = await tx
        .update(signIn)
        .set({ ended_at: at, ended_why: why })
        .where(and(rows, isNull(signIn.ended_at)))
        .returning({ id: signIn.id, personId: signIn.person_id, chamberId: signIn.chamber_id })
      await recordAccess(tx, { kind: 'session-ended', at, detail: why }, ...ended)
      return ended.map(({ id }) => id)
    },
  }
}

function ofClient(whose: { clientId: ClientId; chamberId: ChamberId }, features: readonly Feature[]): SQL | null {
  const people = features.flatMap(({ peopleOfClient }) => (peopleOfClient ? [peopleOfClient(whose)] : []))
  return people[0] ? sql`${signIn.person_id} in (${people[0]})` : null
}
