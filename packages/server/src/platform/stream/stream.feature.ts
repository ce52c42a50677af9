import { EventType, type Happened } from '@peshi/contract/platform/events'
import type { Tx } from '../db/door.ts'
import type { Event, Hearers } from '../events/emit.ts'
import type { Context } from '../process/context.ts'
import type { Feature } from '../process/feature.ts'
import { streamRoutes } from './stream.routes.ts'

/** Of more events of one type, browsers hear only once that something of this type happened. */
const mostAnnounced = 20

function announceTo({ events }: Pick<Context, 'events'>): Hearers {
  async function announce(tx: Tx, happened: readonly Event[]): Promise<void> {
    const [first] = happened
    if (!first?.chamberId) return
    const { chamberId } = first
    if (happened.length > mostAnnounced)
      return events.announce(tx, chamberId, { ...toHappened(first), matter_id: null })
    for (const event of happened) await events.announce(tx, chamberId, toHappened(event), event.onlyFor)
  }
  return Object.fromEntries(EventType.options.map((type) => [type, announce]))
}

const toHappened = ({ type, matterId, subject, by, at }: Event): Happened => ({
  type,
  subject,
  by,
  matter_id: matterId,
  at: at.toISOString(),
})

export const streamFeature: Feature = {
  routes: [streamRoutes],
  on: announceTo,
}
