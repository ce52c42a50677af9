// Compares the Today page, boards and call times with the sandbox's data at a given moment.

import { addDays, dateOf, itemOf, minutesOf, roomOf, timeOf } from './times.mjs'
import { callAt, casesSite, courts, isDown, outage, readingTimes } from './world.mjs'

const placeText = (place) => (place ? `court ${place.court_no}, item ${place.item}` : 'no place')
const isSamePlace = (one, other) =>
  one === null || other === null
    ? one === other
    : roomOf(one.court_no) === roomOf(other.court_no) && itemOf(one.item) === itemOf(other.item)
const areSamePlaces = (said, true_) =>
  said.length === true_.length && true_.every((place) => said.some((one) => isSamePlace(one, place)))

function compareDay(surface, entries, truths) {
  return truths.map(({ one, allowed }) => {
    const own = entries.filter(({ matter_id }) => matter_id === one.matter)
    const said = own.map(({ court_no, item }) => (item === null ? null : { court_no, item }))
    const isTrue =
      own.every(({ court_short }) => court_short === courts[one.court].short) &&
      allowed.some(
        ({ places, mayBeAbsent }) => areSamePlaces(said, places) || (mayBeAbsent && said.every((place) => !place)),
      )
    return {
      surface,
      isTrue,
      said: `${one.title} (${one.court}): ${own.map(({ court_short }) => court_short)[0] ?? ''} ${said.map(placeText).join(' and ') || 'not there'}; true: ${allowed.map(({ places }) => places.map(placeText).join(' and ') || 'not there').join(', or ')}`,
    }
  })
}

/** How many matters are on a list, by the newest lists, and by the lists before them. */
const onLists = (truths) =>
  [0, -1].map((at) => truths.filter(({ allowed }) => allowed.at(at).places.some(Boolean)).length)

const tomorrowFrom = '16:00'

export function compareToday(today, truth, total, instant, strictness) {
  const date = dateOf(instant)
  const say = (isTrue, said) => ({ surface: 'Today', isTrue, said })
  const tomorrow = addDays(date, 1)
  const truths = truth.placesOn(date, instant, strictness)
  const placed = today.calls
  const unplaced = today.listed.filter(({ _id }) => !placed.some(({ matter_id }) => matter_id === _id))
  const entries = [
    ...placed,
    ...unplaced.map(({ _id, hc_name }) => ({
      matter_id: _id,
      court_short: courts[hc_name]?.short,
      court_no: null,
      item: null,
    })),
  ]
  return [
    say(today.date === date, `the date is ${today.date}`),
    say(today.counts.hearings_today === today.listed.length, `${today.counts.hearings_today} hearings today`),
    say(
      onLists(truths).includes(today.counts.listed_today),
      `${today.counts.listed_today} on a list; true: ${onLists(truths).join(' or ')}`,
    ),
    say(today.counts.total === total, `${today.counts.total} matters`),
    ...compareDay('Today', entries, truths),
    ...(timeOf(instant) < tomorrowFrom
      ? [say(today.tomorrow === null, 'tomorrow is shown')]
      : [
          say(today.tomorrow?.date === tomorrow, `tomorrow is ${today.tomorrow?.date}`),
          ...compareDay(
            'Today, tomorrow',
            today.tomorrow?.entries ?? [],
            truth.placesOn(tomorrow, instant, strictness),
          ),
        ]),
  ]
}

/** Maximum milliseconds between Peshi's request for a board and the recorded time of the reading. */
const aroundMs = 2500
const silentAfterMs = minutesOf(15)
/** One minute between two readings, plus a quarter of a minute. */
const freshForMs = minutesOf(1.25)

const around = (readAt) => [readAt - aroundMs, readAt - aroundMs / 2, readAt, readAt + 300]
const showsAt = (room, instant) => callAt(room, instant)?.item ?? null

export function compareBoard(court, board, truth, cast, instant) {
  const say = (isTrue, said) => ({ surface: 'Board', isTrue, said: `${court}: ${said}` })
  const readAt = board.read_at && Date.parse(board.read_at)
  const isPolled = timeOf(instant) >= '10:00' && timeOf(instant) < '18:00' && board.rooms.length > 0
  if (!readAt || dateOf(readAt) !== dateOf(instant))
    return [say(timeOf(instant) < '10:00' || timeOf(instant) >= '18:00', 'not read today')]
  const rooms = truth.roomsOf(court)
  return [
    say(!isPolled || instant - readAt < freshForMs, `read at ${timeOf(readAt)}`),
    say(board.problem === null, `problem: ${board.problem}`),
    ...board.rooms.map((line) => {
      const room = rooms.find(({ court_no }) => court_no === roomOf(line.court_no))
      const shown = line.sr_no === null ? null : itemOf(line.sr_no.replace(/-\s*[PS]\b.*$/i, ''))
      const calls = room ? around(readAt).map((at) => callAt(room, at)) : []
      const matching = calls.filter((call) => (call?.item ?? null) === shown)
      const isOurs = matching.some((call) => cast.some(({ id }) => id === call?.case_id))
      return say(
        matching.length > 0 && line.is_mine === isOurs,
        `court ${line.court_no} shows ${shown ?? line.state}${line.is_mine ? ', ours' : ''} at ${timeOf(readAt)}; true: ${calls.map((call) => call?.item ?? 'nothing').join('/')}`,
      )
    }),
  ]
}

export function compareCalls(calls, boards, truth, cast, instant, readTimes, noted) {
  return calls.flatMap((call) => {
    const one = cast.find(({ matter }) => matter === call.matter_id)
    if (!one) return [{ surface: 'Calls', isTrue: false, said: `${call.title} belongs to no matter` }]
    const room = truth.roomsOf(one.court).find(({ court_no }) => court_no === roomOf(call.court_no))
    const board = boards.get(one.court)
    const readAt =
      board?.read_at && dateOf(Date.parse(board.read_at)) === dateOf(instant) ? Date.parse(board.read_at) : null
    const own = room?.calls.filter(({ item, case_id }) => case_id === one.id && item === itemOf(call.item)) ?? []
    // Peshi cannot know of a call that begins and ends between two readings.
    const shown = own.filter(({ from, to }) => readTimes.get(one.court)?.some((at) => from + aroundMs <= at && at < to))
    const say = (isTrue, what) => ({
      surface: 'Calls',
      isTrue,
      said: `${one.title} (${one.court}, ${placeText(call)}): ${what}; board read ${readAt ? timeOf(readAt) : 'never'}, true: ${own.map(({ how, from, to }) => `${how} ${timeOf(from)}-${timeOf(to)}`).join(', ') || 'not called'}`,
    })
    return [
      say(
        noted.has(one.matter) ||
          isLikelyTrue(call.likely, { room, own, shown, item: itemOf(call.item), readAt, instant }),
        wordsOf(call.likely),
      ),
      ...(call.board && readAt
        ? [
            say(
              around(readAt).some(
                (at) =>
                  showsAt(room, at) ===
                  (call.board.item === null ? null : itemOf(call.board.item.replace(/-\s*[PS]\b.*$/i, ''))),
              ),
              `the board shows ${call.board.item ?? call.board.state}`,
            ),
          ]
        : []),
    ]
  })
}

const wordsOf = (likely) =>
  `${likely.state} ${likely.why ?? likely.likely ?? likely.at ?? likely.since ?? ''}${'items_ahead' in likely && likely.items_ahead !== null ? `, ${likely.items_ahead} ahead` : ''}`

function isLikelyTrue(likely, { room, own, shown, item, readAt, instant }) {
  const begun = own.filter(({ from }) => readAt && from <= readAt)
  const isOwnAt = (at) => room !== undefined && own.includes(callAt(room, at))
  const isShowing = readAt !== null && around(readAt).every(isOwnAt)
  const mayShow = readAt !== null && around(readAt).some(isOwnAt)
  if (likely.state === 'being-heard') return mayShow && instant - readAt < silentAfterMs
  if (isShowing && instant - readAt < silentAfterMs) return false
  if (likely.state === 'called') {
    const at = Date.parse(likely.at)
    return begun.some(({ from, to }) => from <= at && at <= to + aroundMs)
  }
  if (likely.state === 'expected') {
    const isPast = shown.some(({ to }) => to < readAt - aroundMs)
    return (
      !isPast && Date.parse(likely.from) >= instant - minutesOf(2) && (likely.to === null || likely.to >= likely.from)
    )
  }
  if (likely.why === 'kept-back') return begun.length > 0 || isPassed(room, item, readAt)
  if (likely.why === 'no-board') return readAt === null
  if (likely.why === 'board-silent') return readAt === null || instant - readAt > silentAfterMs - minutesOf(1)
  if (likely.why === 'at-lunch') return room.lunch.from - aroundMs <= readAt && readAt <= room.lunch.to + minutesOf(1)
  if (likely.why === 'risen') return instant >= room.rises - minutesOf(45) || showsAt(room, readAt) === null
  if (likely.why === 'not-sitting')
    return !room.sits || readAt < room.starts + aroundMs || showsAt(room, readAt) === null
  // Any other reason (`why`) is allowed, unless the matter's call is already over.
  return !shown.some(({ to }) => to < readAt - aroundMs)
}

const isPassed = (room, item, readAt) =>
  room.calls.some((call) => call.from <= readAt && Number.parseInt(call.item, 10) > Number.parseInt(item, 10))

/** With long steps of the night, a reading can end this long after it began. */
const afterReadingMs = minutesOf(35)
const dueMs = { cases: minutesOf(360), lists: minutesOf(120) }

export function comparePill(health, instant) {
  const say = (isTrue, said) => ({ surface: 'Pill', isTrue, said })
  const missing = Object.keys(courts).filter((court) => !health.some(({ unique_id }) => unique_id === court))
  const areListsRead = ({ lists, asksPerson = false }) => lists !== null || asksPerson
  return [
    say(missing.length === 0, `leaves out ${missing.join(', ')}`),
    ...health.flatMap((one) => [
      say(one.short === courts[one.unique_id].short, `calls ${one.unique_id} ${one.short}`),
      say(
        one.lists.are_read === areListsRead(courts[one.unique_id]),
        `${one.short}: lists are read: ${one.lists.are_read}`,
      ),
      say(one.state === worstOf(one.parts), `${one.short} is ${one.state}`),
      say(
        one.state !== 'read' || hasGivenLists(one, instant),
        `${one.short} is read, but its lists of today are not: ${JSON.stringify(one.parts)}`,
      ),
      ...one.parts.map((part) =>
        say(
          isPartTrue(one.unique_id, part, instant),
          `${one.short}, ${part.part}: ${part.state}, read ${part.last_success_at && timeOf(Date.parse(part.last_success_at))}, since ${part.since && timeOf(Date.parse(part.since))}`,
        ),
      ),
    ]),
  ]
}

const worstOf = (parts) =>
  ['failing', 'late', 'reading', 'read', 'never', 'idle'].find((state) => parts.some((part) => part.state === state)) ??
  'by-hand'

/** Whether the lists of the day's last due reading were read. */
function hasGivenLists({ unique_id, parts }, instant) {
  const dueAt = readingTimes.findLast((time) => time <= instant && dateOf(time) === dateOf(instant))
  const lists = parts.find(({ part }) => part === 'lists')
  return !courts[unique_id].lists || !dueAt || !lists?.last_success_at || Date.parse(lists.last_success_at) >= dueAt
}

function isPartTrue(court, { part, state, last_success_at, since }, instant) {
  const site = part === 'lists' ? courts[court].lists : part === 'board' ? null : casesSite(court)
  const readAt = last_success_at && Date.parse(last_success_at)
  // `last_success_at` is wrong if the site was down at this time, or if this time is in the future.
  const wasDown = readAt && isDown(site, readAt) && isDown(site, readAt + afterReadingMs)
  if (readAt && (wasDown || readAt > instant + minutesOf(1))) return false
  if (since && Date.parse(since) > instant + minutesOf(1)) return false
  const isOfToday = readAt && dateOf(readAt) === dateOf(instant)
  if (state === 'read' && !isOfToday) return false
  if (state === 'idle' && isOfToday) return false
  if (!outage.sites.includes(site)) return ['reading', 'read', 'never', 'idle'].includes(state)
  const isBad = state === 'late' || state === 'failing'
  const dueAt =
    part === 'lists' ? readingTimes.findLast((time) => time <= instant - afterReadingMs) : readAt + dueMs.cases
  const wasMissed = part === 'lists' && dueAt && isDown(site, dueAt) && isDown(site, dueAt + minutesOf(30))
  if (isDown(site, instant)) {
    if (part === 'lists' && wasMissed)
      return instant - dueAt > dueMs.lists + afterReadingMs ? state === 'failing' : isBad
    if (part === 'cases' && readAt && instant > dueAt + minutesOf(40)) return isBad
    return true
  }
  // 105 minutes after the outage, all cases and lists have been read again.
  const isOver = instant < outage.from || instant > outage.until + minutesOf(105)
  return !isOver || !isBad
}
