import { findCaseType } from '@peshi/contract/courts/written-case'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { CaseRef, FindQuery } from '@peshi/courts/connector'
import type { SessionState } from '@peshi/courts/session'
import type { MatterRow } from '../../matters/matters/matters.columns.ts'
import { mattersRepo } from '../../matters/matters/matters.repo.ts'
import { NotFound } from '../../platform/errors.ts'
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

  async function readRecord(check: DueCheckRow, ref: CaseRef, session: SessionState) {
    const record = await courts.readCase(check.court, ref, session)
    return services.caseStore.upsert(record, ref)
  }

  return {
    kind: 'case',

    async isFree(check) {
      const matter = await readMatter(check)
      const { hc_name: court, cnr, case_number: number, case_year: year } = matter
      if (pageOf(matter)) return true
      if (cnr && courts.findBy(court).includes('cnr')) return courts.isFree(court, { by: 'cnr', cnr })
      return number && year ? courts.isFree(court, { by: 'case-number', caseType: '', number, year }) : false
    },

    async ask(check) {
      const matter = await readMatter(check)
      const query = pageOf(matter) ? null : await queryOf(matter)
      return query ? courts.challenge(check.court, query) : { picture: null, session: { cookies: null, values: {} } }
    },

    async answer(actor, check, answer, state) {
      const waiting = await readMatter(check)
      if (!waiting.is_unread) return read(waiting.title)
      const page = pageOf(waiting)
      const query = page ? null : await queryOf(waiting)
      if (!page && !query) return unclear
      try {
        const found = query
          ? await courts.search(check.court, query, answer, state)
          : { hits: page ? [{ ref: page }] : [], session: state }
        const [hit, other] = found.hits
        if (!hit || other) return failed('The court found several cases. Find the right one by hand.', 'several-found')
        const { id, court } = await readRecord(check, hit.ref, found.session)
        const { matter } = await db.asChamber(actor, (tx) =>
          services.follow.followRead(tx, actor, { unique_id: court, matter_id: id, refresh: false }),
        )
        return read(matter.title)
      } catch (error) {
        if (error instanceof NotFound && error.code === 'case-not-found') return failed(error.message, 'not-found')
        throw error
      }
    },
  }
}
