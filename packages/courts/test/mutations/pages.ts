import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CourtError } from '../../src/errors.ts'
import { parserOf, parsers, type RegisteredParser } from '../../src/parsers.ts'
import { findCollection, readCollection } from '../real-pages/folders.ts'
import { reportsMissing } from './part-of.ts'

export interface Page {
  parser: RegisteredParser
  format: string
  name: string
  text: string
  whole: string
}

export const pageParsers = parsers.filter(({ kind }) => kind !== 'error')

export const formatOf = ({ source, kind }: RegisteredParser) => `${source}/${kind}`

export const pages: Page[] = [...listExamples(), ...listRealPages()].flatMap(({ source, name, text }) => {
  const parser = parserOf(source, name)
  if (!parser || parser.kind === 'error') return []
  const read = readOrRefuse(parser, text)
  if ('error' in read) return []
  return [{ parser, format: formatOf(parser), name, text, whole: canonical(read.value) }]
})

function listExamples() {
  const folders = new Map(parsers.map((parser) => [parser.source, parser.connector]))
  return [...folders].flatMap(([source, connector]) => {
    const folder = join(import.meta.dirname, '../../src', connector, 'examples', source)
    const names = readdirSync(folder).filter((name) => !name.endsWith('.expected.json'))
    return names.map((name) => ({ source, name, text: readFileSync(join(folder, name), 'utf8') }))
  })
}

function listRealPages() {
  const collection = findCollection()
  return collection ? readCollection(collection) : []
}

export function readOrRefuse(parser: RegisteredParser, text: string): { value: unknown } | { error: CourtError } {
  try {
    return { value: parser.parse(text) }
  } catch (error) {
    if (error instanceof CourtError) return { error }
    throw error
  }
}

/** Null if the parser throws, returns the whole page's value, or returns less and reports the unreadable rows. */
export function readOtherwise({ parser, whole }: Page, text: string): { value: unknown } | null {
  const read = readOrRefuse(parser, text)
  if ('error' in read || canonical(read.value) === whole) return null
  return reportsMissing(JSON.parse(JSON.stringify(read.value)), JSON.parse(whole)) ? null : read
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}
