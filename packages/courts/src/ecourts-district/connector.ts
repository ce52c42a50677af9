import { courts } from '../catalogue/courts.ts'
import type { Connector } from '../connector.ts'
import { NotAvailable } from '../errors.ts'

const reason =
  'Since July 2026 the eCourts portal of the district courts refuses programs, and Peshi does not know the address of this district’s own site. Until the operator of this installation sets it, look the case up on the portal itself.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

/**
 * Sends no requests until the portal's operator permits them. Excludes the districts in `elsewhere`, which have sites
 * of their own.
 */
export const createEcourtsDistrictConnector = (elsewhere: ReadonlyMap<string, unknown>): Connector => ({
  id: 'ecourts-district',
  get courts() {
    return courts.districtCourts.map((court) => court._id).filter((court) => !elsewhere.has(court))
  },
  operator: 'ecourts',
  off: reason,
  findBy: [],
  site: () => ({ key: 'ecourts-district', baseUrl: 'https://services.ecourts.gov.in/ecourtindia_v6/' }),
  caseTypes: refuse,
  challenge: refuse,
  search: refuse,
  readCase: refuse,
  readOrder: refuse,
})
