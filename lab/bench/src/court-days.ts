import { indiaAheadMs } from '@peshi/contract/platform/india-time'

export interface MadeItem {
  item: string
  list: 'daily' | 'supplementary'
  stage: string
}

export interface MadeSample {
  at: Date
  item: string | null
  list: string | null
  progress: 'in-session' | 'at-lunch' | 'not-in-session'
}

export interface MadeDay {
  date: string
  courtNo: string
  list: MadeItem[]
  samples: MadeSample[]
  /** When the court first called each item of `list`, in the same order. Null if it was not called. */
  calledAt: (Date | null)[]
  startedAt: Date
  roseAt: Date
}

/** Does not use the product's random numbers, so that a change of the product does not change the simulated days. */
export function chanceOf(seed: number) {
  let state = (seed * 2_654_435_761 + 88_675_123) >>> 0 || 1
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
  for (let warm = 0; warm < 12; warm++) next()
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  return {
    next,
    normal,
    is: (probability: number) => next() < probability,
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => Math.floor(low + next() * (high - low + 1)),
    wait: (mean: number) => -Math.log(1 - next()) * mean,
  }
}
type Chance = ReturnType<typeof chanceOf>

interface Room {
  courtNo: string
  starts: number
  lunch: [from: number, to: number]
  rises: number
  tempo: number
  mentions: number
  takesPartHeardLate: boolean
  size: [least: number, most: number]
}

const moods = {
  brisk: { factor: 0.45, stays: 18 },
  even: { factor: 1, stays: 35 },
  searching: { factor: 2.1, stays: 25 },
} as const
type Mood = keyof typeof moods
const moodNames: Mood[] = ['brisk', 'even', 'searching']

const stages = [
  { name: 'FRESH', share: 0.35, minutes: 3 },
  { name: 'ORDERS', share: 0.25, minutes: 2 },
  { name: 'ADMISSION', share: 0.22, minutes: 6 },
  { name: 'FINAL HEARING', share: 0.13, minutes: 17 },
  { name: 'PART HEARD', share: 0.05, minutes: 40 },
] as const

const pollMinutes = 1

function makeRoom(
  chance: Chance,
  courtNo: string,
  court: { starts: number; lunch: [number, number]; rises: number },
): Room {
  return {
    courtNo,
    ...court,
    tempo: Math.exp(0.35 * chance.normal()),
    mentions: chance.whole(0, 9),
    takesPartHeardLate: chance.is(0.5),
    size: [chance.whole(12, 28), chance.whole(32, 60)],
  }
}

export function makeCourtDays(seed: number, rooms: number, days: number): MadeDay[] {
  const chance = chanceOf(seed)
  const starts = 10 * 60 + chance.whole(0, 2) * 15
  const lunchFrom = 13 * 60 + chance.whole(0, 2) * 15
  const court = {
    starts,
    lunch: [lunchFrom, lunchFrom + chance.whole(45, 60)] as [number, number],
    rises: 16 * 60 + chance.whole(0, 2) * 15,
  }
  return Array.from({ length: rooms }, (_, room) => makeRoom(chance, String(room + 1), court)).flatMap((room) =>
    Array.from({ length: days }, (_, day) => playDay(chance, room, dateOf(day))),
  )
}

const dateOf = (day: number) => new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10)

function makeList(chance: Chance, room: Room): MadeItem[] {
  const make = (list: MadeItem['list'], count: number) =>
    Array.from({ length: count }, (_, index) => ({ item: String(index + 1), list, stage: drawStage(chance) }))
  const daily = make('daily', chance.whole(...room.size)).toSorted((one, other) => rank(one.stage) - rank(other.stage))
  const numbered = daily.map((one, index) => ({ ...one, item: String(index + 1) }))
  return [...numbered, ...make('supplementary', chance.is(0.6) ? chance.whole(1, 9) : 0)]
}

const rank = (stage: string) => stages.findIndex(({ name }) => name === stage)

function drawStage(chance: Chance): string {
  let roll = chance.next()
  for (const { name, share } of stages) {
    roll -= share
    if (roll < 0) return name
  }
  return stages[0].name
}

interface Shown {
  minute: number
  place: number | null
  progress: MadeSample['progress']
}

function playDay(chance: Chance, room: Room, date: string): MadeDay {
  const list = makeList(chance, room)
  const called: (number | null)[] = list.map(() => null)
  const shown: Shown[] = [{ minute: 9 * 60, place: null, progress: 'not-in-session' }]
  const dayTempo = room.tempo * Math.exp(0.22 * chance.normal())
  const isEarly = chance.is(0.12)
  const rises = isEarly ? room.rises - chance.between(15, 130) : room.rises + chance.between(-8, 12)
  const lunch: [number, number] = [room.lunch[0] + chance.between(-4, 9), room.lunch[1] + chance.wait(5)]
  const started = room.starts + chance.wait(chance.is(0.15) ? 30 : 6)
  let clock = started
  let mood: Mood = 'even'
  let moodEnds = clock
  let hadLunch = false
  const recalls: number[] = []
  const done = new Set<number>()

  function drawMinutes(place: number): number {
    if (clock >= moodEnds) {
      mood = moodNames[chance.whole(0, 2)] ?? 'even'
      moodEnds = clock + chance.wait(moods[mood].stays)
    }
    if (chance.is(mood === 'brisk' ? 0.35 : 0.1)) return chance.between(0.2, 0.9)
    const usual = stages.find(({ name }) => name === list[place]?.stage)?.minutes ?? 3
    const hurry = rises - clock < 45 ? 0.7 : 1
    return Math.min(110, usual * dayTempo * moods[mood].factor * hurry * chance.wait(0.6) + 0.4)
  }

  function breakForLunch() {
    if (hadLunch || clock < lunch[0]) return
    hadLunch = true
    shown.push({ minute: clock, place: null, progress: 'at-lunch' })
    clock = Math.max(clock + 20, lunch[1])
    const partHeard = list.findIndex((one, place) => one.stage === 'PART HEARD' && !done.has(place))
    if (room.takesPartHeardLate && partHeard !== -1) hear(partHeard, chance.between(20, 75))
  }

  function hear(place: number, minutes: number) {
    if (clock >= rises) return
    called[place] ??= clock
    done.add(place)
    shown.push({ minute: clock, place, progress: 'in-session' })
    clock += minutes
  }

  function recall() {
    for (const place of recalls.splice(0)) hear(place, drawMinutes(place))
  }

  for (let mention = 0; mention < room.mentions; mention++) {
    if (!chance.is(0.6)) continue
    const place = chance.whole(0, list.length - 1)
    // Before the list starts, advocates mention urgent matters. Most of these are not on the list, so only time passes.
    if (chance.is(0.2) && !done.has(place)) hear(place, chance.between(0.4, 2))
    else clock += chance.between(0.4, 2)
  }
  for (let place = 0; place < list.length && clock < rises; place++) {
    breakForLunch()
    if (done.has(place)) continue
    if (chance.is(0.03)) {
      recalls.push(place)
      continue
    }
    if (chance.is(0.08)) {
      called[place] = clock
      shown.push({ minute: clock, place, progress: 'in-session' })
      clock += chance.between(0.15, 0.5)
      recalls.push(place)
      continue
    }
    if (chance.is(0.02) && place + 1 < list.length) {
      const urgent = chance.whole(place + 1, list.length - 1)
      if (!done.has(urgent)) hear(urgent, drawMinutes(urgent))
    }
    hear(place, drawMinutes(place))
    if (!hadLunch && lunch[0] - clock < 12 && chance.is(0.5)) recall()
  }
  recall()
  const rose = Math.min(Math.max(clock, started), rises + 25)
  shown.push({ minute: rose, place: null, progress: 'not-in-session' })
  const at = (minute: number) => new Date(Date.parse(date) - indiaAheadMs + minute * 60_000)
  return {
    date,
    courtNo: room.courtNo,
    list,
    samples: pollBoard(chance, shown, list, at),
    calledAt: called.map((minute) => (minute === null ? null : at(minute))),
    startedAt: at(started),
    roseAt: at(rose),
  }
}

function pollBoard(
  chance: Chance,
  shown: readonly Shown[],
  list: MadeItem[],
  at: (minute: number) => Date,
): MadeSample[] {
  const samples: MadeSample[] = []
  const silence = chance.is(0.1) ? chance.between(600, 930) : Number.POSITIVE_INFINITY
  const silentFor = chance.between(5, 20)
  let index = 0
  let last = -1
  for (let minute = 9 * 60 + chance.next(); minute < 17 * 60 + 30; minute += pollMinutes) {
    while (index + 1 < shown.length && (shown[index + 1]?.minute ?? 0) <= minute) index += 1
    if (index === last || (minute > silence && minute < silence + silentFor)) continue
    last = index
    const { place, progress } = shown[index] ?? { place: null, progress: 'not-in-session' as const }
    const item = place === null ? undefined : list[place]
    samples.push({ at: at(minute), item: item?.item ?? null, list: item?.list ?? null, progress })
  }
  return samples
}
