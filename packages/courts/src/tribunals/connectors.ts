import type { Connector, CourtSite } from '../connector.ts'
import { catConnector } from './cat/connector.ts'
import { cestatConnector } from './cestat/connector.ts'
import { drtConnector } from './drt/connector.ts'
import { ejagritiConnector, ejagritiDistrictConnector } from './ejagriti/connector.ts'
import { itatConnector } from './itat/connector.ts'
import { nclatConnector } from './nclat/connector.ts'
import { ncltConnector } from './nclt/connector.ts'
import { ngtConnector } from './ngt/connector.ts'
import { tdsatConnector } from './tdsat/connector.ts'

export const tribunalConnectors: readonly Connector[] = [
  ncltConnector,
  nclatConnector,
  drtConnector,
  catConnector,
  tdsatConnector,
  ngtConnector,
  ejagritiConnector,
  ejagritiDistrictConnector,
  cestatConnector,
  itatConnector,
]

export const tribunalSites: ReadonlyMap<string, CourtSite> = new Map(
  tribunalConnectors.flatMap(({ courts, site }) => courts.map((court) => [site(court).key, site(court)] as const)),
)
