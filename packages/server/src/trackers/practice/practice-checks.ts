import type { ClientId, PersonId } from '@peshi/contract/platform/ids'
import type { FindQuery, SearchResult } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import type { CourtAccess } from '../../courts/courts/court-access.ts'
import type { Tx } from '../../platform/db/door.ts'
import { CourtUnavailable, NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckRow } from '../due-checks/due-checks.repo.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'
import { readPractice } from './practice.jobs.ts'
import { practiceRepo } from './practice.repo.ts'
import { practiceClientsRepo } from './practice-clients.repo.ts'
import { type PracticeQuery, withYear } from './searches-of.ts'

const weekMs = 7 * 86_400_000

/**
 * One check for each court and spelling of the person's name, and one for each court and client, because a site accepts
 * a captcha once. The check's group is the person or the client.
 */
export function practiceChecks({ db, clock, queue, emit, courts }: Context): DueCheckHandler {
  const queryOf = ({ query }: DueCheckRow): FindQuery => withYear(query as PracticeQuery, clock.now())
  const clientOf = ({ query, group_id }: DueCheckRow) =>
    (query as PracticeQuery).by === 'party' ? (group_id as ClientId) : null

  /** Null if the court has more cases than its list shows: another captcha would give the same result. */
  async function search(
    doors: Pick<CourtAccess, 'search'>,
    check: DueCheckRow,
    answer: string | null,
    session: SessionState,
  ): Promise<SearchResult | null> {
    try {
      return await doors.search(check.court, queryOf(check), answer, session)
    } catch (error) {
      if (error instanceof NotFound && error.code === 'case-not-found') return { hits: [], unread: [] }
      if (error instanceof CourtUnavailable && error.code === 'court-not-available') return null
      throw error
    }
  }

  async function listPeople(tx: Tx, actor: Actor, check: DueCheckRow): Promise<PersonId[]> {
    const clientId = clientOf(check)
    if (clientId) return practiceClientsRepo(tx, actor.chamberId).listPeople(clientId, check.court)
    const personId = check.group_id as PersonId
    return (await practiceRepo(tx, actor.chamberId, personId).find()) ? [personId] : []
  }

  async function addCases(
    tx: Tx,
    actor: Actor,
    check: DueCheckRow,
    { personId, hits }: Pick<SearchResult, 'hits'> & { personId: PersonId },
  ): Promise<void> {
    const clientId = clientOf(check)
    const repo = practiceRepo(tx, actor.chamberId, personId)
    const added = await repo.addCases(check.court, hits, clientId, clock.now())
    if (added.length === 0) return
    await queue.enqueue(tx, readPractice, { chamberId: actor.chamberId, personId }, { onceBy: personId })
    const followedBy = await repo.listFollowed(added)
    const count = added.filter((row) => !followedBy(row)).length
    if (count === 0 || !check.result_code?.startsWith('practice-')) return
    const subject = clientId ? { kind: 'client', id: clientId } : { kind: 'practice', id: personId }
    await emit(tx, actor, { type: 'practice.found', subject, detail: { person: personId, count } })
  }

  async function keep(actor: Actor, check: DueCheckRow, found: SearchResult | null): Promise<DueCheckOutcome> {
    if (!found) return { state: 'failed', result: results['practice-long'], code: 'practice-long' }
    const { hits, unread } = found
    return db.asChamber(actor, async (tx) => {
      const people = await listPeople(tx, actor, check)
      if (people.length === 0) return { state: 'done', result: 'This search was ended.', code: 'tracker-deleted' }
      for (const personId of people) await addCases(tx, actor, check, { personId, hits })
      const code = unread.length > 0 ? 'practice-part' : hits.length > 0 ? 'practice-found' : 'practice-none'
      return { state: 'done', result: results[code], code, againAt: new Date(clock.now().getTime() + weekMs) }
    })
  }

  return {
    kind: 'practice',

    ask: (check) => courts.challenge(check.court, queryOf(check)),

    answer: async (actor, check, answer, session) => keep(actor, check, await search(courts, check, answer, session)),

    async answerAlone(actor, check) {
      if (!(await courts.isFree(check.court, queryOf(check)))) return null
      const { session } = await courts.inBackground.challenge(check.court, queryOf(check))
      return keep(actor, check, await search(courts.inBackground, check, null, session))
    },
  }
}

const results = {
  'practice-found': 'The court found cases.',
  'practice-part': 'The court found cases. Some rows of its reply could not be read.',
  'practice-long': 'The court has too many cases of this name. Write the name more fully.',
  'practice-none': 'The court found no case.',
}
