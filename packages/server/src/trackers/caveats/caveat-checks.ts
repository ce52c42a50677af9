import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CaveatTrackerId } from '@peshi/contract/platform/ids'
import type { CaseQuery, SearchResult } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { AppError, NotFound } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'
import { type CaveatRow, caveatsRepo } from './caveats.repo.ts'
import { filingQuery, reasonFor } from './find-filing.ts'
import { suggestFilings } from './suggest-filing.ts'

export function caveatChecks({
  db,
  clock,
  emit,
  courts,
}: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>): DueCheckHandler {
  function queryOf(row: CaveatRow): CaseQuery {
    const query = filingQuery(row)
    if (!query) throw new NotFound('This caveat names no court complex to search in.')
    return query
  }

  async function search(row: CaveatRow, answer: string | null, session: SessionState): Promise<SearchResult> {
    try {
      return await courts.search(row.court, queryOf(row), answer, session)
    } catch (error) {
      if (error instanceof AppError && error.code === 'case-not-found') return { hits: [], unread: [] }
      throw error
    }
  }

  return {
    kind: 'caveat',

    async ask(check) {
      const row = await db.asChamber(check.chamber_id, (tx) =>
        caveatsRepo(tx, check.chamber_id).get(check.subject_id as CaveatTrackerId),
      )
      return courts.challenge(row.court, queryOf(row))
    },

    async answer(actor, check, answer, session): Promise<DueCheckOutcome> {
      const id = check.subject_id as CaveatTrackerId
      const before = await db.asChamber(actor, (tx) => caveatsRepo(tx, actor.chamberId).get(id))
      const { hits, unread } = await search(before, answer, session)
      return db.asChamber(actor, async (tx) => {
        const repo = caveatsRepo(tx, actor.chamberId)
        const row = await repo.lock(id)
        if (!row) return { state: 'done', result: 'The caveat was deleted meanwhile.', code: 'tracker-deleted' }
        const now = clock.now()
        const read = hits.flatMap((hit) => {
          const reason = reasonFor(row, hit, [hit.caseNumber])
          return reason
            ? [
                {
                  source: 'search' as const,
                  court: row.court,
                  case_key: `number:${hit.caseNumber}`,
                  case_number: hit.caseNumber,
                  petitioner: hit.petitioner,
                  respondent: hit.respondent,
                  reason,
                  ref: hit.ref,
                  found_at: now,
                },
              ]
            : []
        })
        const others = unread.map(({ words }) => ({
          source: 'search' as const,
          court: row.court,
          case_key: `row:${words}`,
          case_number: words,
          petitioner: null,
          respondent: null,
          reason: 'filed-against' as const,
          ref: null,
          found_at: now,
        }))
        const met = [...read, ...others]
        await suggestFilings(tx, { emit }, repo, row, met)
        const code = met.length > 0 ? 'caveat-found' : 'caveat-none'
        await repo.update(id, { last_checked_at: now, last_result: code })
        const subject = { kind: 'caveat', id }
        await emit(tx, actor, { type: 'caveat.checked', subject, matterId: row.matter_id })
        const result =
          met.length > 0
            ? `The court has ${met.length === 1 ? 'a case' : `${met.length} cases`} between these two.`
            : 'The expected applicant has filed nothing against the caveator so far.'
        const againAt = new Date(now.getTime() + row.check_every * 86_400_000)
        const isOver = row.matched_at !== null || row.renewed_by !== null || courtDateAt(againAt) > row.expires_on
        return { state: 'done', result, code, ...(!isOver && { againAt }) }
      })
    },
  }
}
