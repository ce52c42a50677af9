import { isNotSitting } from '@peshi/contract/courts/list-changes'
import type { Call, CallVideo, Clash, callTimes, setCallAlert } from '@peshi/contract/day/call-time'
import { usualItemsBefore } from '@peshi/contract/day/call-time'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { type CourtDate, courtDateAt, dayStart } from '@peshi/contract/platform/dates'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { beyondTheWall, type Tx } from '../../platform/db/door.ts'
import { listExisting } from '../../platform/db/matter-exists.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clashOfDay } from '../today/clash-of-day.ts'
import { callAlertsRepo } from './call-alerts.repo.ts'
import { compareLikely, presentLikely } from './call-times.present.ts'
import { listOver } from './calls-over.ts'
import { type CourtToday, numberList, readCourtToday } from './court-today.ts'
import { type Engagement, findClashes } from './find-clashes.ts'
import { handoversRepo } from './handovers.repo.ts'
import { type LikelyTime, likelyCall, type RoomToday } from './likely-time.ts'
import { stageKey, stageMinutes } from './pace.ts'

type CallTimes = ReplyOf<typeof callTimes>['data']
type Person = CallTimes['people'][number]

type Placed = HearingEntry & { court_no: string; item: string }

/** `over`: the court will not call the matter any more, whatever its board shows. */
export type Said = LikelyTime | { state: 'over' }

interface PredictedCall {
  entry: Placed
  person: Person | null
  said: Said
  message: string | null
  video: Call['video']
  room: RoomToday
}

export function createCallTimes({ db, clock, services: { hearings } }: Pick<Context, 'db' | 'clock' | 'services'>) {
  async function readWithin(tx: Tx, actor: Actor): Promise<CallTimes> {
    const now = clock.now()
    const date = courtDateAt(now)
    const { people, all, over } = await beyondTheWall(tx, async () => {
      const { people, entries: all } = await hearings.readDay(tx, actor, date)
      return { people, all, over: await listOver(tx, actor.chamberId, date, all) }
    })
    const ids = all.map(({ matter_id }) => matter_id)
    const seen = await listExisting(tx, actor.chamberId, ids)
    const today = all.filter(({ matter_id }) => seen.has(matter_id))
    const entries = all.filter(isPlaced)
    const alerts = callAlertsRepo(tx, actor.chamberId)
    const [courts, setting, handovers, raised] = await Promise.all([
      readCourts(tx, entries, date, now),
      alerts.findSetting(actor.personId),
      entries.length === 0 ? [] : handoversRepo(tx, actor.chamberId).listOn(date),
      alerts.listRaised(actor.personId, date),
    ])
    const predicted = predict(entries, courts, people, now).map((one) =>
      over.has(one.entry.matter_id) && one.said.state !== 'called' ? endCall(one) : one,
    )
    return {
      date,
      at: now.toISOString(),
      calls: predicted
        .filter(({ entry }) => seen.has(entry.matter_id))
        .map((one) => ({ ...presentCall(one), handover: presentHandover(handovers, one) }))
        .toSorted((one, other) => compareLikely(one.likely, other.likely)),
      videos: today.flatMap((entry) => {
        const video = isPlaced(entry) ? null : ownVideo(entry)
        return video ? [{ matter_id: entry.matter_id, title: entry.ctitle, video }] : []
      }),
      clashes: [
        ...presentClashOfDay(
          today.filter(({ matter_id }) => !over.has(matter_id)),
          people,
          date,
        ),
        ...presentClashes(predicted, people, now, seen),
      ],
      people,
      items_before: setting === undefined ? usualItemsBefore : setting,
      alerts: raised.map((alert) => ({ ...alert, raised_at: alert.raised_at.toISOString() })),
    }
  }

  return {
    async read(actor: Actor): Promise<CallTimes> {
      authorize(actor, 'read', 'Matter')
      return db.asChamber(actor, (tx) => readWithin(tx, actor))
    },

    async setAlert(tx: Tx, actor: Actor, { items_before }: BodyOf<typeof setCallAlert>): Promise<void> {
      authorize(actor, 'read', 'Matter')
      await callAlertsRepo(tx, actor.chamberId).saveSetting(actor.personId, items_before)
    },
  }
}

const endCall = (call: PredictedCall): PredictedCall => ({ ...call, said: { state: 'over' }, message: null })

const ownVideo = ({ join }: HearingEntry): CallVideo | null => join && { ...join, meeting_id: null, passcode: null }

const isPlaced = (entry: HearingEntry): entry is Placed =>
  entry.court_no !== null && entry.item !== null && !entry.is_dropped

async function readCourts(tx: Tx, entries: readonly Placed[], date: CourtDate, now: Date) {
  const courts = new Map<CourtId, CourtToday>()
  for (const [court, own] of Map.groupBy(entries, ({ hc_name }) => hc_name)) {
    const rooms = [...new Set(own.map(({ court_no }) => court_no))]
    courts.set(court, await readCourtToday(tx, court, date, now, rooms))
  }
  return courts
}

function predict(
  entries: readonly Placed[],
  courts: ReadonlyMap<CourtId, CourtToday>,
  people: readonly Person[],
  now: Date,
): PredictedCall[] {
  const [only, ...others] = people
  return entries.flatMap((entry) => {
    const court = courts.get(entry.hc_name)
    if (!court) return []
    const read = court.room(entry.court_no)
    const list = read.list.length > 0 ? read.list : numberList(read.samples, [entry.item])
    const room = { ...read, list }
    const segment = (read.list.length > 0 && entry.list_kind) || 'daily'
    const { likely, message } = likelyCall(room, { item: entry.item, list: segment }, now)
    const said: Said = isNotSitting(entry) ? { state: 'cannot-say', why: 'not-sitting', itemsAhead: null } : likely
    const video = ownVideo(entry) ?? court.video(entry.court_no)
    return [
      { entry, room, said, message, video, person: entry.appearing ?? (others.length === 0 ? (only ?? null) : null) },
    ]
  })
}

function presentCall({ entry, person, said, message, video, room }: PredictedCall): Omit<Call, 'handover'> {
  const last = room.samples.at(-1)
  return {
    ...entry,
    title: entry.ctitle,
    board: last ? { state: last.progress, item: last.item } : null,
    person,
    message,
    video,
    likely: presentLikely(said),
  }
}

type Handover = Awaited<ReturnType<ReturnType<typeof handoversRepo>['listOn']>>[number]

function presentHandover(handovers: readonly Handover[], { entry, person }: PredictedCall): Call['handover'] {
  const newest = handovers.find(({ matter_id }) => matter_id === entry.matter_id)
  if (!newest || newest.to_id !== person?._id) return null
  return { from: newest.from, note: newest.note, at: newest.at.toISOString() }
}

function engagementOf({ entry, person, said, room }: PredictedCall, now: Date): Engagement | null {
  const { pace, courtNo } = room
  const minutes = stageMinutes(pace.rooms[courtNo]?.pace ?? pace.usual, stageKey(entry.stage))
  const heardFrom = (called: Date) => new Date(called.getTime() + minutes * 60_000)
  const span =
    said.state === 'expected' && !said.isGuess
      ? { from: said.from, to: said.to === null ? endOfDay(room, now) : heardFrom(said.to) }
      : said.state === 'being-heard'
        ? { from: said.since, to: new Date(Math.max(heardFrom(said.since).getTime(), now.getTime() + 60_000)) }
        : null
  if (!span) return null
  return {
    matterId: entry.matter_id,
    personId: person?._id ?? null,
    court: entry.hc_name,
    courtNo: entry.court_no,
    from: span.from,
    to: span.to,
  }
}

const endOfDay = ({ pace }: RoomToday, now: Date) => {
  const midnight = dayStart(courtDateAt(now)).getTime()
  return new Date(midnight + pace.hours.rises * 60_000)
}

function presentClashOfDay(today: readonly HearingEntry[], people: readonly Person[], date: CourtDate): Clash[] {
  const clash = clashOfDay(today)
  if (!clash) return []
  const [only, ...others] = people
  return [
    {
      from: dayStart(date).toISOString(),
      to: new Date(`${date}T23:59:59+05:30`).toISOString(),
      person: others.length === 0 ? (only ?? null) : null,
      free: [],
      ...clash,
    },
  ]
}

/** A matter that the reader does not see makes its person busy, and is not named. */
function presentClashes(
  predicted: readonly PredictedCall[],
  people: readonly Person[],
  now: Date,
  seen: ReadonlySet<MatterId>,
): Clash[] {
  const byId = new Map(people.map((person) => [person._id, person]))
  const find = (id: PersonId | null) => (id === null ? null : (byId.get(id) ?? null))
  const engagements = predicted.flatMap((one) => engagementOf(one, now) ?? [])
  const clashes = findClashes(engagements, [...byId.keys()]).map(({ matterIds, ...clash }) => ({
    ...clash,
    matterIds: matterIds.filter((id) => seen.has(id)),
  }))
  return clashes
    .filter(({ matterIds }) => matterIds.length > 0)
    .map(({ from, to, personId, matterIds, free }) => ({
      from: from.toISOString(),
      to: to.toISOString(),
      cities: [],
      person: find(personId),
      matter_ids: matterIds,
      free: free.flatMap(({ personId: id, near }) => {
        const person = find(id)
        return person
          ? [
              {
                ...person,
                near:
                  near && seen.has(near.matterId)
                    ? { court_short: courtShort(near.court), court_no: near.courtNo }
                    : null,
              },
            ]
          : []
      }),
    }))
}
