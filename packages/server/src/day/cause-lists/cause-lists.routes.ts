import {
  dismissListing,
  listArchive,
  listCauseLists,
  listUpcoming,
  listWatchedNames,
  markListingsSeen,
  readCauseList,
  unwatchName,
  watchName,
} from '@peshi/contract/day/cause-lists'
import { type Bound, bind, bindData, changeData, changeDone } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function causeListRoutes({ services: { listArchive: archive, watchedNames: names } }: Context): Bound[] {
  return [
    bind(listArchive, ({ actor, query }) => archive.list(actor, query)),
    bindData(listCauseLists, ({ actor, query }) => archive.listDay(actor, query.date)),
    bind(readCauseList, ({ actor, params, query }) => archive.read(actor, params.id, query)),
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
