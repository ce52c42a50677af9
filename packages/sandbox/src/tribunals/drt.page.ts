import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { escapeHtml } from '../sites/markup.ts'
import { courseOf, drtCases, type TribunalCase, type TribunalParty } from './cases.ts'

const slashed = (date: CourtDate | null | undefined) => (date ? toDayFirst(date).replaceAll('-', '/') : '')
const option = (code: string, label: string) => `<option value="${code}">${escapeHtml(label)}</option>`

const benches: [code: string, label: string][] = [
  ...new Map([
    ['delhi', 'Delhi(DRT1)'],
    ['bangalore1', 'Bangalore(DRT1)'],
    ['bangalore2', 'Bangalore(DRT2)'],
    ...drtCases.map(({ bench, benchName }): [string, string] => [bench, benchName]),
  ]),
]

export const renderSearchPage = () => `<html><body><form>
<select name="schemaname" id="schemaname">${option('', 'Select DRT/DRAT')}${benches.map(([code, label]) => option(code, label)).join('')}</select>
<select name="case_type" id="case_type">${option('0', 'Select')}${option('1', 'Original Application-')}${option('14', 'Securitization Application-')}</select>
<select name="case_type_drat" id="case_type_drat">${option('0', 'Select')}${option('1', 'Original Application-')}${option('4', 'Regular Appeal-')}</select>
<input type="text" name="case_no"><input type="button" value="Search">
</form></body></html>
`

export const keyOf = (subject: TribunalCase) =>
  Buffer.from(`${subject.filingNumber.replace('/', '')}/${subject.bench}`).toString('base64')

export function renderResult(found: TribunalCase[]): string {
  if (found.length === 0) return '<html><body><table><tr><td>No Record Found</td></tr></table></body></html>\n'
  const rows = found.map((subject) => {
    const cells = [
      subject.filingNumber,
      subject.typeShort,
      `${subject.typeShort}/${subject.number}/${subject.year}`,
      subject.petitioners[0]?.advocate ?? '---',
      slashed(subject.filed),
      subject.petitioners[0]?.name ?? '',
      subject.respondents[0]?.name ?? '',
    ]
    const link = `<a href="javascript:popsurety_detailreport('${keyOf(subject)}')">MORE DETAIL</a>`
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${link}</td></tr>`
  })
  return `<html><body><table>
<tr><th>Diary No</th><th>Application Type</th><th>Application No</th><th>Presented By</th><th>Date of Presentation</th><th>Applicant</th><th>Respondent</th><th>View More</th></tr>
${rows.join('\n')}
</table></body></html>
`
}

const row = (label: string, value: string) => `<tr><td>${label}</td><td>${escapeHtml(value)}</td></tr>`

function renderSide(name: string, address: string, [first, ...others]: TribunalParty[]): string {
  return `<tr><td>${name} Name   -${escapeHtml(first?.name ?? '')}<br>${address} Address: Not given<br>Additional Party: ${escapeHtml(
    others.map((party) => party.name).join(' , '),
  )}<br>Advocate Name: ${escapeHtml(first?.advocate ?? '')}<br>Additional Advocate: </td></tr>`
}

/** As on the real page, the listings' table rows are not closed. */
export function renderCase(subject: TribunalCase, today: CourtDate): string {
  const { past, next, disposed } = courseOf(subject, today)
  return `<html><body>
<table class="table table-bordered table-extra-condensed">
<tr><th colspan="2">CASE STATUS</th></tr>
${row('Diary no/Year', subject.filingNumber)}
${row('Case Type/Case No/Year', `${subject.type}/${subject.number}/${subject.year}`)}
${row('Date of Filing.', slashed(subject.filed))}
${row('Case Status.', disposed === null ? 'Pending' : 'Disposed')}
${disposed === null ? '' : row('Date of Disposal', slashed(disposed)) + row('Disposal Nature', 'DISPOSED OF')}
<tr><th colspan="2">CASE LISTING DETAILS (Tentative)</th></tr>
${row('In the Court of', 'PO')}
${row('Court No.', '1')}
${row('Next Listing Date', slashed(next?.date ?? past.at(-1)?.date))}
${row('Next Listing Purpose', next?.purpose ?? past.at(-1)?.purpose ?? '')}
</table>
<table class="table table-bordered">
<tr><th>PETITIONER/APPLICANT DETAIL</th></tr>
${renderSide('Petitioner', 'Petitioner/Applicant', subject.petitioners)}
<tr><th>RESPONDENTS/DEFENDENT DETAILS</th></tr>
${renderSide('Respondent', 'Respondent/Defendent', subject.respondents)}
</table>
<table class="table table-bordered">
<tr><th colspan="3">CASE PROCEEDING DETAILS</th></tr>
<tr><td>Court Name</td><td>Causelist Date</td><td>Purpose</td></tr>
${past
  .toReversed()
  .map((day) => `<tr><td>PO</td><td>${slashed(day.date)}</td><td>${escapeHtml(day.purpose)}</td>`)
  .join('\n')}
</table>
</body></html>
`
}
