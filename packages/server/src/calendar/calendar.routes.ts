import { closeCalendarFeed, getCalendarFeed, openCalendarFeed, readCalendarFeed } from '@peshi/contract/calendar'
import type { Context } from '../context.ts'
import { type Bound, bind, bindPublic } from '../http/bind.ts'
import { NotFound } from '../http/errors.ts'
import { createTryLimit } from '../http/try-limit.ts'
import { createCalendar } from './calendar.service.ts'

export function calendarRoutes(context: Context): Bound[] {
  const calendar = createCalendar(context)
  // A good address gives its try back: only guesses are counted.
  const guesses = createTryLimit(context, { of: 'calendar-feed', tries: 30, minutes: 10 })

  return [
    bind(getCalendarFeed, async ({ actor }) => ({ data: await calendar.get(actor) })),
    bind(openCalendarFeed, async ({ actor }) => ({
      ...(await calendar.open(actor)),
      message: 'Your calendar address is ready. Copy it now, it is shown this once.',
    })),
    bind(closeCalendarFeed, async ({ actor }) => {
      await calendar.close(actor)
      return { message: 'Your calendar address has ended.' }
    }),
    bindPublic(readCalendarFeed, async ({ params, request, reply }) => {
      await guesses.take(request.ip)
      const [, token] = /^([\w-]{43})\.ics$/.exec(params.file) ?? []
      if (!token) throw new NotFound()
      const { text, etag } = await calendar.read(token)
      await guesses.giveBack(request.ip)
      reply.headers({ etag, 'cache-control': 'private, max-age=300' })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="peshi.ics"')
        .send(text)
    }),
  ]
}
