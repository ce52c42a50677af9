import * as contract from '@peshi/contract/matters/tags'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function tagsRoutes({ services: { tags } }: Context): Bound[] {
  return [
    bindData(contract.listTags, ({ actor }) => tags.list(actor)),
    bindData(contract.createTag, ({ actor, body }) => tags.create(actor, body.name)),
    bindSaved(contract.renameTag, messages.tagsSaved, ({ actor, params, body }) =>
      tags.rename(actor, params.id, body.name),
    ),
    bindDone(contract.deleteTag, messages.tagDeleted, ({ actor, params }) => tags.remove(actor, params.id)),
    bindData(contract.tagsOfMatter, ({ actor, params }) => tags.of(actor, params.id)),
    bindSaved(contract.setMatterTags, messages.tagsSaved, ({ actor, params, body }) =>
      tags.setOf(actor, params.id, body.tag_ids),
    ),
  ]
}
