import { readJson, writeJson } from '../../../platform/storage/storage.ts'

export const columnIds = [
  'court_title',
  'stage',
  'next_date',
  'case_status',
  'read_at',
  'case_year',
  'reference_id',
  'petitioner',
  'respondent',
  'cnr',
  'tags',
  'team',
  'created_at',
] as const
export type ColumnId = (typeof columnIds)[number]

export const usualColumns: readonly ColumnId[] = ['court_title', 'stage', 'next_date', 'case_status', 'read_at']

export const readColumns = (text: string): ColumnId[] => [
  ...new Set(text.split('.').flatMap((part) => columnIds.filter((id) => id === part))),
]

export const writeColumns = (columns: readonly ColumnId[]): string => columns.join('.')

export function rememberedColumns(): readonly ColumnId[] {
  const kept = readJson('matterColumns')
  return typeof kept === 'string' ? readColumns(kept) : usualColumns
}

export const rememberColumns = (columns: readonly ColumnId[]) =>
  writeJson('matterColumns', columns.join() === usualColumns.join() ? null : writeColumns(columns))

export function moveColumn(columns: readonly ColumnId[], id: ColumnId, step: 1 | -1): ColumnId[] {
  const from = columns.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= columns.length) return [...columns]
  const moved = columns.filter((other) => other !== id)
  return moved.toSpliced(to, 0, id)
}
