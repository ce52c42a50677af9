import type { CourtId } from '@peshi/contract/ids'
import { allahabadConnector } from './allahabad/connector.ts'
import type { Connector } from './connector.ts'
import { dcourtsConnector } from './dcourts/connector.ts'
import { ecourtsDistrictConnector } from './ecourts-district/connector.ts'
import { hcservicesConnector } from './hcservices/connector.ts'
import { oldHcservicesConnector } from './hcservices/connector-old.ts'
import { sciConnector } from './sci/connector.ts'
import { tribunalConnectors } from './tribunals/connectors.ts'

/** Every connector, those that are kept off too. A court has one at most. */
export const connectors: readonly Connector[] = [
  allahabadConnector,
  hcservicesConnector,
  oldHcservicesConnector,
  sciConnector,
  ...tribunalConnectors,
  dcourtsConnector,
  ecourtsDistrictConnector,
]

const byCourt = new Map(connectors.flatMap((connector) => connector.courts.map((court) => [court, connector] as const)))

/** The connector of a court, also one that is `off`; null where no program can look cases up. */
export const connectorFor = (court: CourtId): Connector | null => byCourt.get(court) ?? null

/** Why a court that has a connector is not offered: its sentence for the lawyer. Null for every other court. */
export const whyOff = (court: CourtId): string | null => connectorFor(court)?.off ?? null
