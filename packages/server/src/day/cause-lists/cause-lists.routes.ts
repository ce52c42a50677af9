import {
  dismissListing,
  listArchive,
  listUpcoming,
  listWatchedNames,
  markListingsSeen,
  unwatchName,
  watchName,
} from '@peshi/contract/day/cause-lists'
import { type Bound, bind, bindData, bindDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createArchive } from './archive.service.ts'
import { createWatchedNames } from './watched-names.service.ts'

export function causeListRoutes(context: Context): Bound[] {
  const archive = createArchive(context)
  const names = createWatchedNames(context)
  return [
    bind(listArchive, ({ actor, query }) => archive.list(actor, query)),
    bindData(listUpcoming, ({ actor }) => archive.listUpcoming(actor)),
    bindData(markListingsSeen, async ({ actor, body }) => ({ seen: await archive.markSeen(actor, body.until) })),
    bindDone(dismissListing, null, ({ actor, params }) => archive.dismiss(actor, params.id)),
    bindData(listWatchedNames, ({ actor }) => names.list(actor)),
    bindData(watchName, ({ actor, body }) => names.watch(actor, body)),
    bindDone(unwatchName, null, ({ actor, params }) => names.unwatch(actor, params.id)),
  ]
}
