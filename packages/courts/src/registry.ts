import type { CourtId } from '@peshi/contract/platform/ids'
import { allahabadConnector } from './allahabad/connector.ts'
import type { Connector, CourtSite } from './connector.ts'
import { districtSites } from './dcourts/addresses.ts'
import { createDcourtsConnector } from './dcourts/connector.ts'
import { createEcourtsDistrictConnector } from './ecourts-district/connector.ts'
import { maharashtraFirConnector } from './fir/connector.ts'
import { hcservicesConnector } from './hcservices/connector.ts'
import { oldHcservicesConnector } from './hcservices/connector-old.ts'
import { phhcConnector } from './phhc/connector.ts'
import { sciConnector } from './sci/connector.ts'
import { tribunalConnectors } from './tribunals/connectors.ts'

export interface Registry {
  /** Includes disabled connectors. A court has at most one connector. */
  connectors: readonly Connector[]
  connectorFor(court: CourtId): Connector | null
}

/** The sites of the districts may change later. */
export function openRegistry(districts: ReadonlyMap<string, CourtSite> = districtSites): Registry {
  const ownSites = createDcourtsConnector(districts)
  const nationalPortal = createEcourtsDistrictConnector(districts)
  const connectors = [
    allahabadConnector,
    hcservicesConnector,
    oldHcservicesConnector,
    sciConnector,
    phhcConnector,
    ...tribunalConnectors,
    ownSites,
    nationalPortal,
    maharashtraFirConnector,
  ]
  const byCourt = new Map(
    connectors.flatMap((connector) => connector.courts.map((court) => [court, connector] as const)),
  )
  const ofDistrict = (court: CourtId) => (districts.has(court) ? ownSites : nationalPortal)
  return {
    connectors,
    connectorFor(court) {
      const connector = byCourt.get(court) ?? null
      return connector === ownSites || connector === nationalPortal ? ofDistrict(court) : connector
    },
  }
}

export const { connectors, connectorFor } = openRegistry()

export const whyOff = (court: CourtId): string | null => connectorFor(court)?.off ?? null
