import type { RegisteredParser } from '../../src/parsers.ts'
import { listDifferences } from './compare.ts'
import type { SavedPage } from './folders.ts'
import { projectError, projections } from './project.ts'

export function checkPage(parser: RegisteredParser, page: SavedPage): string[] {
  if (page.expected === null) return ['nothing is written about what is expected of this page']
  const project = projections[`${parser.source}/${parser.kind}`] ?? ((value: unknown) => value)
  return listDifferences(
    page.expected,
    readPage(() => project(parser.parse(page.text) as never)),
  )
}

function readPage(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return { success: false, ...projectError(error) }
  }
}
