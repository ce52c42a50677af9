import { listCaseEvents } from '@peshi/contract/courts/sync'
import * as contract from '@peshi/contract/matters/matters'
import { messages } from '@peshi/contract/platform/messages'
import { createCaseStore } from '../../courts/courts/case-store.ts'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createAdd } from './add.service.ts'
import { createBin } from './bin.service.ts'
import { createFollow } from './follow.service.ts'
import { createMatterExport } from './matters.export.ts'
import { createMatters } from './matters.service.ts'

export function matterRoutes(context: Context): Bound[] {
  const matters = createMatters(context)
  const add = createAdd(context)
  const bin = createBin(context)
  const follow = createFollow({ ...context, caseStore: createCaseStore(context) })
  const exportMatters = createMatterExport(context)

  return [
    bind(contract.listMatters, ({ actor, query }) => matters.list(actor, query)),
    bind(contract.getMatter, async ({ actor, params, query }) => ({
      data: await matters.get(actor, params.id, query),
    })),
    bind(listCaseEvents, async ({ actor, query }) => ({ data: await matters.listCourtEvents(actor, query.matter_id) })),
    bind(contract.saveMatter, async ({ actor, body }) => {
      if (body.refresh) return { data: await follow.refresh(actor, body), message: messages.matterUpdated }
      const { matter, isNew } = await follow.save(actor, body)
      return { data: matter, message: isNew ? messages.matterSaved : messages.matterFollowedAlready }
    }),
    bind(contract.addMatter, async ({ actor, body }) => ({
      data: await add(actor, body),
      message: messages.matterAdded,
    })),
    bind(contract.deleteMatter, async ({ actor, params }) => {
      await bin.remove(actor, params.id)
      return { message: messages.matterDeleted }
    }),
    bind(contract.restoreMatter, async ({ actor, params }) => ({
      data: await bin.restore(actor, params.id),
      message: messages.matterRestored,
    })),
    bind(contract.listDeletedMatters, async ({ actor }) => ({ data: await bin.list(actor) })),
    bind(contract.editTitle, async ({ actor, params, body }) => ({
      data: await matters.editTitle(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.editPublicData, async ({ actor, params, body }) => ({
      data: await matters.editPublicData(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.countMatters, async ({ actor, query, reply }) => {
      if (query.export !== 'true') return { data: await matters.count(actor, query) }
      const { name, mediaType, content } = await exportMatters(actor, query)
      const disposition = query.type === 'pdf' ? 'inline' : 'attachment'
      return reply.type(mediaType).header('content-disposition', `${disposition}; filename="${name}"`).send(content)
    }),
  ]
}
