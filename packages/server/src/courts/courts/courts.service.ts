import type { Court, courtOptions, FindBy, FindList } from '@peshi/contract/courts/courts'
import type { QueryOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courts as catalogue, courtTitle, isCourt } from '@peshi/courts/catalogue/courts'
import { CourtUnavailable, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

export function createCourts({ courts }: Pick<Context, 'courts'>) {
  const mark = (court: Court): Court => ({ ...court, findable: courts.isFindable(court._id) })

  function listHighCourts(actor: Actor, id: CourtId | undefined) {
    authorize(actor, 'read', 'Court')
    return catalogue.highCourts.filter((court) => id === undefined || court._id === id).map(mark)
  }

  function checkOpen(id: CourtId) {
    if (!isCourt(id)) throw new NotFound('There is no such court in the catalogue.')
    if (!courts.isFindable(id)) {
      const sentence =
        courts.connectorOf(id)?.off ??
        `Cases of ${courtTitle(id)} can’t be looked up here yet. Open the court’s own site.`
      throw new CourtUnavailable('court-not-available', sentence)
    }
  }

  async function listOptions(actor: Actor, id: CourtId, { list, within }: QueryOf<typeof courtOptions>) {
    authorize(actor, 'read', 'Court')
    checkOpen(id)
    return courts.options(id, list, within ?? null)
  }

  async function getForm(actor: Actor, id: CourtId) {
    authorize(actor, 'read', 'Court')
    checkOpen(id)
    const { caseTypes, readAt } = await courts.caseTypes(id)
    return {
      unique_id: id,
      by: [...courts.findBy(id)],
      case_types: caseTypes,
      lists: mapLists(courts.asks(id)),
      read_at: readAt?.toISOString() ?? null,
    }
  }

  return { listHighCourts, getForm, listOptions }
}

const mapLists = (asked: Partial<Record<FindBy, readonly FindList[]>>): Partial<Record<FindBy, FindList[]>> =>
  Object.fromEntries(Object.entries(asked).map(([by, lists]) => [by, [...lists]]))
