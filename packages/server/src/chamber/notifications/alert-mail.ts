import type { AlertEvent } from '@peshi/contract/chamber/alert-plan'
import { notificationKinds } from '@peshi/contract/chamber/notifications'
import { courtRoomLabel } from '@peshi/contract/courts/labels'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import {
  type AlertItem,
  type AlertMessage,
  aboutOf,
  addressOf,
  groupsOf,
  joined,
  kindOf,
  subjectOf,
  type Where,
} from './alert-message.ts'
import type { AlertWords } from './alert-words.ts'
import { type DayLine, type DayStatement, isListed, isListing, type PlaceChange } from './day-statement.ts'

const nothingStated: DayStatement = { lines: [], changes: [] }

const order: readonly AlertEvent[] = [
  'orders',
  'dates',
  'deadlines',
  'people',
  'trackers',
  'lists',
  'work',
  'account',
  'calls',
]
const rankOf = ({ kind }: AlertItem) => order.indexOf(notificationKinds[kind].event)

export function alertMail(
  alerts: readonly AlertItem[],
  words: AlertWords,
  { publicUrl, stopUrl }: Where,
  { lines, changes }: DayStatement = nothingStated,
): AlertMessage {
  const [first] = alerts
  const isOfDay = lines.length > 0 || changes.length > 0
  const isOne = alerts.length === 1 && first !== undefined && !isOfDay
  const rest = isOfDay ? alerts.filter((one) => !isListing(one)) : alerts
  const subject = isOfDay ? subjectOfDay({ lines, changes }, rest.length, words) : subjectOf(alerts, words)
  const parts = composeMail({
    language: words.language,
    title: isOne
      ? words.said(first.kind, first.values)
      : isOfDay
        ? subject
        : words.text('many', { count: alerts.length }),
    lines: isOne ? [aboutOf(first, words)].filter(Boolean) : [],
    link: { label: words.text(isOne ? 'open' : 'open_all'), url: addressOf(alerts, publicUrl) },
    groups: isOne
      ? []
      : [
          ...groupsOfDay({ lines, changes }, words, publicUrl),
          ...groupsOf(
            rest.toSorted((one, other) => rankOf(one) - rankOf(other)),
            words,
            publicUrl,
          ),
        ],
    foot: [
      words.text('why'),
      { text: words.text('settings'), url: `${publicUrl}/settings/account-setting?tab=alerts` },
      { text: words.text('stop'), url: stopUrl },
    ],
  })
  return { kind: isOfDay ? 'digest' : kindOf(alerts), subject, ...parts }
}

function subjectOfDay({ lines, changes }: DayStatement, rest: number, words: AlertWords): string {
  const days = [...Map.groupBy(lines.filter(isListed), ({ date }) => date)]
  const listed = days.map(([date, of]) => words.text('listed_on', { count: of.length, date: toDayFirst(date) }))
  const other = rest + (days.length === 0 ? changes.length : 0)
  return (
    joined([...listed, other > 0 && words.text('many', { count: other })]) ||
    words.text('many', { count: lines.length })
  )
}

function groupsOfDay({ lines, changes }: DayStatement, words: AlertWords, publicUrl: string) {
  const to = (id: MatterId | null) => id !== null && { url: `${publicUrl}/dashboard/matters/matter-preview/${id}` }
  const days = [...Map.groupBy(lines, ({ date }) => date)].flatMap(([date, ofDay]) => {
    const group = (heading: 'listed_on' | 'dated_on', own: readonly DayLine[]) => ({
      heading: words.text(heading, { count: own.length, date: toDayFirst(date) }),
      lines: own.map((line) => ({ text: sayLine(line, words), ...to(line.matter_id) })),
    })
    return [
      group('listed_on', ofDay.filter(isListed)),
      group(
        'dated_on',
        ofDay.filter((line) => !isListed(line)),
      ),
    ]
  })
  const changed = {
    heading: words.text('changed'),
    lines: changes.map((change) => ({ text: sayChange(change, words), ...to(change.alert.matter_id) })),
  }
  return [...days, changed].filter((group) => group.lines.length > 0)
}

const placeWords = (words: AlertWords, court: string, { court_no, item }: Pick<DayLine, 'court_no' | 'item'>) =>
  court_no && item ? words.text('place', { court, room: courtRoomLabel(court_no), item }) : joined([court, item])

const statesSaid = { unread: 'lists_unread', waiting: 'list_waiting', 'not-sitting': 'not_sitting' } as const

function sayLine(line: DayLine, words: AlertWords): string {
  const name = line.isSensitive ? [words.text('sensitive'), line.number] : [line.title]
  const place = placeWords(words, words.court(line.court), line)
  const { state } = line
  const said = state !== 'listed' && state !== 'on-no-list' && words.text(statesSaid[state])
  return joined([place, line.time, ...name, said])
}

function sayChange({ alert, date, before, now }: PlaceChange, words: AlertWords): string {
  const name = alert.isSensitive ? [words.text('sensitive'), alert.number] : [alert.matter_title]
  const day = toDayFirst(date as CourtDate)
  const court = alert.court && words.court(alert.court)
  if (now === null) return joined([...name, court, day, words.text('off')])
  const isSameRoom = before?.court_no === now.court_no
  const write = (place: Pick<DayLine, 'court_no' | 'item'>) =>
    place.court_no && !isSameRoom
      ? words.text('room_item', { room: courtRoomLabel(place.court_no), item: place.item ?? '' })
      : words.text('item', { item: place.item ?? '' })
  return joined([
    ...name,
    court,
    day,
    [before, now]
      .flatMap((place) => place ?? [])
      .map(write)
      .join(' → '),
  ])
}
