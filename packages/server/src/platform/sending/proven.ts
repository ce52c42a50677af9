import type { ChamberId } from '@peshi/contract/platform/ids'
import type { DispatchKind } from '@peshi/contract/platform/sending'
import { and, eq, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { membership, person } from '../db/people.schema.ts'
import { Conflict, TooMany } from '../errors.ts'
import { dispatch } from './dispatches.schema.ts'

/** Null until the person has proven it, because a mistyped address or number may belong to a stranger. */
export const provenEmail = sql<string | null>`CASE WHEN ${person.email_proven_at} IS NOT NULL THEN ${person.email} END`
export const provenMobile = sql<
  string | null
>`CASE WHEN ${person.mobile_proven_at} IS NOT NULL THEN ${person.mobile} END`

export const kindsToOthers: readonly DispatchKind[] = [
  'invitation',
  'sign-in-link',
  'client-note',
  'client-message',
  'client-reach',
  'wanted-papers',
  'invoice',
]

export const mostToOthersInADay = 500
const day = 86_400_000

export async function checkMayWriteToOthers(tx: Tx, chamberId: ChamberId, count: number, now: Date): Promise<void> {
  const [proven] = await tx
    .select({ id: person.id })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .where(
      and(
        eq(membership.chamber_id, chamberId),
        ne(membership.role, 'client'),
        or(isNotNull(person.email_proven_at), isNotNull(person.mobile_proven_at)),
      ),
    )
    .limit(1)
  if (!proven) throw new Conflict('Verify your e-mail address first, in Settings under Security.', 'prove-first')
  const [sent] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(dispatch)
    .where(
      and(
        eq(dispatch.chamber_id, chamberId),
        inArray(dispatch.kind, [...kindsToOthers]),
        gt(dispatch.created_at, new Date(now.getTime() - day)),
      ),
    )
  if ((sent?.count ?? 0) + count > mostToOthersInADay)
    throw new TooMany('Your chamber has written to as many people as it may in a day. Try again tomorrow.', day / 1000)
}

/** Mail programs would show URLs and e-mail addresses as links. */
export const plainSubject = (subject: string): string =>
  subject
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/:\/\//g, ' ')
    .replace(/@/g, ' at ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ')
    .slice(0, 120)
    .trim()
