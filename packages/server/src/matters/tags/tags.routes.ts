import * as contract from '@peshi/contract/matters/tags'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, change, changeData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function tagsRoutes({ services: { tags } }: Context): Bound[] {
  return [
    bindData(contract.listTags, ({ actor }) => tags.list(actor)),
    changeData(contract.createTag, ({ tx, actor, body }) => tags.create(tx, actor, body.name)),
    changeSaved(contract.renameTag, messages.tagsSaved, ({ tx, actor, params, body }) =>
      tags.rename(tx, actor, params.id, body),
    ),
    changeDone(contract.deleteTag, messages.tagDeleted, ({ tx, actor, params, body }) =>
      tags.remove(tx, actor, params.id, body.version),
    ),
    bind(contract.tagsOfMatter, async ({ actor, params }) => {
      const { tags: data, ...meta } = await tags.of(actor, params.id)
      return { data, meta }
    }),
    change(contract.setMatterTags, async ({ tx, actor, params, body }) => {
      const { tags: data, ...meta } = await tags.setOf(tx, actor, params.id, body)
      return { data, meta, message: messages.tagsSaved }
    }),
  ]
}
