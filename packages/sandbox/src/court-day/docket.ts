import type { CourtDate } from '@peshi/contract/platform/dates'
import { makeRandom, type Random } from '../random.ts'
import { workingDayBefore } from '../world/calendar.ts'
import type { Judge } from '../world/types.ts'
import { type Editions, inIndia } from './calendar.ts'
import type { DayCourt, DueMatter } from './day-courts.ts'
import { type ListedMatter, stageGroupOf, stageGroups } from './matters.ts'

export type ListKind = 'main' | 'supplementary'

export interface Listing extends ListedMatter {
  courtNo: number
  coram: string[]
  item: string
  list: ListKind
  /** Not on the first edition of the main list. */
  isLate: boolean
}

export interface Docket {
  date: CourtDate
  main: Listing[] | null
  /** Items of the first edition that are not on the revised one. */
  deleted: Listing[]
  supplementary: Listing[] | null
}

interface Entry extends ListedMatter {
  coram: string[]
  bench: number
  fixed: number | null
  isConnected: boolean
  isDropped: boolean
}

interface Intake {
  first: { due: DueMatter; isDropped: boolean }[]
  more: DueMatter[]
}

export function makeDocket(seed: string, court: DayCourt, date: CourtDate, editions: Editions): Docket {
  const early = editions.main === null ? [] : court.dueOn(date, inIndia(workingDayBefore(date), '18:00'))
  const revised = editions.main === null ? [] : court.dueOn(date, editions.main)
  const late = editions.supplementary === null ? [] : court.dueOn(date, editions.supplementary)
  const rooms = new Map(court.rooms.map(({ courtNo, benches }) => [courtNo, benches]))
  for (const { courtNo, judges } of [...early, ...revised, ...late])
    if (!rooms.has(courtNo)) rooms.set(courtNo, [judges])
  const ordered = [...rooms].toSorted(([one], [other]) => one - other)
  const intake = takeIn(early, revised, late)

  const makeList = (list: ListKind) =>
    ordered.flatMap(([courtNo, benches]) => {
      const random = makeRandom(`${seed} ${court.id} ${date} ${courtNo} ${list}`)
      const isOwn = court.rooms.some((room) => room.courtNo === courtNo)
      const fillers = isOwn ? drawFillers(court, list, benches, random) : []
      const { first, more } = intake[list]
      const known = first
        .filter(({ due }) => due.courtNo === courtNo)
        .map(({ due, isDropped }) => toEntry(due, benches, isDropped))
      const added = more.filter((due) => due.courtNo === courtNo).map((due) => toEntry(due, benches, false))
      return numberRoom(court, list, [...fillers, ...known], added).map((entry) => ({ ...entry, courtNo, list }))
    })
  const main = editions.main && makeList('main')
  const standing = (list: ReturnType<typeof makeList>) => list.filter(({ isDropped }) => !isDropped).map(toListing)
  return {
    date,
    main: main && standing(main),
    deleted: (main ?? []).filter(({ isDropped }) => isDropped).map(toListing),
    supplementary: editions.supplementary && standing(makeList('supplementary')),
  }
}

const keyOf = ({ id, courtNo, place }: DueMatter) => `${id} ${courtNo} ${place?.item ?? ''}`

function takeIn(early: DueMatter[], revised: DueMatter[], late: DueMatter[]): Record<ListKind, Intake> {
  const isIn = (list: DueMatter[]) => (due: DueMatter) => list.some((other) => keyOf(other) === keyOf(due))
  const onMain = early.filter(({ isSupplementary }) => !isSupplementary)
  const added = revised.filter((due) => !due.isSupplementary && !isIn(early)(due))
  const rest = late.filter((due) => !isIn([...onMain.filter(isIn(revised)), ...added])(due))
  return {
    main: { first: onMain.map((due) => ({ due, isDropped: !isIn(revised)(due) })), more: added },
    supplementary: {
      first: rest.filter(isIn(early)).map((due) => ({ due, isDropped: false })),
      more: rest.filter((due) => !isIn(early)(due)),
    },
  }
}

function numberRoom({ numbering }: DayCourt, list: ListKind, known: Entry[], added: Entry[]) {
  const first = list === 'main' ? 1 : numbering.supplementary
  const numbered = numberEntries(known, first, list === 'main' ? numbering.hearing : null)
  const numbers = numbered.map(({ item }) => Number.parseInt(item, 10))
  const latecomers = numberEntries(added, Math.max(first - 1, ...numbers) + 1, null, new Set(numbers))
  return [
    ...numbered.map((entry) => ({ ...entry, isLate: false })),
    ...latecomers.map((entry) => ({ ...entry, isLate: true })),
  ].toSorted((one, other) => compareItems(one.item, other.item))
}

const toListing = ({
  bench: _bench,
  fixed: _fixed,
  isConnected: _isConnected,
  isDropped: _isDropped,
  ...listing
}: Entry & Listing): Listing => listing

function compareItems(one: string, other: string): number {
  const [main = 0, part = 0] = one.split('.').map(Number)
  const [otherMain = 0, otherPart = 0] = other.split('.').map(Number)
  return main - otherMain || part - otherPart
}

function toEntry({ matter, judges, place }: DueMatter, benches: Judge[][], isDropped: boolean): Entry {
  const names = judges.map(({ name }) => name)
  const bench = benches.findIndex((one) => one.length === judges.length && one[0]?.code === judges[0]?.code)
  return {
    ...matter,
    coram: names,
    bench: Math.max(0, bench),
    fixed: place?.item ?? null,
    isConnected: false,
    isDropped,
  }
}

function drawFillers(court: DayCourt, list: ListKind, benches: Judge[][], random: Random): Entry[] {
  const { size } = court
  const count =
    list === 'main' ? random.between(...size.main) : random.chance(0.6) ? random.between(1, size.supplementary) : 0
  const fillers: Entry[] = []
  while (fillers.length < count) {
    const previous = fillers.at(-1)
    const bench = random.between(0, benches.length - 1)
    const judges = benches[bench] ?? []
    const drawn = court.drawMatter(judges, random)
    const coram = judges.map(({ name }) => name)
    if (previous && random.chance(court.connected))
      fillers.push({ ...previous, number: drawn.number, petitioner: drawn.petitioner, isConnected: true })
    else fillers.push({ ...drawn, coram, bench, fixed: null, isConnected: false, isDropped: false })
  }
  return fillers
}

type NumberedEntry = Entry & { item: string }

function numberEntries(
  entries: Entry[],
  first: number,
  hearingFrom: number | null,
  before: ReadonlySet<number> = new Set(),
): NumberedEntry[] {
  const group = ({ stage }: Entry) => stageGroups.indexOf(stageGroupOf(stage))
  const ordered = entries.toSorted(
    (one, other) => one.bench - other.bench || group(one) - group(other) || one.stage.localeCompare(other.stage),
  )
  const taken = new Set([...before, ...ordered.flatMap(({ fixed }) => fixed ?? [])])
  const numbers = { usual: first, hearing: hearingFrom ?? first }
  const numbered: NumberedEntry[] = []
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
