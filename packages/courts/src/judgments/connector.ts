import type { Connector } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { judgmentSites } from './endpoints.ts'

const reason =
  'The judgment search asks a captcha for every search and again for every document, and looks no case up by its number alone. Search it on its own page.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

/** Sends no requests and belongs to no court. It exists only for its parsers of saved results. */
export const judgmentsConnector: Connector = {
  id: 'judgments',
  courts: [],
  operator: 'ecourts',
  off: reason,
  findBy: [],
  site: () => judgmentSites.highCourts,
  caseTypes: refuse,
  challenge: refuse,
  search: refuse,
  readCase: refuse,
  readOrder: refuse,
}
