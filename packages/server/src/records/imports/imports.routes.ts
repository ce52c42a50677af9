import { Readable } from 'node:stream'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/imports'
import { askFirst, type Bound, bind, bindData, changeData, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function importsRoutes({ services: { imports, importErrors: writeErrors } }: Context): Bound[] {
  return [
    changeData(
      contract.createImport,
      askFirst(
        ({ actor, query, request }) => imports.create(actor, query.name, request.body),
        ({ tx, actor }, created) => imports.finishCreating(tx, actor, created),
      ),
    ),
    bindData(contract.listImports, ({ actor }) => imports.list(actor)),
    bindData(contract.getImport, ({ actor, params }) => imports.get(actor, params.id)),
    bind(contract.listImportRows, ({ actor, params, query }) => imports.listRows(actor, params.id, query)),
    changeData(
      contract.judgeImport,
      askFirst(
        ({ actor, params, body }) => imports.judge(actor, params.id, body),
        ({ tx, actor, params }) => imports.finishJudging(tx, actor, params.id),
      ),
    ),
    changeData(contract.startImport, ({ tx, actor, params }) => imports.start(tx, actor, params.id)),
    changeData(contract.stopImport, ({ tx, actor, params }) => imports.stop(tx, actor, params.id)),
    changeSaved(contract.undoImport, messages.importUndone, ({ tx, actor, params }) =>
      imports.undo(tx, actor, params.id),
    ),
    changeSaved(contract.redoImport, messages.importRedone, ({ tx, actor, params }) =>
      imports.redo(tx, actor, params.id),
    ),
    bind(contract.importErrors, async ({ actor, params, reply }) => {
      const { name, content } = await writeErrors(actor, params.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(content))
    }),
  ]
}
