import type { Element } from 'domhandler'
import { isTag } from 'domhandler'
import { readDate } from '../reading/dates.ts'
import { landmark, linesOf, openPage } from '../reading/page.ts'
import { tidy } from '../reading/text.ts'
import type { BoardRow } from './board.ts'
import { parseBoardTable } from './board-table.parse.ts'

export interface BoardPage {
  at: string | null
  bench: string | null
  rows: BoardRow[]
  notices: string[]
}

const clock = /last updated at\s*:?\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AP]M)?/i

export function parseBoardPage(html: string): BoardPage {
  const rows = parseBoardTable(html)
  const $ = openPage(html)
  const body = landmark($('body').toArray().filter(isTag)[0] as Element | undefined, 'body')
  const lines = linesOf(body).map(tidy).filter(Boolean)
  const text = lines.join('\n')
  const date = /\b(\d{1,2}-[A-Za-z]{3}-\d{4}|\d{1,2}[-/]\d{1,2}[-/]\d{4})\b/.exec(text)?.[1]
  const time = clock.exec(text)
  return {
    at: date && time ? `${readDate(date)}T${toClock(time)}+05:30` : null,
    bench: /display board\s+(.+?)\s+bench/i.exec(text)?.[1] ?? null,
    rows,
    notices: lines.flatMap((line, at) => (/^note\s*:?-?$/i.test(line) ? (lines[at + 1] ?? []) : noticeIn(line))),
  }
}

const noticeIn = (line: string) => /^note\s*:?-?\s+(\S.*)$/i.exec(line)?.[1] ?? []

function toClock([, hours = '', minutes = '', seconds = '00', half]: RegExpExecArray): string {
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}
