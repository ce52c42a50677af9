import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { document, documentVersion } from '../../matters/documents/documents.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { membership, person } from '../../platform/db/people.schema.ts'
import { caveatProof, caveatTracker } from '../../trackers/caveats/caveats.schema.ts'
import { type ExportedTable, takeoutParts } from './takeout-parts.ts'

type Json = Record<string, unknown>

const documentColumns = {
  id: document.id,
  name: document.name,
  folder: document.folder,
  version: documentVersion.version,
  newest: document.newest,
  file_key: documentVersion.file_key,
  media_type: documentVersion.media_type,
  created_at: document.created_at,
}
const ofDocument = and(
  eq(documentVersion.chamber_id, document.chamber_id),
  eq(documentVersion.document_id, document.id),
)

export function matterFileRepo(tx: Tx, chamberId: ChamberId) {
  const rowsOf = async (query: SQL) => ((await tx.execute(query)) as unknown as Rows).rows as Json[]

  const conditionOf = ({ ofMatter = 'true' }: ExportedTable, matterId: MatterId): SQL =>
    sql.join(
      ofMatter.split(/(:chamber|:matter)/).map((part) => {
        if (part === ':chamber') return sql`${chamberId}`
        return part === ':matter' ? sql`${matterId}` : sql.raw(part)
      }),
    )

  return {
    async listOfMatter(matterId: MatterId): Promise<Record<string, Json[]>> {
      const kinds: Record<string, Json[]> = {}
      for (const [name, going] of Object.entries(takeoutParts)) {
        if (!going.ofMatter) continue
        const left = ['chamber_id', ...(going.without ?? [])]
        const rows = await rowsOf(sql`
          select to_jsonb(t) - ${sql.raw(`array[${left.map((column) => `'${column}'`).join(', ')}]`)} as row
          from ${sql.identifier(name)} t
          where chamber_id = ${chamberId} and ${conditionOf(going, matterId)}`)
        const there = rows.map(({ row }) => row as Json).filter((row) => !row.deleted_at)
        if (there.length > 0) kinds[name] = there
      }
      return kinds
    },

    listDocuments: (matterId: MatterId) =>
      tx
        .select(documentColumns)
        .from(document)
        .innerJoin(documentVersion, ofDocument)
        .where(and(eq(document.chamber_id, chamberId), eq(document.matter_id, matterId), isNull(document.deleted_at)))
        .orderBy(asc(document.folder), asc(document.created_at), asc(document.id), asc(documentVersion.version)),

    listClientDocuments: () =>
      tx
        .select({ ...documentColumns, client_id: client.id, client_name: client.name })
        .from(document)
        .innerJoin(client, and(eq(client.chamber_id, document.chamber_id), eq(client.id, document.client_id)))
        .innerJoin(documentVersion, ofDocument)
        .where(and(eq(document.chamber_id, chamberId), isNull(document.deleted_at), isNull(client.deleted_at)))
        .orderBy(asc(client.id), asc(document.created_at), asc(document.id), asc(documentVersion.version)),

    listProofs: (matterId: MatterId | null) =>
      tx
        .select({
          name: caveatProof.name,
          file_key: caveatProof.file_key,
          caveat: caveatTracker.id,
          caveator: caveatTracker.caveator,
          caveatee: caveatTracker.caveatee,
        })
        .from(caveatProof)
        .innerJoin(
          caveatTracker,
          and(eq(caveatTracker.chamber_id, caveatProof.chamber_id), eq(caveatTracker.id, caveatProof.tracker_id)),
        )
        .where(
          and(
            eq(caveatProof.chamber_id, chamberId),
            isNull(caveatProof.deleted_at),
            isNull(caveatTracker.deleted_at),
            matterId ? eq(caveatTracker.matter_id, matterId) : isNull(caveatTracker.matter_id),
          ),
        )
        .orderBy(asc(caveatTracker.id), asc(caveatProof.added_at), asc(caveatProof.id)),

    async listPeople(): Promise<{ id: string; name: string; role: string }[]> {
      return tx
        .select({ id: person.id, name: person.name, role: membership.role })
        .from(membership)
        .innerJoin(person, eq(person.id, membership.person_id))
        .where(eq(membership.chamber_id, chamberId))
        .orderBy(asc(person.name), asc(person.id))
    },
  }
}
