import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { membership } from '../../platform/db/people.schema.ts'
import { callAlert, callAlertSetting } from './call-time.schema.ts'

interface Own {
  chamberId: ChamberId
  personId: PersonId
}

const findSetting = (db: Tx, { chamberId, personId }: Own) =>
  db
    .select({ items_before: callAlertSetting.items_before })
    .from(callAlertSetting)
    .where(and(eq(callAlertSetting.chamber_id, chamberId), eq(callAlertSetting.person_id, personId)))

const listRaised = (db: Tx, { chamberId, personId, date }: Own & { date: CourtDate }) =>
  db
    .select({ matter_id: callAlert.matter_id, items_ahead: callAlert.items_ahead, raised_at: callAlert.raised_at })
    .from(callAlert)
    .where(and(eq(callAlert.chamber_id, chamberId), eq(callAlert.date, date), eq(callAlert.person_id, personId)))
    .orderBy(desc(callAlert.raised_at))

export const callAlertsRepo = (tx: Tx, chamberId: ChamberId) => ({
  async findSetting(personId: PersonId): Promise<number | null | undefined> {
    const [row] = await findSetting(tx, { chamberId, personId })
    return row?.items_before
  },

  async saveSetting(person_id: PersonId, items_before: number | null): Promise<void> {
    await tx
      .insert(callAlertSetting)
      .values({ chamber_id: chamberId, person_id, items_before })
      .onConflictDoUpdate({
        target: [callAlertSetting.chamber_id, callAlertSetting.person_id],
        set: { items_before },
      })
  },

  listPeople: () =>
    tx
      .select({
        person_id: membership.person_id,
        chosen: callAlertSetting.person_id,
        items_before: callAlertSetting.items_before,
      })
      .from(membership)
      .leftJoin(
        callAlertSetting,
        and(
          eq(callAlertSetting.chamber_id, membership.chamber_id),
          eq(callAlertSetting.person_id, membership.person_id),
        ),
      )
      .where(and(eq(membership.chamber_id, chamberId), inArray(membership.role, ['owner', 'advocate', 'clerk']))),

  async insertNew(alerts: Omit<typeof callAlert.$inferInsert, 'chamber_id' | 'id'>[]): Promise<PersonId[]> {
    if (alerts.length === 0) return []
    const rows = await tx
      .insert(callAlert)
      .values(alerts.map((alert) => ({ ...alert, chamber_id: chamberId, id: newId() })))
      .onConflictDoNothing({
        target: [callAlert.chamber_id, callAlert.date, callAlert.matter_id, callAlert.person_id],
      })
      .returning({ person_id: callAlert.person_id })
    return rows.map(({ person_id }) => person_id)
  },

  listRaised: (personId: PersonId, date: CourtDate) => listRaised(tx, { chamberId, personId, date }),
})
