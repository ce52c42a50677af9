import type { Matter } from '@peshi/contract/matters/matters'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { ClientId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { instantOf } from '../../../courts/lists-and-boards/reading-times.ts'
import type { Context } from '../../../platform/process/context.ts'
import type { SandboxControl } from '../sandbox-control.ts'
import type { TravelClock } from '../travel-clock.ts'
import type { Call } from './office.ts'

export type Role = Exclude<ChamberRole, 'client'>

export type Travelling = Context & { clock: TravelClock }

export interface Desk {
  context: Travelling
  sandbox: SandboxControl
  today: CourtDate
  as: Record<Role, Call>
  people: Record<Role, PersonId>
  matters: Map<string, Matter>
  clients: Map<string, ClientId>
  on<T>(daysAgo: number, work: () => Promise<T>, time?: string): Promise<T>
  matterId(name: string): MatterId
  clientId(key: string): ClientId
}

type Given = Pick<Desk, 'context' | 'sandbox' | 'today' | 'as' | 'people'>

export function openDesk(given: Given): Desk {
  const matters = new Map<string, Matter>()
  const clients = new Map<string, ClientId>()
  return {
    ...given,
    matters,
    clients,
    on(daysAgo, work, time = '11:20') {
      const then = instantOf(addDays(given.today, -daysAgo), time)
      const now = given.context.clock.now()
      return given.context.clock.runAt(then < now ? then : now, work)
    },
    matterId(name) {
      const matter = matters.get(name)
      if (!matter) throw new Error(`The demo has no matter ${name}`)
      return matter._id
    },
    clientId(key) {
      const id = clients.get(key)
      if (!id) throw new Error(`The demo has no client ${key}`)
      return id
    },
  }
}
