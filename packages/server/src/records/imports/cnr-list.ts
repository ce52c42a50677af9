import { cnrsIn } from '@peshi/contract/courts/written-case'
import { Cnr } from '@peshi/contract/platform/ids'
import { type FileTable, limits, UnreadableFile } from './import-limits.ts'
import { parseJson } from './read-json.ts'

/**
 * A list of CNRs alone: a line or an entry each, perhaps under a heading, or as JSON. Null for what says more than
 * numbers, which is a table.
 */
export function readCnrList(text: string): FileTable | null {
  const json = parseJson(text)
  const cnrs = json === undefined ? (isBareList(text) ? cnrsIn(text) : []) : cnrsAlone(json)
  if (cnrs.length === 0) return null
  if (cnrs.length > limits.rows) throw new UnreadableFile('too-many-rows', String(limits.rows))
  return { format: 'CNR list', sheet: null, rows: cnrs.map((cnr, at) => [at + 1, [cnr]]) }
}

/** The CNRs of a JSON list whose every entry is one; else none. */
function cnrsAlone(json: unknown): string[] {
  if (!Array.isArray(json) || !json.every((one) => typeof one === 'string')) return []
  const cnrs = json.map((one) => Cnr.safeParse(one).data)
  return cnrs.includes(undefined) ? [] : [...new Set(cnrs.flatMap((cnr) => cnr ?? []))]
}

/** Each line is numbers and marks between them, perhaps with a heading above. */
function isBareList(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return lines.every((line, at) => {
    const rest = cnrsIn(line).reduce(
      (left, cnr) =>
        left.replace(new RegExp(`${cnr.slice(0, 6)}[\\s-]?${cnr.slice(6, 12)}[\\s-]?${cnr.slice(12)}`, 'i'), ''),
      line,
    )
    const said = rest.replace(/[\s,;|"'.()[\]#-]|\d{1,5}(?=\D|$)/g, '')
    return said === '' || (at === 0 && /^(cnr|cino)(no|number|nos|numbers)?$/i.test(said.replace(/[^a-z]/gi, '')))
  })
}
