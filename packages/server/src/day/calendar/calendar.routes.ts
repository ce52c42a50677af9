import { closeCalendarFeed, getCalendarFeed, openCalendarFeed, readCalendarFeed } from '@peshi/contract/day/calendar'
import { NotFound } from '../../platform/errors.ts'
import { type Bound, bind, bindData, bindDone, bindPublic } from '../../platform/http/bind.ts'
import { isUnchanged } from '../../platform/http/is-unchanged.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { createCalendar } from './calendar.service.ts'

export function calendarRoutes(context: Context): Bound[] {
  const calendar = createCalendar(context)
  const limits = createLimits(context)

  return [
    bindData(getCalendarFeed, ({ actor }) => calendar.get(actor)),
    bind(openCalendarFeed, async ({ actor, body }) => ({
      ...(await calendar.open(actor, body.password)),
      message: 'Your calendar address is ready. Copy it now, it is shown this once.',
    })),
    bindDone(closeCalendarFeed, 'Calendar address deleted.', ({ actor }) => calendar.close(actor)),
    bindPublic(readCalendarFeed, 'calendar-feed', async ({ params, request, reply }) => {
      const [, token] = /^([\w-]{43})\.ics$/.exec(params.file) ?? []
      const { text, etag } = await limits.hold('calendar-feed', { network: request.ip }, async () => {
        if (!token) throw new NotFound()
        return calendar.read(token)
      })
      reply.headers({ etag, 'cache-control': 'private, max-age=300' })
      if (isUnchanged(request, etag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="peshi.ics"')
        .send(text)
    }),
  ]
}
