import { Readable } from 'node:stream'
import { caseLabel } from '@peshi/contract/courts/labels'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import type { countMatters, ExportField } from '@peshi/contract/matters/matters'
import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import { courtTitle, sayCourt } from '@peshi/courts/catalogue/courts'
import { recordAccess } from '../../chamber/audit/record-access.ts'
import { readWords } from '../../chamber/audit/send-table.ts'
import { writeCsv } from '../../platform/export/csv.ts'
import { makePdf, pdfRows } from '../../platform/export/pdf.ts'
import type { Column } from '../../platform/export/table.ts'
import { writeXlsx } from '../../platform/export/xlsx.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Words } from '../../platform/words.ts'
import type { MatterRow } from './matters.columns.ts'
import { type MatterSelection, mattersRepo } from './matters.repo.ts'
import { readFilters, readSearch } from './matters.service.ts'

const columnsIn = ({ language, say }: Words): Record<ExportField, Column<MatterRow>> => ({
  title: { heading: say('matters:field.title'), kind: 'text', width: 48, value: (row) => row.title },
  case_status: {
    heading: say('matters:column.status'),
    kind: 'text',
    width: 12,
    value: (row) => say(`matters:status.${row.case_status}`),
  },
  reference_id: {
    heading: say('imports:field.reference_id'),
    kind: 'text',
    width: 16,
    value: (row) => row.reference_id,
  },
  hc_name: {
    heading: say('matters:column.court'),
    kind: 'text',
    width: 34,
    value: (row) => sayCourt(courtTitle(row.hc_name), language),
  },
  unique_id: { heading: say('imports:table.case'), kind: 'text', width: 24, value: (row) => caseLabel(row) },
  case_year: { heading: say('matters:column.year'), kind: 'number', width: 9, value: (row) => row.case_year },
  cnr: { heading: say('matters:field.cnr'), kind: 'text', width: 26, value: (row) => row.cnr },
  stage: { heading: say('matters:column.stage'), kind: 'text', width: 22, value: (row) => row.stage },
  next_date: { heading: say('matters:column.next_date'), kind: 'date', width: 15, value: (row) => row.next_date },
  petitioner: { heading: say('matters:field.petitioner'), kind: 'text', width: 30, value: (row) => row.petitioner },
  respondent: { heading: say('matters:field.respondent'), kind: 'text', width: 30, value: (row) => row.respondent },
  offence_from: {
    heading: say('imports:field.offence_from'),
    kind: 'date',
    width: 15,
    value: (row) => row.offence_from,
  },
})

/** Every exported date is followed by what it is on the day of the export, and by when the court was last read. */
const besideDate = ({ say }: Words, today: CourtDate): Column<MatterRow>[] => [
  {
    heading: say('exports:date_state'),
    kind: 'text',
    width: 26,
    value: (row) => {
      const state = dateStateOf(row, today)
      return state === 'none' ? null : say(`exports:date.${state}`)
    },
  },
  { heading: say('matters:column.read'), kind: 'text', width: 26, value: (row) => sayReading(say, row) },
]

const dayOf = (at: Date) => toDayFirst(courtDateAt(at))

function sayReading(say: Words['say'], { case_id, failing_since, read_at }: MatterRow): string | null {
  if (case_id === null) return null
  if (failing_since) return say('matters:age.failing', { age: dayOf(failing_since) })
  return read_at ? dayOf(read_at) : say('matters:age.never')
}

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** Rows per query. Each query blocks the embedded database's only connection for a few milliseconds. */
const batchSize = 500

export interface ExportFile {
  name: string
  mediaType: string
  content: Readable | Buffer
}

export function createMatterExport({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  async function* readBatches(actor: Actor, filters: MatterSelection, limit: number) {
    let left = limit
    let after: MatterRow | null = null
    while (left > 0) {
      const size = Math.min(batchSize, left)
      const rows: MatterRow[] = await db.asChamber(actor, (tx) =>
        mattersRepo(tx, actor.chamberId).listAfter(filters, after, size),
      )
      if (rows.length > 0) yield rows
      after = rows.at(-1) ?? null
      if (rows.length < size) return
      left -= rows.length
    }
  }

  return async function exportMatters(actor: Actor, query: QueryOf<typeof countMatters>): Promise<ExportFile> {
    authorize(actor, 'read', 'Matter')
    const { type, fields, range } = query
    const date = courtDateAt(clock.now())
    const { words, searched } = await db.asChamber(actor, async (tx) => ({
      words: await readWords(tx, actor.personId),
      searched: await readSearch(tx, actor.chamberId, query.search),
    }))
    const columns = columnsIn(words)
    const shown = fields.flatMap((field) => [columns[field], ...(field === 'next_date' ? besideDate(words, date) : [])])
    // One row more than a PDF may have, so that `makePdf` sees that the PDF would be too long.
    const limit = type === 'pdf' ? Math.min(query.limit, pdfRows(shown.length) + 1) : query.limit
    const table = {
      title: words.say('matters:title'),
      language: words.language,
      columns: shown,
      batches: readBatches(actor, { ...readFilters(query), range, ids: query.ids, ...searched }, limit),
    }
    await db.asChamber(actor, (tx) => recordAccess(tx, { kind: 'exported', at: clock.now(), detail: 'Matters' }, actor))
    const file = { name: `matters-${date}.${type}`, mediaType: mediaTypes[type] }
    if (type === 'csv') return { ...file, content: Readable.from(writeCsv(table)) }
    if (type === 'xlsx') return { ...file, content: writeXlsx(table) }
    const chamber = await db.asChamber(actor, (tx) => mattersRepo(tx, actor.chamberId).getChamberName())
    return { ...file, content: await makePdf(table, { chamber, date: toDayFirst(date) }, { owner: actor.chamberId }) }
  }
}
