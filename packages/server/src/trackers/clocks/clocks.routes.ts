import { getCourtDays, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/trackers/clocks'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createClocks } from './clocks.service.ts'
import { createCourtCalendars } from './court-calendar.service.ts'
import { createClockSuggestions } from './suggestions.service.ts'

export function clocksRoutes(context: Context): Bound[] {
  const clocks = createClocks(context)
  const calendars = createCourtCalendars(context)
  const suggestions = createClockSuggestions(context)
  const message = messages.dataUpdated

  return [
    bind(contract.previewClock, async ({ actor, body }) => ({ data: await clocks.preview(actor, body) })),
    bind(contract.startClock, async ({ actor, body }) => ({
      data: await clocks.startOnMatter(actor, body),
      message: 'Deadline added.',
    })),
    bind(contract.listClocks, ({ actor, query }) => clocks.list(actor, query)),
    bind(contract.getClock, async ({ actor, params }) => ({ data: await clocks.get(actor, params.id) })),
    bind(contract.editClock, async ({ actor, params, body }) => ({
      data: await clocks.edit(actor, params.id, body),
      message,
    })),
    bind(contract.tickClock, async ({ actor, params, body }) => ({
      data: await clocks.tick(actor, params.id, body.version),
      message,
    })),
    bind(contract.endClock, async ({ actor, params, body }) => ({
      data: await clocks.end(actor, params.id, body),
      message,
    })),
    bind(contract.reopenClock, async ({ actor, params }) => ({ data: await clocks.reopen(actor, params.id), message })),
    bind(contract.deleteClock, async ({ actor, params }) => {
      await clocks.remove(actor, params.id)
      return { message: 'The deadline is in the recycle bin.' }
    }),
    bind(contract.restoreClock, async ({ actor, params }) => ({
      data: await clocks.restore(actor, params.id),
      message,
    })),
    bind(contract.clocksInBin, async ({ actor }) => ({ data: await clocks.listDeleted(actor) })),
    bind(contract.suggestClocks, async ({ actor, params }) => ({ data: await suggestions.list(actor, params.id) })),
    bind(contract.dismissClockSuggestion, async ({ actor, params, body }) => {
      await suggestions.dismiss(actor, params.id, body)
      return { message }
    }),
    bind(getCourtDays, async ({ actor, params, query }) => ({
      data: await calendars.get(actor, params.court, query.year),
    })),
    bind(saveCourtDays, async ({ actor, params, body }) => ({
      ...(await calendars.save(actor, params.court, body)),
      message,
    })),
    bind(readCourtDays, async ({ actor, params, body }) => ({
      data: await calendars.read(actor, params.court, body.text),
    })),
  ]
}
