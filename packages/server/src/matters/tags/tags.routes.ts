import * as contract from '@peshi/contract/matters/tags'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTags } from './tags.service.ts'

export function tagsRoutes(context: Context): Bound[] {
  const tags = createTags(context)

  return [
    bind(contract.listTags, async ({ actor }) => ({ data: await tags.list(actor) })),
    bind(contract.createTag, async ({ actor, body }) => ({ data: await tags.create(actor, body.name) })),
    bind(contract.renameTag, async ({ actor, params, body }) => ({
      data: await tags.rename(actor, params.id, body.name),
      message: messages.tagsSaved,
    })),
    bind(contract.deleteTag, async ({ actor, params }) => {
      await tags.remove(actor, params.id)
      return { message: messages.tagDeleted }
    }),
    bind(contract.tagsOfMatter, async ({ actor, params }) => ({ data: await tags.of(actor, params.id) })),
    bind(contract.setMatterTags, async ({ actor, params, body }) => ({
      data: await tags.setOf(actor, params.id, body.tag_ids),
      message: messages.tagsSaved,
    })),
  ]
}
