import * as contract from '@peshi/contract/day/appearances'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { askWhoAppears, startAppearanceJobs } from './appearances.jobs.ts'
import { createAppearances } from './appearances.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    appearances: ReturnType<typeof createAppearances>
  }
}

const appearancesRoutes = ({ services: { appearances } }: Context): Bound[] => [
  bindData(contract.listAppearances, ({ actor }) => appearances.list(actor)),
  changeDone(contract.answerAppearance, messages.dataUpdated, ({ tx, actor, body }) =>
    appearances.answer(tx, actor, body),
  ),
  bindData(contract.getAppearanceRules, ({ actor }) => appearances.getRules(actor)),
  changeSaved(contract.setAppearanceRules, messages.appearanceRulesSaved, ({ tx, actor, body }) =>
    appearances.setRules(tx, actor, body),
  ),
]

export const appearancesFeature: Feature = {
  services: { appearances: createAppearances },
  routes: [appearancesRoutes],
  jobs: [askWhoAppears],
  startJobs: startAppearanceJobs,
  on: ({ services }) => ({ 'hearing.handed-over': (tx, events) => services.appearances.followHandovers(tx, events) }),
  notifies: {
    'appearance.asked': ({ detail: { person, date, step, send_at } }) => ({
      kind: step === 'owner' ? 'appearance.open' : 'appearance.asked',
      to: [person],
      values: { date },
      sendAt: send_at === null ? null : new Date(send_at),
    }),
  },
}
