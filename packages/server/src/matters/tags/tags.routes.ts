import * as contract from '@peshi/contract/matters/tags'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function tagsRoutes({ services: { tags } }: Context): Bound[] {
  return [
    bindData(contract.listTags, ({ actor }) => tags.list(actor)),
    bindData(contract.createTag, ({ actor, body }) => tags.create(actor, body.name)),
    bindSaved(contract.renameTag, messages.tagsSaved, ({ actor, params, body }) => tags.rename(actor, params.id, body)),
    bindDone(contract.deleteTag, messages.tagDeleted, ({ actor, params, body }) =>
      tags.remove(actor, params.id, body.version),
    ),
    bind(contract.tagsOfMatter, async ({ actor, params }) => {
      const { tags: data, ...meta } = await tags.of(actor, params.id)
      return { data, meta }
    }),
    bindSaved(contract.setMatterTags, messages.tagsSaved, ({ actor, params, body }) =>
      tags.setOf(actor, params.id, body),
    ),
  ]
}
