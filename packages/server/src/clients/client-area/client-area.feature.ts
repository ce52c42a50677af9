import { MatterId } from '@peshi/contract/platform/ids'
import type { Feature } from '../../platform/process/feature.ts'
import { clientAreaRepo } from './client-area.repo.ts'
import { clientAreaRoutes } from './client-area.routes.ts'
import { createClientArea } from './client-area.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clientArea: ReturnType<typeof createClientArea>
  }
}

export const clientAreaFeature: Feature = {
  services: { clientArea: createClientArea },
  routes: [clientAreaRoutes],
  files: ({ services: { clientArea } }) => ({
    'shared-order': (actor, [matter, id = '']) => clientArea.findOrder(actor, MatterId.parse(matter), id),
    'shared-document': (actor, [matter, id = '']) => clientArea.findDocument(actor, MatterId.parse(matter), id),
  }),
  async clientSees(tx, chamberId, matterIds) {
    const shared = new Set((await clientAreaRepo(tx, chamberId).listMatters()).map(({ id }) => id))
    return matterIds.every((id) => shared.has(id))
  },
}
