/** Fields of drafts: the names between the braces of a template, such as `{court_name}`. */

export const fieldKinds = ['text', 'long', 'date', 'sum', 'list', 'condition'] as const
/** `long`: text of several lines. `sum`: paise. `date`: a court date. `condition`: yes or no. */
export type FieldKind = (typeof fieldKinds)[number]

/** `made`: computed from other fields or the clock. Nobody is asked for such a field. */
export type FieldSource = 'matter' | 'chamber' | 'asked' | 'made'

/**
 * Where a person's answer is kept for the next draft. `advocate`: for the advocate whose name is in the draft, because
 * the advocates of a chamber have different enrolment numbers. `never`: asked in each draft.
 */
export type FieldMemory = 'matter' | 'chamber' | 'advocate' | 'never'

export type ListRow = Readonly<Record<string, string>>

type Example =
  | { kind: 'text' | 'long' | 'date'; example: string }
  | { kind: 'sum'; example: number }
  | { kind: 'condition'; example: boolean }
  /** The fields of one row, which are names between braces inside `{#list}…{/list}`. */
  | { kind: 'list'; columns: Readonly<Record<string, 'text' | 'long' | 'date'>>; example: readonly ListRow[] }

/** `sumInWords` names the sum that this text writes in words. */
export type DraftField = Example & { from: FieldSource; kept: FieldMemory; sumInWords?: string }

const ofMatter = <const T extends Example>(field: T) => ({ ...field, from: 'matter', kept: 'matter' }) as const
const asked = <const T extends Example>(field: T) => ({ ...field, from: 'asked', kept: 'matter' }) as const
const askedAgain = <const T extends Example>(field: T) => ({ ...field, from: 'asked', kept: 'never' }) as const
const againOfMatter = <const T extends Example>(field: T) => ({ ...field, from: 'matter', kept: 'never' }) as const
const ofAdvocate = <const T extends Example>(field: T) => ({ ...field, from: 'chamber', kept: 'advocate' }) as const
const ofChamber = <const T extends Example>(field: T) => ({ ...field, from: 'chamber', kept: 'chamber' }) as const
const made = <const T extends Example>(field: T) => ({ ...field, from: 'made', kept: 'never' }) as const

const text = (example: string) => ({ kind: 'text', example }) as const
const long = (example: string) => ({ kind: 'long', example }) as const
const date = (example: string) => ({ kind: 'date', example }) as const
const sum = (example: number) => ({ kind: 'sum', example }) as const
const condition = (example: boolean) => ({ kind: 'condition', example }) as const
const list = <const C extends Record<string, 'text' | 'long' | 'date'>>(
  columns: C,
  example: readonly Record<keyof C & string, string>[],
) => ({ kind: 'list', columns, example }) as const

const court = {
  court_name: ofMatter(text('Court of the Civil Judge (Senior Division), Lucknow')),
  court_place: ofMatter(text('Lucknow')),
  /** With the case type in words, as the court's own heading has it. */
  case_number: ofMatter(text('Original Suit No. 482 of 2025')),
  case_type: ofMatter(text('Original Suit')),
  case_year: ofMatter(text('2025')),
  cnr: ofMatter(text('UPLK010048212025')),
  bench: ofMatter(text('Lucknow Bench')),
  judge: ofMatter(text('Shri A. K. Verma')),
  court_room: ofMatter(text('14')),
  item_number: ofMatter(text('27')),
  stage: ofMatter(text('Evidence of the plaintiff')),
  filing_date: ofMatter(date('2025-03-11')),
  previous_date: ofMatter(date('2026-11-02')),
  next_date: ofMatter(date('2026-12-14')),
  decision_date: ofMatter(date('2026-10-19')),
}

const parties = {
  case_title: ofMatter(text('Ramesh Chandra and others v. Suresh Kumar')),
  /** All petitioners, plaintiffs, appellants or complainants. */
  petitioners: ofMatter(
    list({ number: 'text', name: 'text', details: 'long' }, [
      {
        number: '1',
        name: 'Ramesh Chandra',
        details: 'son of Hari Chandra, aged 52 years, resident of 14 Aminabad, Lucknow',
      },
      {
        number: '2',
        name: 'Sita Devi',
        details: 'wife of Ramesh Chandra, aged 48 years, resident of 14 Aminabad, Lucknow',
      },
    ]),
  ),
  respondents: ofMatter(
    list({ number: 'text', name: 'text', details: 'long' }, [
      {
        number: '1',
        name: 'Suresh Kumar',
        details: 'son of Mohan Lal, aged 45 years, resident of 8 Hazratganj, Lucknow',
      },
    ]),
  ),
  /** The first name, and “and others” if there are more, as in the heading of an order. */
  petitioner_name: ofMatter(text('Ramesh Chandra and others')),
  respondent_name: ofMatter(text('Suresh Kumar')),
  petitioner_role: ofMatter(text('Plaintiffs')),
  respondent_role: ofMatter(text('Defendant')),
  for_petitioner: ofMatter(condition(true)),
  client_name: ofMatter(text('Ramesh Chandra')),
  client_role: ofMatter(text('Plaintiff No. 1')),
  client_address: ofMatter(long('14 Aminabad, Lucknow 226018')),
  client_phone: ofMatter(text('+91 98390 00000')),
  client_email: ofMatter(text('ramesh@example.in')),
  client_parentage: asked(text('son of Hari Chandra')),
  client_age: asked(text('52')),
  client_occupation: asked(text('shopkeeper')),
  other_side_name: ofMatter(text('Suresh Kumar')),
  other_side_role: ofMatter(text('Defendant')),
  other_side_parentage: asked(text('son of Mohan Lal')),
  other_side_address: asked(long('8 Hazratganj, Lucknow 226001')),
  other_side_phone: asked(text('+91 98380 00000')),
  other_side_email: asked(text('suresh@example.in')),
}

const advocate = {
  advocate_name: ofMatter(text('Farida Khan')),
  advocate_enrolment: ofAdvocate(text('UP01234/2015')),
  advocate_phone: ofAdvocate(text('+91 94150 00000')),
  advocate_email: ofAdvocate(text('farida@example.in')),
  chamber_name: ofChamber(text('Khan and Associates')),
  chamber_address: ofChamber(long('Chamber 12, Civil Court Compound, Lucknow 226001')),
  other_advocate: ofMatter(text('R. Shukla')),
  /** The party, or an advocate who holds a vakalatnama. */
  engaged_by: asked(text('Ramesh Chandra')),
  /** The day on which the draft is made. */
  paper_date: made(date('2026-11-30')),
}

const crime = {
  is_criminal: ofMatter(condition(false)),
  /** One row for each act. */
  acts_and_sections: ofMatter(
    list({ act: 'text', sections: 'text' }, [
      { act: 'BNS', sections: '318(4), 336(3), 340(2)' },
      { act: 'Information Technology Act, 2000', sections: '66D' },
    ]),
  ),
  /** The same acts and sections in one line, with the word *section* in the language of the draft. */
  offence: ofMatter(text('sections 318(4), 336(3), 340(2) BNS and 66D of the Information Technology Act, 2000')),
  fir_number: ofMatter(text('123/2026')),
  fir_date: ofMatter(date('2026-05-04')),
  police_station: ofMatter(text('Hazratganj')),
  district: ofMatter(text('Lucknow')),
  state: ofMatter(text('Uttar Pradesh')),
  /** The case was pending on 1 July 2024, so the CrPC still governs it (BNSS s. 531). */
  is_under_crpc: ofMatter(condition(false)),
  arrest_date: asked(date('2026-05-06')),
  custody_place: asked(text('District Jail, Lucknow')),
  /** A magistrate hears the application; otherwise a court of session or a high court does. */
  is_before_magistrate: asked(condition(false)),
  prosecution_case: asked(long('The informant alleges that the applicant sold a plot with forged papers.')),
  bail_grounds: asked(
    list({ text: 'long' }, [
      { text: 'The applicant is not named in the FIR.' },
      { text: 'The investigation is over and the charge sheet was filed on 02-07-2026.' },
    ]),
  ),
  earlier_bail: asked(long('The Magistrate rejected the first application on 20-05-2026.')),
  criminal_history: asked(long('No other case is pending against the applicant.')),
  co_accused_bail: asked(long('Mohan Lal, a co-accused, was granted bail on 12-07-2026.')),
}

const orders = {
  order_date: ofMatter(date('2026-10-19')),
  order_court: ofMatter(text('Court of the Additional District Judge, Lucknow')),
  order_summary: asked(long('The application for a temporary injunction was rejected.')),
  limitation_date: ofMatter(date('2027-01-17')),
}

const service = {
  /** The people who were served or not, from the matter's servings. */
  served: ofMatter(
    list({ number: 'text', name: 'text', mode: 'text', sent_on: 'date', tracking: 'text', result: 'text' }, [
      {
        number: '1',
        name: 'Suresh Kumar',
        mode: 'speed post',
        sent_on: '2026-11-03',
        tracking: 'EU123456789IN',
        result: 'served on 06-11-2026',
      },
    ]),
  ),
  deponent_name: askedAgain(text('Anil Yadav')),
  deponent_parentage: askedAgain(text('son of Shiv Yadav')),
  deponent_age: askedAgain(text('34')),
  deponent_address: askedAgain(long('22 Aliganj, Lucknow 226024')),
  /** The deponent's relation to the case, such as clerk of the advocate. */
  deponent_role: askedAgain(text('registered clerk of the advocate for the plaintiffs')),
  /** Summons, notice or another process. */
  process_kind: askedAgain(text('summons')),
  persons_to_serve: askedAgain(
    list({ number: 'text', name: 'text', address: 'long' }, [
      { number: '1', name: 'Suresh Kumar', address: '8 Hazratganj, Lucknow 226001' },
    ]),
  ),
  process_fee: askedAgain(sum(5_000)),
}

const applications = {
  adjournment_reason: askedAgain(long('The counsel is unwell and cannot attend the court.')),
  earlier_adjournments: askedAgain(text('one')),
  exemption_reason: askedAgain(long('The applicant has been admitted to hospital since 10-12-2026.')),
  expected_application: asked(long('an appeal with an application to stay the order')),
  copies: askedAgain(
    list({ number: 'text', title: 'text', date: 'date', count: 'text' }, [
      { number: '1', title: 'Order on the application for injunction', date: '2026-10-19', count: '2' },
    ]),
  ),
  copy_purpose: askedAgain(text('filing an appeal')),
  is_urgent: askedAgain(condition(true)),
  inspected_papers: askedAgain(long('the written statement and the documents filed with it')),
  inspection_date: askedAgain(date('2026-12-03')),
  inspection_purpose: askedAgain(text('preparing the evidence of the plaintiffs')),
}

const cheque = {
  cheque_number: asked(text('004512')),
  cheque_date: asked(date('2026-09-15')),
  cheque_amount: asked(sum(25_000_000)),
  cheque_amount_words: made({ ...text('Rupees Two Lakh Fifty Thousand Only'), sumInWords: 'cheque_amount' }),
  drawer_account: asked(text('30012345678')),
  drawer_bank: asked(text('State Bank of India, Hazratganj branch, Lucknow')),
  client_bank: asked(text('Punjab National Bank, Aminabad branch, Lucknow')),
  deposit_date: asked(date('2026-10-01')),
  return_date: asked(date('2026-10-03')),
  return_reason: asked(text('Funds insufficient')),
  /** The day on which the bank told the payee; the 30 days of the notice run from it. */
  return_known_date: asked(date('2026-10-05')),
  debt_reason: asked(long('the price of goods under invoice 118 of 02-08-2026')),
  drawer_is_company: asked(condition(false)),
  persons_in_charge: asked(
    list({ number: 'text', name: 'text', position: 'text', address: 'long' }, [
      { number: '1', name: 'Mohan Lal', position: 'Managing Director', address: '8 Hazratganj, Lucknow 226001' },
    ]),
  ),
  notice_date: asked(date('2026-10-20')),
  notice_mode: asked(text('speed post')),
  notice_tracking: asked(text('EU987654321IN')),
  notice_received_date: asked(date('2026-10-24')),
  /** Why the notice was not delivered. */
  notice_undelivered: asked(text('refused')),
  notice_reply: asked(long('The drawer replied on 30-10-2026 and denied the debt.')),
  /** The last of the fifteen days for payment. */
  payment_last_date: asked(date('2026-11-08')),
  /** Another complaint under section 138 between the same parties, with its court and date. */
  other_complaint: asked(long('Complaint No. 211 of 2026, Chief Judicial Magistrate, Lucknow, filed on 12-05-2026')),
  asks_interim_compensation: asked(condition(true)),
}

const notice = {
  notice_facts: asked(
    list({ text: 'long' }, [
      { text: 'You took the shop at 14 Aminabad on rent at Rs. 12,000 a month from 01-04-2024.' },
      { text: 'You have paid no rent since 01-06-2026.' },
    ]),
  ),
  notice_demand: asked(long('pay the rent that is due and hand over the vacant shop')),
  notice_days: asked(text('15')),
  amount_claimed: asked(sum(7_200_000)),
  amount_claimed_words: made({ ...text('Rupees Seventy Two Thousand Only'), sumInWords: 'amount_claimed' }),
}

const file = {
  synopsis: asked(long('The appeal challenges the order that rejected the application for a temporary injunction.')),
  /** Oldest first. */
  dates: ofMatter(
    list({ date: 'date', event: 'long', page: 'text' }, [
      { date: '2025-03-11', event: 'The plaintiffs filed the suit.', page: '12' },
      { date: '2026-10-19', event: 'The court rejected the application for a temporary injunction.', page: '31' },
    ]),
  ),
  /**
   * The papers of the file in their order. The pages run on from one paper to the next. Once a bundle was made, they are
   * its papers and page numbers, so that a paper drafted again follows it.
   */
  papers: againOfMatter(
    list({ number: 'text', title: 'text', annexure: 'text', from: 'text', to: 'text' }, [
      { number: '1', title: 'List of dates and synopsis', annexure: '', from: '1', to: '3' },
      { number: '2', title: 'Memo of appeal', annexure: '', from: '4', to: '18' },
      { number: '3', title: 'Order of 19-10-2026', annexure: '1', from: '19', to: '24' },
    ]),
  ),
}

export const draftFields = {
  ...court,
  ...parties,
  ...advocate,
  ...crime,
  ...orders,
  ...service,
  ...applications,
  ...cheque,
  ...notice,
  ...file,
} satisfies Record<string, DraftField>

export type DraftFieldName = keyof typeof draftFields

export const isDraftField = (name: string): name is DraftFieldName => Object.hasOwn(draftFields, name)

export const fieldOf = (name: DraftFieldName): DraftField => draftFields[name]
