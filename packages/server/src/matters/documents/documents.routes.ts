import * as contract from '@peshi/contract/matters/documents'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindPublic, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function documentsRoutes({ services }: Context): Bound[] {
  const { documents, documentEdits: edits, documentBin: bin, documentZips: zips, limits } = services
  return [
    bindData(contract.listDocuments, ({ actor, params }) => documents.list(actor, params.id)),
    bindData(contract.getDocument, ({ actor, params }) => documents.get(actor, params.id)),
    bind(contract.createDocument, async ({ actor, body }) => ({
      ...(await documents.create(actor, body)),
      message: messages.documentSaved,
    })),
    bindSaved(contract.addDocumentVersion, messages.documentSaved, ({ actor, params, body }) =>
      documents.addVersion(actor, params.id, body),
    ),
    bindSaved(contract.updateDocument, messages.dataUpdated, ({ actor, params, body }) =>
      edits.update(actor, params.id, body),
    ),
    bindSaved(contract.moveDocuments, messages.dataUpdated, ({ actor, body }) => edits.move(actor, body)),
    bindDone(contract.deleteDocument, messages.documentDeleted, ({ actor, params, body }) =>
      bin.remove(actor, [params.id], body.version),
    ),
    bindDone(contract.deleteDocuments, messages.documentDeleted, ({ actor, body }) => bin.remove(actor, body.ids)),
    bindSaved(contract.restoreDocuments, messages.documentRestored, ({ actor, body }) => bin.restore(actor, body.ids)),
    bindData(contract.listDeletedDocuments, ({ actor }) => bin.list(actor)),
    bindData(contract.zipDocuments, async ({ actor, body }) => ({ address: await zips.sign(actor, body) })),
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
