import { PageChanged } from '../errors.ts'
import { dropBom } from '../reading/text.ts'

/**
 * Splits a text reply of the old pages into records. Every record, the last one too, ends with the mark: a reply that
 * doesn't has broken off. A reply of a BOM alone is the sites' way to say that there is nothing.
 */
export function splitRecords(reply: string, mark: '##' | '^#'): string[][] {
  const text = dropBom(reply).trim()
  if (text === '') return []
  if (!text.endsWith(mark)) throw new PageChanged('The list breaks off')
  return text
    .slice(0, -mark.length)
    .split(mark)
    .map((record) => record.split('~'))
}

/** The record's fields; `PageChanged` when there are fewer than the format has. */
export function requireFields(record: string[], fewest: number): string[] {
  if (record.length < fewest) throw new PageChanged(`A record has ${record.length} fields instead of ${fewest}`)
  return record
}
