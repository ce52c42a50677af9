import type { Connector } from '../connector.ts'
import { NotAvailable } from '../errors.ts'
import { maharashtraPolice } from './endpoints.ts'

const reason =
  'The published FIRs of Maharashtra can’t be searched from here yet: how the police portal’s search is sent is not known for certain. Open the portal, then type the FIR in and attach its copy.'

const refuse = async (): Promise<never> => {
  throw new NotAvailable(reason)
}

/** The police portal, no court of the catalogue: its pages are read, its search is not asked. NOTES.md says why. */
export const maharashtraFirConnector: Connector = {
  id: 'mahapolice',
  courts: [],
  operator: 'mahapolice',
  off: reason,
  findBy: [],
  site: () => maharashtraPolice,
  caseTypes: refuse,
  challenge: refuse,
  search: refuse,
  readCase: refuse,
  readOrder: refuse,
}
