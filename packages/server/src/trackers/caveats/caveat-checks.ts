import { NotFound } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckHandler } from '../due-checks/kind.ts'
import { searchCases, trackerChecks } from '../trackers/tracker-checks.ts'
import { suggestHits } from '../trackers/tracker-lists.ts'
import { caveatKind } from './caveats.present.ts'
import type { CaveatRow, NewCaveatHit } from './caveats.repo.ts'
import { filingQuery, reasonFor } from './find-filing.ts'

export function caveatChecks(context: Pick<Context, 'db' | 'clock' | 'emit' | 'courts'>): DueCheckHandler {
  function askedOf(row: CaveatRow) {
    const query = filingQuery(row)
    if (!query) throw new NotFound('This caveat names no court complex to search in.')
    return { court: row.court, query }
  }

  return trackerChecks(context, caveatKind, {
    deleted: 'The caveat was deleted meanwhile.',
    askedOf,
    read: (row, answer, session) => searchCases(context.courts, askedOf(row), answer, session),

    async keep(tx, _actor, row, { hits, unread }, found_at) {
      const about = { source: 'search' as const, court: row.court, found_at }
      const read = hits.flatMap(({ caseNumber, petitioner, respondent, ref }) => {
        const reason = reasonFor(row, { petitioner, respondent }, [caseNumber])
        const filing = { case_key: `number:${caseNumber}`, case_number: caseNumber, petitioner, respondent, ref }
        return reason ? [{ ...about, ...filing, reason }] : []
      })
      const others = unread.map(({ words }) => ({
        ...about,
        case_key: `row:${words}`,
        case_number: words,
        petitioner: null,
        respondent: null,
        reason: 'filed-against' as const,
        ref: null,
      }))
      const met: NewCaveatHit[] = [...read, ...others]
      await suggestHits(tx, context, caveatKind, row, met)
      if (met.length === 0) {
        const result = 'The expected applicant has filed nothing against the caveator so far.'
        return { code: 'caveat-none', result }
      }
      const cases = met.length === 1 ? 'a case' : `${met.length} cases`
      return { code: 'caveat-found', result: `The court has ${cases} between these two.` }
    },

    isOver: (row, day) => row.matched_at !== null || row.renewed_by !== null || day > row.expires_on,
  })
}
