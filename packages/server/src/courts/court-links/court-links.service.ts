import { type listCourtLinks, mostFavouriteCourts, type setFavouriteCourt } from '@peshi/contract/courts/court-links'
import type { BodyOf, QueryOf } from '@peshi/contract/platform/endpoint'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { linksGatheredIn } from '@peshi/courts/catalogue/links'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { readDirectory, searchDirectory } from './directory.ts'
import { favouriteCourtsRepo } from './favourite-courts.repo.ts'

export function createCourtLinks({ db, clock, courts }: Pick<Context, 'db' | 'clock' | 'courts'>) {
  return {
    async list(actor: Actor, { page, perPage, ...wanted }: QueryOf<typeof listCourtLinks>) {
      authorize(actor, 'read', 'Court')
      const own = await db.asChamber(actor, (tx) => favouriteCourtsRepo(tx, actor.chamberId, actor.personId).list())
      const found = searchDirectory(readDirectory(courts.connectorOf), wanted, new Set(own))
      return {
        data: found.slice((page - 1) * perPage, page * perPage),
        meta: { total: found.length, page, perPage, gathered_in: linksGatheredIn },
      }
    },

    async setFavourite(tx: Tx, actor: Actor, { court, is_favourite }: BodyOf<typeof setFavouriteCourt>) {
      authorize(actor, 'read', 'Court')
      if (!isCourt(court)) throw new Invalid('There is no such court.', { court: 'Choose a court of the list' })
      const favourites = favouriteCourtsRepo(tx, actor.chamberId, actor.personId)
      if (is_favourite && (await favourites.list()).length >= mostFavouriteCourts)
        throw new Conflict(`Keep at most ${mostFavouriteCourts} favourites. Take one off first.`, 'too-many-favourites')
      await (is_favourite ? favourites.insert(court, clock.now()) : favourites.remove(court))
      return { court, is_favourite }
    },
  }
}
