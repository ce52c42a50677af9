import * as contract from '@peshi/contract/operations/court-calendars'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone } from '../../platform/http/bind.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createInstalledCalendars } from './court-calendars.service.ts'
import { mailMissingCalendars } from './mail-operators.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    installedCalendars: ReturnType<typeof createInstalledCalendars>
  }
}

function courtCalendarsRoutes({ services: { installedCalendars: calendars } }: Context): Bound[] {
  const message = messages.dataUpdated
  return [
    bindData(contract.getCourtCalendars, ({ actor }) => calendars.get(actor)),
    bind(contract.loadCourtCalendars, async ({ actor, body }) => ({
      data: { loaded: await calendars.load(actor, body.file) },
      message,
    })),
    bindDone(contract.removeCourtCalendar, message, ({ actor, params }) =>
      calendars.remove(actor, params.court, params.year),
    ),
    bindDone(contract.answerCalendarOffer, message, ({ actor, body }) => calendars.answer(actor, body)),
  ]
}

const tellMissingCalendars = periodic({
  name: 'tell-missing-calendars',
  cron: '40 6 * * *',
  retries: 2,
  timeoutSeconds: 120,
})

const startCourtCalendarJobs = (context: Context): Promise<void> =>
  repeat(context.queue, tellMissingCalendars, () => mailMissingCalendars(context))

export const courtCalendarsFeature: Feature = {
  services: { installedCalendars: createInstalledCalendars },
  routes: [courtCalendarsRoutes],
  jobs: [tellMissingCalendars],
  startJobs: startCourtCalendarJobs,
}
