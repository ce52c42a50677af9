import type { FastifyInstance } from 'fastify'
import type { RoomState } from '../court-day/board.ts'
import type { Listing } from '../court-day/docket.ts'
import type { RoomDay } from '../court-day/timetable.ts'
import { decideSitting, readDay, replayDay, requireCourt, setClock } from './day.inputs.ts'
import type { Surroundings } from './surroundings.ts'

const presentMatter = ({ item, list, caseId, type, number, year, stage }: Listing) => ({
  item,
  list,
  case_id: caseId,
  case_number: `${type}/${number}/${year}`,
  stage,
})

const presentState = ({ courtNo, state, call, keptBack, passedOver }: RoomState) => ({
  court_no: courtNo,
  state,
  item: call?.listing.item ?? null,
  list: call?.listing.list ?? null,
  how: call?.how ?? null,
  is_recall: call?.isRecall ?? false,
  kept_back: keptBack,
  passed_over: passedOver,
})

const presentRoom = ({ courtNo, coram, sits, starts, rises, lunch, calls, unreached }: RoomDay) => ({
  court_no: courtNo,
  coram,
  sits,
  starts,
  rises,
  lunch,
  calls: calls.map(({ listing, ...call }) => ({ ...presentMatter(listing), ...call })),
  unreached: unreached.map(presentMatter),
})

export function serveDayApi(app: FastifyInstance, surroundings: Surroundings) {
  const { clock, day } = surroundings
  const presentNow = () => ({
    success: true,
    data: {
      now: clock.now(),
      today: clock.today(),
      speed: clock.speed(),
      courts: day.courts.map(({ id }) => ({ court: id, rooms: day.board(id).map(presentState) })),
    },
  })

  app.get('/clock', async () => ({
    success: true,
    data: { now: clock.now(), speed: clock.speed(), is_steered: clock.isSteered() },
  }))
  app.get('/day', async () => presentNow())
  app.post('/day', async ({ body }) => {
    setClock(surroundings, body)
    return presentNow()
  })
  app.post('/day/replay', async ({ body }) => {
    replayDay(surroundings, body)
    return presentNow()
  })
  app.post('/day/release', async () => {
    clock.release()
    return presentNow()
  })
  app.get<{ Params: { court: string } }>('/day/:court', async ({ params, query }) => {
    const date = readDay(query, clock.now())
    const rooms = day.play(requireCourt(day, params.court).id, date)
    return { success: true, data: { court: params.court, date, rooms: rooms.map(presentRoom) } }
  })
  app.post<{ Params: { court: string } }>('/day/:court/bench', async ({ params, body }) => {
    decideSitting(surroundings, requireCourt(day, params.court).id, body)
    return presentNow()
  })
}
