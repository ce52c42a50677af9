import type { Feature } from '../process/feature.ts'
import { createFileAddresses } from './file-addresses.ts'
import { filesRoutes } from './files.routes.ts'

declare module '../process/feature.ts' {
  interface Services {
    fileAddresses: ReturnType<typeof createFileAddresses>
  }
}

export const filesFeature: Feature = {
  services: { fileAddresses: createFileAddresses },
  routes: [filesRoutes],
  readSettings: (read) => ({ files: read.files('PESHI_FILES') }),
}
