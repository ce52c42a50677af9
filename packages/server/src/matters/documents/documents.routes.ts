import * as contract from '@peshi/contract/matters/documents'
import { messages } from '@peshi/contract/platform/messages'
import {
  askFirst,
  type Bound,
  bindData,
  bindPublic,
  change,
  changeDone,
  changeSaved,
} from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function documentsRoutes({ services }: Context): Bound[] {
  const { documents, documentEdits: edits, documentBin: bin, documentZips: zips, limits, uploads } = services
  return [
    bindData(contract.listDocuments, ({ actor, params }) => documents.list(actor, params.id)),
    bindData(contract.getDocument, ({ actor, params }) => documents.get(actor, params.id)),
    change(
      contract.createDocument,
      askFirst(
        ({ actor, body }) => documents.keepSent(actor, body.matter_id, body.files ?? []),
        async ({ tx, actor, body: { files: _, ...body } }, sent) => ({
          ...(await documents.create(tx, actor, { ...body, upload_ids: [...body.upload_ids, ...sent] })),
          message: messages.documentSaved,
        }),
        ({ actor }, sent) => uploads.drop(actor, sent),
      ),
    ),
    bindData(contract.listClientDocuments, ({ actor, params }) => documents.listOfClient(actor, params.id)),
    change(contract.addClientDocuments, async ({ tx, actor, body }) => ({
      ...(await documents.addToClient(tx, actor, body)),
      message: messages.documentSaved,
    })),
    changeSaved(contract.addDocumentVersion, messages.documentSaved, ({ tx, actor, params, body }) =>
      documents.addVersion(tx, actor, params.id, body),
    ),
    changeSaved(contract.updateDocument, messages.dataUpdated, ({ tx, actor, params, body }) =>
      edits.update(tx, actor, params.id, body),
    ),
    changeSaved(contract.moveDocuments, messages.dataUpdated, ({ tx, actor, body }) => edits.move(tx, actor, body)),
    changeDone(contract.deleteDocument, messages.documentDeleted, ({ tx, actor, params, body }) =>
      bin.remove(tx, actor, [params.id], body.version),
    ),
    changeDone(contract.deleteDocuments, messages.documentDeleted, ({ tx, actor, body }) =>
      bin.remove(tx, actor, body.ids),
    ),
    changeSaved(contract.restoreDocuments, messages.documentRestored, ({ tx, actor, body }) =>
      bin.restore(tx, actor, body.ids),
    ),
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
