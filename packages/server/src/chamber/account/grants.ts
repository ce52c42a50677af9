import type { ChamberId, ClientId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { clientAccess, clientLink } from '../../clients/shares/shares.schema.ts'
import { calendarFeed } from '../../day/calendar/calendar.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { signIn } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { recordAccess } from '../audit/record-access.ts'
import { invitation } from '../members/members.schema.ts'
import { passkey, passwordReset, pendingStep } from './security.schema.ts'

/** Whose grants end: a person's everywhere or in one chamber, a client's, or what was sent to an address. */
export type Whose =
  | { personId: PersonId; chamberId?: ChamberId; onlySignIn?: string; exceptSignIn?: string }
  | { clientId: ClientId; chamberId: ChamberId }
  /** An e-mail address or mobile number. */
  | { address: string }

/** Why, as the access log says it. */
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

interface Kind {
  /** Which rows are whose; null where this kind is nobody's by such a name. */
  of(whose: Whose): SQL | undefined | null
  /** Ends these rows. Gives the sign-ins among them. */
  end(rows: SQL | undefined, ending: Ending): Promise<string[]>
}

/**
 * Everything that lets somebody in or was given out to let others in. A feature that adds a way in adds it here;
 * `grants.api.test.ts` ends each kind and tries it. Push devices are not among them: each is bound to its sign-in.
 */
export const grants = {
  device: signInsOf('device'),
  token: signInsOf('token'),
  feed: { of: (whose) => ofPerson(calendarFeed, whose), end: remove(calendarFeed) },
  invitation: {
    of: (whose) => {
      if ('address' in whose) return eq(invitation.email, whose.address)
      if (!('personId' in whose)) return null
      return and(eq(invitation.invited_by, whose.personId), inChamber(invitation.chamber_id, whose))
    },
    async end(rows, { tx, at }) {
      await tx
        .update(invitation)
        .set({ revoked_at: at })
        .where(and(rows, isNull(invitation.accepted_at), isNull(invitation.revoked_at)))
      return []
    },
  },
  'client-link': {
    of: (whose) =>
      'clientId' in whose
        ? and(eq(clientLink.chamber_id, whose.chamberId), eq(clientLink.client_id, whose.clientId))
        : null,
    end: remove(clientLink),
  },
  code: {
    of: (whose) => ('address' in whose ? eq(passwordReset.mobile, whose.address) : ofPersonAlone(passwordReset, whose)),
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
} as const satisfies Record<string, Kind>

export type GrantKind = keyof typeof grants
export const grantKinds = Object.keys(grants) as GrantKind[]

/**
 * Ends what this person, client or address opened, with the transaction and in every process. Once it has committed,
 * have `standings` forget what it gives, so that this process need not wait to hear of it.
 */
export async function endGrants(
  tx: Tx,
  { clock, standings }: Pick<Context, 'clock' | 'standings'>,
  whose: Whose,
  why: GrantEnd,
  kinds: readonly GrantKind[] = grantKinds,
): Promise<string[]> {
  const ended: string[] = []
  for (const name of kinds) {
    const kind: Kind = grants[name]
    const rows = kind.of(whose)
    if (rows !== null) ended.push(...(await kind.end(rows, { tx, at: clock.now(), why })))
  }
  await standings.announceEnd(tx, ended)
  return ended
}

function inChamber(column: AnyPgColumn, whose: { chamberId?: ChamberId }) {
  return whose.chamberId && eq(column, whose.chamberId)
}

function ofPerson(table: { person_id: AnyPgColumn; chamber_id: AnyPgColumn }, whose: Whose) {
  return 'personId' in whose ? and(eq(table.person_id, whose.personId), inChamber(table.chamber_id, whose)) : null
}

/** What belongs to a person and no chamber outlives leaving one. */
function ofPersonAlone(table: { person_id: AnyPgColumn }, whose: Whose) {
  return 'personId' in whose && !whose.chamberId ? eq(table.person_id, whose.personId) : null
}

function oneOrOthers(whose: Whose) {
  if (!('personId' in whose)) return undefined
  const { onlySignIn, exceptSignIn } = whose
  return and(onlySignIn ? eq(signIn.id, onlySignIn) : undefined, exceptSignIn ? ne(signIn.id, exceptSignIn) : undefined)
}

function remove(table: PgTable): Kind['end'] {
  return async (rows, { tx }) => {
    await tx.delete(table).where(rows)
    return []
  }
}

function signInsOf(kind: 'device' | 'token'): Kind {
  return {
    of(whose) {
      if ('address' in whose) return null
      const mine =
        'clientId' in whose
          ? sql`${signIn.person_id} in (select ${clientAccess.person_id} from ${clientAccess}
              where ${clientAccess.chamber_id} = ${whose.chamberId} and ${clientAccess.client_id} = ${whose.clientId})`
          : eq(signIn.person_id, whose.personId)
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
