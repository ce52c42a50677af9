import type { CaseRecord, Party } from '@peshi/contract/courts/case-record'
import { courtRoomLabel, numberLabel } from '@peshi/contract/courts/labels'
import type { Side } from '@peshi/contract/matters/families'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { type CourtDate, courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { type ServingFacts, type ServingSummary, summarizeServings } from '@peshi/contract/trackers/servings'
import { wordsIn } from '../../platform/words.ts'
import { lastDirections } from '../../trackers/directions/last-directions.ts'
import type { LastOrder, PastDay } from './brief-pack.repo.ts'

/** English, because brief packs are in the language of the courts. */
const { say } = wordsIn('en')

export interface Brief {
  places: readonly HearingEntry[]
  unreadLists: { url: string | null; isWaiting: boolean } | null
  record: Pick<CaseRecord, 'petitioners' | 'respondents' | 'acts' | 'fir'> | null
  ourSide: Side | null
  lastOrder: LastOrder | null
  noted: readonly PastDay[]
  business: readonly PastDay[]
  notes: readonly { text: string; author: string | null; created_at: Date }[]
  directions: readonly { text: string; due_date: CourtDate | null }[]
  servings: readonly ServingFacts[]
  today: CourtDate
}

const pastShown = 3
const directionsShown = 4
const longestDirection = 200
const longestPast = 260
const longestNames = 320
const longestNote = 400

export function toPage(
  { places, unreadLists, record, ourSide, lastOrder, noted, business, notes, directions, servings, today }: Brief,
  entry: HearingEntry,
) {
  return {
    places: places.map(sayPlace),
    unread: unreadLists
      ? `${unreadLists.isWaiting ? 'This list waits for a captcha' : 'Peshi does not read this court’s lists'}. Look here: ${unreadLists.url ?? 'the court’s own site'}`
      : '',
    coram: entry.coram ?? '',
    title: clip(entry.ctitle, 240),
    short: clip(entry.ctitle, 90),
    number: [numberLabel(entry), entry.reference_id].filter(Boolean).join(' · '),
    stage: entry.stage ?? '',
    appears: entry.appearing?.name ?? '',
    note: clip(entry.note ?? '', 300),
    petitioner: ourSide === 'petitioner' ? '' : counselOf(record?.petitioners),
    respondent: ourSide === 'respondent' ? '' : counselOf(record?.respondents),
    acts: clip(
      record?.acts.map(({ act, section }) => [section && `s. ${section}`, act].filter(Boolean).join(' ')).join('; ') ??
        '',
      200,
    ),
    order: lastOrder ? sayOrder(lastOrder) : null,
    directions: directions.slice(0, directionsShown).map(({ text, due_date }) => ({
      due: due_date ? `by ${toDayFirst(due_date)}` : '',
      text: clip(text, longestDirection),
    })),
    service: saySummary(summarizeServings(servings, today)),
    past: pastDays(noted, business),
    notes: notes.map(({ text, author, created_at }) => ({
      head: [author, toDayFirst(courtDateAt(created_at))].filter(Boolean).join(', '),
      text: clip(text.replace(/\s*\n\s*/g, ' · '), longestNote),
    })),
  }
}

function sayPlace({ court_short, court_no, item, time, list_kind }: HearingEntry): string {
  const room = court_no && courtRoomLabel(court_no)
  return [
    court_short,
    room && (/^\d/.test(room) ? `Court ${room}` : room),
    item && `Item ${item}`,
    time,
    list_kind && `${say(`hearings:list.${list_kind}`)} list`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function counselOf(parties: readonly Party[] | undefined): string {
  const names = [...new Set((parties ?? []).flatMap(({ advocates }) => advocates))]
  return clip(names.join(', '), longestNames)
}

function sayOrder({ date, kind, pages }: LastOrder) {
  const directed = lastDirections(pages)
  return {
    head: [kind === 'judgment' ? 'Judgment' : 'Order', date && `of ${toDayFirst(date)}`].filter(Boolean).join(' '),
    sentences: directed?.sentences ?? [],
    remark: directed
      ? directed.is_picked
        ? 'From the text of the order. Read the order before relying on it.'
        : 'The end of the order; no directions were found in it.'
      : 'Its text is not available here. Get the order from the court’s site, or the paper copy, and read it before the hearing.',
  }
}

function pastDays(noted: readonly PastDay[], business: readonly PastDay[]) {
  const days = Map.groupBy([...noted, ...business], ({ date }) => date)
  return [...days]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([date, reported]) => ({
      date: toDayFirst(date as CourtDate),
      text: clip(reported.map(sayPast).filter(Boolean).join(' '), longestPast),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, pastShown)
}

function saySummary({ all, served, returned, fee_due_on, isFeeLate, isFeeToday }: ServingSummary): string {
  if (all === 0) return ''
  const fee =
    fee_due_on &&
    (isFeeToday ? 'fee due today' : `fee ${isFeeLate ? 'overdue since' : 'due'} ${toDayFirst(fee_due_on)}`)
  const back = returned.length > 0 && `${clip(returned.join(', '), 200)} returned`
  return [`${served} of ${all} served`, back, fee].filter(Boolean).join(', ')
}

const sayPast = ({ outcome, business, note }: PastDay) =>
  [outcome && `${say(`hearings:outcomes.${outcome}`)}.`, business, note].filter(Boolean).join(' ')

const clip = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)
