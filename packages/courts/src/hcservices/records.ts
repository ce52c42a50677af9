import { PageChanged } from '../errors.ts'
import { dropBom, tidy } from '../reading/text.ts'

/** Throws `PageChanged` if the last record does not end with `mark`. An empty reply means that nothing was found. */
export function splitRecords(reply: string, mark: '##' | '^#'): string[][] {
  const text = dropBom(reply).trim()
  if (text === '') return []
  if (!text.endsWith(mark)) throw new PageChanged('The list is incomplete')
  return text
    .slice(0, -mark.length)
    .split(mark)
    .map((record) => record.split('~'))
}

/** The fields have no names, so only these patterns can show that the site swapped two fields. */
export const forms = {
  any: /^/,
  number: /^\d*$/,
  words: /^$|\p{L}/u,
  caseNumber: /\d\/\d{4}/,
  cnr: /^$|^[A-Z]{4}[A-Z0-9]{2}\d{10}$/,
  file: /^$|\D/,
  flag: /^\D*$/,
}

export function requireFields(record: string[], format: readonly RegExp[]): string[] {
  if (record.length < format.length)
    throw new PageChanged(`A record has ${record.length} fields instead of ${format.length}`)
  const odd = format.findIndex((form, at) => !form.test(tidy(record[at] ?? '')))
  if (odd >= 0) throw new PageChanged(`Field ${odd + 1} of a record is "${record[odd]?.slice(0, 40)}"`)
  return record
}
