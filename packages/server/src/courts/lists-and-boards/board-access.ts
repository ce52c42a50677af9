import type { CourtId } from '@peshi/contract/platform/ids'
import {
  type BoardReading,
  type BoardSource,
  boardOf,
  boards,
  fetchBoard,
  readReply,
} from '@peshi/courts/boards/boards'
import { PageChanged } from '@peshi/courts/errors'
import type { Gate } from '@peshi/courts/gate'
import { openSession, type SessionOptions } from '@peshi/courts/http'
import { connectors } from '@peshi/courts/registry'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/process/config.ts'
import { storableValue } from '../../platform/storable-text.ts'
import { hasSandboxBoard, sandboxBoard } from '../courts/sandbox-sites.ts'

export interface BoardAccess {
  courts: readonly CourtId[]
  offReason(court: CourtId): string | null
  /** Throws a `CourtError` at the first failure. No retry, because the board is read again a minute later. */
  read(court: CourtId): Promise<BoardReading>
}

interface AccessSettings {
  config: Pick<Config, 'courts' | 'sandboxUrl' | 'operatorContact'>
  clock: Clock
  gate: Gate
  limits?: SessionOptions['limits']
  headers?: SessionOptions['headers']
}

const notOn = 'This court’s display board is not switched on in this installation. Please open it on the court’s site.'
const mostRooms = 400
const mostCharacters = 400_000

export function openBoardAccess({ config, clock, gate, limits, headers }: AccessSettings): BoardAccess {
  function isOn(board: BoardSource): boolean {
    if (config.sandboxUrl) return hasSandboxBoard(board.court)
    if (config.courts === 'all') return true
    const names = connectors
      .filter(({ operator, courts }) => operator === board.operator && courts.includes(board.court))
      .map(({ id }) => id)
    return [board.site.key, board.operator, ...names].some((name) => config.courts.includes(name))
  }

  function offReason(court: CourtId): string | null {
    const board = boardOf(court)
    if (!board) throw new TypeError(`No board is known of ${court}`)
    return board.off ?? (isOn(board) ? null : notOn)
  }

  return {
    courts: boards.map(({ court }) => court),
    offReason,
    async read(court) {
      const board = boardOf(court)
      if (!board || offReason(court) !== null) throw new TypeError(`The board of ${court} is off`)
      const real = new URL(board.path, board.site.baseUrl)
      const address = config.sandboxUrl ? sandboxBoard(config.sandboxUrl, court, real) : real
      const session = openSession({
        operator: board.operator,
        baseUrl: address.href,
        reach: config.sandboxUrl ? 'inside' : 'internet',
        gate,
        now: clock.now,
        userAgent: `Peshi/0.1 (+case management; ${config.operatorContact})`,
        limits: { connect: 8_000, whole: 20_000, ...limits, retries: 0 },
        ...(headers && { headers }),
      })
      return checkReading(readReply(board, await fetchBoard(board, session, address.href), clock.now()))
    },
  }
}

function checkReading(reading: BoardReading): BoardReading {
  const text = JSON.stringify(reading, storableValue)
  if (reading.rooms.length > mostRooms || text.length > mostCharacters)
    throw new PageChanged('The page is too long for a board')
  return JSON.parse(text)
}
