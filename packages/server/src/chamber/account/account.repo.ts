import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { type CourtDate, dayStart } from '@peshi/contract/platform/dates'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, membership, person, roleSwitches, signIn } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import type { Standing } from '../../platform/http/authenticator.ts'
import { recordAccess } from '../audit/record-access.ts'
import { secondFactor } from './security.schema.ts'

export type Person = typeof person.$inferSelect
export type SignIn = typeof signIn.$inferSelect
export type PersonChanges = Partial<
  Pick<
    Person,
    | 'name'
    | 'email'
    | 'email_proven_at'
    | 'mobile'
    | 'mobile_proven_at'
    | 'language'
    | 'menu_layout'
    | 'default_court'
    | 'picture'
    | 'password_hash'
  >
>

interface WaysIn {
  personId: PersonId
  chamberId?: ChamberId
  kind: SignIn['kind']
}

const tokenUseMs = 300_000

/** The day from which the person needs two-step sign-in; null if the person has it or does not need it. */
const secondStepFrom = () =>
  sql<CourtDate | null>`CASE WHEN ${membership.role} = ANY(${chamber.second_step_roles}) AND NOT EXISTS (
    SELECT FROM ${secondFactor}
    WHERE ${secondFactor.person_id} = ${person.id} AND ${secondFactor.confirmed_at} IS NOT NULL
  ) THEN ${chamber.second_step_from}::text END`

async function findStanding(db: Tx, signInId: string) {
  const [one] = await db
    .select({
      id: signIn.id,
      kind: signIn.kind,
      scope: signIn.scope,
      endsAt: signIn.expires_at,
      personId: signIn.person_id,
      chamberId: signIn.chamber_id,
    })
    .from(signIn)
    .where(and(eq(signIn.id, signInId), isNull(signIn.ended_at)))
  if (!one) return null
  const { personId, chamberId, ...ofSignIn } = one
  const [member] = await db
    .select({
      role: membership.role,
      switches: roleSwitches,
      enabled: sql<boolean>`${person.enabled} AND ${chamber.enabled}`,
      closesAt: chamber.expires_at,
      secondStepFrom: secondStepFrom(),
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
    .where(and(eq(membership.chamber_id, chamberId), eq(membership.person_id, personId)))
  return member ? { ...ofSignIn, ...member } : null
}

/** `tx` must come from `db.asSystem`: `db.asChamber` needs a chamber, which is unknown before sign-in. */
export function accountRepo(tx: Tx) {
  return {
    /** If several people entered the same mobile number, returns the person who proved it, else the oldest account. */
    findPersonBy: (key: 'email' | 'mobile', value: string): Promise<Person | null> =>
      tx
        .select()
        .from(person)
        .where(eq(person[key], value))
        .orderBy(sql`${person.mobile_proven_at} IS NULL`, person.created_at, person.id)
        .limit(1)
        .then(takeFirst),

    async endProofsOfMobile(mobile: string, except: PersonId): Promise<PersonId[]> {
      const rows = await tx
        .update(person)
        .set({ mobile_proven_at: null })
        .where(and(eq(person.mobile, mobile), ne(person.id, except), isNotNull(person.mobile_proven_at)))
        .returning({ id: person.id })
      return rows.map(({ id }) => id)
    },

    getPerson: (id: PersonId): Promise<Person> => tx.select().from(person).where(eq(person.id, id)).then(takeOne),

    lockPerson: (id: PersonId): Promise<Person> =>
      tx.select().from(person).where(eq(person.id, id)).for('update').then(takeOne),

    async insertPerson(row: typeof person.$inferInsert & { id: PersonId }) {
      await tx.insert(person).values(row)
    },

    async updatePerson(id: PersonId, changes: PersonChanges) {
      await tx.update(person).set(changes).where(eq(person.id, id))
    },

    async insertChamber(row: typeof chamber.$inferInsert & { id: ChamberId }) {
      await tx.insert(chamber).values(row)
    },

    async insertMembership(row: { chamber_id: ChamberId; person_id: PersonId; role: ChamberRole; created_at: Date }) {
      await tx.insert(membership).values({ ...row, id: newId() })
    },

    async findCurrentChamber(personId: PersonId): Promise<ChamberId | null> {
      const [row] = await tx
        .select({ id: membership.chamber_id })
        .from(membership)
        .leftJoin(
          signIn,
          and(
            eq(signIn.person_id, membership.person_id),
            eq(signIn.chamber_id, membership.chamber_id),
            eq(signIn.kind, 'device'),
          ),
        )
        .where(eq(membership.person_id, personId))
        .orderBy(sql`${signIn.created_at} DESC NULLS LAST`, membership.created_at)
        .limit(1)
      return row?.id ?? null
    },

    getProfile: (personId: PersonId, chamberId: ChamberId) =>
      tx
        .select({ person, chamber, role: membership.role, secondStepFrom: secondStepFrom() })
        .from(membership)
        .innerJoin(person, eq(person.id, membership.person_id))
        .innerJoin(chamber, eq(chamber.id, membership.chamber_id))
        .where(and(eq(membership.person_id, personId), eq(membership.chamber_id, chamberId)))
        .then(takeOne),

    async findStanding(signInId: string, now: Date): Promise<Standing | null> {
      const row = await findStanding(tx, signInId)
      if (!row || row.endsAt <= now) return null
      if (row.kind === 'token') await this.noteUse(row.id, now)
      const { role, switches, enabled, closesAt: expiresAt, scope, secondStepFrom } = row
      return {
        role,
        switches,
        enabled,
        expiresAt,
        scope,
        secondStepFrom: secondStepFrom === null ? null : dayStart(secondStepFrom),
      }
    },

    async noteUse(id: string, at: Date) {
      const before = new Date(at.getTime() - tokenUseMs)
      await tx
        .update(signIn)
        .set({ rotated_at: at })
        .where(and(eq(signIn.id, id), or(isNull(signIn.rotated_at), lt(signIn.rotated_at, before))))
    },

    findToken: (id: string) =>
      tx
        .select()
        .from(signIn)
        .where(and(eq(signIn.id, id), eq(signIn.kind, 'token')))
        .then(takeFirst),

    async insertSignIn(row: typeof signIn.$inferInsert & { id: string }) {
      await tx.insert(signIn).values(row)
    },

    findIdleMinutes: (id: ChamberId): Promise<number | null> =>
      tx
        .select({ minutes: chamber.idle_minutes })
        .from(chamber)
        .where(eq(chamber.id, id))
        .then((rows) => rows[0]?.minutes ?? null),

    lockSignIn: (id: string): Promise<SignIn | null> =>
      tx.select().from(signIn).where(eq(signIn.id, id)).for('update').then(takeFirst),

    async rotateSignIn(
      id: string,
      next: { token_hash: string; previous_hash: string; rotated_at: Date; expires_at: Date },
    ) {
      await tx.update(signIn).set(next).where(eq(signIn.id, id))
    },

    async endSignIn(id: string, why: string, at: Date) {
      const ended = await tx
        .update(signIn)
        .set({ ended_at: at, ended_why: why })
        .where(and(eq(signIn.id, id), isNull(signIn.ended_at)))
        .returning({ personId: signIn.person_id, chamberId: signIn.chamber_id })
      const kind = why === 'signed-out' ? 'signed-out' : 'session-ended'
      await recordAccess(tx, { kind, at, detail: why }, ...ended)
    },

    async removeSignInsBefore(instant: Date) {
      await tx.delete(signIn).where(lt(signIn.expires_at, instant))
    },

    async listWaysIn(which: WaysIn, now: Date): Promise<SignIn[]> {
      return tx
        .select()
        .from(signIn)
        .where(and(waysIn(which), isNull(signIn.ended_at), gt(signIn.expires_at, now)))
        .orderBy(desc(signIn.created_at), desc(signIn.id))
    },
  }
}

const waysIn = ({ personId, chamberId, kind }: WaysIn) =>
  and(eq(signIn.person_id, personId), chamberId && eq(signIn.chamber_id, chamberId), eq(signIn.kind, kind))
