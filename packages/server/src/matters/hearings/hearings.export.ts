import type { Readable } from 'node:stream'
import { type exportHearings, hearingDaysAtMost } from '@peshi/contract/matters/hearings'
import { courtDateAt, daysBetween, toDayFirst } from '@peshi/contract/platform/dates'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import { recordAccess } from '../../chamber/audit/record-access.ts'
import { readWords } from '../../chamber/audit/send-table.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { setPages } from '../../platform/export/pages.ts'
import { isRightToLeft } from '../../platform/export/table.ts'
import { writeXlsx } from '../../platform/export/xlsx.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { diaryRepo } from './diary.repo.ts'
import { diaryColumns, diaryHeadings, toDiary } from './diary.ts'
import type { DaySpan } from './hearings.repo.ts'
import { readEntries } from './hearings.service.ts'

const pdfEntriesAtMost = 1000
const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface HearingFile {
  name: string
  mediaType: string
  disposition: 'inline' | 'attachment'
  content: Readable | Buffer
}

export function createHearingExport({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return async function exportDiary(actor: Actor, query: QueryOf<typeof exportHearings>): Promise<HearingFile> {
    authorize(actor, 'read', 'Matter')
    const span = spanOf(query)
    const { entries, previous, chamber, words } = await db.asChamber(actor, async (tx) => {
      const { entries } = await readEntries(tx, actor.chamberId, span, courtDateAt(clock.now()))
      const repo = diaryRepo(tx, actor.chamberId)
      if (entries.length > 0) await recordAccess(tx, { kind: 'exported', at: clock.now(), detail: 'Hearings' }, actor)
      const ids = new Set(entries.map(({ matter_id }) => matter_id))
      return {
        entries,
        previous: await repo.listPreviousDates([...ids], span.to),
        chamber: await repo.getChamberName(),
        words: await readWords(tx, actor.personId),
      }
    })
    if (entries.length === 0) throw new NotFound(`No hearings on ${sayDays(span)}.`, 'no-hearings')

    const name = `hearings-${span.from}${span.to === span.from ? '' : `-to-${span.to}`}.${query.format}`
    if (query.format === 'xlsx') {
      const columns = diaryColumns(words, previous)
      const { language } = words
      const content = writeXlsx({ title: words.say('hearings:title'), language, columns, batches: inOneBatch(entries) })
      return { name, mediaType: workbookType, disposition: 'attachment', content }
    }
    if (entries.length > pdfEntriesAtMost) throw tooLong()
    const days = span.from === span.to ? toDayFirst(span.from) : words.say('reports:mail.days', sayEnds(span))
    const diary = {
      chamber,
      title: `${words.say('hearings:export.title')}, ${days}`,
      headings: diaryHeadings(words),
      direction: isRightToLeft(words.language) ? 'rtl' : 'ltr',
      days: toDiary(words, entries, previous),
    }
    const content = await setPages(new URL('./diary.typ', import.meta.url), diary, { owner: actor.chamberId })
    return { name, mediaType: 'application/pdf', disposition: 'inline', content }
  }
}

function spanOf({ type, date, to = date, courts }: QueryOf<typeof exportHearings>): DaySpan {
  if (type === 'entire') return { from: date, to: date }
  if (to < date) throw new Invalid('The last day is before the first.', { to: 'Choose a later day' })
  if (daysBetween(date, to) >= hearingDaysAtMost)
    throw new Invalid('Three months fit one file at most.', { to: 'Choose an earlier day' })
  return { from: date, to, courts }
}

const sayEnds = ({ from, to }: DaySpan) => ({ from: toDayFirst(from), to: toDayFirst(to) })

const sayDays = ({ from, to }: DaySpan) => (from === to ? toDayFirst(from) : `${toDayFirst(from)} to ${toDayFirst(to)}`)

async function* inOneBatch<Row>(rows: Row[]) {
  yield rows
}

const tooLong = () =>
  new Invalid(
    `A PDF holds at most ${pdfEntriesAtMost.toLocaleString('en-IN')} hearings. Choose fewer days or courts, or take a workbook.`,
    undefined,
    'too-long-for-pdf',
  )
