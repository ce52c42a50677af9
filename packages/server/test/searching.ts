import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { type SearchFound, search } from '@peshi/contract/records/search'
import { orderPage } from '../src/courts/courts/courts.schema.ts'
import { document, documentPage, documentVersion } from '../src/matters/documents/documents.schema.ts'
import { newId } from '../src/platform/db/columns.ts'
import type { Caller, TestApp } from './app.ts'
import { newOrder } from './cases.ts'
import type { followCase } from './matters.ts'

export async function ask(caller: Caller, query: { q?: string; [filter: string]: unknown }): Promise<SearchFound> {
  const { status, body } = await caller.call(search, { query: query as never })
  if (status !== 200) throw new Error(`${status} ${body.message}`)
  return body.data
}

export const party = (name: string, ...advocates: string[]) => ({ name, advocates })

export async function orderSaying(
  { db }: TestApp,
  caseId: Awaited<ReturnType<typeof followCase>>['courtCase']['id'],
  date: string,
  ...pages: string[]
) {
  const order = await newOrder(db, caseId, { date, has_text: true, pages: pages.length })
  await db.asSystem('court-sync', (tx) =>
    tx.insert(orderPage).values(pages.map((text, at) => ({ order_id: order.id, page: at + 1, text }))),
  )
  return order.id
}

export async function documentSaying(
  { db }: TestApp,
  member: { chamberId: ChamberId; personId: PersonId },
  matterId: MatterId,
  name: string,
  texts: { version: number; text: string }[],
) {
  const id = newId() as (typeof document.$inferInsert)['id']
  const own = { chamber_id: member.chamberId, added_by: member.personId, added_at: new Date('2026-11-02T20:00:00Z') }
  await db.asChamber(member.chamberId, async (tx) => {
    await tx.insert(document).values({
      chamber_id: member.chamberId,
      id,
      matter_id: matterId,
      name,
      newest: Math.max(...texts.map(({ version }) => version)),
      created_by: member.personId,
      created_at: own.added_at,
    })
    for (const { version, text } of texts) {
      await tx.insert(documentVersion).values({
        ...own,
        document_id: id as never,
        version,
        upload_id: newId() as never,
        name,
        file_key: 'none',
        media_type: 'application/pdf',
        size: 1,
        sha256: 'none',
      })
      await tx
        .insert(documentPage)
        .values({ chamber_id: member.chamberId, document_id: id as never, version, page: 1, text })
    }
  })
  return id
}

export const excerptText = (hit: { excerpt: { text: string; is_hit: boolean }[] } | undefined) =>
  hit?.excerpt.map(({ text, is_hit }) => (is_hit ? `[${text}]` : text)).join('')
