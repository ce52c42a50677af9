import type { WatchedName, watchName } from '@peshi/contract/day/cause-lists'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { listSourceOf, listSources } from '@peshi/courts/cause-lists/list-sources'
import type { ListsNeeds } from '../../courts/lists-and-boards/court-lists.ts'
import { nameKey } from '../../courts/names/name-keys.ts'
import { noteKeysWritten } from '../../courts/names/rekey.ts'
import { matchName } from '../../matters/listings/listings.jobs.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentName } from './cause-lists.present.ts'
import { watchedNamesRepo } from './watched-names.repo.ts'

const mostNames = 50

interface Needs extends Pick<Context, 'db' | 'clock' | 'emit' | 'queue'> {
  courts: ListsNeeds['courts']
}

/** A name such as `A. K.` would match half of all advocates. */
const initialsAlone = /^(?:\p{L}[.\s]+)*\p{L}\.?$/u

export function createWatchedNames({ db, clock, emit, queue, courts }: Needs) {
  const readCourts = () =>
    listSources
      .filter((source) => source.off === null && courts.inBackground.isOn(source))
      .map(({ court }) => ({ _id: court, title: courtTitle(court) }))

  return {
    async list(actor: Actor) {
      authorize(actor, 'read', 'Matter')
      const rows = await db.asChamber(actor, (tx) => watchedNamesRepo(tx, actor.chamberId).list())
      return { names: rows.map(presentName), courts: readCourts() }
    },

    async watch(tx: Tx, actor: Actor, { name, court }: BodyOf<typeof watchName>): Promise<WatchedName> {
      authorize(actor, 'update', 'Matter')
      const key = nameKey(name)
      if (key === null || initialsAlone.test(name))
        throw new Invalid('A name is needed that means somebody.', {
          name: 'Write a name, not initials alone',
        })
      if (court && !listSourceOf(court))
        throw new Invalid(
          courts.hasListsByCaptcha(court)
            ? 'At this court, only the lists of your matters’ courtrooms are read.'
            : 'The lists of this court are not read here.',
          { court: 'Choose another court' },
        )
      const names = watchedNamesRepo(tx, actor.chamberId)
      if ((await names.count()) >= mostNames) throw new Conflict(`A chamber watches ${mostNames} names at most.`)
      const row = await names.insert({ name, key, court, created_by: actor.personId, created_at: clock.now() })
      if (!row)
        throw new Conflict('Your chamber watches a name that sounds like this one already.', 'watched-already', {
          name: 'Watched already',
        })
      await emit(tx, actor, { type: 'name.watched', subject: { kind: 'watched-name', id: row.id } })
      await noteKeysWritten(tx, actor.chamberId)
      await queue.enqueue(tx, matchName, { chamberId: actor.chamberId, nameId: row.id, court })
      return presentName(row)
    },

    async unwatch(tx: Tx, actor: Actor, id: string): Promise<void> {
      authorize(actor, 'update', 'Matter')
      await watchedNamesRepo(tx, actor.chamberId).remove(id)
      await emit(tx, actor, { type: 'name.unwatched', subject: { kind: 'watched-name', id } })
    },
  }
}
