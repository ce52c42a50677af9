import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { commissionCases, courseOf, type TribunalCase } from './cases.ts'
import { makePlainPdf } from './plain-pdf.ts'

const envelope = (data: unknown[]) => ({ data, message: 'Successfully fetched.', error: 'false', status: 200 })
const commission = (id: number, name: string) => ({
  commissionId: id,
  commissionNameEn: name,
  circuitAdditionBenchStatus: false,
  activeStatus: true,
})

export function serveEjagriti(app: FastifyInstance, clock: Clock) {
  app.get('/report/report/getStateCommissionAndCircuitBench', async () =>
    envelope([commission(11090000, 'UTTAR PRADESH'), commission(11290000, 'KARNATAKA')]),
  )
  app.get('/report/report/getDistrictCommissionByCommissionId', async () =>
    envelope([commission(11090581, 'Lucknow'), commission(11090530, 'Agra')]),
  )

  app.post<{ Body: Partial<Record<string, string | number>> }>(
    '/case/caseFilingService/v2/getCaseDetailsBySearchType',
    async ({ body }) => {
      const { commissionId, fromDate = '', toDate = '', page = 0 } = body
      const found = commissionCases.filter(
        (one) =>
          one.bench === String(commissionId) &&
          one.filed >= String(fromDate) &&
          one.filed <= String(toDate) &&
          fits(one, Number(body.serchType), String(body.serchTypeValue)),
      )
      return envelope(Number(page) === 0 ? found.map((one) => describeCase(one, clock.today())) : [])
    },
  )
}

function numberOf({ bench, typeShort, number, year }: TribunalCase): string {
  const district = Number(bench.slice(4))
  const head = district === 0 ? `SC/${Number(bench.slice(2, 4))}` : `DC/${district}`
  return `${head}/${typeShort}/${number}/${year}`
}

function fits(subject: TribunalCase, type: number, value: string): boolean {
  const has = (texts: (string | null)[]) => texts.some((text) => text?.toLowerCase().includes(value.toLowerCase()))
  if (type === 1) return numberOf(subject) === value
  if (type === 2) return has(subject.petitioners.map(({ name }) => name))
  if (type === 3) return has(subject.respondents.map(({ name }) => name))
  const side = type === 4 ? subject.petitioners : subject.respondents
  return has(side.map(({ advocate }) => advocate))
}

function describeCase(subject: TribunalCase, today: CourtDate) {
  const { past, next, disposed } = courseOf(subject, today)
  const last = past.at(-1)
  const pdf = (title: string) =>
    makePlainPdf(['CONSUMER COMMISSION (SANDBOX)', numberOf(subject), title]).toString('base64')
  const more = (parties: { name: string }[]) =>
    parties.length < 2 ? null : parties.slice(1).map(({ name }) => ({ additional_respondent_name: name }))
  return {
    caseNumber: numberOf(subject),
    complainantName: subject.petitioners[0]?.name,
    complainantAdvocateName: subject.petitioners[0]?.advocate ?? null,
    respondentName: subject.respondents[0]?.name,
    respondentAdvocateName: subject.respondents[0]?.advocate ?? null,
    caseFilingDate: subject.filed,
    orderDocumentPath: null,
    orderDate: last?.date ?? null,
    documentBase64: last
      ? `<html><head><title>Daily Order</title></head><body><b>CONSUMER COMMISSION (SANDBOX)</b><p>Dated ${toDayFirst(last.date)}</p><p>${last.action}.</p></body></html>`
      : null,
    dateOfDisposal: disposed,
    caseStageName: disposed === null ? (next?.purpose ?? 'ADMISSION').toUpperCase() : 'DISPOSED OFF',
    additionalComplainantList: more(subject.petitioners),
    additionalRespondantList: more(subject.respondents),
    judgemtmentDate: disposed,
    judgmentOrderDocumentBase64: disposed === null ? null : pdf(`Judgment dated ${toDayFirst(disposed)}`),
    dateOfHearing: next?.date ?? last?.date ?? null,
    orderAvailabilityStatusId: 2,
    filingReferenceNumber: Number(subject.filingNumber),
  }
}
