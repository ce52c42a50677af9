import { addDays, dateOf, minutesOf } from './times.mjs'
import { courts, isDown, placesOf, readCourtDay, readingTimes } from './world.mjs'

/** So long after its time a list may still be on its way. */
const readingMs = minutesOf(3)

/**
 * What is true, and what of it the product may know: lists as they stood at the last time at which it reads them, boards
 * as they are.
 */
export function openTruth(sandbox, cast) {
  /** `court date → { places, before, since }` */
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
    /** Called once in each minute, when the sandbox has its time. Resolves to whether lists are to be read now. */
    async follow(instant) {
      const areListsDue = readingTimes.some((time) => followed < time && time <= instant)
      followed = instant
      if (areListsDue) await readLists(instant)
      today = new Map()
      for (const court of Object.keys(courts)) today.set(court, await readCourtDay(sandbox, court, dateOf(instant)))
      return areListsDue
    },

    /** The rooms of a court today. */
    roomsOf: (court) => today.get(court) ?? [],

    /** What may be said of the places of each matter on a date: one or, while lists are on their way, two sets of them. */
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

/** On no list, a matter has the date that the court's record gave when it was last read. */
function allowedOf(one, date, places, list) {
  const own = places?.get(one.id)
  if (own) return { places: own, mayBeAbsent: false }
  const wasListed = list?.before?.has(one.id)
  const isDated = one.recordDate === date && !wasListed
  return { places: isDated ? [null] : [], mayBeAbsent: !isDated || one.isMoved }
}
