import * as contract from '@peshi/contract/papers/citations'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bindData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createCitations } from './citations.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    citations: ReturnType<typeof createCitations>
  }
}

function citationsRoutes({ services: { citations, uploads } }: Context): Bound[] {
  return [
    bindData(contract.checkCitations, ({ actor, body }) => citations.check(actor, body)),
    bindData(contract.getJudgment, ({ actor, params }) => citations.getJudgment(actor, params.id)),
    changeSaved(
      contract.fileCitationCheck,
      messages.citationsFiled,
      askFirst(
        ({ actor, body }) => citations.makePage(actor, body),
        ({ tx, actor, body }, uploads) => citations.file(tx, actor, body, uploads),
        ({ actor }, sent) => uploads.drop(actor, sent),
      ),
    ),
  ]
}

export const citationsFeature: Feature = {
  services: { citations: createCitations },
  routes: [citationsRoutes],
}
