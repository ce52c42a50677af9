import { foldText } from '@peshi/contract/platform/fold'
import type { ChamberId, ClientId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { matchWords } from '../../matters/matters/match-words.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst, takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { matterClient } from './clients.schema.ts'

/** The subqueries name the chamber by its id: otherwise Citus would not know that they stay in one chamber. */
export const hasConsent = (chamberId: ChamberId) => sql<boolean>`exists (
  select from client_consent where client_consent.chamber_id = ${chamberId}
    and client_consent.client_id = client.id and client_consent.withdrawn_on is null)`

const matters = (chamberId: ChamberId) => sql<number>`(
  select count(*)::int from matter_client join matter
    on matter.chamber_id = matter_client.chamber_id and matter.id = matter_client.matter_id
  where matter_client.chamber_id = ${chamberId} and matter_client.client_id = client.id
    and matter.deleted_at is null)`

const columnsIn = (chamberId: ChamberId) => ({
  id: client.id,
  kind: client.kind,
  name: client.name,
  aliases: client.aliases,
  contact_person: client.contact_person,
  mobile: client.mobile,
  email: client.email,
  created_at: client.created_at,
  version: client.version,
  edited_by: client.edited_by,
  edited_at: client.edited_at,
  matters: matters(chamberId),
  has_consent: hasConsent(chamberId),
})

const detailColumnsIn = (chamberId: ChamberId) => ({
  ...columnsIn(chamberId),
  addresses: client.addresses,
  gstin: client.gstin,
  pan: client.pan,
  language: client.language,
  note: client.note,
  refuses_model: client.refuses_model,
  is_hidden: sql<boolean>`client.seen_by is not null`,
})

type Stored = typeof client.$inferSelect
export type ClientValues = Omit<typeof client.$inferInsert, 'chamber_id' | 'search_text'>
interface Counted {
  matters: number
  has_consent: boolean
}
type RowOf<Columns> = Pick<Stored, Exclude<keyof Columns, keyof Counted> & keyof Stored> & Counted
export type ClientRow = RowOf<ReturnType<typeof columnsIn>>
export type ClientDetailRow = RowOf<ReturnType<typeof detailColumnsIn>> & { is_hidden: boolean }

export interface ClientPage {
  patterns: readonly string[]
  kind?: Stored['kind'] | undefined
  withoutConsent: boolean
  limit: number
  offset: number
}

export const searchText = (
  row: Pick<ClientValues, 'name' | 'aliases' | 'contact_person' | 'mobile' | 'email' | 'gstin' | 'pan'>,
) =>
  foldText(
    [row.name, ...row.aliases, row.contact_person, row.mobile, row.email, row.gstin, row.pan].filter(Boolean).join(' '),
  )

const liveOf = (chamberId: ChamberId) => and(eq(client.chamber_id, chamberId), isNull(client.deleted_at))

interface Wanted {
  chamberId: ChamberId
  kind?: Stored['kind'] | undefined
  withoutConsent?: true | undefined
  patterns?: readonly string[] | undefined
}

const wanted = ({ chamberId, kind, withoutConsent, patterns }: Wanted) =>
  and(
    liveOf(chamberId),
    kind && eq(client.kind, kind),
    withoutConsent && sql`not ${hasConsent(chamberId)}`,
    patterns && sql`${client.search_text} like all(${sql.param(patterns)})`,
  )

const listWanted = (db: Tx, { limit, offset, ...values }: Wanted & { limit: number; offset: number }) =>
  db
    .select(columnsIn(values.chamberId))
    .from(client)
    .where(wanted(values))
    .orderBy(asc(client.name), asc(client.id))
    .limit(limit)
    .offset(offset)

const countWanted = (db: Tx, values: Wanted) => db.select({ total: count() }).from(client).where(wanted(values))

/**
 * If all matters of a client are sensitive, the table's row policy shows the client only to owners and these matters'
 * teams.
 */
export function clientsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(client.chamber_id, chamberId)
  const live = liveOf(chamberId)

  return {
    async list({ patterns, kind, withoutConsent, limit, offset }: ClientPage) {
      const asked: Wanted = {
        chamberId,
        kind,
        ...(withoutConsent && { withoutConsent }),
        ...(patterns.length > 0 && { patterns }),
      }
      const [rows, [counted]] = await Promise.all([listWanted(tx, { ...asked, limit, offset }), countWanted(tx, asked)])
      return { rows, total: counted?.total ?? 0 }
    },

    async search(words: readonly string[], limit: number, offset: number) {
      const { exactly, alike } = matchWords(chamberId, words, { id: client.id, text: client.search_text })
      const found = and(live, alike)
      const rows = await tx
        .select({ ...columnsIn(chamberId), is_alike: sql<boolean>`not (${exactly})`.as('is_alike') })
        .from(client)
        .where(found)
        .orderBy(sql`is_alike`, asc(client.name), asc(client.id))
        .limit(limit)
        .offset(offset)
      return { rows, total: await tx.$count(client, found) }
    },

    get: (id: ClientId): Promise<ClientDetailRow> =>
      tx
        .select(detailColumnsIn(chamberId))
        .from(client)
        .where(and(live, eq(client.id, id)))
        .then(takeOne),

    /** The client that this one was merged into, if it is in the bin because of a merge. */
    async findKept(id: ClientId): Promise<ClientId | null> {
      const row = await tx
        .select({ into: client.merged_into })
        .from(client)
        .where(and(own, eq(client.id, id)))
        .then(takeFirst)
      return row?.into ?? null
    },

    getDeleted: (id: ClientId): Promise<ClientDetailRow> =>
      tx
        .select(detailColumnsIn(chamberId))
        .from(client)
        .where(and(own, isNotNull(client.deleted_at), eq(client.id, id)))
        .then(takeOne),

    async listByNames(names: readonly string[]): Promise<Map<string, ClientId>> {
      if (names.length === 0) return new Map()
      const wanted = [...new Set(names.map(foldText))]
      const name = sql<string>`fold_text(${client.name})`
      const rows = await tx
        .select({ id: client.id, name })
        .from(client)
        .where(and(live, inArray(name, wanted)))
      return new Map(rows.map((row) => [row.name, row.id]))
    },

    listByIds: (ids: readonly ClientId[]): Promise<ClientRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : tx
            .select(columnsIn(chamberId))
            .from(client)
            .where(and(live, inArray(client.id, [...ids]))),

    listSameNumber(id: ClientId, numbers: Pick<Stored, 'mobile' | 'email' | 'gstin' | 'pan'>): Promise<ClientRow[]> {
      const same = (['mobile', 'email', 'gstin', 'pan'] as const).flatMap((name) => {
        const value = numbers[name]
        return value ? [eq(client[name], value)] : []
      })
      if (same.length === 0) return Promise.resolve([])
      return tx
        .select(columnsIn(chamberId))
        .from(client)
        .where(and(live, ne(client.id, id), or(...same)))
        .limit(20)
    },

    async insert(values: ClientValues): Promise<void> {
      await tx.insert(client).values({ ...values, chamber_id: chamberId, search_text: searchText(values) })
    },

    raiseVersion: (id: ClientId, edit: Edit) => raiseVersion(tx, client, and(own, eq(client.id, id)), edit),

    async update(id: ClientId, changes: Partial<Omit<typeof client.$inferInsert, 'chamber_id' | 'id'>>): Promise<void> {
      await tx
        .update(client)
        .set(changes)
        .where(and(own, eq(client.id, id)))
    },

    async listDeleted(limit: number) {
      const into = alias(client, 'into')
      const rows = await tx
        .select({
          ...columnsIn(chamberId),
          deleted_at: client.deleted_at,
          deleted_by: person.name,
          into_id: into.id,
          into_name: into.name,
        })
        .from(client)
        .leftJoin(person, eq(person.id, client.deleted_by))
        .leftJoin(into, and(eq(into.chamber_id, client.chamber_id), eq(into.id, client.merged_into)))
        .where(and(own, isNotNull(client.deleted_at)))
        .orderBy(desc(client.deleted_at), client.id)
        .limit(limit)
      return rows.flatMap(({ deleted_at, ...row }) => (deleted_at ? [{ ...row, deleted_at }] : []))
    },

    listMatterIds: async (
      id: ClientId,
    ): Promise<{ matter_id: MatterId; side: LinkRow['side']; role: string | null }[]> =>
      tx
        .select({ matter_id: matterClient.matter_id, side: matterClient.side, role: matterClient.role })
        .from(matterClient)
        .innerJoin(matter, ofMatter())
        .where(and(eq(matterClient.chamber_id, chamberId), eq(matterClient.client_id, id), isNull(matter.deleted_at)))
        .orderBy(desc(matter.created_at), matter.id)
        .limit(500),
  }
}

type LinkRow = typeof matterClient.$inferSelect

const ofMatter = (): SQL | undefined =>
  and(eq(matter.chamber_id, matterClient.chamber_id), eq(matter.id, matterClient.matter_id))
