import { courtDateAt } from '@peshi/contract/platform/dates'
import { type AppealTrackerId, CourtId } from '@peshi/contract/platform/ids'
import type { CaseHit, UnreadRow } from '@peshi/courts/connector'
import { AppError } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'
import { appealsRepo, type TrackerRow } from './appeals.repo.ts'
import { appealQuery } from './appeals.service.ts'

const supremeCourt = CourtId.parse('sci')

export function appealChecks({
  db,
  clock,
  emit,
  courts,
}: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>): DueCheckHandler {
  async function search(row: TrackerRow, answer: string | null, session: Parameters<typeof courts.search>[3]) {
    try {
      const { hits, unread } = await courts.search(supremeCourt, appealQuery(row), answer, session)
      return [...hits, ...unread]
    } catch (error) {
      if (error instanceof AppError && error.code === 'case-not-found') return []
      throw error
    }
  }

  return {
    kind: 'appeal',

    async ask(check) {
      const row = await db.asChamber(check.chamber_id, (tx) =>
        appealsRepo(tx, check.chamber_id).get(check.subject_id as AppealTrackerId),
      )
      return courts.challenge(supremeCourt, appealQuery(row))
    },

    async answer(actor, check, answer, session): Promise<DueCheckOutcome> {
      const id = check.subject_id as AppealTrackerId
      const before = await db.asChamber(actor, (tx) => appealsRepo(tx, actor.chamberId).get(id))
      const hits = await search(before, answer, session)
      return db.asChamber(actor, async (tx) => {
        const repo = appealsRepo(tx, actor.chamberId)
        const row = await repo.lock(id)
        if (!row) return { state: 'done', result: 'The tracker was deleted meanwhile.', code: 'tracker-deleted' }
        const now = clock.now()
        const fresh = await repo.keepHits(
          id,
          hits.map((hit) => ('unread' in hit ? toUnreadHit(hit, now) : toHit(hit, now))),
        )
        const code = hits.length > 0 ? 'appeal-found' : 'appeal-none'
        await repo.update(id, { last_checked_at: now, last_result: code })
        const about = { subject: { kind: 'appeal', id }, matterId: row.matter_id }
        const numbers = fresh.map((hit) => hit.case_number ?? `Diary No. ${hit.diary_number}/${hit.diary_year}`)
        await emit(
          tx,
          actor,
          ...numbers.map((number) => ({ type: 'appeal.found' as const, ...about, detail: { number } })),
          { type: 'appeal.checked', ...about },
        )
        const result =
          hits.length > 0
            ? `The Supreme Court has ${hits.length === 1 ? 'a case' : `${hits.length} cases`} against this judgment.`
            : 'Nothing is filed against this judgment so far.'
        const againAt = new Date(now.getTime() + row.check_every * 86_400_000)
        const isOver = row.stopped_at !== null || courtDateAt(againAt) > row.stops_on
        return { state: 'done', result, code, ...(!isOver && { againAt }) }
      })
    },
  }
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
