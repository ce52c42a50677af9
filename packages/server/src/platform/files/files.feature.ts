import type { Feature } from '../process/feature.ts'
import { filesRoutes } from './files.routes.ts'
import { createFileAddresses } from './signed-address.ts'

declare module '../process/feature.ts' {
  interface Services {
    fileAddresses: ReturnType<typeof createFileAddresses>
  }
}

export const filesFeature: Feature = {
  services: { fileAddresses: ({ config: { secret }, clock }) => createFileAddresses({ secret, clock }) },
  routes: [filesRoutes],
  readSettings: (read) => ({ files: read.files('PESHI_FILES') }),
}
