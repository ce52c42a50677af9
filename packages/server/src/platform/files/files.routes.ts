import { openFile } from '@peshi/contract/platform/files'
import { type Bound, bindPublic } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { dispositionOf } from './disposition.ts'

export function filesRoutes(context: Context): Bound[] {
  const { files, services } = context
  const { limits, fileAddresses: addresses } = services
  return [
    bindPublic(openFile, 'file-address', async ({ params, request, reply }) => {
      const file = await limits.hold('file-address', { network: request.ip }, () => addresses.open(params.token))
      const bytes = await files.read(file.key)
      return reply
        .headers({
          'content-disposition': dispositionOf(file),
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(file.mediaType)
        .send(bytes)
    }),
  ]
}
