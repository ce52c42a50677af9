import { PageChanged } from '../errors.ts'
import { throwOnErrorPage } from '../refusals.ts'
import { decodeEntities, dropBom, textOrNull } from './text.ts'

export type Row = Readonly<Record<string, unknown>>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `what` names the text in the error: `The reply`. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(dropBom(text).trim())
  } catch (error) {
    throw new PageChanged(`${what} is not valid JSON`, { cause: error })
  }
}

/** Throws `PageChanged` if the reply is no object, and the error of an error page if it is one. */
export function readObject(reply: string): Row {
  const text = dropBom(reply).trim()
  if (!text.startsWith('{')) throwOnErrorPage(text)
  // Some names contain control characters, which JSON forbids.
  const value = parseJson(text.replace(/\p{Cc}+/gu, ' '), 'The reply')
  if (isRow(value)) return value
  throw new PageChanged('The reply is not an object')
}

/** Empty if the site says null. Throws `PageChanged` if the list is missing. */
export function rowsIn(row: Row, name: string): Row[] {
  const list = row[name]
  if (list === null) return []
  if (!Array.isArray(list) || !list.every(isRow)) throw new PageChanged(`The reply has no list ${name}`)
  return list
}

/** Null if the field is empty or says "none". Throws `PageChanged` if the field is missing. */
export function fieldOf(row: Row, name: string): string | null {
  if (!(name in row)) throw new PageChanged(`A row has no ${name}`)
  return optionalField(row, name)
}

/** Throws `PageChanged` if the field is missing or empty. */
export function requireField(row: Row, name: string): string {
  const value = fieldOf(row, name)
  if (value === null) throw new PageChanged(`A row's ${name} is empty`)
  return value
}

/** Null if the field is missing, empty or says "none". Throws `PageChanged` if it is no text. */
export function optionalField(row: Row, name: string): string | null {
  const value = row[name]
  if (typeof value === 'object' && value !== null) throw new PageChanged(`A row's ${name} is no text`)
  return textOrNull(decodeEntities(typeof value === 'string' || typeof value === 'number' ? String(value) : ''))
}
