import type { Feature } from '../process/feature.ts'
import { filesRoutes } from './files.routes.ts'

export const filesFeature: Feature = {
  routes: [filesRoutes],
  readSettings: (read) => ({ files: read.files('PESHI_FILES') }),
}
