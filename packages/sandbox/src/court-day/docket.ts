import type { CourtDate } from '@peshi/contract/dates'
import { makeRandom, type Random } from '../random.ts'
import { workingDayBefore } from '../world/calendar.ts'
import type { SandboxCourt } from '../world/courts.ts'
import { roomsOf } from '../world/rooms.ts'
import type { Judge } from '../world/types.ts'
import type { Due, World } from '../world/world.ts'
import { type Editions, inIndia } from './calendar.ts'
import { drawMatter, type ListedMatter, listedCase, stageGroupOf, stageGroups } from './matters.ts'

export type ListKind = 'main' | 'supplementary'

/** A matter with its place on a day's list. */
export interface Listing extends ListedMatter {
  courtNo: number
  coram: string[]
  /** `12`, or `12.1` for one that is heard with item 12. */
  item: string
  list: ListKind
}

/** A day's lists of a court; null for one that is not out. Ordered by room and item. */
export interface Docket {
  date: CourtDate
  main: Listing[] | null
  supplementary: Listing[] | null
}

interface Size {
  main: [least: number, most: number]
  supplementary: number
}

const sizes: Record<string, Size> = {
  sci: { main: [26, 44], supplementary: 6 },
  'hc-allahabad': { main: [24, 52], supplementary: 8 },
  'hc-lucknow': { main: [20, 40], supplementary: 6 },
  'dc-prayagraj': { main: [10, 20], supplementary: 2 },
}
const usualSize: Size = { main: [16, 34], supplementary: 5 }

/** The Supreme Court's regular matters are numbered apart from its miscellaneous ones, its supplementary ones too. */
const numbering: Record<string, { hearing: number | null; supplementary: number }> = {
  sci: { hearing: 101, supplementary: 301 },
  'hc-bombay': { hearing: null, supplementary: 901 },
}
const usualNumbering = { hearing: null, supplementary: 1 }

/** Not yet numbered. */
interface Entry extends ListedMatter {
  coram: string[]
  bench: number
  fixed: number | null
  /** Heard with the one before. */
  isConnected: boolean
}

/** Makes a court's lists of a day, each as of when it came out. The same seed and world give the same lists. */
export function makeDocket(
  seed: string,
  world: World,
  court: SandboxCourt,
  date: CourtDate,
  editions: Editions,
): Docket {
  const firstEdition = inIndia(workingDayBefore(date), '18:00')
  const dueAt = (asOf: Date) => world.dueOn(court.id, date, asOf)
  const early = editions.main === null ? [] : dueAt(firstEdition)
  const onMain = early.filter(({ isSupplementary }) => !isSupplementary)
  const revised = editions.main === null ? [] : dueAt(editions.main)
  const late = editions.supplementary === null ? [] : dueAt(editions.supplementary)
  const isIn = (list: Due[]) => (due: Due) => list.some(({ subject }) => subject.id === due.subject.id)
  // A case that got another date before the revision is dropped, and the numbers of the others stay.
  const kept = onMain.filter(isIn(revised))
  const added = revised.filter((due) => !due.isSupplementary && !isIn(early)(due))
  const onLists = [...kept, ...added]

  const rooms = new Map(roomsOf(court).map(({ courtNo, benches }) => [courtNo, benches]))
  for (const { courtNo, judges } of [...early, ...revised, ...late])
    if (!rooms.has(courtNo)) rooms.set(courtNo, [judges])
  const lists = [...rooms].toSorted(([one], [other]) => one - other)
  const { hearing, supplementary } = numbering[court.id] ?? usualNumbering

  const makeRoom = ([courtNo, benches]: [number, Judge[][]], list: ListKind, due: Due[], more: Due[]): Listing[] => {
    const random = makeRandom(`${seed} ${court.id} ${date} ${courtNo} ${list}`)
    const isOwn = roomsOf(court).some((room) => room.courtNo === courtNo)
    const fillers = isOwn ? drawFillers(court, list, benches, random) : []
    const entries = [...fillers, ...due.map((one) => toEntry(one, benches))]
    const first = list === 'main' ? 1 : supplementary
    const numbered = numberEntries(entries, first, list === 'main' ? hearing : null)
    const next = Math.max(first - 1, ...numbered.map(({ item }) => Number.parseInt(item, 10))) + 1
    const latecomers = numberEntries(
      more.map((one) => toEntry(one, benches)),
      next,
      null,
      new Set(numbered.map(({ item }) => Number.parseInt(item, 10))),
    )
    return [...numbered, ...latecomers]
      .toSorted((one, other) => compareItems(one.item, other.item))
      .map(({ bench: _bench, fixed: _fixed, isConnected: _isConnected, ...entry }) => ({ ...entry, courtNo, list }))
  }
  const inRoom = (courtNo: number) => (due: Due) => due.courtNo === courtNo

  return {
    date,
    main:
      editions.main === null
        ? null
        : lists
            .flatMap((room) => makeRoom(room, 'main', onMain.filter(inRoom(room[0])), added.filter(inRoom(room[0]))))
            .filter(({ caseId }) => caseId === null || onLists.some(({ subject }) => subject.id === caseId)),
    supplementary:
      editions.supplementary === null
        ? null
        : lists.flatMap((room) => {
            const rest = late.filter((due) => !isIn(onLists)(due) && due.courtNo === room[0])
            const planned = rest.filter(isIn(early))
            return makeRoom(
              room,
              'supplementary',
              planned,
              rest.filter((due) => !isIn(early)(due)),
            )
          }),
  }
}

/** `12.2` stands before `12.10`. */
function compareItems(one: string, other: string): number {
  const [main = 0, part = 0] = one.split('.').map(Number)
  const [otherMain = 0, otherPart = 0] = other.split('.').map(Number)
  return main - otherMain || part - otherPart
}

function toEntry({ subject, judges, purpose, place }: Due, benches: Judge[][]): Entry {
  const names = judges.map(({ name }) => name)
  const bench = benches.findIndex((one) => one.length === judges.length && one[0]?.code === judges[0]?.code)
  return {
    ...listedCase(subject, purpose),
    coram: names,
    bench: Math.max(0, bench),
    fixed: place?.item ?? null,
    isConnected: false,
  }
}

function drawFillers(court: SandboxCourt, list: ListKind, benches: Judge[][], random: Random): Entry[] {
  const size = sizes[court.id] ?? usualSize
  const count =
    list === 'main' ? random.between(...size.main) : random.chance(0.6) ? random.between(1, size.supplementary) : 0
  return Array.from({ length: count }, () => {
    const bench = random.between(0, benches.length - 1)
    const judges = benches[bench] ?? []
    return {
      ...drawMatter(court, judges.length > 1, random),
      coram: judges.map(({ name }) => name),
      bench,
      fixed: null,
      isConnected: random.chance(0.06),
    }
  })
}

/** In the order in which they are called: bench, stage, then as they come. An item that was given stays free for its case. */
function numberEntries<T extends Entry>(
  entries: T[],
  first: number,
  hearingFrom: number | null,
  before: ReadonlySet<number> = new Set(),
): (T & { item: string })[] {
  const group = ({ stage }: Entry) => stageGroups.indexOf(stageGroupOf(stage))
  const ordered = entries.toSorted(
    (one, other) => one.bench - other.bench || group(one) - group(other) || one.stage.localeCompare(other.stage),
  )
  const taken = new Set([...before, ...ordered.flatMap(({ fixed }) => fixed ?? [])])
  const numbers = { usual: first, hearing: hearingFrom ?? first }
  const numbered: (T & { item: string })[] = []
  let parts = 0
  for (const entry of ordered) {
    const previous = numbered.at(-1)
    const goesWith = entry.isConnected && previous?.fixed === null && previous.stage === entry.stage
    if (goesWith && previous.bench === entry.bench && entry.fixed === null) {
      parts += 1
      numbered.push({ ...entry, item: `${Number.parseInt(previous.item, 10)}.${parts}` })
      continue
    }
    parts = 0
    if (entry.fixed !== null) {
      numbered.push({ ...entry, item: String(entry.fixed) })
      continue
    }
    const series = hearingFrom !== null && stageGroupOf(entry.stage) === 'hearing' ? 'hearing' : 'usual'
    while (taken.has(numbers[series])) numbers[series] += 1
    taken.add(numbers[series])
    numbered.push({ ...entry, item: String(numbers[series]) })
  }
  return numbered
}
