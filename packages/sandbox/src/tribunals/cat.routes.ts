import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { escapeHtml } from '../sites/markup.ts'
import { catCases, courseOf, type TribunalCase, type TribunalParty } from './cases.ts'

const html = 'text/html; charset=UTF-8'
const cookie = 'PHPSESSID=cat-sandbox'
const slashed = (date: CourtDate) => toDayFirst(date).replaceAll('-', '/')
const keyOf = ({ filingNumber }: TribunalCase) => Buffer.from(filingNumber.replace('/', '')).toString('base64')

/** A case page is empty if the request lacks the cookie that a search sets. */
export function serveCat(app: FastifyInstance, clock: Clock) {
  app.get('/partyDetail.php', async (request, reply) => {
    const found = findCases(readFields(request))
    return reply.type(html).header('set-cookie', `${cookie}; Path=/`).send(renderResult(found))
  })

  app.get('/Misdetailreport123.php', async (request, reply) => {
    const subject = catCases.find((one) => keyOf(one) === readFields(request).no)
    const isKnown = request.headers.cookie?.includes(cookie) === true
    return reply.type(html).send(subject && isKnown ? renderCase(subject, clock.today()) : '<html><body></body></html>')
  })
}

function findCases(asked: Record<string, string>): TribunalCase[] {
  switch (asked.id) {
    case 'casetypewise':
      return catCases.filter(
        (one) =>
          one.bench === asked.benchCode1 &&
          one.typeCode === asked.caseType &&
          String(one.number) === asked.caseNo &&
          String(one.year) === asked.year,
      )
    case 'dairynowise1':
      return catCases.filter(
        (one) => one.bench === asked.benchCode2 && one.filingNumber === `${asked.dairy_no}/${asked.dairy_year}`,
      )
    case 'partynamewise':
      return catCases.filter(
        (one) => one.bench === asked.benchCode3 && hasParty(one, asked.nameParty ?? '', asked.partyType ?? '1'),
      )
    default:
      return []
  }
}

function hasParty(subject: TribunalCase, name: string, side: string): boolean {
  const parties = [...(side === '3' ? [] : subject.petitioners), ...(side === '2' ? [] : subject.respondents)]
  return parties.some((one) => one.name.includes(name.toUpperCase()))
}

const numberOf = ({ typeShort, number, year }: TribunalCase) => `${typeShort}/${number}/${year}`

function renderResult(found: TribunalCase[]): string {
  if (found.length === 0) return '<html><body>No Record Found</body></html>\n'
  const headers = ['Diary No.', 'Location', 'Case Type', 'Case No.', 'Date of Filing', 'Applicant', 'Respondent']
  const rows = found.map((one) => {
    const parties = [one.petitioners[0]?.name ?? '', one.respondents[0]?.name ?? '']
    const cells = [one.filingNumber, one.benchName, one.typeShort, numberOf(one), slashed(one.filed), ...parties]
    const link = `<a href="javascript:popsurety_detailreport('${keyOf(one)}')">MORE DETAIL</a>`
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${link}</td></tr>`
  })
  return `<html><body><table>
<tr>${[...headers, 'Other Details'].map((header) => `<td>${header}</td>`).join('')}</tr>
${rows.join('\n')}
</table></body></html>
`
}

const namesOf = (parties: TribunalParty[]) => parties.map(({ name }) => `${name} (M) ,`).join(' ')
const counselOf = (parties: TribunalParty[]) => `${parties[0]?.advocate ?? '-'} ,`

function renderCase(subject: TribunalCase, today: CourtDate): string {
  const { next, disposed } = courseOf(subject, today)
  const rows = [
    ['Location', subject.benchName],
    ['Case Number', numberOf(subject)],
    ['Status / Stage', disposed === null ? 'PENDING' : 'DISPOSED'],
    ...(disposed === null
      ? []
      : [
          ['Disposal Nature', 'DISPOSED OF'],
          ['Date of Disposal', slashed(disposed)],
        ]),
    ...(next === null
      ? []
      : [
          ['Next Listing Date', slashed(next.date)],
          ['Next Listing Purpose', next.purpose],
        ]),
    ['In the Court no', '1'],
    ['Petitioner(s)', namesOf(subject.petitioners)],
    ['Respondent(s)', namesOf(subject.respondents)],
    ['Petitoner Advocate(s)', counselOf(subject.petitioners)],
    ['Respondent Advocate(s)', counselOf(subject.respondents)],
    ['Subject', 'SERVICE'],
  ]
  const title = `${subject.petitioners[0]?.name ?? ''} Vs ${subject.respondents[0]?.name ?? ''}`
  return `<html><body><div class="container">
<p>CASE STATUS Diary No.- ${subject.filingNumber} ${escapeHtml(title)} Filing Date : ${slashed(subject.filed)}</p>
<table>
${rows.map(([label = '', value = '']) => `<tr><td>${label}</td><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table></div></body></html>
`
}
