import {
  getCourtDays,
  offerCourtDays,
  readCourtDays,
  readPrintedCourtDays,
  saveCourtDays,
} from '@peshi/contract/courts/court-calendar'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/clocks'
import { type Bound, bind, bindData, change, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function clocksRoutes({ services }: Context): Bound[] {
  const { clocks, courtCalendars: calendars, clockSuggestions: suggestions } = services
  const message = messages.dataUpdated

  return [
    bindData(contract.previewClock, ({ actor, body }) => clocks.preview(actor, body)),
    changeSaved(contract.startClock, 'Deadline added.', ({ tx, actor, body }) => clocks.startOnMatter(tx, actor, body)),
    bind(contract.listClocks, ({ actor, query }) => clocks.list(actor, query)),
    bindData(contract.getClock, ({ actor, params }) => clocks.get(actor, params.id)),
    changeSaved(contract.editClock, message, ({ tx, actor, params, body }) => clocks.edit(tx, actor, params.id, body)),
    changeSaved(contract.tickClock, message, ({ tx, actor, params, body }) =>
      clocks.tick(tx, actor, params.id, body.version),
    ),
    changeSaved(contract.endClock, message, ({ tx, actor, params, body }) => clocks.end(tx, actor, params.id, body)),
    changeSaved(contract.reopenClock, message, ({ tx, actor, params, body }) =>
      clocks.reopen(tx, actor, params.id, body.version),
    ),
    changeDone(contract.deleteClock, 'The deadline is in the recycle bin.', ({ tx, actor, params, body }) =>
      clocks.remove(tx, actor, params.id, body.version),
    ),
    changeSaved(contract.restoreClock, message, ({ tx, actor, params }) => clocks.restore(tx, actor, params.id)),
    bindData(contract.clocksInBin, ({ actor }) => clocks.listDeleted(actor)),
    bindData(contract.suggestClocks, ({ actor, params }) => suggestions.list(actor, params.id)),
    changeDone(contract.dismissClockSuggestion, message, ({ tx, actor, params, body }) =>
      suggestions.dismiss(tx, actor, params.id, body),
    ),
    bindData(getCourtDays, ({ actor, params, query }) => calendars.get(actor, params.court, query.year)),
    change(saveCourtDays, async ({ tx, actor, params, body }) => ({
      ...(await calendars.save(tx, actor, params.court, body)),
      message,
    })),
    changeSaved(offerCourtDays, message, ({ tx, actor, params, body }) =>
      calendars.offer(tx, actor, params.court, body.year),
    ),
    bindData(readCourtDays, ({ actor, params, body }) => calendars.read(actor, params.court, body)),
    bindData(readPrintedCourtDays, ({ actor, params, query, request }) =>
      calendars.readPrinted(actor, params.court, query.year, request.body),
    ),
  ]
}
