// Data of the simulated court day.
import { addDays, indiaInstant, roomOf } from './times.mjs'

/** `eve` and `dayAfter` are working days. The sandbox's seed is fixed, so the simulated day is always the same. */
export const eve = '2026-12-07'
export const day = addDays(eve, 1)
const dayAfter = addDays(day, 1)

/** `asksPerson`: the list needs a person to answer a captcha, which nobody does on this day. */
export const courts = {
  sci: { short: 'SC', lists: 'sci-cause-lists', board: true, matters: 2 },
  'hc-allahabad': { short: 'Allahabad HC', lists: 'allahabad-cause-lists', board: true, matters: 9 },
  'hc-lucknow': { short: 'Allahabad HC, Lucknow', lists: null, board: true, matters: 3 },
  'hc-delhi': { short: 'Delhi HC', lists: 'delhi', board: true, matters: 4 },
  'hc-bombay': { short: 'Bombay HC', lists: 'bombay-cause-lists', board: true, matters: 4 },
  'hc-karnataka': { short: 'Karnataka HC', lists: 'karnataka-cause-lists', board: true, matters: 4 },
  'hc-calcutta': { short: 'Calcutta HC', lists: 'hcservices', board: true, matters: 4 },
  'hc-tripura': { short: 'Tripura HC', lists: 'hcservices', board: false, matters: 2 },
  'hc-gujarat': { short: 'Gujarat HC', lists: null, board: false, matters: 2 },
  'hc-jammu': { short: 'J&K HC, Jammu', lists: null, board: false, matters: 2 },
  'hc-itanagar': { short: 'Gauhati HC, Itanagar', lists: null, board: false, matters: 2 },
  'dc-prayagraj': { short: 'Prayagraj DC', lists: null, asksPerson: true, board: false, matters: 2 },
}

export const outage = {
  from: indiaInstant(eve, '22:30'),
  until: indiaInstant(day, '06:00'),
  sites: ['hcservices', 'allahabad', 'lucknow', 'allahabad-cause-lists'],
}
export const casesSite = (court) =>
  ({ 'hc-allahabad': 'allahabad', 'hc-lucknow': 'lucknow', sci: 'sci', 'dc-prayagraj': 'dcourts' })[court] ??
  'hcservices'
export const isDown = (site, instant) => outage.sites.includes(site) && instant >= outage.from && instant < outage.until

export const readingTimes = [
  [eve, '18:00'],
  [eve, '21:00'],
  [eve, '23:30'],
  [day, '07:30'],
  [day, '09:30'],
  [day, '18:00'],
].map(([date, time]) => indiaInstant(date, time))

const usualItem = (place) => 4 + 7 * place

export async function castCases(sandbox) {
  const cast = []
  for (const [court, { matters }] of Object.entries(courts)) {
    const pending = (await sandbox(`/cases?court=${court}`)).filter(
      ({ status, next_hearing_date: next }) => status.toLowerCase() === 'pending' && next > addDays(day, 7),
    )
    for (const [place, one] of pending.slice(0, matters).entries()) {
      const isLater = matters > 3 && place === matters - 1
      const own = { ...one, court, item: usualItem(place), room: 1 + (place % 2), isLater }
      await list(sandbox, own, isLater ? dayAfter : day, own)
      cast.push(own)
    }
  }
  return cast
}

const list = (sandbox, { id }, date, { room, item }) =>
  sandbox(`/cases/${encodeURIComponent(id)}/list`, { date, court_no: room, item })

export function planOf(cast, sandbox) {
  const of = (court, place) => cast.filter((one) => one.court === court)[place]
  const move = (one, room, item) => list(sandbox, one, day, { room, item })
  const add = (court, item) => list(sandbox, of(court, courts[court].matters - 1), day, { room: 1, item })
  const turn = (mode) => Promise.all(outage.sites.map((site) => sandbox(`/sites/${site}`, { mode })))
  // No other matter of the list may have the new item number, because boards identify a matter only by this number.
  return [
    [indiaInstant(eve, '20:30'), () => move(of('hc-allahabad', 0), 1, 50)],
    [indiaInstant(eve, '20:31'), () => move(of('hc-bombay', 1), 1, 17)],
    [indiaInstant(eve, '20:32'), () => move(of('sci', 1), 2, 24)],
    [indiaInstant(eve, '20:33'), () => add('hc-allahabad', 51)],
    [outage.from, () => turn('down')],
    [outage.until, () => turn('normal')],
    [indiaInstant(day, '07:10'), () => add('hc-delhi', 60)],
    [indiaInstant(day, '07:11'), () => add('hc-calcutta', 60)],
    [indiaInstant(day, '08:50'), () => add('hc-karnataka', 60)],
  ]
}

export async function readCourtDay(sandbox, court, date) {
  const { rooms } = await sandbox(`/day/${court}?date=${date}`)
  return rooms.map((room) => ({
    ...room,
    court_no: roomOf(room.court_no),
    starts: Date.parse(room.starts),
    rises: Date.parse(room.rises),
    lunch: { from: Date.parse(room.lunch.from), to: Date.parse(room.lunch.to) },
    calls: room.calls.map((one) => ({ ...one, from: Date.parse(one.from), to: Date.parse(one.to) })),
  }))
}

export function placesOf(rooms) {
  const places = new Map()
  for (const { court_no, calls, unreached } of rooms)
    for (const { case_id, item, list } of [...calls, ...unreached]) {
      if (!case_id) continue
      const own = places.get(case_id) ?? []
      if (!own.some((one) => one.item === item && one.list === list && one.court_no === court_no))
        places.set(case_id, [...own, { court_no, item, list }])
    }
  return places
}

/** Returns null during lunch if lunch interrupts a call. */
export const callAt = ({ calls, lunch }, instant) => {
  const call = calls.find(({ from, to }) => from <= instant && instant < to) ?? null
  const isLunch = lunch.from <= instant && instant < lunch.to
  return isLunch && call && call.to > lunch.to ? null : call
}
