import { messages } from '@peshi/contract/platform/messages'
import { beginUpload, cancelUpload, sendPart } from '@peshi/contract/platform/uploads'
import type { Arriving } from '../http/arriving.ts'
import { type Bound, bindData, changeDone } from '../http/bind.ts'
import type { Context } from '../process/context.ts'

export function uploadsRoutes({ services: { uploads } }: Context): Bound[] {
  return [
    bindData(beginUpload, ({ actor, body }) => uploads.begin(actor, body)),
    bindData(sendPart, ({ actor, params, query, body }) =>
      uploads.addPart(actor, params.id, query.offset, body as Arriving | undefined),
    ),
    changeDone(cancelUpload, messages.uploadCancelled, ({ tx, actor, params }) => uploads.cancel(tx, actor, params.id)),
  ]
}
