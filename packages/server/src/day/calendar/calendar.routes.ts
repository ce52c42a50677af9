import { closeCalendarFeed, getCalendarFeed, openCalendarFeed, readCalendarFeed } from '@peshi/contract/day/calendar'
import { NotFound } from '../../platform/errors.ts'
import { askFirst, type Bound, bindData, bindPublic, change, changeDone } from '../../platform/http/bind.ts'
import { isUnchanged } from '../../platform/http/is-unchanged.ts'
import type { Context } from '../../platform/process/context.ts'

export function calendarRoutes({ services: { calendar, limits } }: Context): Bound[] {
  return [
    bindData(getCalendarFeed, ({ actor }) => calendar.get(actor)),
    change(
      openCalendarFeed,
      askFirst(
        ({ actor, body }) => calendar.reauthenticate(actor, body),
        async ({ tx, actor }) => ({
          ...(await calendar.open(tx, actor)),
          message: 'Your calendar address is ready. Copy it now, it is shown this once.',
        }),
      ),
    ),
    changeDone(closeCalendarFeed, 'Calendar address deleted.', ({ tx, actor }) => calendar.close(tx, actor)),
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
