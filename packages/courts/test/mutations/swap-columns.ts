import { type Element, isTag } from 'domhandler'
import { lineOf } from '../../src/reading/page.ts'
import { cellsOf, rowsOf } from '../../src/reading/tables.ts'
import type { Mutation } from './delete-landmarks.ts'
import { exchange, listElements, placeOf } from './html.ts'
import { htmlLayers, type Json, type JsonObject, jsonLayers, type Layer } from './layers.ts'

export const swapColumns = (text: string): Mutation[] =>
  htmlLayers(text).flatMap((layer) => swapInTables(layer, (header) => isHeader(header), true))

/**
 * Swaps the cells of two columns, but not their headers. Skips columns with the same kind of values, because no parser
 * can notice that two columns of dates were swapped.
 */
export const swapCells = (text: string): Mutation[] => [
  ...htmlLayers(text).flatMap((layer) => swapInTables(layer, () => true, false)),
  ...jsonLayers(text).flatMap(swapInObjects),
]

function swapInTables({ content, put }: Layer<string>, isMeant: (first: Element[]) => boolean, withHeader: boolean) {
  const unchanged = put(content)
  return listElements(content)
    .filter((element) => element.name === 'table')
    .flatMap((table, index): Mutation[] => {
      const rows = rowsOf(table).map(cellsOf)
      const [first = []] = rows
      if (!isMeant(first)) return []
      const cells = isHeader(first) ? rows.slice(1) : rows
      return listPairs(first.length).flatMap(([one, other]) => {
        if (cells.some((row) => spansOne(row, other))) return []
        if (!withHeader && !areUnlike(kindsIn(cells, one), kindsIn(cells, other))) return []
        const pairs = (withHeader ? rows : cells).flatMap((row) => pairOf(row, one, other))
        const text = put(pairs.toReversed().reduce((page, [left, right]) => exchange(page, left, right), content))
        const what = `table ${index + 1}: "${nameOf(first[one])}" and "${nameOf(first[other])}"`
        return text === unchanged ? [] : [{ what, text }]
      })
    })
}

const isHeader = (cells: Element[]) =>
  cells.some((cell) => cell.name === 'th') || cells.every((cell) => !/\d/.test(lineOf(cell)) && !holdsLink(cell))

const spansOne = (cells: Element[], upTo: number) =>
  cells.slice(0, upTo + 1).some((cell) => Number(cell.attribs.colspan ?? 1) > 1)

function pairOf(cells: Element[], one: number, other: number) {
  const [left, right] = [cells[one], cells[other]].map((cell) => (cell ? placeOf(cell) : null))
  return left && right ? [[left, right] as const] : []
}

const listPairs = (length: number) =>
  Array.from({ length }, (_, one) => Array.from({ length: one }, (_, other) => [other, one] as const)).flat()

const nameOf = (cell: Element | undefined) => (cell ? lineOf(cell).slice(0, 30) : '')

function kindsIn(rows: Element[][], column: number): Set<string> {
  return new Set(
    rows.flatMap((cells) => {
      const cell = cells[column]
      if (!cell) return []
      const [kind, hasLink] = [kindOf(lineOf(cell)), holdsLink(cell)]
      return kind === null && !hasLink ? [] : [`${hasLink ? 'link ' : ''}${kind ?? ''}`]
    }),
  )
}

const holdsLink = (element: Element): boolean =>
  ['a', 'button'].includes(element.name) ||
  'onclick' in element.attribs ||
  element.children.some((child) => isTag(child) && holdsLink(child))

const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const dateText = new RegExp(
  `^(?:\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{4}|\\d{4}-\\d{1,2}-\\d{1,2}(?:[T ].*)?|\\d{1,2}(?:st|nd|rd|th)?[\\s-]+${monthName}[\\s,-]+\\d{4})$`,
  'i',
)

export function kindOf(text: string): string | null {
  if (/^[-\s]*$/.test(text)) return null
  if (dateText.test(text)) return 'date'
  if (/^\d+\.?$/.test(text)) return 'number'
  return 'text'
}

export const areUnlike = (one: Set<string>, other: Set<string>) =>
  one.size > 0 && other.size > 0 && [...one].every((kind) => !other.has(kind))

function swapInObjects({ content, put }: Layer<Json>): Mutation[] {
  return listShapes(content).flatMap(({ path, objects }) => {
    const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))]
    const kindsOf = (key: string) => new Set(objects.flatMap((object) => kindsOfJson(object[key])))
    const kinds = new Map(keys.map((key) => [key, kindsOf(key)]))
    const hasMany = (key: string) => objects.some((object) => typeof (object[key] ?? 0) === 'object')
    return listPairs(keys.length).flatMap(([at, behind]): Mutation[] => {
      const [one = '', other = ''] = [keys[at], keys[behind]]
      if (!(hasMany(one) || hasMany(other)) || !areUnlike(kinds.get(one) ?? new Set(), kinds.get(other) ?? new Set()))
        return []
      const text = put(mapObjects(content, path, (object) => swapValues(object, one, other)))
      return [{ what: `${path}: ${one} and ${other}`, text }]
    })
  })
}

function swapValues(object: JsonObject, one: string, other: string): JsonObject {
  const from = (key: string) => (key === one ? other : key === other ? one : key)
  return Object.fromEntries(Object.keys(object).map((key) => [key, object[from(key)] ?? null]))
}

/** A site may send a single item without a list. */
function kindsOfJson(value: Json | undefined): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap(kindsOfJson)
  return typeof value === 'string' ? [kindOf(value) ?? ''] : [typeof value]
}

function listShapes(value: Json): { path: string; objects: JsonObject[] }[] {
  const shapes = new Map<string, JsonObject[]>()
  mapEvery(value, (object, path) => {
    shapes.set(path, [...(shapes.get(path) ?? []), object])
    return object
  })
  return [...shapes].map(([path, objects]) => ({ path, objects }))
}

const mapObjects = (value: Json, path: string, change: (object: JsonObject) => JsonObject) =>
  mapEvery(value, (object, at) => (at === path ? change(object) : object))

function mapEvery(value: Json, change: (object: JsonObject, path: string) => JsonObject, at = ''): Json {
  if (Array.isArray(value)) return value.map((item) => mapEvery(item, change, `${at}[]`))
  if (value === null || typeof value !== 'object') return value
  const inner = Object.entries(value).map(([key, item]): [string, Json] => [
    key,
    mapEvery(item, change, `${at}.${key}`),
  ])
  return change(Object.fromEntries(inner), at)
}
