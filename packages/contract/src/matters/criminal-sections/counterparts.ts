// The table of the criminal codes, read in both directions. A rule is `old section > new section`, and rules end at a
// semicolon or a line. `-` stands for no section. Several sections on a side belong together. Two ranges of equal length
// pair one by one; every other range stands for its sections. `court`: the pair is in the Allahabad High Court's list of
// case types. `unclear`: the sources differ.
import { type CodeAct, codePairs } from '../criminal-sections.ts'
import { crpcToBnss } from './crpc-bnss.ts'
import { ieaToBsa } from './iea-bsa.ts'
import { ipcToBns } from './ipc-bns.ts'

export interface CodeSection {
  act: CodeAct
  section: string
}

export type CounterpartKind = 'mapped' | 'split' | 'merged' | 'new' | 'omitted' | 'unknown'

export interface Counterparts {
  /** `split`: one old section became several. `merged`: several old sections became one. */
  kind: CounterpartKind
  to: CodeSection[]
  /** The sources differ. */
  isUnclear: boolean
  /** `court`: from the Allahabad High Court's list of case types. `table`: from the Bureau of Police Research. */
  source: 'court' | 'table' | null
}

interface Row {
  old: string | null
  new: string | null
  isUnclear: boolean
  isFromCourt: boolean
}
type Side = 'old' | 'new'

const numbersOf = (text: string): string[] => {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text) ?? []
  if (from === undefined || to === undefined) return [text]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))
}
const readSide = (text: string): (string | null)[] =>
  text === '-' ? [null] : text.split(', ').flatMap((one) => numbersOf(one))

function readRule(rule: string): Row[] {
  const [, left = '', right = '', mark] = /^(.+) > (.+?)(?: (unclear|court))?$/.exec(rule) ?? []
  const olds = readSide(left)
  const news = readSide(right)
  const marks = { isUnclear: mark === 'unclear', isFromCourt: mark === 'court' }
  const isOneByOne = /^\d+-\d+$/.test(left) && /^\d+-\d+$/.test(right)
  return isOneByOne
    ? olds.map((old, at) => ({ old, new: news[at] ?? null, ...marks }))
    : olds.flatMap((old) => news.map((fresh) => ({ old, new: fresh, ...marks })))
}

const readTable = (text: string): Row[] =>
  text
    .trim()
    .split(/;\s|\n/)
    .flatMap(readRule)

const texts = { IPC: ipcToBns, CrPC: crpcToBnss, IEA: ieaToBsa }
const tables = codePairs.map((pair) => ({ ...pair, rows: readTable(texts[pair.old]) }))

const plain = (section: string) => section.toUpperCase().replace(/[\s.-]+/g, '')
const isWithin = (part: string, whole: string) => plain(part) === whole || plain(part).startsWith(`${whole}(`)
/** True if the sections are the same, or one is a part of the other. */
export const areRelated = (one: string, other: string) => isWithin(one, plain(other)) || isWithin(other, plain(one))
/** Removes the last bracket: `137(1)(a)` becomes `137(1)`. Returns null for a section without brackets. */
const wholeOf = (section: string) => (section.includes('(') ? section.replace(/\([^(]*$/, '') : null)

export const baseOf = (section: string) => plain(section).replace(/\(.*$/, '')
const sectionsOn = (side: Side, rows: readonly Row[]) => rows.flatMap((row) => row[side] ?? [])
const basesOn = (side: Side, rows: readonly Row[]) => new Set(sectionsOn(side, rows).map(baseOf))

/** The rows of a section and its subsections. A subsection without a row of its own has the rows of its section. */
function rowsOf(rows: readonly Row[], side: Side, wanted: string): Row[] {
  const found = rows.filter((row) => row[side] !== null && isWithin(row[side], wanted))
  const whole = found.length === 0 ? wholeOf(wanted) : null
  return whole === null ? found : rowsOf(rows, side, whole)
}

function kindOf(rows: readonly Row[], found: readonly Row[], side: Side): CounterpartKind {
  const other = side === 'old' ? 'new' : 'old'
  const [several, shared] = side === 'old' ? (['split', 'merged'] as const) : (['merged', 'split'] as const)
  const to = sectionsOn(other, found)
  if (to.length === 0) return side === 'old' ? 'omitted' : 'new'
  if (basesOn(other, found).size > 1) return several
  const around = rows.filter((row) => {
    const there = row[other]
    return there !== null && to.some((one) => areRelated(one, there))
  })
  return basesOn(side, around).size > 1 ? shared : 'mapped'
}

/** Sections without those that are a part of another one, in the order of the codes. */
function widest(sections: readonly string[]): string[] {
  const once = [...new Set(sections)]
  return once
    .filter((one) => !once.some((other) => other !== one && isWithin(one, plain(other))))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}

export function counterpartsOf({ act, section }: { act: string; section: string }): Counterparts {
  const table = tables.find((one) => one.old === act || one.new === act)
  const side = table?.old === act ? 'old' : 'new'
  const found = table ? rowsOf(table.rows, side, plain(section)) : []
  if (!table || found.length === 0) return { kind: 'unknown', to: [], isUnclear: false, source: null }
  const other = side === 'old' ? 'new' : 'old'
  return {
    kind: kindOf(table.rows, found, side),
    to: widest(sectionsOn(other, found)).map((one) => ({ act: table[other], section: one })),
    isUnclear: found.some(({ isUnclear }) => isUnclear),
    source: found.every(({ isFromCourt }) => isFromCourt) ? 'court' : 'table',
  }
}

export const allRows = (old: (typeof codePairs)[number]['old']): readonly Readonly<Row>[] =>
  tables.find((table) => table.old === old)?.rows ?? []
