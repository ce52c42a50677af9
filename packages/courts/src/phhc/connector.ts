import { CourtId } from '@peshi/contract/platform/ids'
import type { Connector, CourtSite } from '../connector.ts'
import { NotAvailable } from '../errors.ts'

export const site: CourtSite = { key: 'phhc', baseUrl: 'https://livedb9010.phhc.gov.in/' }

const reason =
  'The High Court’s server answers its own website only. Look the case up there, and add the matter by hand.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

/**
 * Disabled: the server accepts only requests whose `Origin` header names its own page, and Peshi does not forge
 * headers.
 */
export const phhcConnector: Connector = {
  id: 'phhc',
  courts: [CourtId.parse('hc-punjabharyana')],
  operator: 'phhc',
  off: reason,
  findBy: [],
  site: () => site,
  caseTypes: refuse,
  challenge: refuse,
  search: refuse,
  readCase: refuse,
  readOrder: refuse,
}
