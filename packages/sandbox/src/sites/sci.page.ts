import { toDayFirst } from '@peshi/contract/platform/dates'
import type { WorldCase, WorldOrder, WorldParty } from '../world/types.ts'
import { escapeHtml } from './markup.ts'
import { row } from './s3waas.page.ts'

export const diaryOf = ({ cnr }: WorldCase) => ({ number: String(Number(cnr.slice(6, 12))), year: cnr.slice(12) })

const caseNumber = (subject: WorldCase) => `${subject.caseType.short} No. ${String(subject.number).padStart(6, '0')}`

const pageLength = 2

export function renderResults(all: WorldCase[], page = 1) {
  const before = (page - 1) * pageLength
  const found = all.slice(before, before + pageLength)
  const headers = [
    'Serial Number',
    'Diary Number',
    'Case Number',
    'Petitioner Name',
    'Respondent Name',
    'Status',
    'Action',
  ]
  const rows = found.map((subject, at) => {
    const { number, year } = diaryOf(subject)
    const data = `data-diary-no="${number}" data-diary-year="${year}"`
    const cells = [
      String(before + at + 1),
      `${number}/${year}`,
      `${escapeHtml(caseNumber(subject))} / ${subject.year} Registered on ${toDayFirst(subject.registrationDate)}`,
      escapeHtml(subject.petitioners[0]?.name ?? ''),
      escapeHtml(subject.respondents[0]?.name ?? ''),
      subject.status.toUpperCase(),
      `<a href="#" class="viewCnrDetails" ${data}>View</a>`,
    ]
    return row(cells).replace('<tr>', `<tr ${data}>`)
  })
  const head = headers.map((header) => `<th scope="col">${header}</th>`).join('')
  const resultsHtml = `<div class="distTableContent"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  return { success: true, data: { pagination: all.length > before + pageLength, resultsHtml } }
}

export function renderOrders(found: [WorldCase, WorldOrder[]][], orderLink: (order: WorldOrder) => string) {
  const headers = ['Serial Number', 'Diary Number', 'Case Number', 'Petitioner / Respondent']
  const others = ['Petitioner/Respondent Advocate', 'Bench', 'Judgment By', 'Order']
  const rows = found.map(([subject, orders], at) => {
    const { number, year } = diaryOf(subject)
    const [petitioner, respondent] = [subject.petitioners[0]?.name ?? '', subject.respondents[0]?.name ?? '']
    const links = orders.map(
      (order) => `<a target="_blank" href="${escapeHtml(orderLink(order))}">${toDayFirst(order.date)}(English)</a>`,
    )
    return row([
      String(at + 1),
      `${number}/${year}`,
      `${escapeHtml(caseNumber(subject))} - / ${subject.year}`,
      `<div>${escapeHtml(petitioner)}</div> VS <div>${escapeHtml(respondent)}</div>`,
      listAdvocates(subject.petitioners),
      subject.judges.map(({ name }) => escapeHtml(name)).join('<br>'),
      escapeHtml(subject.judges[0]?.name ?? ''),
      links.join('<br>'),
    ])
  })
  const head = [...headers, ...others].map((header) => `<th scope="col">${header}</th>`).join('')
  const resultsHtml = `<div class="distTableContent"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  return { success: true, data: { pagination: false, resultsHtml } }
}

const listParties = (parties: WorldParty[]) =>
  parties.map(({ name }, at) => `${at + 1} ${escapeHtml(name)}`).join('<br>')
const listAdvocates = (parties: WorldParty[]) =>
  [...new Set(parties.flatMap(({ advocates }) => advocates.map(({ name }) => name)))].map(escapeHtml).join('<br>')

/** As on the real page, no space precedes the "and" between judges. */
export function renderDetails(subject: WorldCase) {
  const { number, year } = diaryOf(subject)
  const last = subject.sittings.at(-1)
  const judges = (last?.judges ?? []).map((judge) => escapeHtml(judge.name)).join('and ')
  const isPending = subject.status === 'pending'
  const lines: [string, string][] = [
    [
      'Diary Number',
      `${number}/${year} Filed on ${toDayFirst(subject.filingDate)} 11:07 AM [ SECTION: ${escapeHtml(subject.section)} ]`,
    ],
    [
      'Case Number',
      `${escapeHtml(caseNumber(subject))} -  / ${subject.year} Registered on ${toDayFirst(subject.registrationDate)} (Verified On ${toDayFirst(subject.registrationDate)})`,
    ],
    ['CNR Number', subject.cnr],
    ['Present/Last Listed On', last ? `${toDayFirst(last.date)} [ ${judges} ]` : ''],
    ...(isPending && subject.nextHearingDate
      ? ([
          [
            'Tentatively case may be listed on (likely to be listed on)',
            `${toDayFirst(subject.nextHearingDate)} (Computer generated)`,
          ],
        ] satisfies [string, string][])
      : []),
    ['Status/Stage', isPending ? `Pending - (${escapeHtml(subject.stage)})` : 'DISPOSED (Motion Hearing)'],
    ...(isPending ? [] : ([['Disp.Type', escapeHtml(subject.natureOfDisposal ?? '')]] satisfies [string, string][])),
    ['Category', escapeHtml(`${subject.category.code}-${subject.category.name} : ${subject.subCategory.name}`)],
    ['Act', escapeHtml(subject.acts.map(({ act }) => act).join(', '))],
    ['Petitioner(s)', listParties(subject.petitioners)],
    ['Respondent(s)', listParties(subject.respondents)],
    ['Pet. Advocate(s)', listAdvocates(subject.petitioners)],
    ['Resp. Advocate(s)', listAdvocates(subject.respondents)],
  ]
  const body = lines.map((line) => row(line)).join('\n')
  return {
    success: true,
    data: `<table class="caseDetailsTable case_details no-responsive"><tbody>\n${body}\n</tbody></table>`,
  }
}

type Table = { headers: string[]; rows: string[][] }

export function renderTab(subject: WorldCase, tab: string, orderLink: (order: WorldOrder) => string) {
  const tables = tablesOf(subject, tab, orderLink).filter(({ rows }) => rows.length > 0)
  if (tables.length === 0) return null
  const html = tables.map(
    ({ headers, rows }) =>
      `<table class="caseDetailsTable ${tab} no-responsive"><thead><tr>${headers.map((header) => `<th>${header}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`,
  )
  return { success: true, data: html.join('\n') }
}

function tablesOf(subject: WorldCase, tab: string, orderLink: (order: WorldOrder) => string): Table[] {
  switch (tab) {
    case 'earlier_court_details':
      return [earlierCourt(subject)]
    case 'listing_dates':
      return [listings(subject)]
    case 'interlocutory_application_documents':
      return [applications(subject), documents(subject)]
    case 'judgement_orders':
      return [orders(subject, orderLink)]
    case 'defects':
      return [
        {
          headers: ['S.No.', 'Default', 'Remarks', 'Notification Date', 'Removed On Date'],
          rows: subject.objections.map((one, at) => [
            String(at + 1),
            escapeHtml(one.objection),
            '',
            toDayFirst(one.scrutinyDate),
            one.complianceDate ? toDayFirst(one.complianceDate) : '',
          ]),
        },
      ]
    default:
      return []
  }
}

function earlierCourt({ lowerCourt, fir }: WorldCase): Table {
  const headers = ['S.No.', 'Court', 'Agency State', 'Agency Code', 'Case No.', 'Order Date', 'CNR No./Designation']
  return {
    headers: [...headers, 'Judges', 'Police Station', 'Crime No./Year', 'Authority', 'Judgment Challenged'],
    rows: lowerCourt
      ? [
          [
            ...['1', 'High Court', lowerCourt.state, lowerCourt.district].map(escapeHtml),
            `${lowerCourt.caseNumber}/${lowerCourt.year}`,
            toDayFirst(lowerCourt.decisionDate),
            '',
            '',
            escapeHtml(fir?.policeStation ?? ''),
            fir ? `${fir.number}/${fir.year}` : '',
            '',
            'Yes',
          ],
        ]
      : [],
  }
}

const listings = ({ sittings }: WorldCase): Table => ({
  headers: ['CL Date', 'Misc./Regular', 'Stage', 'Purpose', 'Judges', 'IA', 'Remarks', 'Listed'],
  rows: sittings
    .toReversed()
    .map((sitting) => [
      toDayFirst(sitting.date),
      ...['Misc.', sitting.purpose, sitting.purpose].map(escapeHtml),
      escapeHtml(sitting.judges.map(({ name }) => name).join(', ')),
      '',
      escapeHtml(sitting.business),
      'Yes',
    ]),
})

const applications = (subject: WorldCase): Table => ({
  headers: ['IA Reg.No.', 'Particular', 'Remark', 'Filed By', 'Filing Date', 'Status'],
  rows: subject.applications.map((one) => [
    `${one.number}/${one.year}`,
    ...[one.classification, '', one.party].map(escapeHtml),
    toDayFirst(one.filedOn),
    'Pending',
  ]),
})

const documents = (subject: WorldCase): Table => ({
  headers: ['Document No.', 'Document Type', 'Filed By', 'Filing Date'],
  rows: subject.documents.map((one, at) => [
    `${at + 1}/${one.receivedOn.slice(0, 4)}`,
    ...[one.document, one.filedBy].map(escapeHtml),
    toDayFirst(one.receivedOn),
  ]),
})

const orders = (subject: WorldCase, orderLink: (order: WorldOrder) => string): Table => ({
  headers: ['Date'],
  rows: subject.orders
    .toReversed()
    .map((order) => [`<a target="_blank" href="${escapeHtml(orderLink(order))}">${toDayFirst(order.date)}</a>`]),
})
