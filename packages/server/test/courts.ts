import { connectorFor } from '@peshi/courts/registry'
import type { CourtAccess } from '../src/courts/courts/court-access.ts'
import { CourtUnavailable } from '../src/platform/errors.ts'

const closed = async () => {
  throw new CourtUnavailable('court-not-available', 'No court is switched on in this test.')
}

export const noCourts: CourtAccess = {
  isFindable: () => false,
  connectorOf: connectorFor,
  readFrontPage: closed,
  operatorOf: () => null,
  fetchesOrders: () => true,
  findBy: () => [],
  asks: () => ({}),
  options: closed,
  caseTypes: closed,
  hasCaveats: () => false,
  searchCaveats: closed,
  hasListsByCaptcha: () => false,
  challengeList: closed,
  readList: closed,
  refOfCnr: () => null,
  isFree: async () => false,
  challenge: closed,
  search: closed,
  searchFirs: closed,
  readCase: closed,
  readOrder: closed,
  inBackground: {
    challenge: closed,
    search: closed,
    readCase: closed,
    readOrder: closed,
    options: closed,
    isOn: () => false,
    visit: closed,
  },
}
