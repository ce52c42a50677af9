import type { NotificationValues } from '@peshi/contract/chamber/notifications'
import { EventType } from '@peshi/contract/platform/events'
import type { Tx } from '../../platform/db/door.ts'
import type { Event, Hearers } from '../../platform/events/emit.ts'
import { readLabels } from '../../platform/events/subjects.ts'
import type { Context } from '../../platform/process/context.ts'
import { type News, notify } from './notify.ts'

/** Fields that are left out are taken from the event. */
export type NewsOfEvent = Pick<News, 'kind' | 'to'> & Partial<News>

/** Returns who is notified of an event, of more than one thing if it is an array, or null if nobody is. */
export type Notifies = {
  [T in EventType]?: (event: Event<T>, tx: Tx) => Told | Promise<Told>
}

type Told = NewsOfEvent | readonly NewsOfEvent[] | null

declare module '../../platform/process/feature.ts' {
  interface Feature {
    notifies?: Notifies
  }
}

export function notifyOfEvents(context: Context): Hearers {
  const all = context.features.flatMap(({ notifies }) => notifies ?? [])
  const known = EventType.options.filter((type) => all.some((notifies) => notifies[type]))

  async function hear(tx: Tx, events: readonly Event[]): Promise<void> {
    const [chamberId] = events.flatMap(({ chamberId }) => chamberId ?? [])
    if (!chamberId) return
    const news: News[] = []
    for (const event of events) {
      for (const notifies of all) {
        const told = await (notifies[event.type] as ((event: Event, tx: Tx) => Told) | undefined)?.(event, tx)
        for (const one of [told ?? []].flat()) news.push({ ...newsOf(event), ...one })
      }
    }
    const labels = await readLabels(
      tx,
      context.features,
      chamberId,
      news.map(({ subject }) => subject),
    )
    const labelled = news.map(({ subject, ...one }) => ({
      ...one,
      subject: { ...subject, label: subject.label ?? labels.of(subject) },
    }))
    await notify(tx, context, chamberId, ...labelled)
  }

  return Object.fromEntries(known.map((type) => [type, hear]))
}

const newsOf = ({ subject, matterId, detail, by }: Event): Omit<News, 'kind' | 'to'> => ({
  matterId,
  by,
  values: (detail ?? {}) as NotificationValues,
  subject: subject as News['subject'],
})
