import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { readFields } from '../sites/form.ts'
import { escapeHtml } from '../sites/markup.ts'
import { courseOf, type TribunalCase, tdsatCases } from './cases.ts'

const html = 'text/html; charset=UTF-8'
const slashed = (date: CourtDate) => toDayFirst(date).replaceAll('-', '/')
const keyOf = (subject: TribunalCase, index: number) =>
  Buffer.from(`${subject.filingNumber}#${index}`).toString('base64')

/** The real site's PDF program prints this error message after each order. */
const fatalError = `<br />
<b>Fatal error</b>:  Uncaught Error: Call to undefined function Dompdf\\mb_internal_encoding() in vendor/dompdf/src/Dompdf.php:313
Stack trace:
#0 {main}
  thrown in <b>vendor/dompdf/src/Dompdf.php</b> on line <b>313</b><br />
`

export function serveTdsat(app: FastifyInstance, clock: Clock) {
  app.post('/checkhomedetail1.php', async (request, reply) => {
    const { casetype, caseno, caseyear } = readFields(request)
    const subject = tdsatCases.find(
      (one) => one.typeCode === casetype && String(one.number) === caseno && String(one.year) === caseyear,
    )
    const page = subject ? renderCase(subject, clock.today()) : '<html><body><p>No Record Found</p></body></html>\n'
    return reply.type(html).send(page)
  })

  app.get('/daily_order_view.php', async (request, reply) => {
    const [wanted, index] = Buffer.from(readFields(request).filing_no ?? '', 'base64')
      .toString()
      .split('#')
    const subject = tdsatCases.find(({ filingNumber }) => filingNumber === wanted)
    const day = subject && courseOf(subject, clock.today()).past[Number(index)]
    if (!subject || !day) return reply.type(html).send(fatalError)
    const order = `<p>${escapeHtml(subject.type)} No. ${subject.number} of ${subject.year}</p><p>Dated: ${toDayFirst(day.date)}</p><p>${day.purpose}. ${day.action}.</p>`
    return reply.type(html).send(`<html><body><h3>ORDER</h3>${order}${fatalError}`)
  })
}

function renderCase(subject: TribunalCase, today: CourtDate): string {
  const { past, next, disposed } = courseOf(subject, today)
  const number = `${subject.type}/${subject.number}/${subject.year}`
  const [petitioner, respondent] = [subject.petitioners[0], subject.respondents[0]]
  const days = [...past, ...(next === null ? [] : [next])]
  const hearings = days.map(
    (day) => `<tr><td>1</td><td>${slashed(day.date)}</td><td>${day.purpose}</td><td>P</td><td>${day.action}</td></tr>`,
  )
  const orders = past.toReversed().map((day, place) => {
    const link = `<a href="javascript:popsurety_pet_adv_name('${keyOf(subject, past.length - 1 - place)}');">${number.toUpperCase()}</a>`
    return `<tr><td colspan="1">${place + 1}</td><td colspan="2">${link}</td><td colspan="2">${escapeHtml(`${petitioner?.name} VS ${respondent?.name}`)}</td><td colspan="2"> ${toDayFirst(day.date)}</td></tr>`
  })
  const ended =
    disposed === null
      ? ''
      : `<tr><td>Date of Disposal</td><td>${slashed(disposed)}</td></tr>\n<tr><td>Disposal Nature</td><td>DISPOSED OF</td></tr>\n`
  return `<html><body>
<table>
<tr><td>Diary no/Year</td><td>${subject.filingNumber}</td></tr>
<tr><td>Case Type/Case No/Year</td><td>${number}</td></tr>
<tr><td>Date of Filing .</td><td>${slashed(subject.filed)}</td></tr>
<tr><td>Case Status.</td><td>${disposed === null ? 'Pending' : 'Disposed'}</td></tr>
${ended}</table>
<div>PETITIONER DETAIL Petitioner Name   -${escapeHtml(petitioner?.name ?? '')} Additional Party(Pet.): Pet. Advocate Name: ${escapeHtml(petitioner?.advocate ?? '')} Additional Advocate(Pet.):</div>
<div>RESPONDENTS DETAIL Respondent Name   -${escapeHtml(respondent?.name ?? '')} Additional Party(Res.): Respondent Advocate  -${escapeHtml(respondent?.advocate ?? '')} Additional Advocate(Res.):</div>
<table>
<tr><th>Bench No</th><th>Hearing Date</th><th>Purpose</th><th>Status</th><th>Order</th></tr>
${hearings.join('\n')}
</table>
<tr><th colspan="8">ORDER DETAILS</th></tr>
<tr><th>Serial No.</th><th>Case No.</th><th>Party Detail</th><th>Order Date</th></tr>
${orders.join('\n')}
</body></html>
`
}
