import { caseUniqueId } from '@peshi/contract/courts/labels'
import type { addMatter, Matter } from '@peshi/contract/matters/matters'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { checkPlanRoom } from '../../chamber/plans/limits.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, NotFound } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findOnLists } from '../listings/find-on-lists.ts'
import { presentMatter } from './matters.present.ts'
import { mattersRepo } from './matters.repo.ts'
import { createNextDates } from './next-date.ts'

export function createAdd({ clock, emit }: Pick<Context, 'clock' | 'emit'>) {
  const { setNextDate } = createNextDates({ emit })

  return async function add(tx: Tx, actor: Actor, input: BodyOf<typeof addMatter>): Promise<Matter> {
    authorize(actor, 'create', 'Matter')
    const { unique_id: court, petitioner, respondent, case_type, case_year } = input
    if (!isCourt(court)) throw new NotFound('There is no such court in the catalogue.')
    const case_number = String(Number(input.case_number))
    const unique_id = caseUniqueId(court, case_type, case_number, case_year)
    const matters = mattersRepo(tx, actor.chamberId)
    if (await matters.findByNumber({ hc_name: court, unique_id, case_type, case_number, case_year })) {
      throw new Conflict('Your chamber already has this matter.', 'followed-already', {
        case_number: 'Your chamber has this one already',
      })
    }
    await checkPlanRoom(tx, actor.chamberId, 'matters')
    const row = await matters.insert({
      type: 'other',
      case_id: null,
      hc_name: court,
      unique_id,
      case_type,
      case_number,
      case_year,
      case_status: 'pending',
      own_title: input.title ?? `${petitioner} v. ${respondent}`,
      own_petitioner: petitioner,
      own_respondent: respondent,
      own_stage: input.stage || null,
      reference_id: input.reference_id || null,
      created_by: actor.personId,
      created_at: clock.now(),
    })
    if (!row) throw new Conflict('A colleague changed this matter in the same moment. Please try again.')
    await emit(tx, actor, { type: 'matter.added', ...aboutMatter(row.id) })
    await setNextDate(tx, actor, row.id, input.next_date ?? null, 'own-entry')
    await findOnLists(tx, actor.chamberId, row, clock.now())
    return presentMatter(await matters.get(row.id))
  }
}
