import type { CaseHit, UnreadRow } from '@peshi/courts/connector'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler } from '../due-checks/kind.ts'
import { searchCases, trackerChecks } from '../trackers/tracker-checks.ts'
import { appealKind } from './appeals.present.ts'
import { appealsRepo, supremeCourt, type TrackerRow } from './appeals.repo.ts'
import { appealQuery } from './appeals.service.ts'

export function appealChecks(context: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>): DueCheckHandler {
  const askedOf = (row: TrackerRow) => ({ court: supremeCourt, query: appealQuery(row) })

  return trackerChecks(context, appealKind, {
    deleted: 'The tracker was deleted meanwhile.',
    askedOf,
    read: (row, answer, session) => searchCases(context.courts, askedOf(row), answer, session),

    async keep(tx, actor, row, { hits, unread }, at) {
      const found = [...hits.map((hit) => toHit(hit, at)), ...unread.map((one) => toUnreadHit(one, at))]
      const news = await appealsRepo(tx, actor.chamberId).keepHits(row.id, found)
      const about = { subject: { kind: 'appeal', id: row.id }, matterId: row.matter_id }
      const numbers = news.map((hit) => hit.case_number ?? `Diary No. ${hit.diary_number}/${hit.diary_year}`)
      const events = numbers.map((number) => ({ type: 'appeal.found' as const, ...about, detail: { number } }))
      await context.emit(tx, actor, ...events)
      if (found.length === 0) return { code: 'appeal-none', result: 'Nothing is filed against this judgment so far.' }
      const cases = found.length === 1 ? 'a case' : `${found.length} cases`
      return { code: 'appeal-found', result: `The Supreme Court has ${cases} against this judgment.` }
    },

    isOver: (row, day) => row.stopped_at !== null || day > row.stops_on,
  })
}

const toUnreadHit = ({ words }: UnreadRow, found_at: Date) => ({
  source: 'search' as const,
  case_key: `row:${words}`,
  diary_number: null,
  diary_year: null,
  case_number: words,
  petitioner: null,
  respondent: null,
  status: null,
  registered_on: null,
  found_at,
})

function toHit(hit: CaseHit, found_at: Date) {
  const { diary_no = '', diary_year = '' } = hit.ref
  const isRegistered = !/^diary\b/i.test(hit.caseNumber)
  return {
    source: 'search' as const,
    case_key: `diary:${diary_no}/${diary_year}`,
    diary_number: diary_no,
    diary_year,
    case_number: isRegistered ? hit.caseNumber.replace(/\s+/g, ' ') : null,
    petitioner: hit.petitioner,
    respondent: hit.respondent,
    status: hit.status ?? null,
    registered_on: hit.registeredOn ?? null,
    found_at,
  }
}
