import * as contract from '@peshi/contract/day/appearances'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createAppearances } from './appearances.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    appearances: ReturnType<typeof createAppearances>
  }
}

export const askWhoAppears = periodic({
  name: 'ask-who-appears',
  cron: '*/5 * * * *',
  retries: 0,
  timeoutSeconds: 280,
})

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

async function startAppearanceJobs({ queue, log, services }: Context): Promise<void> {
  await repeat(queue, askWhoAppears, (signal) =>
    services.appearances.ask(signal, (error, chamber) => log.error({ error, chamber }, 'Nobody could be asked')),
  )
}

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
