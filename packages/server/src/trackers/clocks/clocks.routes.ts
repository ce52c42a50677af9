import { getCourtDays, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/clocks'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function clocksRoutes({ services }: Context): Bound[] {
  const { clocks, courtCalendars: calendars, clockSuggestions: suggestions } = services
  const message = messages.dataUpdated

  return [
    bindData(contract.previewClock, ({ actor, body }) => clocks.preview(actor, body)),
    bindSaved(contract.startClock, 'Deadline added.', ({ actor, body }) => clocks.startOnMatter(actor, body)),
    bind(contract.listClocks, ({ actor, query }) => clocks.list(actor, query)),
    bindData(contract.getClock, ({ actor, params }) => clocks.get(actor, params.id)),
    bindSaved(contract.editClock, message, ({ actor, params, body }) => clocks.edit(actor, params.id, body)),
    bindSaved(contract.tickClock, message, ({ actor, params, body }) => clocks.tick(actor, params.id, body.version)),
    bindSaved(contract.endClock, message, ({ actor, params, body }) => clocks.end(actor, params.id, body)),
    bindSaved(contract.reopenClock, message, ({ actor, params, body }) =>
      clocks.reopen(actor, params.id, body.version),
    ),
    bindDone(contract.deleteClock, 'The deadline is in the recycle bin.', ({ actor, params, body }) =>
      clocks.remove(actor, params.id, body.version),
    ),
    bindSaved(contract.restoreClock, message, ({ actor, params }) => clocks.restore(actor, params.id)),
    bindData(contract.clocksInBin, ({ actor }) => clocks.listDeleted(actor)),
    bindData(contract.suggestClocks, ({ actor, params }) => suggestions.list(actor, params.id)),
    bindDone(contract.dismissClockSuggestion, message, ({ actor, params, body }) =>
      suggestions.dismiss(actor, params.id, body),
    ),
    bindData(getCourtDays, ({ actor, params, query }) => calendars.get(actor, params.court, query.year)),
    bind(saveCourtDays, async ({ actor, params, body }) => ({
      ...(await calendars.save(actor, params.court, body)),
      message,
    })),
    bindData(readCourtDays, ({ actor, params, body }) => calendars.read(actor, params.court, body.text)),
  ]
}
