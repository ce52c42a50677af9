import { openFile } from '@peshi/contract/platform/files'
import { type Bound, bindPublic } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'
import { createFileAddresses } from './file-addresses.ts'
import { sendFile } from './send-file.ts'

declare module '../process/feature.ts' {
  interface Services {
    fileAddresses: ReturnType<typeof createFileAddresses>
  }
}

function filesRoutes({ files, services: { limits, fileAddresses: addresses } }: Context): Bound[] {
  return [
    bindPublic(openFile, 'file-address', async ({ params, request, reply }) => {
      const file = await limits.hold('file-address', { network: request.ip }, () => addresses.open(params.token))
      return sendFile(files, file, file.inline, { request, reply })
    }),
  ]
}

export const filesFeature: Feature = {
  services: { fileAddresses: createFileAddresses },
  routes: [filesRoutes],
  readSettings: (read) => ({ files: read.files('PESHI_FILES') }),
}
