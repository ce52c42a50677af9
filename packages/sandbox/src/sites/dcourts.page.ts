import { toDayFirst } from '@peshi/contract/platform/dates'
import type { Listing } from '../court-day/docket.ts'
import { caseNumber, partsOf } from '../lists/parts.ts'
import type { SandboxCourt } from '../world/courts.ts'
import type { WorldCase, WorldOrder, WorldParty } from '../world/types.ts'
import { type HearingRow, hearingRows } from './hearing-rows.ts'
import { escapeHtml } from './markup.ts'
import { row } from './s3waas.page.ts'

type Options = [value: string, label: string][]

const codeOf = (court: SandboxCourt, establishment: string) => `${court.cnrPrefix.slice(0, 4)}${establishment}`
const codesOf = (court: SandboxCourt, ...establishments: string[]) =>
  establishments.map((one) => codeOf(court, one)).join(',')
const placeOf = ({ pageName }: SandboxCourt) => pageName.replace(/^.*, /, '')

/** All cases of a district are in this establishment. */
export const establishmentOf = (court: SandboxCourt) => court.cnrPrefix
export const complexesOf = (court: SandboxCourt): Options => [
  [codesOf(court, '01', '02', '04'), `District Court, ${placeOf(court)}`],
  [codesOf(court, '05', '06'), `Outlying Court, ${court.outlying}`],
]
export const establishmentsOf = (court: SandboxCourt): Options => [
  [codeOf(court, '01'), court.pageName],
  [codeOf(court, '02'), `Civil Judge Senior Division, ${placeOf(court)}`],
  [codeOf(court, '04'), `Chief Judicial Magistrate, ${placeOf(court)}`],
  [codeOf(court, '05'), `Civil Judge Junior Division, ${court.outlying}`],
]
export const nameOf = (court: SandboxCourt, establishment: string) =>
  establishmentsOf(court).find(([value]) => value === establishment)?.[1] ?? establishment

export const renderFrontPage = (court: SandboxCourt) => `<!DOCTYPE html>
<html lang="en-US"><head><title>District Court ${escapeHtml(placeOf(court))} | ${escapeHtml(court.state)} | India</title></head>
<body><h1>${escapeHtml(court.pageName)}</h1></body></html>
`

const numberOf = (subject: WorldCase) => `${subject.number}/${subject.year}`

export function renderResults(court: SandboxCourt, estCode: string, found: WorldCase[]) {
  const headers = ['Serial Number', 'Case Type/Case Number/Case Year', 'Petitioner versus Respondent', 'View']
  const head = headers.map((header) => `<th scope="col">${header}</th>`).join('')
  const blocks = estCode.split(',').map((code) => {
    const here = code === establishmentOf(court) ? found : []
    const rows = here.map((subject, at) =>
      row([
        String(at + 1),
        escapeHtml(`${subject.caseType.short}/${numberOf(subject)}`),
        `${escapeHtml(subject.petitioners[0]?.name ?? '')}<br>Vs<br>${escapeHtml(subject.respondents[0]?.name ?? '')}`,
        `<a href="javascript:void(0);" class="viewCnrDetails" data-cno="${subject.cnr}" data-est-code="${code}">View</a>`,
      ]),
    )
    const name = nameOf(court, code)
    return `<div class="distTableContent" id="${code}" data-est-code="${code}" data-next-page="2" data-total-cases="${here.length}"><h3>${escapeHtml(name)}</h3><table class="data-table-1"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  return { success: true, data: blocks.join('\n') }
}

export function renderCauseList(court: SandboxCourt, listings: Listing[]) {
  const headers = ['Serial Number', 'Case Type/Case Number/Case Year', 'Party Name', 'Advocate']
  const tables = partsOf(listings)
    .flatMap(({ stages }) => stages)
    .map(({ stage, listings }) => {
      const rows = listings.map((one) => {
        const number = escapeHtml(caseNumber(one))
        const link = `<a href="javascript:void(0);" class="viewCnrDetails" data-cno="${one.caseId}" data-est-code="${establishmentOf(court)}">${number}</a>`
        const advocates = [...one.advocates.petitioner, ...one.advocates.respondent].map((name) => escapeHtml(name))
        const parties = `${escapeHtml(one.petitioner)}<br>versus<br>${escapeHtml(one.respondent)}`
        return [one.item, one.caseId ? link : number, parties, advocates.join('<br>')]
      })
      return table(escapeHtml(stage), headers, rows)
    })
  return { success: true, data: tables.join('') }
}

export function renderOrders(
  court: SandboxCourt,
  estCode: string,
  found: [subject: WorldCase, order: WorldOrder][],
  orderLink: (order: WorldOrder) => string,
) {
  const headers = ['Serial Number', 'Case Type/Case Number/Case Year', 'Petitioner versus Respondent', 'Order Date']
  const head = [...headers, 'Order'].map((header) => `<th scope="col">${header}</th>`).join('')
  const blocks = estCode.split(',').map((code) => {
    const here = code === establishmentOf(court) ? found : []
    const rows = here.map(([subject, order], at) =>
      row([
        String(at + 1),
        escapeHtml(`${subject.caseType.short}/${numberOf(subject)}`),
        `${escapeHtml(subject.petitioners[0]?.name ?? '')}<br>Vs<br>${escapeHtml(subject.respondents[0]?.name ?? '')}`,
        toDayFirst(order.date),
        `<a href="${escapeHtml(orderLink(order))}" target="_blank">Copy of order</a>`,
      ]),
    )
    return `<div class="distTableContent" id="${code}" data-est-code="${code}" data-next-page="2" data-total-cases="${here.length}"><table class="data-table-1"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
  })
  return { success: true, data: blocks.join('\n') }
}

export const renderBusiness = (business: string, next: string) => ({
  success: true,
  data: `<table class="data-table-1"><thead><tr><th>Business</th><th>Next Hearing Date</th></tr></thead><tbody>${row([escapeHtml(business), next])}</tbody></table>`,
})

function table(caption: string, headers: string[], rows: string[][]): string {
  if (rows.length === 0) return ''
  const head = headers.map((header) => `<th scope="col">${header}</th>`).join('')
  return `<div class="distTableContent"><table class="data-table-1"><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table></div>\n`
}

function parties(side: string, heading: string, list: WorldParty[]): string {
  const items = list.map(({ name, advocates }, at) => {
    const counsel = advocates.map((advocate) => escapeHtml(advocate.name)).join(', ')
    return `<li><p>${at + 1}) ${escapeHtml(name)}</p>${counsel ? ` Advocate - ${counsel}` : ''}</li>`
  })
  return `<div class="${side}"><h3>${heading}</h3><ul>${items.join('')}</ul></div>\n`
}

/** The real site omits hearings without recorded business. */
function historyRow(subject: WorldCase, { businessDate, judge, nextDate, purpose, serial }: HearingRow): string[][] {
  if (businessDate === null) return []
  const day = toDayFirst(businessDate)
  const term = Buffer.from(JSON.stringify({ cino: subject.cnr, srno: serial })).toString('base64')
  const link = `<a href="javascript:void(0);" id="getBusiness" data-business-date="${day}" data-case="${term}">${day}</a>`
  return [[numberOf(subject), escapeHtml(judge), link, nextDate ? toDayFirst(nextDate) : '', escapeHtml(purpose)]]
}

export function renderCase(site: SandboxCourt, subject: WorldCase, orderLink: (order: WorldOrder) => string) {
  const date = (value: string | null) => (value === null ? '' : toDayFirst(value))
  const isPending = subject.status === 'pending'
  const court = `1-${subject.judges.map(({ name }) => escapeHtml(name)).join(' and ')}`
  const status: [string, string][] = [
    ['First Hearing Date', date(subject.firstHearingDate)],
    isPending
      ? ['Next Hearing Date', date(subject.nextHearingDate) || 'Next Date is not given']
      : ['Decision Date', date(subject.decisionDate)],
    ['Case Status', isPending ? 'Pending' : 'Case disposed'],
    isPending
      ? ['Stage of Case', escapeHtml(subject.stage)]
      : ['Nature of Disposal', escapeHtml(subject.natureOfDisposal ?? '')],
    ['Court Number and Judge', court],
  ]
  const { fir, lowerCourt } = subject
  const [orders, judgments] = (['order', 'judgment'] as const).map((kind) =>
    subject.orders
      .filter((order) => order.kind === kind)
      .map((order) => [
        String(order.number),
        toDayFirst(order.date),
        `<a href="${escapeHtml(orderLink(order))}" target="_blank">Copy of ${kind === 'judgment' ? 'Judgment' : 'order'}</a>`,
      ]),
  )
  const orderHeaders = ['Order Number', 'Order Date', 'Order Details']
  const data = [
    `<div class="text-center"><h2>${escapeHtml(site.pageName)}</h2></div>\n`,
    table(
      'Case Details',
      ['Case Type', 'Filing Number', 'Filing Date', 'Registration Number', 'Registration Date', 'CNR Number'],
      [
        [
          escapeHtml(`${subject.caseType.short} - ${subject.caseType.title}`),
          `${subject.filingNumber}/${subject.filingDate.slice(0, 4)}`,
          toDayFirst(subject.filingDate),
          numberOf(subject),
          toDayFirst(subject.registrationDate),
          subject.cnr,
        ],
      ],
    ),
    table(
      'Case Status',
      status.map(([label]) => label),
      [status.map(([, value]) => value)],
    ),
    parties('Petitioner', 'Petitioner and Advocate', subject.petitioners),
    parties('respondent', 'Respondent and Advocate', subject.respondents),
    table(
      'Acts',
      ['Under Act(s)', 'Under Section(s)'],
      subject.acts.map(({ act, section }) => [act, section].map(escapeHtml)),
    ),
    table(
      'FIR Details',
      ['Police Station', 'FIR Number', 'Year'],
      fir ? [[escapeHtml(fir.policeStation), String(fir.number), String(fir.year)]] : [],
    ),
    table(
      'Subordinate Court Information',
      ['Court Number and Name', 'Case Number and Year', 'Case Decision Date'],
      lowerCourt
        ? [
            [
              escapeHtml(lowerCourt.court),
              `${lowerCourt.caseNumber}/${lowerCourt.year}`,
              toDayFirst(lowerCourt.decisionDate),
            ],
          ]
        : [],
    ),
    table(
      'IA Status',
      ['IA Number', 'Party Name', 'Date of Filing', 'Next Date (Purpose)', 'IA Status'],
      subject.applications.map((one) => [
        `IA/${one.number}/${one.year}`,
        escapeHtml(one.party),
        toDayFirst(one.filedOn),
        isPending && subject.nextHearingDate
          ? `${toDayFirst(subject.nextHearingDate)} (${escapeHtml(one.classification)})`
          : '',
        isPending ? 'Pending' : 'Disposed',
      ]),
    ),
    table(
      'Case History',
      ['Registration Number', 'Judge', 'Business On Date', 'Hearing Date', 'Purpose of hearing'],
      hearingRows(subject).flatMap((hearing) => historyRow(subject, hearing)),
    ),
    table('Interim Orders', orderHeaders, orders ?? []),
    table('Final Orders / Judgements', orderHeaders, judgments ?? []),
  ]
  return { success: true, data: data.join('') }
}
