import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ImportId } from '@peshi/contract/platform/ids'
import { writeCsv } from '../../platform/export/csv.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { errorHeadings } from './guess-mapping.ts'
import { cutMark } from './import-limits.ts'
import { reasonOf } from './imports.present.ts'
import { type ImportRowRecord, importsRepo } from './imports.repo.ts'

const batch = 500
const notIn = ['faulty', 'failed', 'duplicate'] as const

export function createImportErrors({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return async function write(actor: Actor, id: ImportId) {
    authorize(actor, 'read', 'Import')
    const record = await db.asChamber(actor, (tx) => importsRepo(tx, actor.chamberId).get(id))
    async function* batches(): AsyncGenerator<ImportRowRecord[]> {
      for (let after = 0; ; ) {
        const rows = await db.asChamber(actor, (tx) =>
          importsRepo(tx, actor.chamberId).listAfter(id, after, batch, notIn),
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.filter(({ reason_code }) => reason_code !== 'followed-already')
        after = last.position
      }
    }
    const [row, reason] = errorHeadings
    const content = writeCsv<ImportRowRecord>({
      title: record.file_name,
      language: 'en',
      columns: [
        ...record.columns.map((heading, at) => ({
          heading,
          kind: 'text' as const,
          width: 1,
          value: ({ cells }: ImportRowRecord) => (cells[at] ?? '').replace(cutMark, ''),
        })),
        { heading: row, kind: 'text', width: 1, value: ({ position }) => String(position) },
        { heading: reason, kind: 'text', width: 1, value: (one) => reasonOf(one.reason_code as never, one.reason) },
      ],
      batches: batches(),
    })
    return { name: `import-errors-${courtDateAt(clock.now())}.csv`, content }
  }
}
