import { toDayFirst } from '@peshi/contract/platform/dates'
import type { SandboxCourt } from '../world/courts.ts'
import { benchNames } from '../world/present.ts'
import type { WorldCase, WorldParty } from '../world/types.ts'
import { hearingRows } from './hearing-rows.ts'
import { escapeHtml, writeOrdinal } from './markup.ts'

export function renderNewCasePage(court: SandboxCourt, subject: WorldCase): string {
  return [
    '<html><body>',
    renderDetails(subject),
    renderStatus(subject),
    renderParties('Petitioner', subject.petitioners),
    renderParties('Respondent', subject.respondents),
    renderActs(subject),
    renderLowerCourt(subject),
    renderFir(subject),
    renderApplications(subject),
    renderFilingHistory(subject),
    renderHistory(subject),
    renderOrders(court, subject),
    renderCategory(subject),
    renderObjections(subject),
    renderDocuments(subject),
    '</body></html>',
  ].join('\n')
}

const pair = (label: string, value: string) => `<td><label>${label}</label></td><td>${escapeHtml(value)}</td>`
const row = (label: string, value: string) => `<tr>${pair(label, value)}</tr>`
const head = (...labels: string[]) => `<tr>${labels.map((label) => `<th>${label}</th>`).join('')}</tr>`
const cells = (...values: (string | number)[]) =>
  `<tr>${values.map((value) => `<td>${escapeHtml(value)}</td>`).join('')}</tr>`
const dayOrNothing = (date: string | null) => (date ? toDayFirst(date) : '')

function renderDetails(subject: WorldCase): string {
  const { short } = subject.caseType
  const hyphenated = `${subject.cnr.slice(0, 6)}-${subject.cnr.slice(6, 12)}-${subject.cnr.slice(12)}`
  return `<h2>Case Details</h2>
<table class="table case_details_table">
<tr>${pair('Filing Number', `${short} /${subject.filingNumber}/${subject.filingDate.slice(0, 4)}`)}${pair('Filing Date', toDayFirst(subject.filingDate))}</tr>
<tr>${pair('Registration Number', `${short} /${subject.number}/${subject.year}`)}${pair('Registration Date', toDayFirst(subject.registrationDate))}</tr>
<tr>${pair('CNR Number', hyphenated)}</tr>
</table>`
}

function renderStatus(subject: WorldCase): string {
  const first = subject.sittings[0]
  const rows = [row('First Hearing Date', first ? writeOrdinal(first.date) : '')]
  if (subject.decisionDate) {
    rows.push(row('Decision Date', writeOrdinal(subject.decisionDate)))
    rows.push(row('Case Status', 'CASE DISPOSED'))
    rows.push(row('Nature of Disposal', subject.natureOfDisposal ?? '--'))
  } else {
    const next = subject.nextHearingDate
    rows.push(row('Next Hearing Date', next ? writeOrdinal(next) : 'Next Date is not given'))
    rows.push(row('Case Stage', subject.stage))
  }
  rows.push(row('Coram', benchNames(subject)))
  rows.push(row('Bench Type', subject.benchType === 'Division Bench' ? 'DIVISION' : 'SINGLE'))
  rows.push(row('State', subject.state))
  rows.push(row('District', subject.district))
  return `<h2>Case Status</h2>\n<table class="table_r table text-left">\n${rows.join('\n')}\n</table>`
}

const advocatesOf = (party: WorldParty) =>
  escapeHtml(party.advocates.map((one) => `${one.name}(${one.code})`).join(','))

function renderParties(side: 'Petitioner' | 'Respondent', parties: WorldParty[]): string {
  const [first, ...others] = parties
  const lines = [`1) ${escapeHtml(first?.name ?? '')}<br />`]
  const dash = side === 'Petitioner' ? 'Advocate- ' : 'Advocate - '
  if (first?.advocates.length) lines.push(`&nbsp;&nbsp;${dash}${advocatesOf(first)}<br />`)
  // As on the real page, some lines end with `</br>`.
  for (const [at, party] of others.entries()) {
    lines.push(`  ${at + 2})  ${escapeHtml(party.name)}<br>`)
    lines.push(party.advocates.length ? `&nbsp;&nbsp;Advocate-${advocatesOf(party)}</br>` : ' &nbsp; <br />')
  }
  return `<h2>${side} and Advocate</h2>\n<span class="${side}_Advocate_table">${lines.join('')}</span>`
}

function renderActs(subject: WorldCase): string {
  if (subject.acts.length === 0) return ''
  const rows = subject.acts.map((one) => cells(one.act, one.section))
  return `<h2>Acts</h2>\n<table class="Acts_table">${head('Under Act(s)', 'Under Section(s)')}\n${rows.join('\n')}</table>`
}

function renderLowerCourt({ lowerCourt }: WorldCase): string {
  if (!lowerCourt) return ''
  const line = (label: string, value: string) =>
    `<span style='width:150px;display:inline-block;'>${label}</span><label style='text-align:left'>:&nbsp;${escapeHtml(value)}</label><br />`
  return `<h2>Subordinate Court Information</h2>
<span class="Lower_court_table">${[
    line('Court Number and Name', lowerCourt.court),
    line('Case Number and Year', `${lowerCourt.caseNumber}/${lowerCourt.year}`),
    line('Case Decision Date', toDayFirst(lowerCourt.decisionDate)),
    line('State', lowerCourt.state),
    line('District', lowerCourt.district),
  ].join('')}</span>`
}

function renderFir({ fir }: WorldCase): string {
  if (!fir) return ''
  const line = (label: string, value: string | number) =>
    `<span style='width:150px;display:inline-block;'>${label}</span><label style='text-align:left;'>:&nbsp;${escapeHtml(value)}</label><br />`
  return `<h2>FIR Details</h2>
<span class="FIR_details_table">${[
    line('State', fir.state),
    line('District', fir.district),
    line('Police Station', fir.policeStation),
    line('FIR Number', fir.number),
    line('Year', fir.year),
  ].join('')}</span>`
}

function renderApplications(subject: WorldCase): string {
  if (subject.applications.length === 0) return ''
  const last = subject.sittings.at(-1)?.date ?? null
  const rows = subject.applications.map((one) => {
    const number = `IA/${one.number}/${one.year}<br /> <b>Classification :</b> ${escapeHtml(one.classification)}`
    const next = dayOrNothing(subject.decisionDate ? last : subject.nextHearingDate)
    return `<tr><td>${number}</td><td>${escapeHtml(one.party)}<br/></td><td>${toDayFirst(one.filedOn)}</td><td>${next}</td><td>${subject.decisionDate ? 'Disposed' : 'Pending'}</td></tr>`
  })
  return `<h2>IA Details</h2>\n<table class="IAheading">${head('IA Number', 'Party', 'Date of Filing', 'Next Date', 'IA Status')}\n${rows.join('\n')}</table>`
}

const historyHead = head('Cause List Type', 'Judge', 'Business on Date', 'Hearing Date', 'Purpose of Hearing')

function renderFilingHistory(subject: WorldCase): string {
  const [objection] = subject.objections
  if (!objection) return ''
  const line = cells(
    'OFFICE OBJECTIONS BOARD',
    'ADDITIONAL REGISTRAR',
    '',
    toDayFirst(objection.scrutinyDate),
    '3600-FRESH MATTERS',
  )
  return `<h2>Case History on Filing Number</h2>\n<table class="history_table">${historyHead}\n${line}</table>`
}

function renderHistory(subject: WorldCase): string {
  const rows = hearingRows(subject).reverse()
  if (rows.length === 0) return ''
  const lines = rows.map((one) =>
    cells(
      one.listType.toUpperCase(),
      one.judge,
      dayOrNothing(one.businessDate),
      dayOrNothing(one.nextDate),
      one.purpose,
    ),
  )
  return `<h2>Case History</h2>\n<table class="history_table">${historyHead}\n${lines.join('\n')}</table>`
}

function renderOrders(court: SandboxCourt, subject: WorldCase): string {
  if (subject.orders.length === 0) return ''
  const caseNumber = `${subject.caseType.short}/${subject.number}/${subject.year}`
  const rows = subject.orders.map((order) => {
    const query = [
      `filename=${encodeURIComponent(order.file)}`,
      `caseno=${encodeURIComponent(caseNumber)}`,
      `cCode=${court.courtCode}`,
      'appFlag=web',
      'normal_v=1',
      `cino=${subject.cnr}`,
      `state_code=${court.stateCode}`,
      'flag=nojudgement',
    ].join('&amp;')
    return `<tr><td>${order.number}</td><td>${escapeHtml(caseNumber)}</td><td>${escapeHtml(order.judge)}</td><td>${toDayFirst(order.date)}</td><td><a href="cases/display_pdf.php?${query}">View</a></td></tr>`
  })
  return `<h2>Orders</h2>\n<table class="order_table">${head('Order Number', 'Order on', 'Judge', 'Order Date', 'Order Details')}\n${rows.join('\n')}</table>`
}

function renderCategory({ category, subCategory }: WorldCase): string {
  return `<h2>Category Details</h2>\n<table class="table">${cells('Category', `${category.name} ( ${category.code} )`)}${cells('Sub Category', `${subCategory.name} ( ${subCategory.code} )`)}</table>`
}

function renderObjections(subject: WorldCase): string {
  if (subject.objections.length === 0) return ''
  const rows = subject.objections.map((one, at) =>
    cells(
      at + 1,
      toDayFirst(one.scrutinyDate),
      one.objection,
      dayOrNothing(one.complianceDate) || '--',
      dayOrNothing(one.receiptDate) || '--',
    ),
  )
  return `<h2>OBJECTION</h2>\n<table class="order_table">${head('Sr.No.', 'Scrutiny Date', 'OBJECTION', 'Compliance Date', 'Receipt Date')}\n${rows.join('\n')}</table>`
}

function renderDocuments(subject: WorldCase): string {
  if (subject.documents.length === 0) return ''
  const rows = subject.documents.map((one, at) =>
    cells(at + 1, at + 1, toDayFirst(one.receivedOn), one.filedBy, one.advocate, one.document),
  )
  return `<h2>Document Details</h2>\n<table class="table">${head('Sr. No.', 'Document No.', 'Date of Receiving', 'Filed by', 'Name of Advocate', 'Document Filed')}\n${rows.join('\n')}</table>`
}
