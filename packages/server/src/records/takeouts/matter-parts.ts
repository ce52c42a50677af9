import type { Party } from '@peshi/contract/courts/case-record'
import type { DocumentId } from '@peshi/contract/platform/ids'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { BundleHead, BundlePart } from '../../matters/bundles/make-bundle.ts'
import { orderParts } from '../../matters/orders/order-parts.ts'
import { isPicture } from '../../platform/files/picture-pages.ts'
import type { RecognisedPage } from '../../platform/recognition/recognition.ts'
import { type MatterContent, sayDate } from './matter-content.ts'

type Block = { head: string; text: string }
type Row = Record<string, unknown>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const lines = (...words: (string | null | undefined | false)[]) => words.filter(Boolean).join('\n')

export function bundleHead({ row, label, date_state }: MatterContent, foot: string): BundleHead {
  const facts: [string, string | null][] = [
    ['CNR', row.cnr],
    ['File number', row.reference_id],
    ['Status', row.case_status === 'pending' ? 'Pending' : 'Disposed'],
    ['Stage', row.stage],
    [date_state === 'past' ? 'Last date, no newer one known' : 'Next date', sayDate(row.next_date)],
  ]
  return {
    title: row.title,
    number: label,
    court: courtTitle(row.hc_name),
    foot,
    facts: facts.flatMap(([name, words]) => (words ? [[name, words] satisfies [string, string]] : [])),
  }
}

export interface TextLayers {
  ofOrder(order: MatterContent['orders'][number]): Promise<RecognisedPage[]>
  ofDocument(id: DocumentId): Promise<RecognisedPage[]>
}

export function matterParts(content: MatterContent, layers: TextLayers): BundlePart[] {
  const words = [
    ['Clients', clientBlocks(content)],
    ['Record', recordBlocks(content)],
    ['Hearings', hearingBlocks(content)],
    ['Deadlines', (content.chamber.clock ?? []).toSorted(byLastDay).map(clockBlock)],
    ['Directions', (content.chamber.direction ?? []).filter((row) => row.state !== 'dismissed').map(directionBlock)],
    ['Tasks', (content.chamber.task ?? []).toSorted(byLastDayOfTask).map(taskBlock)],
    ['Notes', (content.chamber.note ?? []).toSorted(byNewest).map((row) => noteBlock(row, content.people))],
  ] as const
  return [
    ...words
      .filter(([, blocks]) => blocks.length > 0)
      .map(([title, blocks]): BundlePart => ({ kind: 'words', title, under: '', date: '', blocks: [...blocks] })),
    ...orderParts(content.orders, layers.ofOrder),
    ...documentParts(content, layers),
  ]
}

function recordBlocks({ behind, row }: MatterContent): Block[] {
  const record = behind?.record
  const parties = (all: readonly Party[] | undefined, own: string | null) =>
    all?.map(({ name, advocates }) => [name, advocates.join(', ')].filter(Boolean).join(' — ')).join('\n') || own
  const blocks: [string, string | null | undefined][] = [
    ['Petitioner', parties(record?.petitioners, row.petitioner)],
    ['Respondent', parties(record?.respondents, row.respondent)],
    ['Coram', record?.coram],
    ['Filed', lines(record?.filing_number, sayDate(record?.filing_date))],
    ['Registered', sayDate(record?.registration_date)],
    ['Decided', lines(sayDate(record?.decision_date), record?.nature_of_disposal)],
    ['Acts', record?.acts.map(({ act, section }) => [act, section].filter(Boolean).join(', ')).join('\n')],
    [
      'FIR',
      record?.fir &&
        [record.fir.number, record.fir.year, record.fir.police_station, record.fir.district].filter(Boolean).join(', '),
    ],
    ['Offence', [row.offence_from, row.offence_to].filter(Boolean).map(sayDate).join(' – ')],
    [
      'Court below',
      record?.lower_court &&
        lines(record.lower_court.court, record.lower_court.case_number, sayDate(record.lower_court.decision_date)),
    ],
    ['Objections', record?.objections.map(({ objection }) => objection).join('\n')],
  ]
  return blocks.flatMap(([head, text]) => (text ? [{ head, text }] : []))
}

function hearingBlocks({ hearings, chamber }: MatterContent): (Block & { at: string })[] {
  const court = hearings.map((day) => ({
    at: day.business_date ?? day.next_date ?? '',
    head: sayDate(day.business_date ?? day.next_date),
    text: lines(day.purpose, day.judge, day.business, day.next_date && `Next date ${sayDate(day.next_date)}`),
  }))
  const own = (chamber.hearing ?? []).map((row) => ({
    at: textOf(row.date),
    head: sayDate(textOf(row.date)),
    text: lines(textOf(row.outcome), textOf(row.business), textOf(row.note), textOf(row.stage)),
  }))
  return [...court, ...own]
    .filter(({ head, text }) => head !== '' && text !== '')
    .toSorted((one, other) => other.at.localeCompare(one.at))
}

const directionBlock = (row: Row): Block => ({
  head: row.due_date ? `Next date ${sayDate(textOf(row.due_date))}` : row.state === 'done' ? 'Done' : 'Noted',
  text: textOf(row.text),
})

const noteBlock = (row: Row, people: Record<string, string>): Block => ({
  head: [sayDate(textOf(row.created_at).slice(0, 10)), people[textOf(row.created_by)]].filter(Boolean).join(' · '),
  text: textOf(row.text),
})

function clientBlocks({ chamber }: MatterContent): Block[] {
  const clients = new Map((chamber.client ?? []).map((row) => [row.id, row]))
  return (chamber.matter_client ?? []).flatMap((link) => {
    const row = clients.get(link.client_id)
    if (!row) return []
    const head = [textOf(row.name), textOf(link.side), textOf(link.role)].filter(Boolean).join(', ')
    return { head, text: lines(textOf(row.contact_person), textOf(row.mobile), textOf(row.email)) }
  })
}

const clockEnds: Record<string, string> = { done: 'Done in time', stopped: 'Closed' }

const clockBlock = (row: Row): Block => ({
  head: [textOf(row.title) || findClockRule(textOf(row.rule))?.name, `last day ${sayDate(textOf(row.due_on))}`]
    .filter(Boolean)
    .join(', '),
  text: lines(
    `From ${sayDate(textOf(row.start_on))}`,
    clockEnds[textOf(row.ended)],
    row.is_critical === true && !row.ended && !row.ticked_at && 'Needs a second reviewer',
    textOf(row.reason),
    textOf(row.note),
  ),
})

const byLastDay = (one: Row, other: Row) => textOf(one.due_on).localeCompare(textOf(other.due_on))

const taskBlock = (row: Row): Block => ({
  head: [row.done_at ? 'Done' : 'Open', `by ${sayDate(textOf(row.end_date))}`].join(', '),
  text: lines(textOf(row.title), textOf(row.note)),
})

const byLastDayOfTask = (one: Row, other: Row) => textOf(one.end_date).localeCompare(textOf(other.end_date))

const byNewest = (one: Row, other: Row) => textOf(other.created_at).localeCompare(textOf(one.created_at))

function documentParts({ documents }: MatterContent, { ofDocument }: TextLayers): BundlePart[] {
  return documents
    .filter(({ version, newest }) => version === newest)
    .map((one): BundlePart => {
      const head = { title: one.name, under: one.folder, date: sayDate(one.created_at.toISOString().slice(0, 10)) }
      const { media_type: mediaType, file_key: key } = one
      const listRecognised = () => ofDocument(one.id)
      if (mediaType === 'application/pdf') return { ...head, kind: 'file', key, listRecognised }
      if (isPicture(mediaType)) return { ...head, kind: 'picture', key, mediaType, listRecognised }
      return { ...head, kind: 'missing', reason: 'This document is not a PDF. It is in the zip unchanged.' }
    })
}
