import { courts } from '../catalogue/courts.ts'
import type { Connector } from '../connector.ts'
import { NotAvailable } from '../errors.ts'

const reason =
  'Since July 2026 the eCourts portal of the district courts refuses programs, and the address of this district’s own site is not set here: whoever runs this installation can set it. Until then, look the case up on the portal itself.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

/**
 * Sends no requests until the portal's operator permits them. Excludes the districts in `elsewhere`, which have sites
 * of their own.
 */
export const createEcourtsDistrictConnector = (elsewhere: ReadonlyMap<string, unknown>): Connector => ({
  id: 'ecourts-district',
  courts: courts.districtCourts.map((court) => court._id).filter((court) => !elsewhere.has(court)),
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
