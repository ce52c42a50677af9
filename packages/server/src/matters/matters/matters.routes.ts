import * as contract from '@peshi/contract/matters/matters'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function matterRoutes({ services }: Context): Bound[] {
  const { matters, addMatter: add, matterBin: bin, follow, matterExport: exportMatters } = services
  return [
    bind(contract.listMatters, ({ actor, query }) => matters.list(actor, query)),
    bindData(contract.getMatter, ({ actor, params, query }) => matters.get(actor, params.id, query)),
    bind(contract.saveMatter, async ({ actor, body }) => {
      if (body.refresh) return { data: await follow.refresh(actor, body), message: messages.matterUpdated }
      const { matter, isNew } = await follow.save(actor, body)
      return { data: matter, message: isNew ? messages.matterSaved : messages.matterFollowedAlready }
    }),
    bindSaved(contract.addMatter, messages.matterAdded, ({ actor, body }) => add(actor, body)),
    bindDone(contract.deleteMatter, messages.matterDeleted, ({ actor, params, body }) =>
      bin.remove(actor, params.id, body.version),
    ),
    bindSaved(contract.restoreMatter, messages.matterRestored, ({ actor, params }) => bin.restore(actor, params.id)),
    bindData(contract.listDeletedMatters, ({ actor }) => bin.list(actor)),
    bindSaved(contract.editTitle, messages.dataUpdated, ({ actor, params, body }) =>
      matters.editTitle(actor, params.id, body),
    ),
    bindSaved(contract.editPublicData, messages.dataUpdated, ({ actor, params, body }) =>
      matters.editPublicData(actor, params.id, body),
    ),
    bind(contract.countMatters, async ({ actor, query, reply }) => {
      if (query.export !== 'true') return { data: await matters.count(actor, query) }
      const { name, mediaType, content } = await exportMatters(actor, query)
      const disposition = query.type === 'pdf' ? 'inline' : 'attachment'
      return reply.type(mediaType).header('content-disposition', `${disposition}; filename="${name}"`).send(content)
    }),
  ]
}
