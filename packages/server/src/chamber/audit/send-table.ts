import { Readable } from 'node:stream'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { chamber } from '../../platform/db/people.schema.ts'
import { writeCsv } from '../../platform/export/csv.ts'
import { makePdf } from '../../platform/export/pdf.ts'
import type { Table } from '../../platform/export/table.ts'
import { writeXlsx } from '../../platform/export/xlsx.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { recordAccess } from './record-access.ts'

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

export async function sendTable<Row>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actor, reply }: { actor: Actor; reply: FastifyReply },
  table: Table<Row>,
  type: keyof typeof mediaTypes,
  name: string,
): Promise<FastifyReply> {
  await db.asChamber(actor, (tx) => recordAccess(tx, { kind: 'exported', at: clock.now(), detail: table.title }, actor))
  reply.type(mediaTypes[type]).header('content-disposition', `attachment; filename="${name}.${type}"`)
  if (type === 'csv') return reply.send(Readable.from(writeCsv(table)))
  if (type === 'xlsx') return reply.send(writeXlsx(table))
  const [own] = await db.asChamber(actor, (tx) =>
    tx.select({ name: chamber.name }).from(chamber).where(eq(chamber.id, actor.chamberId)),
  )
  return reply.send(
    await makePdf(
      table,
      { chamber: own?.name ?? '', date: toDayFirst(courtDateAt(clock.now())) },
      { owner: actor.chamberId },
    ),
  )
}
