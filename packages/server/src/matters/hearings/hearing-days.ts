import type { ListKind } from '@peshi/contract/courts/cause-list-kinds'
import { type ListingChange, takesOffList } from '@peshi/contract/courts/list-changes'
import type { HearingEntry, ListStep, OrderSource, OutsideRecorder } from '@peshi/contract/matters/hearings'
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { HearingId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import type { Period } from '@peshi/contract/trackers/run-clock'
import { courtShort, courtTitle } from '@peshi/courts/catalogue/courts'
import { neverEdited, presentVersion } from '../../platform/db/versions.ts'
import type { MatterRow } from '../matters/matters.columns.ts'
import { nearestLink } from './nearest-link.ts'
import type { VideoLinkRow } from './video-links.repo.ts'

export type DatedMatter = MatterRow & { court_next_date: CourtDate | null; own_next_date: CourtDate | null }

interface OnDay {
  matter_id: MatterId
  date: CourtDate
}

export interface HistoryDay extends OnDay {
  purpose: string | null
  judge: string | null
  business: string | null
  next_date: CourtDate | null
}

export interface NotedDay extends OnDay {
  id: HearingId
  is_manual: boolean
  court_no: string | null
  item: string | null
  time: string | null
  coram: string | null
  stage: string | null
  note: string | null
  video: string | null
  changes: ListingChange[]
  appearing_id: PersonId | null
  appearing_name: string | null
  outcome: Outcome | null
  next_date: CourtDate | null
  business: string | null
  time_given: Period | null
  recorded_at: Date | null
  recorded_by: string | null
  recorded_outside: OutsideRecorder | null
  recorded_from: OrderSource | null
  version: number
  edited_by: PersonId | null
  edited_at: Date | null
}

export interface ListedDay extends OnDay {
  kind: ListKind
  position: number
  court_no: string | null
  item: string
  coram: string[]
  time: string | null
  stage: string | null
  next_date: CourtDate | null
  list: string
  first_seen_at: Date
  moved_at: Date | null
  moved_from: { court_no: string | null; item: string } | null
  gone_at: Date | null
  changes: ListingChange[]
}

export interface DayPieces {
  matters: readonly DatedMatter[]
  dated: readonly OnDay[]
  history: readonly HistoryDay[]
  noted: readonly NotedDay[]
  listed: readonly ListedDay[]
  links: readonly VideoLinkRow[]
}

interface Day {
  matter: DatedMatter
  date: CourtDate
  history: HistoryDay | undefined
  noted: NotedDay | undefined
}

const inPeoplesOrder = new Intl.Collator('en', { numeric: true })
const knownFirst = (a: string | null, b: string | null) =>
  Number(a === null) - Number(b === null) || inPeoplesOrder.compare(a ?? '', b ?? '')

export function toEntries(pieces: DayPieces, today: CourtDate): HearingEntry[] {
  const history = byDay(pieces.history)
  const noted = byDay(pieces.noted)
  const listed = byDay(pieces.listed)
  const dated = byDay(pieces.dated)
  const matters = new Map(pieces.matters.map((matter) => [matter.id, matter]))

  const days = new Map([...dated, ...history, ...noted, ...listed].map(([key, [first]]) => [key, first]))
  const entries = [...days].flatMap(([key, on]) => {
    const matter = on && matters.get(on.matter_id)
    if (!on || !matter) return []
    const day = { matter, date: on.date, history: history.get(key)?.at(-1), noted: noted.get(key)?.[0] }
    const all = listed.get(key) ?? []
    const standing = all.filter(({ gone_at }) => gone_at === null)
    const steps = stepsOf(all)
    if (standing.length > 0)
      return standing.map((listing) => ({ ...toEntry(day, listing, today, pieces.links), steps }))
    return [{ ...toEntry(day, all[0], today, pieces.links), steps }]
  })
  return entries.toSorted(
    (a, b) =>
      a.date.localeCompare(b.date) ||
      inPeoplesOrder.compare(a.court_title, b.court_title) ||
      knownFirst(a.court_no, b.court_no) ||
      knownFirst(a.item, b.item) ||
      inPeoplesOrder.compare(a.ctitle, b.ctitle),
  )
}

function byDay<Piece extends OnDay>(pieces: readonly Piece[]): Map<string, Piece[]> {
  const days = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const key = `${piece.date} ${piece.matter_id}`
    const before = days.get(key)
    if (before) before.push(piece)
    else days.set(key, [piece])
  }
  return days
}

function toEntry(
  day: Day,
  listing: ListedDay | undefined,
  today: CourtDate,
  links: readonly VideoLinkRow[],
): Omit<HearingEntry, 'steps'> {
  const { matter, date, history, noted } = day
  const court_no = listing?.court_no ?? noted?.court_no ?? null
  const video = noted?.video ?? null
  return {
    ...matter,
    ...(noted ? presentVersion(noted) : neverEdited),
    _id: noted?.id ?? null,
    matter_id: matter.id,
    date,
    court_id: matter.hc_name,
    court_title: matter.forum ?? courtTitle(matter.hc_name),
    court_short: matter.forum ?? courtShort(matter.hc_name),
    ctitle: matter.title,
    court_no,
    item: listing?.item ?? noted?.item ?? null,
    time: noted?.time ?? listing?.time ?? null,
    list_kind: listing?.kind ?? null,
    coram: noted?.coram ?? (listing?.coram.join(', ') || null) ?? history?.judge ?? noted?.recorded_from?.coram ?? null,
    stage: noted?.stage ?? listing?.stage ?? history?.purpose ?? matter.stage,
    source: sourceOf(day, listing),
    is_dropped: listing ? listing.gone_at !== null : (noted?.changes.some(takesOffList) ?? false),
    change: (listing ?? noted)?.changes.at(-1) ?? null,
    differs: differenceOn(day, today),
    list_next_date: laterThan(day, listing?.next_date ?? null),
    is_manual: noted?.is_manual ?? false,
    note: noted?.note ?? null,
    appearing:
      noted?.appearing_id && noted.appearing_name ? { _id: noted.appearing_id, name: noted.appearing_name } : null,
    outcome: toOutcome(noted),
    court_outcome: toCourtOutcome(day),
    video,
    join: nearestLink(video, { court: matter.hc_name, court_no }, links),
  }
}

function stepsOf(listed: readonly ListedDay[]): ListStep[] {
  const steps = listed.flatMap(({ list, court_no, item, first_seen_at, moved_at, moved_from, gone_at, changes }) => {
    const place = { list, court_no, item }
    const step = (kind: ListStep['kind'], at: Date): ListStep => ({ ...place, kind, at: at.toISOString() })
    return [
      { ...step('listed', first_seen_at), ...moved_from },
      ...(moved_at ? [step('moved', moved_at)] : []),
      ...changes.map((change): ListStep => ({ ...place, ...pick(change) })),
      ...(gone_at && !changes.some(takesOffList) ? [step('gone', gone_at)] : []),
    ]
  })
  return steps.length < 2 ? [] : steps.toSorted((one, other) => one.at.localeCompare(other.at))
}

const pick = ({ kind, at, list }: ListingChange) => ({ kind, at, list })

function sourceOf({ matter, date, history }: Day, listing: ListedDay | undefined): HearingEntry['source'] {
  if (listing && !listing.gone_at) return 'list'
  if (history || matter.court_next_date === date) return 'court'
  return listing ? 'list' : 'ours'
}

const laterThan = ({ date, matter }: Day, next: CourtDate | null) =>
  next && next > date && next !== matter.next_date ? next : null

function differenceOn({ matter, date, noted }: Day, today: CourtDate): HearingEntry['differs'] {
  const { court_next_date: court, own_next_date: own } = matter
  if (!court || !own || court === own) return null
  if (date === own && court > today) return { by: 'court', date: court }
  if (date === court && own >= today && !noted?.outcome) return { by: 'ours', date: own }
  return null
}

function toCourtOutcome({ history, noted }: Day): HearingEntry['court_outcome'] {
  const outcomeSource = history ?? (noted?.recorded_at && !noted.outcome ? noted : null)
  return outcomeSource && { business: outcomeSource.business, next_date: outcomeSource.next_date }
}

function toOutcome(noted: NotedDay | undefined): HearingEntry['outcome'] {
  if (!noted?.outcome || !noted.recorded_at) return null
  const { outcome, next_date, business, time_given: time, recorded_at, recorded_outside, recorded_from } = noted
  const recorded = {
    recorded_at: recorded_at.toISOString(),
    recorded_by: noted.recorded_by ?? recorded_outside?.name ?? null,
    recorded_as: recorded_outside?.role ?? null,
    from_order: recorded_from,
  }
  return { outcome, next_date, business, time, ...recorded }
}
