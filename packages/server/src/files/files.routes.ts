import { orderFile } from '@peshi/contract/orders'
import type { Context } from '../context.ts'
import { type Bound, bindPublic } from '../http/bind.ts'
import { NotFound } from '../http/errors.ts'
import { dispositionOf } from './disposition.ts'
import { createFileAddresses } from './signed-address.ts'

export function filesRoutes({ config, clock, files }: Context): Bound[] {
  const addresses = createFileAddresses({ secret: config.secret, clock })
  return [
    bindPublic(orderFile, async ({ params, reply }) => {
      const grant = addresses.read(params.token)
      if (!grant) throw new NotFound('This address is over. Open the document again.')
      const bytes = await files.read(grant.key)
      return reply
        .headers({
          'content-disposition': dispositionOf(grant),
          'cache-control': 'private, no-store',
          // Whatever came from a court or a person's disk runs nothing here.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(grant.mediaType)
        .send(bytes)
    }),
  ]
}
