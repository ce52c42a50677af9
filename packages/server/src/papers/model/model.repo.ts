import type { ModelRefusal, ModelState } from '@peshi/contract/papers/model'
import type { ChamberId, MatterId, ModelAnswerId } from '@peshi/contract/platform/ids'
import { aliasedTable, and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { clientConsent, matterClient } from '../../clients/clients/clients.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, putVersion, raiseVersion } from '../../platform/db/versions.ts'
import { modelAnswer, modelSettings } from './model.schema.ts'

export type SettingsRow = typeof modelSettings.$inferSelect
export type AnswerValues = typeof modelAnswer.$inferSelect
export type AnswerRow = Awaited<ReturnType<ReturnType<typeof modelRepo>['get']>>

const decider = aliasedTable(person, 'decider')
const mostListed = 200

export function modelRepo(tx: Tx, chamberId: ChamberId) {
  const isOfChamber = eq(modelSettings.chamber_id, chamberId)
  const own = eq(modelAnswer.chamber_id, chamberId)
  const isAnswer = (id: ModelAnswerId) => and(own, eq(modelAnswer.id, id))
  const answers = () =>
    tx
      .select({ answer: modelAnswer, asked_by: person.name, decided_by: decider.name })
      .from(modelAnswer)
      .leftJoin(person, eq(person.id, modelAnswer.asked_by))
      .leftJoin(decider, eq(decider.id, modelAnswer.decided_by))

  return {
    findSettings: () => tx.select().from(modelSettings).where(isOfChamber).then(takeFirst),

    putSettings: (values: Partial<SettingsRow>, edit: Edit) =>
      putVersion(tx, modelSettings, { key: { chamber_id: chamberId }, where: isOfChamber, values }, edit),

    async updateSettings(values: Partial<SettingsRow>): Promise<void> {
      await tx.update(modelSettings).set(values).where(isOfChamber)
    },

    /** Locks the settings, so that two questions at once cannot exceed the budget. */
    holdSettings: () => tx.select().from(modelSettings).where(isOfChamber).for('update').then(takeFirst),

    /** Throws if the matter is hidden or deleted. */
    async findRefusal(id: MatterId): Promise<ModelRefusal | null> {
      const { isSensitive } = await tx
        .select({ isSensitive: matter.is_sensitive })
        .from(matter)
        .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))
        .then(takeOne)
      if (isSensitive) return 'sensitive'
      const consents = (isWithdrawn: boolean) =>
        sql`exists (select from ${clientConsent} where ${clientConsent.chamber_id} = ${client.chamber_id}
          and ${clientConsent.client_id} = ${client.id}
          and (${clientConsent.withdrawn_on} is not null) = ${sql.raw(String(isWithdrawn))})`
      const withdrewAll = and(consents(true), sql`not ${consents(false)}`)
      const refusing = await tx
        .select({ id: client.id })
        .from(matterClient)
        .innerJoin(client, and(eq(client.chamber_id, matterClient.chamber_id), eq(client.id, matterClient.client_id)))
        .where(
          and(
            eq(matterClient.chamber_id, chamberId),
            eq(matterClient.matter_id, id),
            or(client.refuses_model, withdrewAll),
          ),
        )
        .limit(1)
      return refusing.length > 0 ? 'client-refused' : null
    },

    listByMatter: (id: MatterId) =>
      answers()
        .where(and(own, eq(modelAnswer.matter_id, id)))
        .orderBy(desc(modelAnswer.asked_at), desc(modelAnswer.id))
        .limit(mostListed),

    get: (id: ModelAnswerId) => answers().where(isAnswer(id)).then(takeOne),

    findKnown: (matterId: MatterId, digest: string, states: readonly ModelState[]) =>
      tx
        .select({ id: modelAnswer.id })
        .from(modelAnswer)
        .where(
          and(
            own,
            eq(modelAnswer.matter_id, matterId),
            eq(modelAnswer.digest, digest),
            inArray(modelAnswer.state, [...states]),
          ),
        )
        .limit(1)
        .then(takeFirst),

    findState: (id: ModelAnswerId) =>
      tx.select({ state: modelAnswer.state }).from(modelAnswer).where(isAnswer(id)).then(takeFirst),

    async insert(values: Omit<typeof modelAnswer.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(modelAnswer).values({ ...values, chamber_id: chamberId })
    },

    raiseVersion: (id: ModelAnswerId, edit: Edit) => raiseVersion(tx, modelAnswer, isAnswer(id), edit),

    async update(id: ModelAnswerId, values: Partial<AnswerValues>): Promise<void> {
      await tx.update(modelAnswer).set(values).where(isAnswer(id))
    },
  }
}
