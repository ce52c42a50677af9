import { toDayFirst } from '@peshi/contract/platform/dates'
import type { SandboxCourt } from '../world/courts.ts'
import type { WorldCase, WorldParty } from '../world/types.ts'
import { escapeHtml } from './markup.ts'

const slashed = (date: string | null) => (date ? toDayFirst(date).replaceAll('-', '/') : '')
export const caseNumberOf = (subject: WorldCase) => `${subject.caseType.short}/${subject.number}/${subject.year}`

/** `picture` is the captcha's `src`: a normal URL at Allahabad, a `data:` URL at Lucknow. */
export function renderSearchForm(court: SandboxCourt, picture: string): string {
  const options = court.types.map(
    (type) => `<option value="${type.code}">${escapeHtml(`${type.title} (${type.short})`)}</option>`,
  )
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Case Status | ${escapeHtml(court.benchName)}</title></head>
<body>
<h3>Case Status : Search by Case Number</h3>
<form id="case-number-form" method="post">
<select name="case_type" id="case_type" class="form-control">
<option value="">Select Case Type</option>
${options.join('\n')}
</select>
<input type="text" name="case_no" id="case_no" maxlength="7">
<input type="text" name="case_year" id="case_year" maxlength="4">
<img id="captcha" class="captcha" src="${picture}" alt="captcha">
<input type="text" name="captchacode" id="captchacode" maxlength="4" autocomplete="off">
<button type="button" id="search">Search</button>
</form>
<div id="result"></div>
</body>
</html>
`
}

export function renderFound(subjects: WorldCase[]): string {
  const rows = subjects.map((subject, at) => {
    const call = `viewCaseData('${subject.siteId}', 'undefined')`
    const parties = `${escapeHtml(subject.petitioners[0]?.name ?? '')} Vs. ${escapeHtml(subject.respondents[0]?.name ?? '')}`
    return `<tr><td>${at + 1}</td><td>${caseNumberOf(subject)}</td><td>${subject.status.toUpperCase()}</td><td>${parties}</td><td><button type="button" class="btn btn-primary" onclick="${call}">View</button></td></tr>`
  })
  return `<table class="table table-bordered"><thead><tr><th>Sr. No.</th><th>Case No.</th><th>Status</th><th>Petitioner Vs. Respondent</th><th>View</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export function renderCaseDetails(subject: WorldCase, generatedOn: string): string {
  const pending = subject.status === 'pending'
  const last = subject.sittings.at(-1)
  const coram = subject.judges.map((judge) => judge.name).join(' and ')
  const row = (label: string, value: string) => `<tr><th>${label}</th><td colspan="2">${escapeHtml(value)}</td></tr>`
  return [
    `<div class="case-details"><span>Generated on : ${generatedOn}</span>`,
    `<h3>Case Status - ${escapeHtml(subject.caseType.title)} ( ${subject.caseType.short} ) - ${subject.number}/${subject.year}</h3>`,
    `<h5>[Diary/Token No. - ${subject.filingNumber}/${subject.filingDate.slice(0, 4)}]</h5>`,
    `<h3 class="${pending ? 'text-success' : 'text-danger'}">${pending ? 'PENDING' : 'DISPOSED'}</h3>`,
    '<table class="table table-bordered table-status"><tbody>',
    `<tr><th>Filing No.</th><td>${subject.caseType.short}/${subject.filingNumber}/${subject.filingDate.slice(0, 4)}</td><td>Filing Date : ${toDayFirst(subject.filingDate)}</td></tr>`,
    `<tr><th>CNR</th><td><strong>${subject.cnr}</strong></td><td>Date of Registration : ${toDayFirst(subject.registrationDate)}</td></tr>`,
    row('First Hearing Date', subject.sittings[0] ? toDayFirst(subject.sittings[0].date) : ''),
    pending
      ? row('Next Hearing Date', subject.nextHearingDate ? toDayFirst(subject.nextHearingDate) : '')
      : row('Date of Disposal', subject.decisionDate ? toDayFirst(subject.decisionDate) : ''),
    pending ? row('Stage of Case', subject.stage) : row('Nature of Disposal', subject.natureOfDisposal ?? ''),
    row('Coram', coram),
    row('Bench Type', subject.benchType),
    row('Causelist Type', last?.listType ?? subject.causeListName),
    row('State', subject.state),
    row('District', subject.district),
    '</tbody></table>',
    renderParties(subject),
    renderActs(subject),
    `<table class="table table-cat"><tbody>${row('Category', `${subject.category.name} (${subject.category.code})`)}${row('Sub Category', `${subject.subCategory.name} (${subject.subCategory.code})`)}</tbody></table>`,
    renderLowerCourt(subject),
    renderFir(subject),
    renderApplications(subject),
    renderListings(subject),
    '</div>',
  ]
    .filter((part) => part !== '')
    .join('\n')
}

function listParties(parties: WorldParty[]): string {
  return parties
    .map((party, at) => {
      const advocates = party.advocates.map((one) => `${escapeHtml(one.name)}(${escapeHtml(one.code)})`).join(', ')
      return `${at + 1}. ${escapeHtml(party.name)}${advocates ? `<br>&nbsp;&nbsp;Advocate - ${advocates}` : ''}`
    })
    .join('<br>')
}

function renderParties(subject: WorldCase): string {
  return `<h4>Petitioner/Respondent and their Advocate(s)</h4>
<table class="table table-bordered table-adv"><thead><tr><th>Petitioner</th><th>Respondent</th></tr></thead><tbody>
<tr><td>${listParties(subject.petitioners)}</td><td>${listParties(subject.respondents)}</td></tr>
</tbody></table>`
}

function renderActs(subject: WorldCase): string {
  const rows = subject.acts.map((one) => `<tr><td>${escapeHtml(one.act)}</td><td>${escapeHtml(one.section)}</td></tr>`)
  return `<h4>Under Act(s) and Section(s)</h4>
<table class="table table-bordered table-act"><thead><tr><th>Under Act(s)</th><th>Under Section(s)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const labelled = (label: string, value: string | number) => `<tr><td>${label}</td><td>: ${escapeHtml(value)}</td></tr>`

function renderLowerCourt({ lowerCourt }: WorldCase): string {
  if (!lowerCourt) return ''
  return `<h4>Subordinate Court Information</h4>
<table class="table table-bordered table-lower"><tbody>${[
    labelled('Court Name', lowerCourt.court),
    labelled('Case No. and Year', `${lowerCourt.caseNumber}/${lowerCourt.year}`),
    labelled('Decision Date', toDayFirst(lowerCourt.decisionDate)),
    labelled('District', lowerCourt.district),
  ].join('')}</tbody></table>`
}

function renderFir({ fir }: WorldCase): string {
  if (!fir) return ''
  return `<h4>FIR Details</h4>
<table class="table table-bordered table-fir"><tbody>${[
    labelled('District', fir.district),
    labelled('Police Station', fir.policeStation),
    labelled('Crime No.', fir.number),
    labelled('Year', fir.year),
  ].join('')}</tbody></table>`
}

function renderApplications(subject: WorldCase): string {
  if (subject.applications.length === 0) return ''
  const next = subject.decisionDate ?? subject.nextHearingDate
  const rows = subject.applications.map(
    (one) =>
      `<tr><td>IA/${one.number}/${one.year}<br>Classification : ${escapeHtml(one.classification)}</td><td>${escapeHtml(one.party)}</td><td>${toDayFirst(one.filedOn)}</td><td>${next ? toDayFirst(next) : ''}</td><td>${subject.decisionDate ? 'Disposed' : 'Pending'}</td></tr>`,
  )
  return `<h4>IA Details</h4>
<table class="table table-bordered table-filing"><thead><tr><th>Application(s) No.</th><th>Party</th><th>Date of Filing</th><th>Next/Disposal Date</th><th>Status</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function renderListings(subject: WorldCase): string {
  const rows = [...subject.sittings].reverse().map((sitting) => {
    const judges = `${sitting.judges.map((judge) => judge.name).join(' and ')} (Bench ID:${sitting.judges[0]?.code ?? ''})`
    return `<tr><td>${escapeHtml(sitting.listType)}</td><td>${escapeHtml(judges)}</td><td>${sitting.courtNo}/${sitting.item}</td><td>${toDayFirst(sitting.date)}</td><td>${escapeHtml(sitting.shortOrder)}</td></tr>`
  })
  return `<h4>Listing History</h4>
<table class="table table-bordered table-hist"><thead><tr><th>Cause List Type</th><th>Hon'ble Mr./Ms. Justice</th><th>Court No./Serial No.</th><th>Listing Date</th><th>Short Order</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

export function renderOrderSheets(subject: WorldCase, elegalix: string): string {
  const rows = [...subject.orders]
    .reverse()
    .map(
      (order, at) =>
        `<tr><td>${at + 1}</td><td>${slashed(order.date)}</td><td><a href="${elegalix}WebDownloadJudgmentDocument.do?judgmentID=${order.documentId}" target="_blank">View ${order.kind === 'judgment' ? 'Judgment' : 'Order'}</a></td></tr>`,
    )
  return `<table class="table table-bordered"><thead><tr><th>Sr. No.</th><th>Order Date</th><th>View</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}
