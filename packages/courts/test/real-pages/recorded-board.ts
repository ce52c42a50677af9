import { type BoardMessage, readBoardMessage } from '../../src/boards/board-messages.ts'
import { tidy } from '../../src/reading/text.ts'

interface Wing {
  idle: boolean
  courts: { court: string | null; item: string | null; coram: string | null }[]
  raw_status_rows?: string[]
  messages?: { text: string }[]
}

export interface RecordedRoom {
  court_no: string | null
  item: string | null
  state: 'in-session' | 'not-in-session'
  coram: string[]
  message: null
}

export interface RecordedBoard {
  at: string
  wings: { wing: string; idle: boolean; courts: RecordedRoom[]; messages: BoardMessage[] }[]
}

export function readRecordedBoard(line: string): RecordedBoard {
  const { at, board } = JSON.parse(line) as { at: string; board: Record<string, Wing> }
  return {
    at,
    wings: Object.entries(board).map(([wing, { idle, courts, raw_status_rows = [], messages = [] }]) => ({
      wing,
      idle,
      courts:
        courts.length > 0
          ? courts.map(({ court, item, coram }) => toRoom(court, item, splitJudges(coram ?? '')))
          : roomsIn(raw_status_rows),
      messages: messages.map(({ text }) => readBoardMessage(text)),
    })),
  }
}

const toRoom = (court_no: string | null, item: string | null, coram: string[]): RecordedRoom => ({
  court_no,
  item,
  state: item === null ? 'not-in-session' : 'in-session',
  coram,
  message: null,
})

const splitJudges = (text: string) =>
  text
    .split(/,(?=\s*(?:HON'?BLE|$))/i)
    .map(tidy)
    .filter(Boolean)

function roomsIn(cells: readonly string[]): RecordedRoom[] {
  const rooms: RecordedRoom[] = []
  let coram: string[] = []
  for (const cell of cells.map(tidy)) {
    if (/^(?:COURT|SR|S)\.? ?NO\.?$|^CORAM$/i.test(cell)) continue
    if (/^\d/.test(cell)) {
      rooms.push(toRoom(null, cell, coram))
      coram = []
    } else coram.push(cell.replace(/,$/, ''))
  }
  return rooms
}
