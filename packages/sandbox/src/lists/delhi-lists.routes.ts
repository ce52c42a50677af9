import { addDays, CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import { inIndia } from '../court-day/calendar.ts'
import type { CourtDay } from '../court-day/court-day.ts'
import type { Listing } from '../court-day/docket.ts'
import { type DelhiPages, drawCauseList } from '../documents/cause-list-pdf.ts'
import { workingDayBefore } from '../world/calendar.ts'
import { drawRuledList, highCourtLook, judgeTitle } from './list-pages.ts'
import { caseNumber, partsOf } from './parts.ts'
import { html, type ListSurroundings, notFound } from './sites.ts'

const court = 'hc-delhi'
const supplementary = 'SUPPLEMENTARY CAUSE LIST'

export interface DelhiList {
  name: string
  title: string
  listings: Listing[]
  heading: string
  notes: string[]
}

const roman = ['', 'I', 'II', 'III', 'IV', 'V']
const numberOf = (listing: Listing) => caseNumber(listing, ' ')
const isSame = (one: Listing) => (other: Listing) => one.caseId !== null && one.caseId === other.caseId
const benchOf = ({ coram, courtNo }: Pick<Listing, 'coram' | 'courtNo'>) =>
  coram.length > 1 ? `HON'BLE DB-${roman[courtNo]}` : judgeTitle(coram[0] ?? '')
const placeOf = (listing: Listing) =>
  `${numberOf(listing)} LISTED BEFORE ${benchOf(listing)} AT ITEM NO. ${listing.item}`

/** One number of the advance list is wrong, so that a corrigendum can correct it. */
const misprint = (listing: Listing): Listing => ({ ...listing, number: listing.number + 1 })

/** The court never revises its advance list: it adds supplementary lists and announces deletions, leave and errors. */
export function delhiLists(day: CourtDay, date: CourtDate): DelhiList[] {
  const { main, deleted, supplementary: late } = day.docket(court, date)
  if (!main) return []
  const [eve, now] = [workingDayBefore(date), day.now()]
  const isOut = (on: CourtDate, time: string) => now >= inIndia(on, time)
  const wrong = main.findLast(({ caseId, courtNo }) => caseId === null && courtNo === main[0]?.courtNo)
  const first = [...main.filter(({ isLate }) => !isLate), ...deleted].map((one) =>
    one === wrong ? misprint(one) : one,
  )
  const added = main.filter(({ isLate }) => isLate)
  const away = day.play(court, date).filter(({ sits }) => !sits)
  const all: (Omit<DelhiList, 'heading' | 'notes' | 'listings'> & Partial<DelhiList> & { isOut: boolean })[] = [
    { name: 'combined_advance', title: 'ADVANCE CAUSE LIST', listings: inOrder(first), isOut: true },
    { name: 'combined_sup_1', title: supplementary, listings: added, isOut: isOut(eve, '21:00') },
    {
      name: 'deletion_note',
      title: supplementary,
      heading: 'DELETION NOTE',
      isOut: isOut(eve, '21:00'),
      notes: deleted.map((one) => {
        const other = [...main, ...(late ?? [])].find(isSame(one))
        return `${placeOf(one)} IS DELETED${other ? ` AS THE SAME IS LISTED BEFORE ${benchOf(other)}` : ''}.`
      }),
    },
    { name: 'combined_sup_2', title: supplementary, listings: late ?? [], isOut: isOut(date, '07:30') },
    {
      name: 'note',
      title: supplementary,
      heading: 'NOTE',
      isOut: isOut(date, '07:30'),
      notes: away.map(
        ({ coram }) =>
          `${judgeTitle(coram[0] ?? '')} WILL NOT HOLD THE COURT TODAY. DATES WILL BE GIVEN BY THE COURT MASTER.`,
      ),
    },
    {
      name: 'corrigendum',
      title: supplementary,
      heading: 'CORRIGENDUM',
      isOut: isOut(date, '09:30'),
      notes: wrong ? [`${placeOf(misprint(wrong))} MAY BE READ AS ${numberOf(wrong)}.`] : [],
    },
  ]
  return all
    .map(({ isOut: isPublished, ...list }) => ({ isPublished, heading: '', notes: [], listings: [], ...list }))
    .filter(({ isPublished, listings, notes }) => isPublished && listings.length + notes.length > 0)
}

const inOrder = (listings: readonly Listing[]) =>
  listings.toSorted(
    (one, other) => one.courtNo - other.courtNo || Number.parseInt(one.item, 10) - Number.parseInt(other.item, 10),
  )

const dotted = (date: CourtDate) => toDayFirst(date).replaceAll('-', '.')

function toPages({ title, listings, heading, notes }: DelhiList, date: CourtDate): DelhiPages {
  return {
    layout: 'delhi',
    date: dotted(date),
    title,
    heading,
    notes,
    signed: dotted(workingDayBefore(date)),
    courts: partsOf(listings).map(({ courtNo, coram, stages }) => ({
      name: `COURT NO. ${String(courtNo).padStart(2, '0')}`,
      bench: coram.length > 1 ? `DIVISION BENCH-${roman[courtNo]}` : null,
      judges: coram.map(judgeTitle),
      parts: stages.map(({ stage, listings: rows }) => ({
        stage: stage.toUpperCase(),
        rows: rows.map((listing) => {
          const advocates = [...listing.advocates.petitioner, ...listing.advocates.respondent]
          return {
            item: listing.item,
            number: numberOf(listing),
            petitioner: listing.petitioner,
            respondent: listing.respondent,
            advocates: advocates.join(', '),
            contacts: advocates.map((name, at) => `${name}(ADVOCATE${at}@EXAMPLE.COM)(98000${10_000 + at})`),
          }
        }),
      })),
    })),
  }
}

const indexDays = [-1, 0, 1, 2, 3, 4]

export function serveDelhiLists(app: FastifyInstance, { day, isChanged }: ListSurroundings) {
  const fileOf = ({ name }: DelhiList, date: CourtDate) =>
    `files/${date.slice(0, 7)}/cause-list/${name}_${dotted(date)}.pdf`

  app.get<{ Querystring: { page?: string } }>('/web/cause-lists/cause-list', async ({ query }, reply) => {
    const today = day.today()
    const days = query.page ? [] : indexDays.map((ahead) => addDays(today, ahead)).toReversed()
    const rows = days
      .flatMap((date) => delhiLists(day, date).map((list) => ({ date, list })))
      .map(
        ({ date, list }, at) => `<tr><td>${at + 1}</td><td>${list.heading || list.title} ${list.name}</td>
        <td>${toDayFirst(date)}</td><td><a href="/${fileOf(list, date)}">View</a></td></tr>`,
      )
    const head = '<tr><th>Sr. No.</th><th>Cause List</th><th>Date</th><th>View</th></tr>'
    const body = rows.length > 0 ? `<table>${head}${rows.join('\n')}</table>` : 'No records found'
    return reply.type(html).send(`<html><body>\n<h1>Cause List</h1>\n${body}\n</body></html>\n`)
  })

  app.get<{ Params: { month: string; file: string } }>('/files/:month/cause-list/:file', async ({ params }, reply) => {
    const [, name, days = ''] = /^(\w+)_(\d\d\.\d\d\.\d{4})\.pdf$/.exec(params.file) ?? []
    const date = days.split('.').toReversed().join('-')
    const isAsked = CourtDate.safeParse(date).success && date.startsWith(params.month)
    const list = isAsked ? delhiLists(day, date).find((one) => one.name === name) : undefined
    if (!list) return reply.code(404).type(html).send(notFound)
    const pdf = isChanged('delhi')
      ? drawRuledList(list.listings, date, true, highCourtLook)
      : drawCauseList(toPages(list, date))
    return reply.type('application/pdf').send(pdf)
  })
}
