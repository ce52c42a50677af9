import * as contract from '@peshi/contract/matters/documents'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindPublic } from '../../platform/http/bind.ts'
import { createLimits } from '../../platform/http/limits.ts'
import type { Context } from '../../platform/process/context.ts'
import { createDocumentBin } from './bin.service.ts'
import { createDocuments } from './documents.service.ts'
import { createDocumentEdits } from './edit.service.ts'
import { createDocumentZips } from './zip.service.ts'

export function documentsRoutes(context: Context): Bound[] {
  const documents = createDocuments(context)
  const edits = createDocumentEdits(context)
  const bin = createDocumentBin(context)
  const zips = createDocumentZips(context)

  const limits = createLimits(context)

  return [
    bind(contract.listDocuments, async ({ actor, params }) => ({ data: await documents.list(actor, params.id) })),
    bind(contract.getDocument, async ({ actor, params }) => ({ data: await documents.get(actor, params.id) })),
    bind(contract.createDocument, async ({ actor, body }) => ({
      ...(await documents.create(actor, body)),
      message: messages.documentSaved,
    })),
    bind(contract.addDocumentVersion, async ({ actor, params, body }) => ({
      data: await documents.addVersion(actor, params.id, body),
      message: messages.documentSaved,
    })),
    bind(contract.updateDocument, async ({ actor, params, body }) => ({
      data: await edits.update(actor, params.id, body),
      message: messages.dataUpdated,
    })),
    bind(contract.moveDocuments, async ({ actor, body }) => ({
      data: await edits.move(actor, body),
      message: messages.dataUpdated,
    })),
    bind(contract.deleteDocument, async ({ actor, params }) => {
      await bin.remove(actor, [params.id])
      return { message: messages.documentDeleted }
    }),
    bind(contract.deleteDocuments, async ({ actor, body }) => {
      await bin.remove(actor, body.ids)
      return { message: messages.documentDeleted }
    }),
    bind(contract.restoreDocuments, async ({ actor, body }) => ({
      data: await bin.restore(actor, body.ids),
      message: messages.documentRestored,
    })),
    bind(contract.listDeletedDocuments, async ({ actor }) => ({ data: await bin.list(actor) })),
    bind(contract.zipDocuments, async ({ actor, body }) => ({ data: { address: await zips.sign(actor, body) } })),
    bindPublic(contract.documentsZip, 'file-address', async ({ query, request, reply }) =>
      reply
        .headers({
          'content-disposition': 'attachment; filename="documents.zip"',
          'cache-control': 'private, no-store',
        })
        .type('application/zip')
        .send(await limits.hold('file-address', { network: request.ip }, () => zips.open(query.token))),
    ),
  ]
}
