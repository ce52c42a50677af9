import { otherForum } from '@peshi/contract/courts/courts'
import type {
  changeObjection,
  fileFiling,
  refileFiling,
  registerFiling,
  returnFiling,
} from '@peshi/contract/papers/filings'
import { formOf, refilingOf } from '@peshi/contract/papers/filings/court-forms'
import { kindOfObjection } from '@peshi/contract/papers/filings/objection-kinds'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { DocumentId, FilingId } from '@peshi/contract/platform/ids'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createFilingRecord, wrongState } from './filing-record.ts'
import { formFor } from './filings.present.ts'
import { type FilingRow, filingsRepo } from './filings.repo.ts'

const objectionsOfFiling = 500

/** The steps of a filing at the registry. */
export function createFilingSteps(context: Pick<Context, 'clock' | 'emit' | 'services'>) {
  const { clock, services } = context
  const { otherMatters, families } = services
  const { change, moveDeadline, moveCure, endDeadlines } = createFilingRecord(context)
  const today = () => courtDateAt(clock.now())

  /** The number goes to a matter that has none, which is then read from its court. Else it is one more number. */
  async function numberMatter(
    tx: Tx,
    actor: Actor,
    row: FilingRow,
    number: { case_type: string; case_number: string; case_year: number },
  ) {
    const { matter_id } = row.filing
    if (row.court === otherForum) return
    if (row.matter_type === 'other' && !row.case_number) {
      const input = { unique_id: row.court, ...number }
      await otherMatters.update(tx, actor, matter_id, input, { is_unread: true })
      return
    }
    const isItsOwn =
      row.case_type === number.case_type && row.case_number === number.case_number && row.case_year === number.case_year
    if (!isItsOwn) await families.addAlias(tx, actor, matter_id, { kind: 'renumbered', court: row.court, ...number })
  }

  return {
    file: (
      tx: Tx,
      actor: Actor,
      id: FilingId,
      { number, filed_at, acknowledgement, version }: BodyOf<typeof fileFiling>,
    ) =>
      change(tx, actor, { id, seen: version }, 'filing.filed', async (row) => {
        if (row.filing.state !== 'draft') throw wrongState(row.filing.state)
        const at = new Date(filed_at)
        if (at > clock.now())
          throw new Invalid('This time is still to come.', { filed_at: 'Choose today or a day before' })
        if (acknowledgement) await assertDocument(tx, actor, row, acknowledgement)
        return {
          changes: { state: 'filed', number, filed_at: at, acknowledgement_id: acknowledgement },
          detail: { number, date: courtDateAt(at) },
        }
      }),

    return: (tx: Tx, actor: Actor, id: FilingId, { version, ...input }: BodyOf<typeof returnFiling>) =>
      change(tx, actor, { id, seen: version }, 'filing.returned', async (row) => {
        const { filing, court } = row
        if (filing.state !== 'filed' && filing.state !== 'returned') throw wrongState(filing.state)
        if (filing.filed_at && input.notified_on < courtDateAt(filing.filed_at))
          throw new Invalid('This is before the day of filing.', { notified_on: 'Choose a later day' })
        const checklist = await filingsRepo(tx, actor.chamberId).findChecklist(formOf(court))
        const times = refilingOf(formFor(formOf(court), checklist), input.notified_on)
        const isMore = filing.state === 'returned'
        const last = filing.returns.at(-1)
        const round = isMore && last ? last.round : filing.returns.length + 1
        const returned =
          isMore && last
            ? { ...last, ...(input.refile_by && { refile_by: input.refile_by }) }
            : {
                round,
                notified_on: input.notified_on,
                ...times,
                refile_by: input.refile_by ?? times.refile_by,
                refiled_on: null,
              }
        const objections = input.objections.map((text) => ({
          id: newId(),
          round,
          text,
          kind: kindOfObjection(text),
          source: input.source,
          person_id: null,
          cure_by: null,
          cured_at: null,
          cured_by: null,
        }))
        if (filing.objections.length + objections.length > objectionsOfFiling)
          throw new Invalid('A filing has at most 500 objections.')
        await moveDeadline(tx, actor, row, returned)
        const returns = isMore ? [...filing.returns.slice(0, -1), returned] : [...filing.returns, returned]
        return {
          changes: { state: 'returned', returns, objections: [...filing.objections, ...objections] },
          detail: { count: objections.length, date: returned.refile_by },
        }
      }),

    changeObjection: (
      tx: Tx,
      actor: Actor,
      id: FilingId,
      { version, objection_id, ...input }: BodyOf<typeof changeObjection>,
    ) =>
      change(tx, actor, { id, seen: version }, 'filing.objection-changed', async (row) => {
        const { filing } = row
        const before = filing.objections.find((one) => one.id === objection_id)
        if (!before) throw new NotFound()
        const { kind = before.kind, person_id = before.person_id, cure_by = before.cure_by, is_cured } = input
        if (input.person_id) await assertMember(tx, actor, input.person_id)
        const cured =
          is_cured === undefined
            ? {}
            : { cured_at: is_cured ? clock.now().toISOString() : null, cured_by: is_cured ? actor.personId : null }
        const now = { ...before, kind, person_id, cure_by, ...cured }
        const isMoved = now.cure_by !== before.cure_by || (now.cured_at === null) !== (before.cured_at === null)
        if (isMoved) await moveCure(tx, actor, row, now)
        return {
          changes: { objections: filing.objections.map((one) => (one.id === objection_id ? now : one)) },
          detail: { is_cured: now.cured_at !== null },
        }
      }),

    refile: (tx: Tx, actor: Actor, id: FilingId, { refiled_on, number, version }: BodyOf<typeof refileFiling>) =>
      change(tx, actor, { id, seen: version }, 'filing.refiled', async (row) => {
        const { filing } = row
        const last = filing.returns.at(-1)
        if (filing.state !== 'returned' || !last) throw wrongState(filing.state)
        if (refiled_on < last.notified_on)
          throw new Invalid('This is before the return.', { refiled_on: 'Choose a later day' })
        if (refiled_on > today())
          throw new Invalid('This day is still to come.', { refiled_on: 'Choose today or a day before' })
        await endDeadlines(tx, actor, row, 'done')
        const returns = [...filing.returns.slice(0, -1), { ...last, refiled_on }]
        return { changes: { state: 'filed', returns, ...(number && { number }) }, detail: { date: refiled_on } }
      }),

    register: (
      tx: Tx,
      actor: Actor,
      id: FilingId,
      { version, registered_on, ...given }: BodyOf<typeof registerFiling>,
    ) =>
      change(tx, actor, { id, seen: version }, 'filing.registered', async (row) => {
        if (row.filing.state !== 'filed' && row.filing.state !== 'returned') throw wrongState(row.filing.state)
        const number = { ...given, case_number: String(Number(given.case_number)) }
        await endDeadlines(tx, actor, row, 'done')
        await numberMatter(tx, actor, row, number)
        const label = `${number.case_type}/${number.case_number}/${number.case_year}`
        return {
          changes: { state: 'registered', registered_on, registered_number: label },
          detail: { number: label, date: registered_on },
        }
      }),

    withdraw: (tx: Tx, actor: Actor, id: FilingId, seen?: number) =>
      change(tx, actor, { id, seen }, 'filing.withdrawn', async (row) => {
        const { filing } = row
        if (filing.state === 'registered' || filing.state === 'withdrawn') throw wrongState(filing.state)
        await endDeadlines(tx, actor, row, 'stopped')
        return { changes: { state: 'withdrawn' } }
      }),
  }
}

async function assertDocument(tx: Tx, actor: Actor, { filing }: FilingRow, id: DocumentId): Promise<void> {
  const [found] = await filingsRepo(tx, actor.chamberId).listDocuments(filing.matter_id, [id])
  if (!found || found.deleted_at) throw new NotFound()
}

async function assertMember(tx: Tx, actor: Actor, id: string): Promise<void> {
  const members = await teamRepo(tx, actor.chamberId).listMembers()
  if (!members.some(({ _id }) => _id === id)) throw new NotFound()
}
