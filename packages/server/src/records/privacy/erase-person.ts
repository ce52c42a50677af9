import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import {
  passkey,
  passwordReset,
  pendingStep,
  recoveryCode,
  secondFactor,
} from '../../chamber/account/security.schema.ts'
import { membersRepo } from '../../chamber/members/members.repo.ts'
import { formerMember } from '../../chamber/members/members.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { membership, person, signIn } from '../../platform/db/people.schema.ts'
import type { Standings } from '../../platform/http/authenticator.ts'
import type { Context } from '../../platform/process/context.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'
import { pushDevice } from '../../platform/sending/push-devices.schema.ts'
import { takeout } from '../takeouts/takeouts.schema.ts'

type Needs = Pick<Context, 'db' | 'files' | 'clock' | 'standings' | 'log' | 'emit'>

export const erasedName = 'Deleted account'
const rowsAtOnce = 500

/** Tables with rows that are deleted with a person. The SQL text is the expression that must equal the person's id. */
export const deletedWithPerson: Record<string, SQL> = {
  alert_choice: sql`person_id`,
  alert_due: sql`person_id`,
  alert_plan: sql`person_id`,
  appearance_alert: sql`person_id`,
  calendar_feed: sql`person_id`,
  call_alert: sql`person_id`,
  call_alert_setting: sql`person_id`,
  favourite_court: sql`person_id`,
  idempotent_reply: sql`person_id`,
  member_leave: sql`person_id`,
  note: sql`is_private and created_by`,
  notification: sql`person_id`,
  order_read: sql`person_id`,
  practice: sql`person_id`,
  practice_client: sql`person_id`,
  practice_case: sql`person_id`,
  report_mail: sql`person_id`,
  saved_view: sql`not is_shared and person_id`,
  takeout: sql`asked_by`,
}

interface Place {
  chamberId: ChamberId
  role: ChamberRole
  isMember: boolean
}

export async function erasePerson(needs: Needs, personId: PersonId, signal?: AbortSignal): Promise<void> {
  const { db, files, standings, log } = needs
  for (const place of await listPlaces(needs, personId)) {
    signal?.throwIfAborted()
    await leave(needs, personId, place, signal)
  }
  const picture = await db.asSystem('erasure', async (tx) => {
    await endSignIns(tx, standings, eq(signIn.person_id, personId))
    for (const table of [pushDevice, passkey, secondFactor, recoveryCode, pendingStep, passwordReset])
      await tx.delete(table).where(eq(table.person_id, personId))
    // Unsent messages stay, because one of them tells the person of the deletion.
    await tx.delete(dispatch).where(and(eq(dispatch.person_id, personId), ne(dispatch.state, 'waiting')))
    const [row] = await tx.select({ picture: person.picture }).from(person).where(eq(person.id, personId))
    await tx
      .update(person)
      .set({
        name: erasedName,
        email: null,
        mobile: null,
        password_hash: 'erased',
        picture: null,
        enabled: false,
        language: 'en',
        menu_layout: 'vertical',
        default_court: null,
      })
      .where(eq(person.id, personId))
    return row?.picture
  })
  if (picture)
    await files
      .remove(`pictures/${picture}`)
      .catch((err: unknown) =>
        log.warn({ err, person: personId }, 'The picture of a deleted account could not be removed'),
      )
}

export async function endSignIns(tx: Tx, standings: Standings, which: SQL): Promise<void> {
  const ended = await tx.delete(signIn).where(which).returning({ id: signIn.id })
  await standings.announceEnd(
    tx,
    ended.map(({ id }) => id),
  )
  for (const { id } of ended) standings.forget(id)
}

const listPlaces = ({ db }: Needs, personId: PersonId): Promise<Place[]> =>
  db.asSystem('erasure', async (tx) => {
    const now = await tx
      .select({ chamberId: membership.chamber_id, role: membership.role })
      .from(membership)
      .where(eq(membership.person_id, personId))
    const once = await tx
      .select({ chamberId: formerMember.chamber_id })
      .from(formerMember)
      .where(eq(formerMember.person_id, personId))
    return [
      ...now.map((place) => ({ ...place, isMember: place.role !== 'client' })),
      ...once.map(({ chamberId }) => ({ chamberId, role: 'clerk' as const, isMember: false })),
    ]
  })

async function leave(needs: Needs, personId: PersonId, place: Place, signal?: AbortSignal): Promise<void> {
  const { db, clock, files, emit } = needs
  const { chamberId, role, isMember } = place
  if (role === 'client') return
  const reader = { chamberId, personId, role }
  const keys = await db.asChamber(reader, (tx) =>
    tx
      .select({ key: takeout.file_key })
      .from(takeout)
      .where(and(eq(takeout.chamber_id, chamberId), eq(takeout.asked_by, personId))),
  )
  for (const { key } of keys) if (key) await files.remove(key)
  for (const [table, whose] of Object.entries(deletedWithPerson)) {
    for (let count = rowsAtOnce; count === rowsAtOnce; ) {
      signal?.throwIfAborted()
      count = await db.asChamber(reader, (tx) => removeSome(tx, chamberId, table, sql`${whose} = ${personId}`))
    }
  }
  if (!isMember) return
  await db.asChamber(reader, async (tx) => {
    await emit(tx, reader, {
      type: 'member.left',
      subject: { kind: 'member', id: personId },
      detail: { before: role },
    })
    await membersRepo(tx, chamberId).remove(personId, role, personId, clock.now())
  })
}

async function removeSome(tx: Tx, chamberId: ChamberId, table: string, which: SQL): Promise<number> {
  const name = sql.identifier(table)
  const { rows } = (await tx.execute(sql`
    with gone as (
      delete from ${name} where chamber_id = ${chamberId} and ctid = any (
        array(select ctid from ${name} where chamber_id = ${chamberId} and ${which} limit ${rowsAtOnce}))
      returning 1)
    select count(*)::int as count from gone`)) as unknown as Rows
  return Number(rows[0]?.count ?? 0)
}
