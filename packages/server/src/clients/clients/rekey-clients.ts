import type { ChamberId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { keepClientSounds } from './client-sounds.ts'
import { searchText } from './clients.repo.ts'

export async function rekeyClients(tx: Tx, chamberId: ChamberId): Promise<void> {
  const rows = await tx
    .select({
      id: client.id,
      name: client.name,
      aliases: client.aliases,
      contact_person: client.contact_person,
      mobile: client.mobile,
      email: client.email,
      gstin: client.gstin,
      pan: client.pan,
      merged_into: client.merged_into,
      search_text: client.search_text,
    })
    .from(client)
    .where(eq(client.chamber_id, chamberId))
  for (const row of rows) {
    const text = searchText(row)
    if (text !== row.search_text) await tx.update(client).set({ search_text: text }).where(eq(client.id, row.id))
  }
  const own = rows.filter(({ merged_into }) => !merged_into)
  await keepClientSounds(tx, chamberId, own)
}
