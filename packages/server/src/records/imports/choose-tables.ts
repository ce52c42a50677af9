import type { UnusedSheet } from '@peshi/contract/records/imports'
import { countHeadings, takeHeadings } from './guess-mapping.ts'
import type { FileRow } from './import-limits.ts'

interface Named {
  name: string
  rows: FileRow[]
}

export function chooseTables(all: readonly Named[]): { used: Named[]; unused: UnusedSheet[] } {
  const filled = all.filter(({ rows }) => rows.length > 0)
  const headed = filled.filter(({ rows }) => countHeadings(rows) >= 2 && takeHeadings(rows).rows.length > 0)
  const [longest] = filled.toSorted((one, other) => other.rows.length - one.rows.length)
  const used = headed.length > 0 ? headed : longest ? [longest] : []
  return {
    used,
    unused: filled.filter((one) => !used.includes(one)).map(({ name, rows }) => ({ name, rows: rows.length })),
  }
}
