import { AsyncLocalStorage } from 'node:async_hooks'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'

export interface Clock {
  now(): Date
  today(): CourtDate
}

export interface SteeredClock extends Clock {
  speed(): number
  isSteered(): boolean
  steer(course: { now?: Date | undefined; speed?: number | undefined }): void
  release(): void
  runAt<T>(instant: Date, work: () => T): T
}

export function makeClock(startAt: string | undefined): Clock {
  const started = Date.now()
  const origin = startAt ? Date.parse(startAt) : started
  if (Number.isNaN(origin)) throw new Error(`PESHI_CLOCK is not an ISO instant: ${startAt}`)
  const now = () => new Date(origin + Date.now() - started)
  return { now, today: () => courtDateAt(now()) }
}

export function makeSteeredClock(behind: Pick<Clock, 'now'>): SteeredClock {
  let course: { from: number; at: number; speed: number } | null = null
  const asked = new AsyncLocalStorage<Date>()
  const now = () =>
    asked.getStore() ??
    (course === null
      ? behind.now()
      : new Date(course.at + Math.round((behind.now().getTime() - course.from) * course.speed)))
  return {
    now,
    today: () => courtDateAt(now()),
    speed: () => course?.speed ?? 1,
    isSteered: () => course !== null,
    steer: (wanted) => {
      const at = (wanted.now ?? now()).getTime()
      course = { from: behind.now().getTime(), at, speed: wanted.speed ?? course?.speed ?? 1 }
    },
    release: () => {
      course = null
    },
    runAt: (instant, work) => asked.run(instant, work),
  }
}
