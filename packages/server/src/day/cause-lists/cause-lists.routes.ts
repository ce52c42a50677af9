import {
  dismissListing,
  listArchive,
  listUpcoming,
  listWatchedNames,
  markListingsSeen,
  unwatchName,
  watchName,
} from '@peshi/contract/day/cause-lists'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createArchive } from './archive.service.ts'
import { createWatchedNames } from './watched-names.service.ts'

export function causeListRoutes(context: Context): Bound[] {
  const archive = createArchive(context)
  const names = createWatchedNames(context)
  return [
    bind(listArchive, ({ actor, query }) => archive.list(actor, query)),
    bind(listUpcoming, async ({ actor }) => ({ data: await archive.listUpcoming(actor) })),
    bind(markListingsSeen, async ({ actor, body }) => ({ data: { seen: await archive.markSeen(actor, body.until) } })),
    bind(dismissListing, async ({ actor, params }) => {
      await archive.dismiss(actor, params.id)
      return {}
    }),
    bind(listWatchedNames, async ({ actor }) => ({ data: await names.list(actor) })),
    bind(watchName, async ({ actor, body }) => ({ data: await names.watch(actor, body) })),
    bind(unwatchName, async ({ actor, params }) => {
      await names.unwatch(actor, params.id)
      return {}
    }),
  ]
}
