import { courts } from '../catalogue/courts.ts'
import type { Connector } from '../connector.ts'
import { districtSites } from '../dcourts/addresses.ts'
import { NotAvailable } from '../errors.ts'

const reason =
  'Since July 2026 the eCourts portal of the district courts refuses programs. Cases of this court can be looked up on the portal itself; here they come back when its operator permits it.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

/**
 * The national portal of the district courts, switched off: its pages are read (a page that a person saved, and those
 * of sites alike), but nothing is asked of it by program until its operator permits that.
 */
export const ecourtsDistrictConnector: Connector = {
  id: 'ecourts-district',
  // The others have a site of their own that answers.
  courts: courts.districtCourts.map((court) => court._id).filter((court) => !districtSites.has(court)),
  operator: 'ecourts',
  off: reason,
  findBy: [],
  site: () => ({ key: 'ecourts-district', baseUrl: 'https://services.ecourts.gov.in/ecourtindia_v6/' }),
  caseTypes: refuse,
  challenge: refuse,
  search: refuse,
  readCase: refuse,
  readOrder: refuse,
}
