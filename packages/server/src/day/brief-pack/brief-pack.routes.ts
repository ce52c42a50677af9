import { briefPack } from '@peshi/contract/day/brief-pack'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createBriefPack } from './brief-pack.service.ts'

export function briefPackRoutes(context: Context): Bound[] {
  const makeBriefPack = createBriefPack(context)
  return [
    bind(briefPack, async ({ actor, query, reply }) => {
      const { name, content } = await makeBriefPack(actor, query)
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(content)
    }),
  ]
}
