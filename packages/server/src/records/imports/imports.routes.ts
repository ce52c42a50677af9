import { Readable } from 'node:stream'
import { messages } from '@peshi/contract/platform/messages'
import * as contract from '@peshi/contract/records/imports'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createImportErrors } from './import-errors.ts'
import { createImports } from './imports.service.ts'

export function importsRoutes(context: Context): Bound[] {
  const imports = createImports(context)
  const writeErrors = createImportErrors(context)

  return [
    bind(contract.createImport, async ({ actor, query, request }) => ({
      data: await imports.create(actor, query.name, request.body),
    })),
    bind(contract.listImports, async ({ actor }) => ({ data: await imports.list(actor) })),
    bind(contract.getImport, async ({ actor, params }) => ({ data: await imports.get(actor, params.id) })),
    bind(contract.listImportRows, ({ actor, params, query }) => imports.listRows(actor, params.id, query)),
    bind(contract.judgeImport, async ({ actor, params, body }) => ({
      data: await imports.judge(actor, params.id, body),
    })),
    bind(contract.startImport, async ({ actor, params }) => ({ data: await imports.start(actor, params.id) })),
    bind(contract.stopImport, async ({ actor, params }) => ({ data: await imports.stop(actor, params.id) })),
    bind(contract.undoImport, async ({ actor, params }) => ({
      data: await imports.undo(actor, params.id),
      message: messages.importUndone,
    })),
    bind(contract.redoImport, async ({ actor, params }) => ({
      data: await imports.redo(actor, params.id),
      message: messages.importRedone,
    })),
    bind(contract.importErrors, async ({ actor, params, reply }) => {
      const { name, content } = await writeErrors(actor, params.id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(content))
    }),
  ]
}
