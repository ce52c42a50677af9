import type { PersonId } from '@peshi/contract/platform/ids'
import type { FindQuery, SearchResult } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import { CourtUnavailable, NotFound } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckRow } from '../due-checks/due-checks.repo.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'
import { readPractice } from './practice.jobs.ts'
import { practiceRepo } from './practice.repo.ts'
import { type PracticeQuery, withYear } from './searches-of.ts'

const weekMs = 7 * 86_400_000

/** One check for each court and spelling, because a site accepts a captcha once. */
export function practiceChecks({ db, clock, queue, emit, courts }: Context): DueCheckHandler {
  const queryOf = ({ query }: DueCheckRow): FindQuery => withYear(query as PracticeQuery, clock.now())

  /** Null if the court has more cases than its list shows: another captcha would give the same result. */
  async function search(
    check: DueCheckRow,
    answer: string | null,
    session: SessionState,
  ): Promise<SearchResult | null> {
    try {
      return await courts.search(check.court, queryOf(check), answer, session)
    } catch (error) {
      if (error instanceof NotFound && error.code === 'case-not-found') return { hits: [], unread: [] }
      if (error instanceof CourtUnavailable && error.code === 'court-not-available') return null
      throw error
    }
  }

  return {
    kind: 'practice',

    ask: (check) => courts.challenge(check.court, queryOf(check)),

    async answer(actor, check, answer, session): Promise<DueCheckOutcome> {
      const personId = check.group_id as PersonId
      const found = await search(check, answer, session)
      if (!found) return { state: 'failed', result: results['practice-long'], code: 'practice-long' }
      const { hits, unread } = found
      return db.asChamber(actor, async (tx) => {
        const repo = practiceRepo(tx, actor.chamberId, personId)
        if (!(await repo.find())) return { state: 'done', result: 'This search was ended.', code: 'tracker-deleted' }
        const added = await repo.addCases(check.court, hits, clock.now())
        if (added > 0)
          await queue.enqueue(tx, readPractice, { chamberId: actor.chamberId, personId }, { onceBy: personId })
        if (added > 0 && check.result_code?.startsWith('practice-')) {
          const subject = { kind: 'practice', id: personId }
          await emit(tx, actor, { type: 'practice.found', subject, detail: { person: personId, count: added } })
        }
        const code = unread.length > 0 ? 'practice-part' : hits.length > 0 ? 'practice-found' : 'practice-none'
        return { state: 'done', result: results[code], code, againAt: new Date(clock.now().getTime() + weekMs) }
      })
    },
  }
}

const results = {
  'practice-found': 'The court has cases of this advocate.',
  'practice-part': 'The court has cases of this advocate. Some rows of its reply could not be read.',
  'practice-long': 'The court has too many cases of this name. Write the name more fully.',
  'practice-none': 'The court has no case of this advocate.',
}
