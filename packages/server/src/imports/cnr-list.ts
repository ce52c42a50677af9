import { cnrsIn } from '@peshi/contract/written-case'
import { type FileTable, limits, UnreadableFile } from './import-limits.ts'

/**
 * A list of CNRs, such as the eCourts app's export of "My cases": a `.txt` that holds JSON or bare numbers. Its exact
 * form is not published and differs between versions of the app, so every CNR in it counts, in its order. Null for text
 * that says more than numbers, which is a table.
 */
export function readCnrList(text: string): FileTable | null {
  const json = readJson(text)
  const cnrs = json === undefined ? cnrsIn(text) : cnrsIn(flatten(json))
  if (cnrs.length === 0) return null
  if (json === undefined && !isBareList(text)) return null
  if (cnrs.length > limits.rows) throw new UnreadableFile('too-many-rows', String(limits.rows))
  return { format: 'CNR list', sheet: null, rows: cnrs.map((cnr, at) => [at + 1, [cnr]]) }
}

function readJson(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (!/^[[{"]/.test(trimmed)) return undefined
  try {
    return JSON.parse(trimmed)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** The export keeps each case as JSON within the JSON. */
function flatten(value: unknown, depth = 0): string {
  if (depth > 6) return ''
  if (typeof value === 'string') {
    const inner = readJson(value)
    return inner === undefined || typeof inner === 'string' ? value : flatten(inner, depth + 1)
  }
  if (Array.isArray(value)) return value.map((one) => flatten(one, depth + 1)).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  const entries = Object.entries(value)
  // Its own number alone: a case also names those of the courts below.
  const own = entries.filter(([key]) => /^(cino|cnr|cnr_?no|cnr_?number)$/i.test(key))
  return (own.length > 0 ? own : entries).map(([, one]) => flatten(one, depth + 1)).join('\n')
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
