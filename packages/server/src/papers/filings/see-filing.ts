// The items that Peshi ticks itself, from the matter's deadlines and service register, the measured papers and the bundle.
import type { MachineCheck, SeenCode } from '@peshi/contract/papers/filings'
import type { CourtForm } from '@peshi/contract/papers/filings/court-forms'
import type { FilingFacts, PaperFacts, VolumeFacts } from '@peshi/contract/papers/filings/filing-facts'
import type { ObjectionKind } from '@peshi/contract/papers/filings/objection-kinds'
import { type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { isServed, type ServingFacts, stateOfServing } from '@peshi/contract/trackers/servings'
import type { StoredTextCheck } from './filings.schema.ts'

export interface FilingSight {
  papers: readonly { id: string; title: string; is_gone: boolean }[]
  facts: FilingFacts
  form: Pick<CourtForm, 'paper' | 'most_megabytes'>
  /** The last days of the matter's open deadlines of limitation. */
  limitation: readonly CourtDate[]
  servings: readonly ServingFacts[]
  text: Pick<StoredTextCheck, 'citations' | 'sections'> | null
  /** False if a paper has a newer version than the checked one. */
  isTextCurrent: boolean
  /** The day of filing, or today. */
  day: CourtDate
}

/** Scanners and printers differ by so many millimetres from the nominal size. */
export const sizeTolerance = 5

const check = (state: MachineCheck['state'], code: SeenCode, values: MachineCheck['values'] = {}): MachineCheck => ({
  state,
  code,
  values,
})
const ok = (code: SeenCode, values?: MachineCheck['values']) => check('ok', code, values)
const defect = (code: SeenCode, values?: MachineCheck['values']) => check('defect', code, values)
const unknown = (code: SeenCode, values?: MachineCheck['values']) => check('unknown', code, values)

export function seeFiling(sight: FilingSight): Partial<Record<ObjectionKind, MachineCheck>> {
  return {
    ...seePapers(sight),
    ...seeBundle(sight),
    ...seeText(sight),
    limitation: seeTime(sight),
    service: seeService(sight),
  }
}

function seeTime({ limitation, day }: FilingSight): MachineCheck {
  const [last] = limitation.toSorted()
  if (last === undefined) return unknown('no-clock')
  return last < day
    ? defect('clock-past', { date: last, days: daysBetween(last, day) })
    : ok('clock-running', { date: last, days: daysBetween(day, last) })
}

function seeService({ servings }: FilingSight): MachineCheck {
  if (servings.length === 0) return unknown('nobody-to-serve')
  const open = servings.filter((one) => !isServed(stateOfServing(one)))
  const [first] = open
  return first
    ? defect('not-served', { count: open.length, all: servings.length, name: first.place ?? first.name })
    : ok('all-served', { all: servings.length })
}

function seeText({ text, isTextCurrent }: FilingSight): Partial<Record<ObjectionKind, MachineCheck>> {
  if (text === null) return { citations: unknown('text-not-checked'), sections: unknown('text-not-checked') }
  if (!isTextCurrent) return { citations: unknown('text-changed'), sections: unknown('text-changed') }
  return { citations: text.citations, sections: text.sections }
}

/** Papers that cannot be opened stop everything else, so they are shown first. */
function seePapers({ papers, facts }: FilingSight): Partial<Record<ObjectionKind, MachineCheck>> {
  const titleOf = (id: string) => papers.find((one) => one.id === id)?.title ?? ''
  if (papers.length === 0) return { annexures: defect('no-papers') }
  const gone = papers.filter((one) => one.is_gone)
  if (gone[0]) return { annexures: defect('papers-gone', { title: gone[0].title, count: gone.length }) }
  const current = facts?.papers.filter(({ paper_id }) => papers.some(({ id }) => id === paper_id)) ?? []
  const locked = current.filter(({ state }) => state === 'encrypted' || state === 'broken')
  return locked[0]
    ? { annexures: defect('papers-locked', { title: titleOf(locked[0].paper_id), count: locked.length }) }
    : {}
}

const ofBundle = ['paper-size', 'page-numbers', 'text-layer', 'file-size', 'bookmarks', 'index'] as const

function seeBundle(sight: FilingSight): Partial<Record<ObjectionKind, MachineCheck>> {
  const { facts, form, papers } = sight
  const all = (one: MachineCheck) => Object.fromEntries(ofBundle.map((kind) => [kind, one]))
  if (papers.length === 0 || facts === null) return all(unknown('no-bundle'))
  if (facts.is_stale) return all(unknown('bundle-stale'))
  const { volumes } = facts
  const measured = { ...all(unknown('no-bundle')), ...seeMeasured(sight, facts.papers) }
  if (facts.state !== 'ready') return measured
  const off = Math.max(...volumes.map(({ off_size }) => off_size))
  const unnumbered = volumes.filter(({ is_numbered }) => !is_numbered)
  const unmarked = volumes.filter(({ bookmarks }) => bookmarks === 0)
  const pages = volumes.reduce((sum, one) => sum + one.pages, 0)
  return {
    'paper-size':
      off > sizeTolerance
        ? defect('sizes-differ', { paper: form.paper, millimetres: Math.round(off) })
        : ok('sizes-fit', { paper: form.paper }),
    'page-numbers': unnumbered[0]
      ? defect('pages-not-numbered', { volume: unnumbered[0].number })
      : ok('pages-numbered', { count: pages }),
    'text-layer': textOf(volumes),
    'file-size': sizeOf(volumes, form.most_megabytes),
    bookmarks: unmarked[0]
      ? defect('not-bookmarked', { volume: unmarked[0].number })
      : ok('bookmarked', { count: volumes.reduce((sum, one) => sum + one.bookmarks, 0) }),
    index: ok('index-made', { count: papers.length }),
  }
}

/** Shown while there is no finished bundle, so that a paper can be mended before the bundle is made again. */
function seeMeasured(
  { papers }: FilingSight,
  facts: readonly PaperFacts[],
): Partial<Record<ObjectionKind, MachineCheck>> {
  if (facts.length === 0) return {}
  const text = textOf(facts, (at) => papers.find(({ id }) => id === facts[at]?.paper_id)?.title ?? '')
  return text.state === 'defect' ? { 'text-layer': text } : {}
}

function textOf(
  files: readonly Pick<VolumeFacts, 'pages_without_text' | 'pages'>[],
  titleOf?: (at: number) => string,
): MachineCheck {
  const at = files.findIndex(({ pages_without_text }) => pages_without_text.length > 0)
  const first = files[at]
  if (!first) return ok('text-on-all', { count: files.reduce((sum, one) => sum + one.pages, 0) })
  const count = files.reduce((sum, one) => sum + one.pages_without_text.length, 0)
  const page = first.pages_without_text[0] ?? 1
  return defect('text-missing', { count, page, title: titleOf?.(at) ?? '' })
}

const toMegabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10

function sizeOf(volumes: readonly VolumeFacts[], limit: number | null): MachineCheck {
  const largest = toMegabytes(Math.max(...volumes.map(({ bytes }) => bytes)))
  if (limit === null) return unknown('limit-unknown', { megabytes: largest })
  const values = { megabytes: largest, limit, count: volumes.length }
  return largest > limit ? defect('over-limit', values) : ok('within-limit', values)
}
