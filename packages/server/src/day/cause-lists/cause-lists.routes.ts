import {
  dismissListing,
  listArchive,
  listUpcoming,
  listWatchedNames,
  markListingsSeen,
  unwatchName,
  watchName,
} from '@peshi/contract/day/cause-lists'
import { type Bound, bind, bindData, changeData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createArchive } from './archive.service.ts'
import { createWatchedNames } from './watched-names.service.ts'

export function causeListRoutes(context: Context): Bound[] {
  const archive = createArchive(context)
  const names = createWatchedNames(context)
  return [
    bind(listArchive, ({ actor, query }) => archive.list(actor, query)),
    bindData(listUpcoming, ({ actor }) => archive.listUpcoming(actor)),
    changeData(markListingsSeen, async ({ tx, actor, body }) => ({
      seen: await archive.markSeen(tx, actor, body.until),
    })),
    changeDone(dismissListing, null, ({ tx, actor, params }) => archive.dismiss(tx, actor, params.id)),
    bindData(listWatchedNames, ({ actor }) => names.list(actor)),
    changeData(watchName, ({ tx, actor, body }) => names.watch(tx, actor, body)),
    changeDone(unwatchName, null, ({ tx, actor, params }) => names.unwatch(tx, actor, params.id)),
  ]
}
