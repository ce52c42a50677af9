import type { MatterPanel } from '../../matters/matters/detail/matter-slots.ts'
import { conflictsQuery, matterClientsQuery } from './clients.api.ts'
import { ConflictsPanel } from './conflicts-panel.tsx'
import { MatterClientsPanel } from './matter-clients.tsx'

export const conflictsOfMatterPanel: MatterPanel = {
  Part: ({ matter }) => <ConflictsPanel subject={{ matter: matter._id }} />,
  queries: ({ matter }) => [conflictsQuery({ matter: matter._id })],
}

export const clientsOfMatterPanel: MatterPanel = {
  Part: ({ matter }) => <MatterClientsPanel matterId={matter._id} />,
  queries: ({ matter }) => [matterClientsQuery(matter._id)],
}
