import { openFile } from '@peshi/contract/platform/files'
import { type Bound, bindPublic } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { sendFile } from './send-file.ts'

export function filesRoutes(context: Context): Bound[] {
  const { files, services } = context
  const { limits, fileAddresses: addresses } = services
  return [
    bindPublic(openFile, 'file-address', async ({ params, request, reply }) => {
      const file = await limits.hold('file-address', { network: request.ip }, () => addresses.open(params.token))
      return sendFile(files, file, file.inline, { request, reply })
    }),
  ]
}
