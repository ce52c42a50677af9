import { courtsOfCnr } from '@peshi/contract/courts/cnr-courts'
import { otherForum } from '@peshi/contract/courts/courts'
import { caseUniqueId, unnumbered } from '@peshi/contract/courts/labels'
import type { Side } from '@peshi/contract/matters/families'
import type { addUnread, Matter } from '@peshi/contract/matters/matters'
import type { createOther, updateOther } from '@peshi/contract/matters/other-matters'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { NextDateReason } from '@peshi/contract/platform/events'
import type { ClientId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { checkPlanRoom } from '../../chamber/plans/limits.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { createSetCaseStatus } from './case-status.ts'
import { presentMatter } from './matters.present.ts'
import { type MatterChanges, mattersRepo } from './matters.repo.ts'
import { createNextDates } from './next-date.ts'
import { raiseMatter } from './raise-matter.ts'
import { unreadTitle } from './unread.ts'

declare module '../../platform/process/feature.ts' {
  interface Feature {
    linkClient?: (
      tx: Tx,
      context: Pick<Context, 'services'>,
      actor: Actor,
      matterId: MatterId,
      link: { client_id: ClientId; side: Side },
    ) => Promise<void>
  }
}

export type OtherInput = BodyOf<typeof createOther>

export function createOthers(context: Pick<Context, 'db' | 'clock' | 'emit' | 'events' | 'features' | 'services'>) {
  const { clock, emit, features } = context
  const { setNextDate } = createNextDates(context)
  const setCaseStatus = createSetCaseStatus(context)

  async function create(
    tx: Tx,
    actor: Actor,
    input: OtherInput & { cnr?: string | null; is_unread?: boolean },
    why: NextDateReason = 'own-entry',
  ): Promise<Matter> {
    authorize(actor, 'create', 'Matter')
    const matters = mattersRepo(tx, actor.chamberId)
    const place = placeOf(input.unique_id, input.forum)
    const number = numberOf(place.hc_name, input)
    await refuseTwice(tx, actor, { ...place, ...number }, null)
    await checkPlanRoom(tx, actor.chamberId, 'matters')
    const { petitioner, respondent } = input
    const row = await matters.insert({
      ...place,
      ...number,
      type: 'other',
      case_id: null,
      cnr: input.cnr ?? null,
      is_unread: input.is_unread ?? false,
      case_status: input.case_status ?? 'pending',
      own_title: input.title,
      own_petitioner: petitioner || null,
      own_respondent: respondent || null,
      own_stage: input.stage || null,
      reference_id: input.reference_id || null,
      our_side: input.our_side ?? null,
      created_by: actor.personId,
      created_at: clock.now(),
    })
    if (!row) throw new Conflict('A colleague changed this matter in the same moment. Please try again.')
    await emit(tx, actor, { type: 'matter.added', ...aboutMatter(row.id) })
    await setNextDate(tx, actor, row.id, input.next_date ?? null, why)
    if (input.client_id) {
      const link = { client_id: input.client_id, side: input.our_side ?? ('petitioner' as const) }
      for (const { linkClient } of features) await linkClient?.(tx, context, actor, row.id, link)
    }
    await findOnLists(tx, actor.chamberId, row, clock.now())
    return presentMatter(await matters.get(row.id))
  }

  async function refuseTwice(tx: Tx, actor: Actor, number: OwnNumber, own: MatterId | null): Promise<void> {
    const { case_type, case_number, case_year } = number
    if (!case_type || !case_number || !case_year) return
    const whole = { ...number, case_type, case_number, case_year }
    const sameNumber = await mattersRepo(tx, actor.chamberId).findByNumber(whole)
    if (!sameNumber || sameNumber.id === own) return
    throw followedAlready('case_number')
  }

  return {
    create,

    async addUnread(tx: Tx, actor: Actor, input: BodyOf<typeof addUnread>): Promise<Matter> {
      const { unique_id: chosen, cnr } = input
      authorize(actor, 'create', 'Matter')
      const courts = (cnr ? courtsOfCnr(cnr) : null) as readonly CourtId[] | null
      const court = chosen ?? (courts?.length === 1 && courts[0] ? courts[0] : otherForum)
      if (chosen && !isCourt(chosen)) throw new NotFound('There is no such court in the catalogue.')
      if (courts && chosen && !courts.includes(chosen))
        throw new Invalid('This CNR is of another court.', { cnr: 'This CNR is of another court than the one chosen' })
      if (cnr && (await mattersRepo(tx, actor.chamberId).findByCnr(court, cnr))) throw followedAlready('cnr')
      return create(tx, actor, { ...input, unique_id: court, title: unreadTitle(input), is_unread: true })
    },

    /** `more` has columns that only a dropped page sets, such as the CNR. */
    async update(
      tx: Tx,
      actor: Actor,
      id: MatterId,
      input: BodyOf<typeof updateOther>,
      more: MatterChanges = {},
    ): Promise<Matter> {
      authorize(actor, 'update', 'Matter')
      const matters = mattersRepo(tx, actor.chamberId)
      await raiseMatter(tx, actor, id, clock.now(), input.version)
      const before = await matters.get(id)
      if (before.type !== 'other') {
        throw new Conflict('This matter has a court’s record. Edit what the court says of it instead.', 'not-other')
      }
      const numbered = {
        case_type: input.case_type === undefined ? before.case_type : input.case_type,
        case_number: input.case_number === undefined ? before.case_number : input.case_number,
        case_year: input.case_year === undefined ? before.case_year : input.case_year,
      }
      const isMoved = input.unique_id !== undefined || input.forum !== undefined
      const place = isMoved
        ? placeOf(input.unique_id, input.forum ?? before.forum)
        : { hc_name: before.hc_name, forum: before.forum }
      const number = numberOf(place.hc_name, numbered)
      if (number.unique_id !== before.unique_id) await refuseTwice(tx, actor, { ...place, ...number }, id)
      await matters.update(id, { ...place, ...number, ...ownWords(input), ...more })
      if (input.next_date !== undefined) await setNextDate(tx, actor, id, input.next_date, 'own-entry')
      if (input.case_status !== undefined) await setCaseStatus(tx, actor, id, input.case_status)
      const row = await matters.get(id)
      await findOnLists(tx, actor.chamberId, row, clock.now())
      await emit(tx, actor, { type: 'matter.edited', ...aboutMatter(id), detail: changesOf(before, row, edited) })
      return presentMatter(row)
    },
  }
}

const followedAlready = (field: 'cnr' | 'case_number') =>
  new Conflict('Your chamber already has this matter.', 'followed-already', {
    [field]: 'Your chamber has this one already',
  })

const edited = [
  'title',
  'hc_name',
  'forum',
  'case_type',
  'case_number',
  'case_year',
  'petitioner',
  'respondent',
  'our_side',
  'case_status',
  'stage',
  'next_date',
  'reference_id',
] as const

function placeOf(courtId: OtherInput['unique_id'], forum: OtherInput['forum']) {
  if (!courtId || courtId === otherForum) return { hc_name: otherForum, forum: forum || null }
  if (!isCourt(courtId)) throw new Invalid('There is no such court in the catalogue.', { unique_id: 'Choose a court' })
  return { hc_name: courtId, forum: null }
}

type OwnNumber = ReturnType<typeof placeOf> & ReturnType<typeof numberOf>
type Numbered = { case_type?: string | null; case_number?: string | null; case_year?: number | null }

function numberOf(court: CourtId, { case_type, case_number, case_year }: Numbered) {
  if (!case_type || !case_number || !case_year) {
    const hasNumber = [case_type, case_number, case_year].some(Boolean)
    if (hasNumber) {
      throw new Invalid('Write type, number and year, or none of them.', { case_number: 'The number is not whole' })
    }
    const none = { case_type: null, case_number: null, case_year: null }
    return { ...none, unique_id: `${court}-${unnumbered}`, unique_case_number: unnumbered }
  }
  const number = String(Number(case_number))
  const unique_id = caseUniqueId(court, case_type, number, case_year)
  return { case_type, case_number: number, case_year, unique_id, unique_case_number: null }
}

function ownWords(input: BodyOf<typeof updateOther>): MatterChanges {
  return {
    ...(input.title !== undefined && { own_title: input.title }),
    ...(input.petitioner !== undefined && { own_petitioner: input.petitioner || null }),
    ...(input.respondent !== undefined && { own_respondent: input.respondent || null }),
    ...(input.our_side !== undefined && { our_side: input.our_side }),
    ...(input.stage !== undefined && { own_stage: input.stage || null }),
    ...(input.reference_id !== undefined && { reference_id: input.reference_id || null }),
  }
}
