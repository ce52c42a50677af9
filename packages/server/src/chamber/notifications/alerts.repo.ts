import { type AlertPlan, usualAlertPlan } from '@peshi/contract/chamber/alert-plan'
import type { SavedAlertPlan } from '@peshi/contract/chamber/alerts'
import { type NotificationKind, notificationKinds } from '@peshi/contract/chamber/notifications'
import { caseLabel } from '@peshi/contract/courts/labels'
import type { ChamberId, NotificationId, PersonId, PushDeviceId } from '@peshi/contract/platform/ids'
import type { Channel } from '@peshi/contract/platform/sending'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { and, desc, eq, inArray, isNull, lte, max, or } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { insertsInto } from '../../platform/db/insert-rows.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { membership, person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, neverEdited, presentVersion, putVersion } from '../../platform/db/versions.ts'
import { NotFound } from '../../platform/errors.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'
import { provenEmail, provenMobile } from '../../platform/sending/proven.ts'
import { pushDevice } from '../../platform/sending/push-devices.schema.ts'
import type { AlertItem } from './alert-message.ts'
import { alertDue, alertPlan } from './alerts.schema.ts'
import { notification } from './notifications.schema.ts'

/** `tx` must come from `asSystem`: the deleted row may belong to another person who used this browser before. */
export async function replacePushDevice(tx: Tx, row: typeof pushDevice.$inferInsert): Promise<void> {
  await tx.delete(pushDevice).where(eq(pushDevice.endpoint, row.endpoint))
  await tx.insert(pushDevice).values(row)
}

export async function removePushDevice(tx: Tx, chamberId: ChamberId, personId: PersonId, id: PushDeviceId) {
  const removed = await tx
    .delete(pushDevice)
    .where(and(eq(pushDevice.chamber_id, chamberId), eq(pushDevice.person_id, personId), eq(pushDevice.id, id)))
    .returning({ id: pushDevice.id })
  if (removed.length === 0) throw new NotFound()
}

const listChosen = (db: Tx, { chamberId, people }: { chamberId: ChamberId; people: readonly PersonId[] }) =>
  db
    .select({ person_id: alertPlan.person_id, plan: alertPlan.plan })
    .from(alertPlan)
    .where(and(eq(alertPlan.chamber_id, chamberId), inArray(alertPlan.person_id, [...people])))

export async function listPlans(tx: Tx, chamberId: ChamberId, people: readonly PersonId[]) {
  const chosen = people.length === 0 ? [] : await listChosen(tx, { chamberId, people })
  const plans = new Map(chosen.map(({ person_id, plan }) => [person_id, plan]))
  return (id: PersonId): AlertPlan => plans.get(id) ?? usualAlertPlan
}

export const insertDue = insertsInto(alertDue)

const selectReach = (db: Tx, { chamberId, people }: { chamberId: ChamberId; people: readonly PersonId[] }) =>
  db
    .selectDistinct({ id: person.id, email: provenEmail, mobile: provenMobile, push: pushDevice.person_id })
    .from(person)
    .leftJoin(pushDevice, and(eq(pushDevice.person_id, person.id), eq(pushDevice.chamber_id, chamberId)))
    .where(inArray(person.id, [...people]))

/** The channels for which each person has a confirmed address or a device. */
export async function listReach(tx: Tx, chamberId: ChamberId, people: readonly PersonId[]) {
  const rows = people.length === 0 ? [] : await selectReach(tx, { chamberId, people })
  const reach = new Map(
    rows.map(({ id, email, mobile, push }): [PersonId, Channel[]] => [
      id,
      [...(push ? ['push' as const] : []), ...(email ? ['email' as const] : []), ...(mobile ? ['sms' as const] : [])],
    ]),
  )
  return (id: PersonId): Channel[] => reach.get(id) ?? []
}

/** Lists the alerts of this kind that are not sent yet, for all people of the chamber. */
export const listDueOf = (tx: Tx, chamberId: ChamberId, kind: NotificationKind) =>
  tx
    .selectDistinct({ id: notification.id, matter_id: notification.matter_id })
    .from(alertDue)
    .innerJoin(
      notification,
      and(eq(notification.chamber_id, alertDue.chamber_id), eq(notification.id, alertDue.notification_id)),
    )
    .where(and(eq(alertDue.chamber_id, chamberId), eq(notification.kind, kind)))

export async function dropDue(tx: Tx, chamberId: ChamberId, ids: readonly NotificationId[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(alertDue).where(and(eq(alertDue.chamber_id, chamberId), inArray(alertDue.notification_id, [...ids])))
}

/** The confirmed addresses of a person, and the language of messages to them. */
export const getReach = (tx: Tx, personId: PersonId) =>
  tx
    .select({ email: provenEmail, mobile: provenMobile, language: person.language })
    .from(person)
    .where(eq(person.id, personId))
    .then(takeOne)

export const isMember = async (tx: Tx, chamberId: ChamberId, personId: PersonId): Promise<boolean> =>
  (await tx.$count(membership, and(eq(membership.chamber_id, chamberId), eq(membership.person_id, personId)))) > 0

/** Whether the alert does not wait until some time has passed since the last one. */
const goesAtOnce = (kind: NotificationKind): boolean => kind === 'call.near' || 'isDirect' in notificationKinds[kind]

export function alertsRepo(tx: Tx, chamberId: ChamberId, personId: PersonId) {
  const own = and(eq(alertDue.chamber_id, chamberId), eq(alertDue.person_id, personId))
  const ownPlan = and(eq(alertPlan.chamber_id, chamberId), eq(alertPlan.person_id, personId))
  const dueBy = (at: Date, channel: Channel) => and(own, eq(alertDue.channel, channel), lte(alertDue.due_at, at))

  return {
    async getPlan(): Promise<SavedAlertPlan> {
      const [row] = await tx.select().from(alertPlan).where(ownPlan)
      return row ? { ...row.plan, ...presentVersion(row) } : { ...usualAlertPlan, ...neverEdited }
    },

    setPlan: (plan: AlertPlan, edit: Edit): Promise<void> =>
      putVersion(
        tx,
        alertPlan,
        { key: { chamber_id: chamberId, person_id: personId }, where: ownPlan, values: { plan } },
        edit,
      ),

    async listDueChannels(at: Date): Promise<{ channel: Channel; isAtOnce: boolean }[]> {
      const rows = await tx
        .selectDistinct({ channel: alertDue.channel, kind: notification.kind })
        .from(alertDue)
        .innerJoin(
          notification,
          and(eq(notification.chamber_id, alertDue.chamber_id), eq(notification.id, alertDue.notification_id)),
        )
        .where(and(own, lte(alertDue.due_at, at)))
      const kinds = Map.groupBy(rows, ({ channel }) => channel)
      return [...kinds].map(([channel, of]) => ({ channel, isAtOnce: of.some(({ kind }) => goesAtOnce(kind)) }))
    },

    async lastSentAt(channel: Channel): Promise<Date | null> {
      const [row] = await tx
        .select({ at: max(dispatch.created_at) })
        .from(dispatch)
        .where(
          and(
            eq(dispatch.chamber_id, chamberId),
            eq(dispatch.person_id, personId),
            eq(dispatch.channel, channel),
            inArray(dispatch.kind, ['alert', 'digest']),
          ),
        )
      return row?.at ?? null
    },

    async takeDue(at: Date, channel: Channel): Promise<NotificationId[]> {
      const rows = await tx.delete(alertDue).where(dueBy(at, channel)).returning({ id: alertDue.notification_id })
      return rows.map(({ id }) => id)
    },

    dropAll: () => tx.delete(alertDue).where(own),

    async listUnread(ids: readonly NotificationId[]): Promise<AlertItem[]> {
      if (ids.length === 0) return []
      const rows = await tx
        .select({ row: notification, matter, by: person.name })
        .from(notification)
        .leftJoin(matter, and(eq(matter.chamber_id, notification.chamber_id), eq(matter.id, notification.matter_id)))
        .leftJoin(person, eq(person.id, notification.by_person))
        .where(
          and(
            eq(notification.chamber_id, chamberId),
            eq(notification.person_id, personId),
            inArray(notification.id, [...ids]),
            isNull(notification.read_at),
            or(isNull(notification.matter_id), isNull(matter.deleted_at)),
          ),
        )
        .orderBy(desc(notification.at), desc(notification.id))
      return rows.map(({ row, matter: of, by }) => ({
        id: row.id,
        kind: row.kind,
        by,
        matter_id: row.matter_id,
        matter_title: of?.title ?? null,
        number: of?.type === 'court' ? caseLabel(of) : null,
        isSensitive: of?.is_sensitive ?? false,
        court: of && (of.forum ?? courtShort(of.hc_name)),
        subject: { kind: row.subject_kind, id: row.subject_id, label: row.subject_label },
        values: row.values,
      }))
    },

    listDevices: () =>
      tx
        .select({ id: pushDevice.id, device: pushDevice.device, created_at: pushDevice.created_at })
        .from(pushDevice)
        .where(and(eq(pushDevice.chamber_id, chamberId), eq(pushDevice.person_id, personId)))
        .orderBy(desc(pushDevice.created_at), desc(pushDevice.id)),
  }
}
