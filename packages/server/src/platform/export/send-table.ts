import { Readable } from 'node:stream'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyReply } from 'fastify'
import { recordAccess } from '../../chamber/audit/record-access.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import type { Actor } from '../http/actor.ts'
import type { Context } from '../process/context.ts'
import { writeCsv } from './csv.ts'
import { makePdf } from './pdf.ts'
import type { Table } from './table.ts'
import { writeXlsx } from './xlsx.ts'

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** Sends a list as a file to keep: a workbook, CSV or PDF, written as its rows are read. */
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
  const chamber = await db.asChamber(actor, (tx) => mattersRepo(tx, actor.chamberId).getChamberName())
  return reply.send(
    await makePdf(table, { chamber, date: toDayFirst(courtDateAt(clock.now())) }, { owner: actor.chamberId }),
  )
}
