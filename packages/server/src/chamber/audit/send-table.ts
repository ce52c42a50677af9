import { Readable } from 'node:stream'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { PersonId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Tx } from '../../platform/db/door.ts'
import { chamber, person } from '../../platform/db/people.schema.ts'
import { writeCsv } from '../../platform/export/csv.ts'
import { makePdf } from '../../platform/export/pdf.ts'
import type { Table } from '../../platform/export/table.ts'
import { writeXlsx } from '../../platform/export/xlsx.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { type Words, wordsIn } from '../../platform/words.ts'
import { recordAccess } from './record-access.ts'

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** The words of a person's language. */
export async function readWords(tx: Tx, id: PersonId): Promise<Words> {
  const [found] = await tx.select({ language: person.language }).from(person).where(eq(person.id, id))
  return wordsIn(found?.language ?? 'en')
}

export async function sendTable<Row>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { actor, reply }: { actor: Actor; reply: FastifyReply },
  makeTable: (words: Words) => Table<Row>,
  type: keyof typeof mediaTypes,
  name: string,
): Promise<FastifyReply> {
  const detail = makeTable(wordsIn('en')).title
  const table = makeTable(
    await db.asChamber(actor, async (tx) => {
      await recordAccess(tx, { kind: 'exported', at: clock.now(), detail }, actor)
      return readWords(tx, actor.personId)
    }),
  )
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
