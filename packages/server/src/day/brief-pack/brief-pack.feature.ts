import { briefPack } from '@peshi/contract/day/brief-pack'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createBriefPack } from './brief-pack.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    briefPack: ReturnType<typeof createBriefPack>
  }
}

function briefPackRoutes({ services: { briefPack: makeBriefPack } }: Context): Bound[] {
  return [
    bind(briefPack, async ({ actor, query, reply }) => {
      const { name, content } = await makeBriefPack(actor, query)
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(content)
    }),
  ]
}

export const briefPackFeature: Feature = {
  services: { briefPack: createBriefPack },
  routes: [briefPackRoutes],
}
