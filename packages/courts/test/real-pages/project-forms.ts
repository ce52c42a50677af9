import { parseBoardPage } from '../../src/boards/board-page.ts'
import { parseDelhiOrders, parseDelhiResults } from '../../src/delhi/result-pages.parse.ts'
import { parseDistrictCase } from '../../src/ecourts-district/case-history.parse.ts'
import { parseDistrictSearch } from '../../src/ecourts-district/case-search.parse.ts'
import { readSearchPage } from '../../src/hcservices/search-forms.ts'
import { readOrderDocument } from '../../src/orders/order-document.ts'
import { onlyRead } from '../../src/reading/rows.ts'
import { textKey } from './compare-forms.ts'
import { readRecordedBoard } from './recorded-board.ts'

type Read = (bytes: Uint8Array, text: () => string, expected?: Record<string, unknown>) => unknown

export const projectOthers: Record<string, Read> = {
  'delhi-hc/case-status-page': (_, text) => {
    const { rows, total } = parseDelhiResults(text())
    return { rows_count: rows.length, total, cases: rows.map((row) => ({ ...row, has_orders_link: true })) }
  },
  'delhi-hc/orders-page': (_, text) => {
    const { rows, total } = parseDelhiOrders(text())
    const dates = rows.map(({ date }) => date)
    return { case: rows[0]?.case, orders_count: rows.length, total, dates, orders: rows }
  },
  'ecourts-dc/case-status-page': (_, text, expected) => {
    const { establishments, total, courts, rows: all } = parseDistrictSearch(text())
    const rows = onlyRead(all)
    const wanted = ((expected?.sample ?? []) as { sr: string }[]).map(({ sr }) => sr)
    return {
      total_establishments: establishments,
      total_cases: total,
      establishment: courts[0],
      rows_count: rows.length,
      cases: rows.map(({ caseNumber }) => caseNumber),
      cnrs: rows.map(({ cnr }) => cnr),
      sample: wanted.flatMap((sr) => {
        const row = rows.find(({ serial }) => String(serial) === sr)
        if (!row) return []
        const { caseNumber, caseNo, courtCode, petitioner, respondent, cnr } = row
        return [{ sr, case: caseNumber, petitioner, respondent, cnr, case_no: caseNo, court_code: courtCode }]
      }),
    }
  },
  'ecourts-dc/case-history': (_, text) => {
    const page = parseDistrictCase(text())
    const hearings = page.hearings.map((hearing) => ({
      registration_number: hearing.registrationNumber,
      judge: hearing.judge,
      business_on: hearing.businessDate,
      hearing_date: hearing.nextDate,
      purpose: hearing.purpose,
    }))
    const parties = (some: typeof page.petitioners) =>
      some.map(({ name, advocates }) => ({ name, advocate: advocates }))
    return {
      court: page.courtName,
      case_type: page.caseType,
      filing_number: page.filingNumber,
      filing_date: page.filingDate,
      registration_number: page.registrationNumber,
      registration_date: page.registrationDate,
      cnr: page.cnr,
      first_hearing_date: page.firstHearingDate,
      next_hearing_date: page.nextHearingDate,
      status: page.disposed ? 'disposed' : 'pending',
      stage: page.stage,
      court_and_judge: [page.courtNumber, page.judge].filter(Boolean).join('-'),
      petitioners: parties(page.petitioners),
      respondents: parties(page.respondents),
      acts: page.acts,
      fir: page.fir,
      ias: page.applications.map(({ number, parties: names, filedOn, nextDate, purpose, status }) => ({
        number,
        party: names.join(' '),
        filed: filedOn,
        next: nextDate && `${nextDate.split('-').reverse().join('-')} (${purpose})`,
        status,
      })),
      subordinate_court: page.lowerCourt && {
        court: page.lowerCourt.court,
        case: page.lowerCourt.caseNumber,
        decision_date: page.lowerCourt.decisionDate,
      },
      hearings_count: hearings.length,
      first_hearing: hearings[0],
      last_hearing: hearings.at(-1),
      hearings_without_judge: hearings.filter(({ judge }) => judge === null).length,
      orders_count: page.orders.length,
      orders: page.orders.map((order) => ({ ...order, details: order.label })),
    }
  },
  'board-page': (_, text) => {
    const { at, bench, rows, notices } = parseBoardPage(text())
    const courts = rows.map(({ court_no, item, progress, raw }) => ({
      court_no,
      item,
      state: progress,
      coram: raw.Coram ?? null,
      message: null,
    }))
    return { at, bench, courts, notices }
  },
  'form-page': (_, text, expected) => {
    const { highCourts, benches, selects, forms } = readSearchPage(text())
    const wanted = ((expected?.forms ?? []) as { name: string }[]).map(({ name }) => name)
    return {
      high_courts_count: highCourts.length,
      high_courts: highCourts,
      benches_count: benches.length,
      selects_count: selects,
      forms: wanted.flatMap((name) =>
        forms.filter((form) => form.name === name).map((form) => ({ ...form, fields_count: form.fields.length })),
      ),
    }
  },
  'order-pdf': async (bytes, _, expected) => {
    const read = await readOrderDocument(bytes)
    // Page headers and footers may stand around the expected 200 characters, so 400 are searched.
    const within = (wanted: unknown, part: string) => (textKey(part).includes(textKey(wanted)) ? wanted : part)
    return {
      ...read,
      text_layer: read.hasText,
      first_200: within(expected?.first_200, read.text.slice(0, 400)),
      last_200: within(expected?.last_200, read.text.slice(-400)),
      case_number: read.caseNumbers[0],
      case_numbers: read.caseNumbers,
      signing_date: read.signedOn,
      next_date: read.nextDate,
      oral: read.isOral,
    }
  },
  'board-samples': (_, text) => {
    const samples = text()
      .split('\n')
      .filter(Boolean)
      .map((line) => readRecordedBoard(line))
    const wings = samples.flatMap((sample) => sample.wings)
    return {
      samples_count: samples.length,
      rows_count: wings.reduce((sum, { courts }) => sum + courts.length, 0),
      idle_wings: wings.filter(({ idle }) => idle).length,
      samples,
    }
  },
}
