import { messages } from '@peshi/contract/platform/messages'
import { beginUpload, cancelUpload, sendPart } from '@peshi/contract/platform/uploads'
import type { Arriving } from '../http/arriving.ts'
import { type Bound, bind } from '../http/bind.ts'
import type { Context } from '../process/context.ts'
import { createUploads } from './uploads.service.ts'

export function uploadsRoutes(context: Context): Bound[] {
  const uploads = createUploads(context)
  return [
    bind(beginUpload, async ({ actor, body }) => ({ data: await uploads.begin(actor, body) })),
    bind(sendPart, async ({ actor, params, query, body }) => ({
      data: await uploads.addPart(actor, params.id, query.offset, body as Arriving | undefined),
    })),
    bind(cancelUpload, async ({ actor, params }) => {
      await uploads.cancel(actor, params.id)
      return { message: messages.uploadCancelled }
    }),
  ]
}
