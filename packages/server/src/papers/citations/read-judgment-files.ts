// Reads public metadata of judgments: CSV, JSON lines, or JSON. Reads a file piece by piece, so that its size does not
// matter, except for JSON. The names of fields are those of the open data sets of the Supreme Court's judgments.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { nameKey } from '@peshi/contract/papers/citations/case-names'
import { findCitations } from '@peshi/contract/papers/citations/find-citations'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { JudgmentId } from '@peshi/contract/platform/ids'
import type { IndexedJudgment } from './citations.repo.ts'

type Entry = Record<string, unknown>

export interface ReadEntry {
  line: number
  entry: Entry | null
}

export interface JudgmentFile {
  path: string
  name: string
  version: string
}

const endings = new Set(['.csv', '.json', '.jsonl', '.ndjson'])
const mostJsonBytes = 64 * 1024 * 1024
const mostFieldCharacters = 20_000_000

export async function listJudgmentFiles(directory: string): Promise<JudgmentFile[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((one) => one.isFile() && endings.has(extname(one.name).toLowerCase()))
    .map((one) => join(one.parentPath, one.name))
    .sort()
  return Promise.all(
    paths.map(async (path) => {
      const { size, mtimeMs } = await stat(path)
      return { path, name: relative(directory, path), version: `${size} ${Math.round(mtimeMs)}` }
    }),
  )
}

export async function* readEntries(path: string): AsyncGenerator<ReadEntry> {
  const ending = extname(path).toLowerCase()
  if (ending === '.csv') yield* readCsv(path)
  else if (ending === '.json') yield* readJson(path)
  else yield* readLines(path)
}

const asEntry = (value: unknown): Entry | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function* readJson(path: string): AsyncGenerator<ReadEntry> {
  const { size } = await stat(path)
  const value = size <= mostJsonBytes ? parse(await readFile(path, 'utf8')) : null
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  for (const [at, one] of entries.entries()) yield { line: at + 1, entry: asEntry(one) }
}

async function* readLines(path: string): AsyncGenerator<ReadEntry> {
  let line = 0
  for await (const text of createInterface({
    input: createReadStream(path, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line++
    if (text.trim() !== '') yield { line, entry: asEntry(parse(text)) }
  }
}

async function* readCsv(path: string): AsyncGenerator<ReadEntry> {
  let head: string[] | null = null
  for await (const { line, cells } of readRows(path)) {
    if (!head) head = cells.map((cell) => cell.trim().replace(/^\ufeff/, ''))
    else if (cells.length !== head.length) yield { line, entry: null }
    else yield { line, entry: Object.fromEntries(head.map((name, at) => [name, cells[at]])) }
  }
}

async function* readRows(path: string): AsyncGenerator<{ line: number; cells: string[] }> {
  let [line, first, cell, isQuoted, wasQuoted] = [1, 1, '', false, false]
  let cells: string[] = []
  for await (const chunk of createReadStream(path, 'utf8'))
    for (const letter of chunk as string) {
      if (letter === '\n') line++
      if (isQuoted && letter !== '"') {
        if (cell.length < mostFieldCharacters) cell += letter
      } else if (isQuoted) [isQuoted, wasQuoted] = [false, true]
      else if (letter === '"' && (cell === '' || wasQuoted)) {
        if (wasQuoted) cell += '"'
        isQuoted = true
      } else {
        wasQuoted = false
        if (letter === ',') cells.push(cell)
        else if (letter === '\n') {
          if (cells.length > 0 || cell.trim() !== '') yield { line: first, cells: [...cells, cell.replace(/\r$/, '')] }
          cells = []
          first = line
        } else {
          cell += letter
          continue
        }
        cell = ''
      }
    }
  if (cells.length > 0 || cell !== '') yield { line: first, cells: [...cells, cell] }
}

const fields = {
  title: ['title', 'case_title', 'case_name', 'name'],
  first: ['petitioner', 'pet', 'appellant'],
  second: ['respondent', 'res'],
  citations: ['nc_display', 'neutral_citation', 'citation', 'citations', 'equivalent_citations'],
  court: ['court', 'court_name'],
  date: ['decision_date', 'judgment_date', 'date_of_judgment', 'date'],
  bench: ['judge', 'judges', 'bench', 'coram', 'judgment_by'],
  text: ['text', 'judgment_text', 'full_text', 'content'],
  cnr: ['cnr', 'path', 'case_id', 'diary_no'],
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).filter(Boolean).join(', ') : typeof value === 'string' ? value.trim() : ''

const pick = (entry: Entry, names: readonly string[]) =>
  names.map((name) => asText(entry[name])).find((text) => text !== '') ?? null

function readDate(written: string | null): CourtDate | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(written ?? '')
  const dayFirst = /^(\d\d?)[-/.](\d\d?)[-/.](\d{4})/.exec(written ?? '')
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).toReversed() : []
  const text = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? (text as CourtDate) : null
}

/** The same judgment has the same id in all files, by its first citation. */
function idOf(identity: string): JudgmentId {
  const hex = createHash('sha256').update(identity).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}` as JudgmentId
}

/** Null if the entry has no title, or neither a citation nor two sides by which it could be found. */
export function toJudgment(entry: Entry, source: string, thisYear: number): IndexedJudgment | null {
  const sides = [pick(entry, fields.first), pick(entry, fields.second)]
  const title = pick(entry, fields.title) ?? (sides.every(Boolean) ? sides.join(' v. ') : null)
  const written = fields.citations.map((name) => asText(entry[name])).join(' ; ')
  const citations = findCitations(written, thisYear).flatMap(({ key, text }) =>
    key === null ? [] : [{ key, written: text }],
  )
  const name_key = nameKey(title ?? '')
  if (!title || (citations.length === 0 && name_key === null)) return null
  const date = readDate(pick(entry, fields.date))
  const clean = (text: string | null) => text?.replaceAll('\u0000', '') ?? null
  const identity = citations[0]?.key ?? [title, date, pick(entry, fields.cnr)].join(' ')
  return {
    values: {
      id: idOf(identity),
      title: title.replaceAll('\u0000', ''),
      name_key,
      court: clean(pick(entry, fields.court)),
      date,
      bench: clean(pick(entry, fields.bench)),
      source,
      text: clean(pick(entry, fields.text)),
    },
    citations: [...new Map(citations.map((one) => [one.key, one])).values()],
  }
}
