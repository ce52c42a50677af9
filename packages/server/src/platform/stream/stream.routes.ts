import type { CourtId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { stream } from '@peshi/contract/platform/stream'
import { TooMany } from '../errors.ts'
import type { Actor } from '../http/actor.ts'
import { type Bound, bind } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { openEventStream } from './event-stream.ts'

/** Open streams per person. A browser without shared workers opens one stream per tab. */
const mostPerPerson = 12

type Needs = Pick<Context, 'events' | 'clock' | 'standings' | 'stopping'> & {
  boards: { watch(courts: readonly CourtId[], pass: (frame: Buffer) => void): () => void }
}

export function streamRoutes({ events, boards, clock, standings, stopping }: Needs): Bound[] {
  const open = new Map<string, number>()

  return [
    bind(stream, async ({ actor, query, request, reply }) => {
      const count = open.get(actor.personId) ?? 0
      if (count >= mostPerPerson) throw new TooMany('Too many windows are open. Close some of them.')
      open.set(actor.personId, count + 1)

      const until = (request.accessEndsAt ?? clock.now()).getTime() - clock.now().getTime()
      const line = openEventStream(request, reply, { endAfterMs: until, stopping })
      // Events contain ids of matters and people that a client must not see.
      const unsubscribe =
        actor.role === 'client'
          ? () => undefined
          : events.subscribe(actor.chamberId, (event, onlyFor) => {
              if (onlyFor === null || onlyFor === actor.personId) line.send(event)
            })
      const unwatch = mayWatch(actor) ? boards.watch(query.boards ?? [], line.pass) : () => undefined
      // If events were lost, the browser must reconnect and load its data again.
      const unmiss = events.onMissed(line.end)
      const unhook = standings.onEnd(actor.signInId, line.end)
      line.whenClosed(() => {
        unhook()
        unmiss()
        unsubscribe()
        unwatch()
        const left = (open.get(actor.personId) ?? 1) - 1
        if (left > 0) open.set(actor.personId, left)
        else open.delete(actor.personId)
      })
      return reply
    }),
  ]
}

const mayWatch = (actor: Actor) => isAllowed(actor.abilities, 'read', 'Court')
