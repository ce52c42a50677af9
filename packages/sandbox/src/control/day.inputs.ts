import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { indiaTimeAt } from '@peshi/contract/platform/india-time'
import { inIndia } from '../court-day/calendar.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import type { DayCourt } from '../court-day/day-courts.ts'
import { isWorkingDay } from '../world/calendar.ts'
import { NotPossible } from '../world/world.ts'
import { asFields, type Fields, readDate, readNumber, readText } from './control.inputs.ts'
import type { Surroundings } from './surroundings.ts'

const fastest = 600
const beforeTheCourtsOpen = '09:55'

function readSpeed(fields: Fields): number | undefined {
  const text = readText(fields, 'speed')
  if (text === '') return undefined
  const speed = Number(text)
  if (!Number.isFinite(speed) || speed < 1 || speed > fastest) throw new NotPossible(`speed: from 1 to ${fastest}.`)
  return speed
}

function readTime(fields: Fields): string | undefined {
  const text = readText(fields, 'time')
  if (text === '') return undefined
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new NotPossible('time: write it as HH:MM.')
  return text
}

export function setClock({ clock }: Pick<Surroundings, 'clock'>, body: unknown) {
  const fields = asFields(body)
  const [date, time, speed] = [readDate(fields, 'date'), readTime(fields), readSpeed(fields)]
  if (!date && !time && !speed) throw new NotPossible('Give a date, a time, a speed, or several of them.')
  const now = date || time ? inIndia(date ?? clock.today(), time ?? indiaTimeAt(clock.now())) : undefined
  clock.steer({ now, speed })
}

export function replayDay({ clock }: Pick<Surroundings, 'clock'>, body: unknown) {
  const fields = asFields(body)
  const date = readDate(fields, 'date') ?? clock.today()
  if (!isWorkingDay(date)) throw new NotPossible(`No court sits on ${date}.`)
  clock.steer({ now: inIndia(date, beforeTheCourtsOpen), speed: readSpeed(fields) ?? 60 })
}

export function decideSitting({ clock, day }: Pick<Surroundings, 'clock' | 'day'>, court: string, body: unknown) {
  const fields = asFields(body)
  const date = readDate(fields, 'date') ?? clock.today()
  const courtNo = readNumber(fields, 'court_no', 999)
  const sits = String(fields.sits)
  if (sits !== 'true' && sits !== 'false') throw new NotPossible('sits: true or false.')
  if (!day.play(court, date).some((room) => room.courtNo === courtNo))
    throw new NotPossible(`${court} has no room ${courtNo} on ${date}.`)
  day.decideSitting(court, date, courtNo, sits === 'true')
}

export function requireCourt({ courts }: CourtDay, id: string): DayCourt {
  const court = courts.find((one) => one.id === id)
  if (!court) throw new NotPossible(`There is no court ${id} with a day here.`)
  return court
}

export function readDay(query: unknown, now: Date): CourtDate {
  return readDate(asFields(query), 'date') ?? courtDateAt(now)
}
