import { downloadCompanion, getCompanionRound } from '@peshi/contract/trackers/companion'
import { Conflict } from '../../platform/errors.ts'
import { type Bound, bind, bindPublic } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import type { DueCheckHandler } from '../due-checks/kind.ts'
import { createCompanion } from './companion.service.ts'
import { zipExtension } from './extension-file.ts'
import { followPages } from './follow-pages.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    companion: ReturnType<typeof createCompanion>
  }
}

const byHand = () => new Conflict('Only a page that a person brings settles this check.', 'by-hand')

const pageCheck = (): DueCheckHandler => ({
  kind: 'page',
  ask: () => Promise.reject(byHand()),
  answer: () => Promise.reject(byHand()),
})

function companionRoutes({ config, services: { companion } }: Context): Bound[] {
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

export const companionFeature: Feature = {
  services: { companion: createCompanion },
  routes: [companionRoutes],
  on: followPages,
  dueChecks: pageCheck,
}
