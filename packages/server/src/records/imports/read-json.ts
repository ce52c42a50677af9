import { Cnr } from '@peshi/contract/platform/ids'
import type { UnusedSheet } from '@peshi/contract/records/imports'
import { chooseTables } from './choose-tables.ts'
import { cutCell, type FileContent, type FileRow, limits, UnreadableFile } from './import-limits.ts'

type Fields = Record<string, unknown>

const deepest = 6

export function parseJson(text: string): unknown {
  const trimmed = text.trim()
  if (!/^[[{]/.test(trimmed)) return undefined
  const whole = parsed(trimmed)
  if (whole !== undefined || !trimmed.startsWith('{')) return whole
  const lines = trimmed.split(/[\r\n]+/).map(parsed)
  return lines.includes(undefined) ? undefined : lines
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

const opened = (value: unknown): unknown => {
  const inner = typeof value === 'string' && /^\s*[[{]/.test(value) ? parseJson(value) : undefined
  return inner === undefined ? value : inner
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Each list of records becomes a table with the keys as headings. Returns tables that look like case lists, or else the
 * largest one.
 * Throws `UnreadableFile` if there is none.
 */
export function readJson(json: unknown): Pick<FileContent, 'tables' | 'unused'> {
  const lists: { name: string; rows: FileRow[] }[] = []
  const unused: UnusedSheet[] = []
  collect(json, '', 0, lists, unused)
  if (lists.length === 0) throw new UnreadableFile('no-records')
  const chosen = chooseTables(lists)
  return {
    tables: chosen.used.map(({ name, rows }) => ({
      format: 'JSON',
      sheet: chosen.used.length > 1 ? name : null,
      rows,
    })),
    unused: [...chosen.unused, ...unused].slice(0, mostUnused),
  }
}

const mostUnused = 200

function collect(
  value: unknown,
  name: string,
  depth: number,
  lists: { name: string; rows: FileRow[] }[],
  unused: UnusedSheet[],
): void {
  const here = opened(value)
  if (Array.isArray(here)) {
    const records = here.map(opened)
    if (records.length > 1 && records.every(Array.isArray)) {
      lists.push({
        name: name || 'JSON',
        rows: records.map((row, at) => [at + 1, row.map((cell) => cutCell(textOf(cell)))]),
      })
      return
    }
    const others = records.filter((one) => !isFields(one))
    if (records.length > others.length) lists.push({ name: name || 'JSON', rows: toTable(records.filter(isFields)) })
    if (others.length > 0) unused.push({ name: name || 'JSON', rows: others.length })
    return
  }
  if (!isFields(here)) {
    if (here !== null && here !== '') unused.push({ name: name || 'JSON', rows: 1 })
    return
  }
  const entries = Object.entries(here)
  const inner = entries.map(([key, one]) => [key, opened(one)] as const)
  const holdsLists = inner.some(([, one]) => Array.isArray(one) || isFields(one))
  const isByKey = inner.every(([key, one]) => isFields(one) && (inner.length > 1 || Cnr.safeParse(key).success))
  if (isByKey && haveSameKeys(inner.map(([, one]) => one as Fields)))
    lists.push({ name: name || 'JSON', rows: toTable(inner.map(([, one]) => one as Fields)) })
  else if (depth < deepest && holdsLists)
    for (const [key, one] of inner) collect(one, name === '' ? key : `${name}.${key}`, depth + 1, lists, unused)
  else lists.push({ name: name || 'JSON', rows: toTable([here]) })
}

function haveSameKeys(records: readonly Fields[]): boolean {
  const [first, ...others] = records.map((record) => Object.keys(record))
  return (
    first !== undefined && others.every((keys) => keys.filter((key) => first.includes(key)).length * 2 > first.length)
  )
}

function toTable(records: readonly Fields[]): FileRow[] {
  const flat = records.map((record) => flatten(record))
  const columns = [...new Set(flat.flatMap((record) => [...record.keys()]))]
  if (columns.length > limits.columns) throw new UnreadableFile('too-many-columns', String(limits.columns))
  if (flat.length > limits.rows) throw new UnreadableFile('too-many-rows', String(limits.rows))
  return [
    [0, columns.map(cutCell)],
    ...flat.map((record, at): FileRow => [at + 1, columns.map((column) => cutCell(record.get(column) ?? ''))]),
  ]
}

function flatten(record: Fields, before = '', depth = 0): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [key, value] of Object.entries(record)) {
    const inner = opened(value)
    const name = before === '' ? key : key.startsWith('$') ? before : `${before} ${key}`
    if (isFields(inner) && depth < deepest)
      for (const [path, cell] of flatten(inner, name, depth + 1)) cells.set(path, cell)
    else cells.set(name, textOf(inner))
  }
  return cells
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
