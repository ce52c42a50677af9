import { documentRecognition, orderRecognition } from '@peshi/contract/matters/recognised-pages'
import { type Bound, bindData } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { recogniseLeft, recognisePages, recogniseReadTexts, startRecognition } from './recognised-pages.jobs.ts'
import { createRecognisedPages } from './recognised-pages.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    recognisedPages: ReturnType<typeof createRecognisedPages>
  }
}

const routes = ({ services: { recognisedPages: pages } }: Context): Bound[] => [
  bindData(orderRecognition, ({ actor, params, query }) =>
    pages.showOrder(actor, query.matter_id, params.id, query.words_from),
  ),
  bindData(documentRecognition, ({ actor, params, query }) => pages.showDocument(actor, params.id, query.words_from)),
]

export const recognisedPagesFeature: Feature = {
  services: { recognisedPages: createRecognisedPages },
  routes: [routes],
  jobs: [recogniseLeft, recognisePages],
  after: [recogniseReadTexts],
  startJobs: (context) => startRecognition(context),
}
