import type { Tx } from '../../platform/db/door.ts'
import { courtHealth, courtReport, operatorHealth } from '../courts/courts.schema.ts'

export const courtReportRepo = (tx: Tx) => ({
  async replace(rows: (typeof courtReport.$inferInsert)[]): Promise<void> {
    await tx.delete(courtReport)
    if (rows.length > 0) await tx.insert(courtReport).values(rows)
  },

  list: () => tx.select().from(courtReport).orderBy(courtReport.court),
  listHealth: () => tx.select().from(courtHealth).orderBy(courtHealth.court),
  listOperators: () => tx.select().from(operatorHealth).orderBy(operatorHealth.operator),
})
