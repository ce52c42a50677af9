import { CaseNotFound, PageChanged } from '../../errors.ts'
import { fieldOf, optionalField, type Row, readObject, requireField, rowsIn } from '../../reading/json-reply.ts'
import { tidy } from '../../reading/text.ts'
import { readNcltDate } from './dates.ts'

export interface NcltParty {
  name: string
  /** Side and number: P1, P2, R1. */
  type: string
  advocates: string[]
}

export type NcltCaseDetails = ReturnType<typeof parseNcltCaseDetails>

export function parseNcltCaseDetails(reply: string) {
  const data = readObject(reply)
  const [registered] = rowsIn(data, 'isregistered')
  const [current] = rowsIn(data, 'allfinalstatuslist')
  const parties = rowsIn(data, 'partydetailslist')
  const proceedings = rowsIn(data, 'allproceedingdtls')
  const applications = rowsIn(data, 'mainFilnowithIaNoList')
  if (!registered && !current && parties.length === 0) throw new CaseNotFound('The tribunal has no such case')
  const [disposal] = 'disposedetailslist' in data ? rowsIn(data, 'disposedetailslist') : []
  const either = (name: string) =>
    fieldOf(
      [registered, current].find((row) => row && optionalField(row, name) !== null) ?? registered ?? current ?? {},
      name,
    )
  return {
    filingNumber: either('filing_no'),
    caseNumber: either('case_no'),
    registrationDate: readNcltDate(withoutBreaks(either('regis_date'))),
    filingDate: readNcltDate(either('date_of_filing')),
    caseType: pick(current, 'case_type'),
    stage: pick(current, 'current_status'),
    courtNo: pick(current, 'court_no'),
    benchNature: pick(current, 'bench_nature_descr'),
    firstListingDate: readNcltDate(pick(current, 'listing_date')),
    parties: parties.map(readParty),
    proceedings: proceedings.map(readProceeding),
    disposalDate: disposal ? readNcltDate(fieldOf(disposal, 'disposal_date')) : null,
    disposalNature: disposal ? fieldOf(disposal, 'action_type') : null,
    applications: applications.map((row) => ({
      number: fieldOf(row, 'case_no') ?? requireField(row, 'filing_no'),
      type: fieldOf(row, 'case_type_desc_cis'),
      party: fieldOf(row, 'case_title1'),
      filedOn: readNcltDate(fieldOf(row, 'date_of_filing')),
      nextDate: readNcltDate(fieldOf(row, 'next_list_date')),
      status: fieldOf(row, 'status'),
    })),
  }
}

const pick = (row: Row | undefined, name: string) => (row ? fieldOf(row, name) : null)

/** One reply has `YES</br>24-03-2022`. */
const withoutBreaks = (text: string | null) =>
  text === null ? null : tidy(text.replace(/<[^>]*>/g, ' ').replace(/^\s*yes\b/i, ''))

function readParty(row: Row): NcltParty {
  const type = requireField(row, 'party_type').toUpperCase()
  if (!/^[PAR]/.test(type)) throw new PageChanged(`Unknown side: ${type}`)
  const counsel = fieldOf(row, 'party_lawer_name')
  return {
    name: requireField(row, 'party_name'),
    type,
    advocates: (counsel ?? '').split(/\s*,\s*/).filter((name) => name !== ''),
  }
}

function readProceeding(row: Row) {
  return {
    listingDate: readNcltDate(fieldOf(row, 'listing_date')),
    courtNo: fieldOf(row, 'court_no'),
    purpose: fieldOf(row, 'purpose'),
    action: fieldOf(row, 'today_action'),
    nextDate: readNcltDate(fieldOf(row, 'next_list_date')),
    uploadDate: readNcltDate(fieldOf(row, 'order_upload_date')),
    document: fieldOf(row, 'path_descr'),
    path: fieldOf(row, 'encPath'),
  }
}
