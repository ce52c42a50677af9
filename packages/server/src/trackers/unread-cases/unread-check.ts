import { findCaseType } from '@peshi/contract/courts/written-case'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import type { CaseRef, FindQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import type { CourtAccess } from '../../courts/courts/court-access.ts'
import type { MatterRow } from '../../matters/matters/matters.columns.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { DueCheckRow } from '../due-checks/due-checks.repo.ts'
import type { DueCheckHandler, DueCheckOutcome } from '../due-checks/kind.ts'

const failed = (result: string, code: DueCheckOutcome['code']): DueCheckOutcome => ({ state: 'failed', result, code })
const unclear = failed('The court has no case type of this name. Find the case by hand.', 'unknown-case-type')

const read = (found: string): DueCheckOutcome => ({ state: 'done', result: 'The case was read.', code: 'saved', found })

/** Asks the court for a case of which only the number is known. Courts without a door are never asked. */
export function unreadCheck({ db, courts, services }: Context): DueCheckHandler {
  /** Reads as the chamber, because any member may answer the captcha. */
  const readMatter = (check: DueCheckRow) =>
    db.asChamber(check.chamber_id, (tx) => mattersRepo(tx, check.chamber_id).get(check.subject_id as MatterId))

  async function queryOf(matter: MatterRow): Promise<FindQuery | null> {
    const { hc_name: court, cnr, case_type, case_number: number, case_year: year } = matter
    if (cnr && courts.findBy(court).includes('cnr')) return { by: 'cnr', cnr }
    if (!case_type || !number || !year) return null
    const caseType = findCaseType(case_type, (await courts.caseTypes(court)).caseTypes)
    return caseType ? { by: 'case-number', caseType, number, year } : null
  }

  const pageOf = ({ hc_name: court, cnr }: MatterRow) => (cnr ? courts.refOfCnr(court, cnr) : null)

  const ask = (doors: Pick<CourtAccess, 'challenge'>, court: CourtId, query: FindQuery | null) =>
    query ? doors.challenge(court, query) : { picture: null, session: { cookies: null, values: {} } }

  async function fill(
    doors: Pick<CourtAccess, 'search' | 'readCase'>,
    actor: Actor,
    { court, ...by }: { court: CourtId; page: CaseRef | null; query: FindQuery | null },
    answer: string | null,
    state: SessionState,
  ): Promise<DueCheckOutcome> {
    if (!by.page && !by.query) return unclear
    try {
      const found = by.query
        ? await doors.search(court, by.query, answer, state)
        : { hits: by.page ? [{ ref: by.page }] : [], session: state }
      const [hit, other] = found.hits
      if (!hit || other) return failed('The court found several cases. Find the right one by hand.', 'several-found')
      const record = await doors.readCase(court, hit.ref, found.session)
      const { id } = await services.caseStore.upsert(record, hit.ref)
      const { matter } = await db.asChamber(actor, (tx) => services.follow.followRead(tx, actor, { caseId: id }))
      return read(matter.title)
    } catch (error) {
      if (error instanceof NotFound && error.code === 'case-not-found') return failed(error.message, 'not-found')
      throw error
    }
  }

  async function wayTo(matter: MatterRow) {
    const page = pageOf(matter)
    return { court: matter.hc_name, page, query: page ? null : await queryOf(matter) }
  }

  async function isFree(matter: MatterRow): Promise<boolean> {
    const { hc_name: court, cnr, case_number: number, case_year: year } = matter
    if (pageOf(matter)) return true
    if (cnr && courts.findBy(court).includes('cnr')) return courts.isFree(court, { by: 'cnr', cnr })
    return number && year ? courts.isFree(court, { by: 'case-number', caseType: '', number, year }) : false
  }

  return {
    kind: 'case',

    async ask(check) {
      const { court, query } = await wayTo(await readMatter(check))
      return ask(courts, court, query)
    },

    async answer(actor, check, answer, state) {
      const waiting = await readMatter(check)
      return waiting.is_unread ? fill(courts, actor, await wayTo(waiting), answer, state) : read(waiting.title)
    },

    async answerAlone(actor, check) {
      const waiting = await readMatter(check)
      if (!waiting.is_unread) return read(waiting.title)
      if (!(await isFree(waiting))) return null
      const way = await wayTo(waiting)
      const { session } = await ask(courts.inBackground, way.court, way.query)
      return fill(courts.inBackground, actor, way, null, session)
    },
  }
}
