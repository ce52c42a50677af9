import type { CourtId } from '@peshi/contract/platform/ids'
import { allahabadConnector } from './allahabad/connector.ts'
import type { Connector } from './connector.ts'
import { districtSites, siteAt } from './dcourts/addresses.ts'
import { createDcourtsConnector } from './dcourts/connector.ts'
import { delhiConnector } from './delhi/connector.ts'
import { createEcourtsDistrictConnector } from './ecourts-district/connector.ts'
import { maharashtraFirConnector } from './fir/connector.ts'
import { hcservicesConnector } from './hcservices/connector.ts'
import { oldHcservicesConnector } from './hcservices/connector-old.ts'
import { judgmentsConnector } from './judgments/connector.ts'
import { phhcConnector } from './phhc/connector.ts'
import { sciConnector } from './sci/connector.ts'
import { tribunalConnectors } from './tribunals/connectors.ts'

export interface Registry {
  /** Includes disabled connectors. A court has at most one connector. */
  connectors: readonly Connector[]
  connectorFor(court: CourtId): Connector | null
}

export function openRegistry(addresses: ReadonlyMap<string, string> = new Map()): Registry {
  const own = [...addresses].map(([court, address]) => [court, siteAt(court, address)] as const)
  const districts = new Map([...districtSites, ...own])
  const connectors = [
    allahabadConnector,
    hcservicesConnector,
    oldHcservicesConnector,
    sciConnector,
    delhiConnector,
    phhcConnector,
    ...tribunalConnectors,
    createDcourtsConnector(districts),
    createEcourtsDistrictConnector(districts),
    maharashtraFirConnector,
    judgmentsConnector,
  ]
  const byCourt = new Map(
    connectors.flatMap((connector) => connector.courts.map((court) => [court, connector] as const)),
  )
  return { connectors, connectorFor: (court) => byCourt.get(court) ?? null }
}

export const { connectors, connectorFor } = openRegistry()

export const whyOff = (court: CourtId): string | null => connectorFor(court)?.off ?? null
