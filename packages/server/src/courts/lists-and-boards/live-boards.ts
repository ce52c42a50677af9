import { boardEveryMs, isPollingTime } from '@peshi/contract/day/board-hours'
import type { Board } from '@peshi/contract/day/boards'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { BoardReading } from '@peshi/courts/boards/boards'
import { CourtError } from '@peshi/courts/errors'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/door.ts'
import { frameOf } from '../../platform/stream/event-stream.ts'
import type { LiveEvents } from '../../platform/stream/live-events.ts'
import { coalesce } from '../courts/coalesce.ts'
import { toAppError } from '../courts/court-failures.ts'
import type { BoardAccess } from './board-access.ts'
import { boardsRepo } from './boards.repo.ts'
import { changedRooms } from './changed-rooms.ts'
import { createReadBoard } from './read-board.ts'

declare module '../../platform/process/context.ts' {
  interface Context {
    boards: LiveBoards
  }
}

export interface LiveBoards {
  access: BoardAccess
  /** Reads the board at most once a minute, and only in court hours. Failures of the court are saved, not thrown. */
  refresh(court: CourtId): Promise<void>
  read(court: CourtId): Promise<Board>
  watch(courts: readonly CourtId[], pass: (frame: Buffer) => void): () => void
  lookAtWatched(): Promise<void>
  close(): void
}

interface Needs {
  db: Db
  clock: Clock
  events: LiveEvents
  access: BoardAccess
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const lookEveryMs = 1000
const askAgainMs = 5000
const longestRestMs = 10 * boardEveryMs

export const restAfterFailures = (failures: number) =>
  Math.min(boardEveryMs * 2 ** Math.max(0, failures - 2), longestRestMs)

export function openLiveBoards({ db, clock, events, access, log }: Needs): LiveBoards {
  const once = coalesce()
  const read = createReadBoard({ db, clock, access })
  const dueAt = new Map<CourtId, number>()
  const watchers = new Map<CourtId, Set<(frame: Buffer) => void>>()
  let timer: NodeJS.Timeout | undefined

  async function refresh(court: CourtId): Promise<void> {
    const now = clock.now()
    if (!isPollingTime(now) || (dueAt.get(court) ?? 0) > now.getTime()) return
    if (access.offReason(court) === null) await once(`read ${court}`, () => readInTurn(court, now))
  }

  async function readInTurn(court: CourtId, now: Date): Promise<void> {
    const until = new Date(now.getTime() + boardEveryMs)
    if (!(await db.asSystem('boards', (tx) => boardsRepo(tx).claim(court, now, until)))) {
      dueAt.set(court, now.getTime() + askAgainMs)
      return
    }
    dueAt.set(court, until.getTime())
    try {
      await keepReading(court, await access.read(court))
    } catch (error) {
      if (!(error instanceof CourtError)) throw error
      log.warn({ court, error }, 'A display board could not be read')
      await keepFailure(court, toAppError(error).message)
    }
  }

  const keepReading = (court: CourtId, { rooms, notices: texts }: BoardReading) =>
    db.asSystem('boards', async (tx) => {
      const repo = boardsRepo(tx)
      const now = clock.now()
      const before = await repo.find(court)
      const isSameDay = before?.read_at && courtDateAt(before.read_at) === courtDateAt(now)
      const notices = texts.map(
        (text) => before?.notices.find((one) => one.text === text) ?? { text, since: now.toISOString() },
      )
      await repo.update(court, { rooms, notices, read_at: now, failing_since: null, problem: null, failures: 0 })
      await repo.insertSamples(court, now, changedRooms(isSameDay ? before.rooms : null, rooms))
      await events.announceBoard(tx, court)
    })

  const keepFailure = (court: CourtId, problem: string) =>
    db.asSystem('boards', async (tx) => {
      const repo = boardsRepo(tx)
      const now = clock.now()
      const before = await repo.find(court)
      const failures = (before?.failures ?? 0) + 1
      const due_at = new Date(now.getTime() + restAfterFailures(failures))
      await repo.update(court, { failing_since: before?.failing_since ?? now, problem, failures, due_at })
      dueAt.set(court, due_at.getTime())
      await events.announceBoard(tx, court)
    })

  const frameFor = (court: CourtId) =>
    once(`frame ${court}`, async () => {
      return frameOf({ type: 'board.read', board: await read(court) } satisfies StreamEvent)
    })

  const warn = (error: unknown) => log.error({ error }, 'A display board could not be sent to its watchers')

  const unlisten = events.onBoard((court) => {
    if (!watchers.has(court)) return
    frameFor(court)
      .then((frame) => {
        for (const pass of watchers.get(court) ?? []) pass(frame)
      })
      .catch(warn)
  })

  const lookAtWatched = async () => {
    await Promise.all([...watchers.keys()].map(refresh))
  }

  function watch(courts: readonly CourtId[], pass: (frame: Buffer) => void): () => void {
    const withBoard = courts.filter((court) => access.courts.includes(court))
    for (const court of withBoard) {
      watchers.set(court, (watchers.get(court) ?? new Set()).add(pass))
      frameFor(court).then(pass).catch(warn)
    }
    if (withBoard.length > 0) timer ??= setInterval(() => lookAtWatched().catch(warn), lookEveryMs).unref()
    return () => {
      for (const court of withBoard) {
        watchers.get(court)?.delete(pass)
        if (watchers.get(court)?.size === 0) watchers.delete(court)
      }
      if (watchers.size === 0) stopLooking()
    }
  }

  function stopLooking() {
    clearInterval(timer)
    timer = undefined
  }

  return {
    access,
    refresh,
    read,
    watch,
    lookAtWatched,
    close() {
      stopLooking()
      unlisten()
    },
  }
}
