import { Readable } from 'node:stream'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/imports'
import { type Bound, bind, bindData, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function importsRoutes({ services: { imports, importErrors: writeErrors } }: Context): Bound[] {
  return [
    bindData(contract.createImport, ({ actor, query, request }) => imports.create(actor, query.name, request.body)),
    bindData(contract.listImports, ({ actor }) => imports.list(actor)),
    bindData(contract.getImport, ({ actor, params }) => imports.get(actor, params.id)),
    bind(contract.listImportRows, ({ actor, params, query }) => imports.listRows(actor, params.id, query)),
    bindData(contract.judgeImport, ({ actor, params, body }) => imports.judge(actor, params.id, body)),
    bindData(contract.startImport, ({ actor, params }) => imports.start(actor, params.id)),
    bindData(contract.stopImport, ({ actor, params }) => imports.stop(actor, params.id)),
    bindSaved(contract.undoImport, messages.importUndone, ({ actor, params }) => imports.undo(actor, params.id)),
    bindSaved(contract.redoImport, messages.importRedone, ({ actor, params }) => imports.redo(actor, params.id)),
    bind(contract.importErrors, async ({ actor, params, reply }) => {
      const { name, content } = await writeErrors(actor, params.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(content))
    }),
  ]
}
