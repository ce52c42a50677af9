import { addDays, dateOf, minutesOf } from './times.mjs'
import { courts, isDown, placesOf, readCourtDay, readingTimes } from './world.mjs'

/** Time that the product may need to read a published cause list. */
const readingMs = minutesOf(3)

/** The sandbox's data that Peshi can know: cause lists as of their last reading, courtrooms as of now. */
export function openTruth(sandbox, cast) {
  /**
   * Key: court and date. `places`: each case's places in the newest list, which was read at `since`. `before`: each
   * case's places in the previous list.
   */
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
    /** Call this once a minute, after setting the sandbox's clock. Returns whether lists are read in this minute. */
    async follow(instant) {
      const areListsDue = readingTimes.some((time) => followed < time && time <= instant)
      followed = instant
      if (areListsDue) await readLists(instant)
      today = new Map()
      for (const court of Object.keys(courts)) today.set(court, await readCourtDay(sandbox, court, dateOf(instant)))
      return areListsDue
    },

    roomsOf: (court) => today.get(court) ?? [],

    /**
     * For three minutes after a new list, the places in the previous list are allowed too, unless `isStrict` is set.
     */
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
  return { places: isDated ? [null] : [], mayBeAbsent: !isDated || one.isLater }
}
