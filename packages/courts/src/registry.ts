import type { CourtId } from '@peshi/contract/ids'
import { allahabadConnector } from './allahabad/connector.ts'
import type { Connector } from './connector.ts'
import { hcservicesConnector } from './hcservices/connector.ts'
import { oldHcservicesConnector } from './hcservices/connector-old.ts'
import { sciConnector } from './sci/connector.ts'

/** Every connector. A court has one at most. */
export const connectors: readonly Connector[] = [
  allahabadConnector,
  hcservicesConnector,
  oldHcservicesConnector,
  sciConnector,
]

const byCourt = new Map(connectors.flatMap((connector) => connector.courts.map((court) => [court, connector] as const)))

/** The connector of a court; null where no program can look cases up. */
export const connectorFor = (court: CourtId): Connector | null => byCourt.get(court) ?? null
