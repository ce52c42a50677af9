import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { PracticeCaseId } from '@peshi/contract/platform/ids'
import type { markPracticeCases, Practice, PracticeCase } from '@peshi/contract/trackers/practice'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { putDueChecks, removeDueChecks } from '../due-checks/put-due-checks.ts'
import { listOpenOf } from '../due-checks/shared-checks.ts'
import { practiceRepo } from './practice.repo.ts'
import { searchesOf } from './searches-of.ts'

const mostListed = 1000
const empty: Practice = { names: [], enrolment: null, aor_code: null, with_disposed: false, courts: [] }

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'courts' | 'services'>

export function createPractice({ db, clock, emit, courts, services: { follow, otherMatters } }: Needs) {
  const own = (tx: Tx, actor: Actor) => practiceRepo(tx, actor.chamberId, actor.personId)

  function checkCourts({ courts: chosen }: Practice): void {
    for (const { court_id, establishment } of chosen) {
      if (!courts.findBy(court_id).includes('advocate'))
        throw new Invalid('A court of the list cannot be searched by advocate.', { courts: 'Choose another court' })
      if (courts.asks(court_id).advocate?.includes('establishment') && !establishment)
        throw new Invalid('Please fill in what is missing.', { courts: 'Choose the court complex' })
    }
  }

  return {
    async get(actor: Actor): Promise<Practice> {
      authorize(actor, 'create', 'Matter')
      const row = await db.asChamber(actor, (tx) => own(tx, actor).find())
      if (!row) return empty
      const { names, enrolment, aor_code, with_disposed, courts } = row
      return { names, enrolment, aor_code, with_disposed, courts }
    },

    /** Searches that stay the same keep their checks, so no captcha is asked twice. */
    async save(tx: Tx, actor: Actor, input: Practice): Promise<Practice> {
      authorize(actor, 'create', 'Matter')
      checkCourts(input)
      await own(tx, actor).save(input)
      const wanted = searchesOf(input)
      const open = await listOpenOf(tx, actor.chamberId, 'practice', actor.personId)
      const isSame = (one: { court: string; query: unknown }, other: { court: string; query: unknown }) =>
        one.court === other.court && isDeepStrictEqual(one.query, other.query)
      const dropped = open.filter((one) => !wanted.some((search) => isSame(one, search)))
      for (const check of dropped)
        await removeDueChecks(tx, actor.chamberId, { kind: 'practice', subjectId: check.subject_id })
      const now = clock.now()
      const added = wanted.filter((search) => !open.some((one) => isSame(one, search)))
      const checks = added.map((search) => ({
        ...search,
        kind: 'practice' as const,
        subjectId: newId(),
        groupId: actor.personId,
        dueAt: now,
      }))
      await putDueChecks(tx, actor.chamberId, checks, now)
      const subject = { kind: 'practice', id: actor.personId }
      if (checks.length + dropped.length > 0) await emit(tx, actor, { type: 'due-check.put', subject })
      return input
    },

    async list(actor: Actor) {
      authorize(actor, 'create', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const repo = own(tx, actor)
        const rows = await repo.list(mostListed)
        const states = await repo.listStates(rows)
        const followedBy = await repo.listFollowed(rows)
        const data = rows.map((row): PracticeCase => {
          const state = row.case_id ? states.get(row.case_id) : undefined
          return {
            _id: row.id,
            court_id: row.court,
            court_title: courtTitle(row.court),
            case_number: row.case_number,
            petitioner: row.petitioner,
            respondent: row.respondent,
            found_at: row.found_at.toISOString(),
            case_status: state?.status ?? null,
            next_date: state?.next_date ?? null,
            followed_by: followedBy(row),
            is_not_mine: row.not_mine_at !== null,
          }
        })
        const unread = await repo.countWaiting()
        return { data, meta: { unread, left_off: (await repo.count()) - rows.length } }
      })
    },

    /** A marked case stays stored, so that no later search finds it as a new one. */
    async mark(tx: Tx, actor: Actor, { ids, is_not_mine }: BodyOf<typeof markPracticeCases>) {
      authorize(actor, 'create', 'Matter')
      const marked = await own(tx, actor).mark(ids, is_not_mine ? clock.now() : null)
      const subject = { kind: 'practice', id: actor.personId }
      if (marked > 0) await emit(tx, actor, { type: 'practice.marked', subject })
      return { marked }
    },

    /** A case whose page is not read needs a CNR, by which Peshi reads it later. */
    async follow(tx: Tx, actor: Actor, ids: PracticeCaseId[]) {
      authorize(actor, 'create', 'Matter')
      const repo = own(tx, actor)
      const rows = await repo.listByIds(ids)
      const followedBy = await repo.listFollowed(rows)
      const done = { followed: 0, unread: 0, left_off: ids.length - rows.length }
      for (const row of rows) {
        const { court, case_id: caseId, cnr } = row
        if (followedBy(row)) continue
        if (caseId) {
          await follow.followRead(tx, actor, { caseId })
          done.followed += 1
        } else if (cnr) {
          await otherMatters.addUnread(tx, actor, { unique_id: court, cnr })
          done.unread += 1
        } else done.left_off += 1
      }
      return done
    },
  }
}
