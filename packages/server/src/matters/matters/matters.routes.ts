import * as contract from '@peshi/contract/matters/matters'
import * as other from '@peshi/contract/matters/other-matters'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bind, bindData, change, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function matterRoutes({ services, courts }: Context): Bound[] {
  const {
    matters,
    addMatter: add,
    otherMatters: others,
    matterBin: bin,
    follow,
    matterExport: exportMatters,
  } = services
  return [
    bind(contract.listMatters, ({ actor, query }) => matters.list(actor, query)),
    bindData(contract.getMatter, ({ actor, params, query }) => matters.get(actor, params.id, query)),
    change(
      contract.saveMatter,
      askFirst(
        async ({ actor, body: { refresh, unique_id: courtId, matter_id: caseId } }) => {
          if (refresh) await follow.refresh(actor, { courtId, caseId })
        },
        async ({ tx, actor, body: { refresh, reference_id, unique_id: courtId, matter_id: caseId } }) => {
          const orders_by_hand = !courts.fetchesOrders(courtId)
          if (refresh)
            return {
              data: await follow.getFollowed(tx, actor, caseId),
              message: messages.matterUpdated,
              orders_by_hand,
            }
          const { matter, isNew } = await follow.save(tx, actor, { courtId, caseId, reference_id })
          const saved = orders_by_hand ? messages.matterSavedByHand : messages.matterSaved
          return { data: matter, message: isNew ? saved : messages.matterFollowedAlready, orders_by_hand }
        },
      ),
    ),
    changeSaved(contract.addMatter, messages.matterAdded, ({ tx, actor, body }) => add(tx, actor, body)),
    changeSaved(contract.addUnread, messages.matterAdded, ({ tx, actor, body }) => others.addUnread(tx, actor, body)),
    changeDone(contract.deleteMatter, messages.matterDeleted, ({ tx, actor, params, body }) =>
      bin.remove(tx, actor, params.id, body.version),
    ),
    changeSaved(contract.restoreMatter, messages.matterRestored, ({ tx, actor, params }) =>
      bin.restore(tx, actor, params.id),
    ),
    bindData(contract.listDeletedMatters, ({ actor }) => bin.list(actor)),
    changeSaved(contract.editTitle, messages.dataUpdated, ({ tx, actor, params, body }) =>
      matters.editTitle(tx, actor, params.id, body),
    ),
    changeSaved(contract.editPublicData, messages.dataUpdated, ({ tx, actor, params, body }) =>
      matters.editPublicData(tx, actor, params.id, body),
    ),
    bind(contract.countMatters, async ({ actor, query, reply }) => {
      if (query.export !== 'true') return { data: await matters.count(actor, query) }
      const { name, mediaType, content } = await exportMatters(actor, query)
      const disposition = query.type === 'pdf' ? 'inline' : 'attachment'
      return reply.type(mediaType).header('content-disposition', `${disposition}; filename="${name}"`).send(content)
    }),
  ]
}

export function otherMatterRoutes({ services: { otherMatters: others, updateFromFind } }: Context): Bound[] {
  return [
    changeSaved(other.createOther, messages.matterAdded, ({ tx, actor, body }) => others.create(tx, actor, body)),
    changeSaved(other.updateOther, messages.matterUpdated, ({ tx, actor, params, body }) =>
      others.update(tx, actor, params.id, body),
    ),
    changeSaved(other.updateFromFind, messages.matterUpdated, ({ tx, actor, params, body }) =>
      updateFromFind(tx, actor, params.id, body.matter_id, body.version),
    ),
  ]
}
