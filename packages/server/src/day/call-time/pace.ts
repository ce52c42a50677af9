import type { RoomDay } from './follow-room.ts'
import type { RoomList } from './room-list.ts'

/** Average minutes in session per item. Skipped items count, although they take no time. */
export interface Pace {
  usual: number
  stages: Record<string, number>
}

export const stageKey = (stage: string | null) =>
  (stage ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 30)

/** The prior pace weighs as much as this number of observed items. */
const priorPlaces = 12
const priorMinutes = 4

interface Stretch {
  stages: string[]
  minutes: number
}

export function stretchesOf(day: RoomDay): Stretch[] {
  return day.moves.flatMap((move, index) => {
    const next = day.moves[index + 1]
    if (!next || next.place <= move.place) return []
    const stages = day.list.slice(move.place, next.place).map((item) => stageKey(item.stage))
    return [{ stages, minutes: (next.satMs - move.satMs) / 60_000 }]
  })
}

export function learnPace(stretches: readonly Stretch[], prior: Pace | null): Pace {
  const base = prior ?? { usual: priorMinutes, stages: {} }
  let pace = base
  for (let round = 0; round < 4; round++) {
    const sums = new Map<string, { minutes: number; places: number }>()
    const all = { minutes: 0, places: 0 }
    for (const { stages, minutes } of stretches) {
      const expected = stages.reduce((sum, stage) => sum + stageMinutes(pace, stage), 0)
      for (const stage of stages) {
        const sum = sums.get(stage) ?? { minutes: 0, places: 0 }
        sum.minutes += expected === 0 ? 0 : (minutes * stageMinutes(pace, stage)) / expected
        sum.places += 1
        sums.set(stage, sum)
      }
      all.minutes += minutes
      all.places += stages.length
    }
    const lean = (sum: { minutes: number; places: number }, towards: number) =>
      (sum.minutes + priorPlaces * towards) / (sum.places + priorPlaces)
    const usual = lean(all, base.usual)
    const stages = { ...base.stages }
    for (const [stage, sum] of sums) stages[stage] = lean(sum, base.stages[stage] ?? usual)
    pace = { usual, stages }
  }
  return pace
}

export const stageMinutes = (pace: Pace, stage: string) => pace.stages[stage] ?? pace.usual

/** After this many expected minutes, today's pace and the learned pace weigh the same. */
const leanMinutes = 45

/** 2 means that the courtroom takes twice the learned minutes per item. */
export function paceToday(pace: Pace, day: RoomDay): number {
  let [took, expected] = [0, 0]
  for (const { stages, minutes } of stretchesOf(day)) {
    took += minutes
    expected += stages.reduce((sum, stage) => sum + stageMinutes(pace, stage), 0)
  }
  return (took + leanMinutes) / (expected + leanMinutes)
}

export function placesAhead(day: RoomDay, place: number): number[] {
  const ahead: number[] = []
  for (let one = (day.place ?? -1) + 1; one < place; one++) if (!day.calledAt.has(one)) ahead.push(one)
  return ahead
}

export function expectedMinutes(pace: Pace, day: RoomDay, places: readonly number[]): number {
  const stageAt = (list: RoomList, one: number) => stageMinutes(pace, stageKey(list[one]?.stage ?? null))
  const ahead = places.reduce((sum, one) => sum + stageAt(day.list, one), 0)
  const last = day.moves.at(-1)
  if (day.place === null || !last) return ahead
  const current = stageAt(day.list, day.place)
  const worked = (day.satMs - last.satMs) / 60_000
  return (Math.max(current - worked, current / 2) + ahead) * paceToday(pace, day)
}
