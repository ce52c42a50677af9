import { addDays, dateOf, minutesOf } from './times.mjs'
import { courts, isDown, placesOf, readCourtDay, readingTimes } from './world.mjs'

/** A list may take this long to arrive after its time. */
const readingMs = minutesOf(3)

/** The truth, and what the product can know of it: lists as of its last reading time, boards as of now. */
export function openTruth(sandbox, cast) {
  /** By court date: `{ places, before, since }`. */
  const known = new Map()
  let today = new Map()
  let followed = 0

  async function readLists(instant) {
    const hour = new Date(instant + minutesOf(330)).getUTCHours()
    const date = hour < 12 ? dateOf(instant) : addDays(dateOf(instant), 1)
    for (const [court, { lists }] of Object.entries(courts)) {
      if (!lists || isDown(lists, instant)) continue
      const places = placesOf(await readCourtDay(sandbox, court, date))
      known.set(`${court} ${date}`, { places, before: known.get(`${court} ${date}`)?.places, since: instant })
    }
  }

  return {
    /** Call once per minute after the sandbox's clock is set. Returns whether lists are due. */
    async follow(instant) {
      const areListsDue = readingTimes.some((time) => followed < time && time <= instant)
      followed = instant
      if (areListsDue) await readLists(instant)
      today = new Map()
      for (const court of Object.keys(courts)) today.set(court, await readCourtDay(sandbox, court, dateOf(instant)))
      return areListsDue
    },

    roomsOf: (court) => today.get(court) ?? [],

    /** Possible places of each matter on a date: two sets while new lists are on their way. */
    placesOn(date, instant, { isStrict = false } = {}) {
      return cast.map((one) => {
        const list = known.get(`${one.court} ${date}`)
        const isSettled = isStrict || !list || instant - list.since > readingMs
        const sets = isSettled ? [list?.places] : [list.places, list.before]
        return { one, allowed: sets.map((places) => allowedOf(one, date, places, list)) }
      })
    },
  }
}

function allowedOf(one, date, places, list) {
  const own = places?.get(one.id)
  if (own) return { places: own, mayBeAbsent: false }
  const wasListed = list?.before?.has(one.id)
  const isDated = one.recordDate === date && !wasListed
  return { places: isDated ? [null] : [], mayBeAbsent: !isDated || one.isMoved }
}
