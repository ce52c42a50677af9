import * as contract from '@peshi/contract/operations/court-calendars'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function courtCalendarsRoutes({ services: { installedCalendars: calendars } }: Context): Bound[] {
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
