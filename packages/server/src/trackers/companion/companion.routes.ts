import { downloadCompanion, getCompanionRound } from '@peshi/contract/trackers/companion'
import { type Bound, bind, bindPublic } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { zipExtension } from './extension-file.ts'

export function companionRoutes({ config, services: { companion } }: Context): Bound[] {
  return [
    bind(getCompanionRound, ({ actor, query }) => companion.getRound(actor, query)),
    bindPublic(downloadCompanion, 'requests', async ({ reply }) =>
      reply
        .header('content-disposition', 'attachment; filename="peshi-companion.zip"')
        .type('application/zip')
        .send(await zipExtension(config.publicUrl)),
    ),
  ]
}
