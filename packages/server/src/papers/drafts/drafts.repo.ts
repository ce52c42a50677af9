import type { ChamberId, DocumentId, DraftId, DraftTemplateId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { document } from '../../matters/documents/documents.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { assertSeen, type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { draft, draftTemplate, draftTemplateVersion } from './drafts.schema.ts'

export type DraftValuesRow = typeof draft.$inferSelect
export type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsRepo>['get']>>
export type TemplateRow = Awaited<ReturnType<ReturnType<typeof draftsRepo>['getTemplate']>>
export type Choice = Pick<DraftValuesRow, 'paper' | 'template_id' | 'language'>

const mostListed = 200

export function draftsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(draft.chamber_id, chamberId)
  const isTemplate = (id: DraftTemplateId) => and(eq(draftTemplate.chamber_id, chamberId), eq(draftTemplate.id, id))
  const isVersionOf = (id: DraftTemplateId) =>
    and(eq(draftTemplateVersion.chamber_id, chamberId), eq(draftTemplateVersion.template_id, id))

  const drafts = () =>
    tx
      .select({ draft, made_by: person.name, document: { id: document.id, name: document.name } })
      .from(draft)
      .leftJoin(
        document,
        and(eq(document.chamber_id, draft.chamber_id), eq(document.id, draft.document_id), isNull(document.deleted_at)),
      )
      .leftJoin(person, eq(person.id, draft.made_by))

  const templates = () =>
    tx
      .select({ template: draftTemplate, file: draftTemplateVersion, added_by: person.name })
      .from(draftTemplate)
      .innerJoin(
        draftTemplateVersion,
        and(
          eq(draftTemplateVersion.chamber_id, draftTemplate.chamber_id),
          eq(draftTemplateVersion.template_id, draftTemplate.id),
          eq(draftTemplateVersion.number, draftTemplate.newest),
        ),
      )
      .leftJoin(person, eq(person.id, draftTemplateVersion.added_by))

  return {
    get: (id: DraftId) =>
      drafts()
        .where(and(own, eq(draft.id, id)))
        .then(takeOne),

    listByMatter: (id: MatterId) =>
      drafts()
        .where(and(own, eq(draft.matter_id, id)))
        .orderBy(desc(draft.made_at), desc(draft.id))
        .limit(mostListed),

    /** The newest draft that has an answer to this field, of all matters that the person may see. */
    findAnswer: (name: string, advocate: string | null) =>
      tx
        .select({ value: sql<string>`${draft.answers} -> ${name}` })
        .from(draft)
        .where(
          and(
            own,
            sql`${draft.answers} ? ${name}`,
            advocate === null ? undefined : sql`${draft.values} ->> 'advocate_name' = ${advocate}`,
          ),
        )
        .orderBy(desc(draft.made_at), desc(draft.id))
        .limit(1)
        .then(takeFirst),

    async insert(values: Omit<typeof draft.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(draft).values({ ...values, chamber_id: chamberId })
    },

    findNewestVersion: (id: DocumentId) =>
      tx
        .select({ newest: document.newest })
        .from(document)
        .where(and(eq(document.chamber_id, chamberId), eq(document.id, id), isNull(document.deleted_at)))
        .then(takeFirst),

    listTemplates: () =>
      templates().where(eq(draftTemplate.chamber_id, chamberId)).orderBy(draftTemplate.name, draftTemplate.id),

    getTemplate: (id: DraftTemplateId) => templates().where(isTemplate(id)).then(takeOne),

    listVersions: (id: DraftTemplateId) =>
      tx
        .select({ file: draftTemplateVersion, added_by: person.name })
        .from(draftTemplateVersion)
        .leftJoin(person, eq(person.id, draftTemplateVersion.added_by))
        .where(isVersionOf(id))
        .orderBy(desc(draftTemplateVersion.number)),

    listByFile: (key: string): Promise<{ id: DraftTemplateId; added_by: PersonId }[]> =>
      tx
        .select({ id: draftTemplateVersion.template_id, added_by: draftTemplateVersion.added_by })
        .from(draftTemplateVersion)
        .where(and(eq(draftTemplateVersion.chamber_id, chamberId), eq(draftTemplateVersion.file_key, key))),

    async findUpload(id: (typeof draftTemplateVersion.$inferSelect)['upload_id']) {
      const rows = await tx
        .select({ id: draftTemplateVersion.template_id })
        .from(draftTemplateVersion)
        .where(and(eq(draftTemplateVersion.chamber_id, chamberId), inArray(draftTemplateVersion.upload_id, [id])))
      return rows[0]?.id ?? null
    },

    async insertTemplate(values: Omit<typeof draftTemplate.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(draftTemplate).values({ ...values, chamber_id: chamberId })
    },

    async insertVersion(values: Omit<typeof draftTemplateVersion.$inferInsert, 'chamber_id'>): Promise<void> {
      await tx.insert(draftTemplateVersion).values({ ...values, chamber_id: chamberId })
    },

    assertSeen: (id: DraftTemplateId, edit: Pick<Edit, 'seen' | 'read'>) =>
      assertSeen(tx, draftTemplate, isTemplate(id), edit),
    raiseVersion: (id: DraftTemplateId, edit: Edit) => raiseVersion(tx, draftTemplate, isTemplate(id), edit),

    async setNewest(id: DraftTemplateId, newest: number): Promise<void> {
      await tx.update(draftTemplate).set({ newest }).where(isTemplate(id))
    },

    async removeTemplate(id: DraftTemplateId): Promise<void> {
      await tx.delete(draftTemplate).where(isTemplate(id))
    },
  }
}
