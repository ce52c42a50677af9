import { openFile } from '@peshi/contract/platform/files'
import { NotFound } from '../errors.ts'
import { type Bound, bindPublic } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { dispositionOf } from './disposition.ts'

export function filesRoutes(context: Context): Bound[] {
  const { files, services } = context
  const { limits, fileAddresses: addresses } = services
  return [
    bindPublic(openFile, 'file-address', async ({ params, request, reply }) => {
      const grant = await limits.hold('file-address', { network: request.ip }, async () => {
        const found = addresses.read(params.token)
        if (!found) throw new NotFound('This address is over. Open the document again.')
        return found
      })
      const bytes = await files.read(grant.key)
      return reply
        .headers({
          'content-disposition': dispositionOf(grant),
          'cache-control': 'private, no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(grant.mediaType)
        .send(bytes)
    }),
  ]
}
