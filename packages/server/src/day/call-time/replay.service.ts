import type { replayBoard } from '@peshi/contract/day/call-time'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { callTimeRepo, endOf } from './call-time.repo.ts'
import { readCourtToday } from './court-today.ts'
import { beginDay, followSample, type RoomDay } from './follow-room.ts'
import { orderList } from './room-list.ts'

type Replay = ReplyOf<typeof replayBoard>['data']

export async function readReplay(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  court: CourtId,
  date: CourtDate,
): Promise<Replay> {
  authorize(actor, 'read', 'Court')
  return db.asChamber(actor, async (tx) => {
    const today = await readCourtToday(tx, court, date, endOf(date))
    const samples = await callTimeRepo(tx).listSamples(court, date)
    const courtNos = [...new Set(samples.map(({ court_no }) => court_no))]
    const rooms = courtNos.map((courtNo) => {
      const { list, samples: own, pace, courtNo: key } = today.room(courtNo)
      let day: RoomDay = beginDay(orderList(list, pace.rooms[key]?.order ?? []))
      const changes = own.map((sample) => {
        day = followSample(day, sample)
        const { at, item, list: said, progress } = sample
        const done = new Set([...day.calledAt.keys(), ...day.passedAt.keys()]).size
        return { at: at.toISOString(), item, list: said, progress, done, is_jump: day.jump !== null }
      })
      return { court_no: courtNo, listed: list.length > 0 ? list.length : null, changes }
    })
    return { court_id: court, court_title: courtTitle(court), date, rooms }
  })
}
