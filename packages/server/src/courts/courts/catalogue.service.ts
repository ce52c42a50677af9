import type { CourtDetails, CourtDoor } from '@peshi/contract/courts/court-catalogue'
import type { Court, FindBy } from '@peshi/contract/courts/courts'
import type { CourtId } from '@peshi/contract/platform/ids'
import { findComplexes, readComplexes } from '@peshi/courts/catalogue/complexes'
import { findCourt } from '@peshi/courts/catalogue/courts'
import { sittingHours } from '@peshi/courts/catalogue/hours'
import { linksOf } from '@peshi/courts/catalogue/links'
import type { Connector } from '@peshi/courts/connector'
import { NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

const shownComplexes = 20

export function createCatalogue({ courts, services: { districtSites } }: Pick<Context, 'courts' | 'services'>) {
  function getCourt(actor: Actor, id: CourtId): Court {
    authorize(actor, 'read', 'Court')
    const court = findCourt(id)
    if (!court) throw new NotFound('There is no such court in the catalogue.')
    return court
  }

  async function getDetails(actor: Actor, id: CourtId): Promise<CourtDetails> {
    const court = getCourt(actor, id)
    const door = describeDoor(courts.connectorOf(id), courts.isFindable(id) ? courts.findBy(id) : null)
    return {
      ...court,
      findable: courts.isFindable(id),
      hours: sittingHours(court),
      links: linksOf(court, courts.connectorOf(id)),
      door: { ...door, site: await districtSites.find(id) },
    }
  }

  async function listComplexes(actor: Actor, id: CourtId) {
    getCourt(actor, id)
    const district = await readComplexes(id)
    const data = (district?.complexes ?? []).map(({ mustChooseEstablishment, ...complex }) => ({
      ...complex,
      must_choose_establishment: mustChooseEstablishment,
    }))
    return {
      data,
      meta: {
        total: data.length,
        state_code: district?.stateCode ?? null,
        district_code: district?.districtCode ?? null,
      },
    }
  }

  async function searchComplexes(actor: Actor, typed: string) {
    authorize(actor, 'read', 'Court')
    const hits = await findComplexes(typed, shownComplexes)
    return hits.map(({ court, ...hit }) => ({ ...hit, court: court as CourtId }))
  }

  return { getDetails, listComplexes, searchComplexes }
}

function describeDoor(connector: Connector | null, by: readonly FindBy[] | null): Omit<CourtDoor, 'site'> {
  if (by) return { connector: connector?.id ?? null, is_open: true, by: [...by], reason: null }
  if (!connector) {
    const reason =
      'No program can look cases of this court up: add the matter by hand. The court’s own pages are named here.'
    return { connector: null, is_open: false, by: [], reason }
  }
  const notSwitchedOn = 'The operator of this installation has not switched this court on.'
  return { connector: connector.id, is_open: false, by: [], reason: connector.off ?? notSwitchedOn }
}
