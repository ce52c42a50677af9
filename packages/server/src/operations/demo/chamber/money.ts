export const demoIdentity = {
  name: 'Shukla & Associates',
  title: 'Advocates, High Court, Allahabad',
  address: '12 Kanpur Road, Civil Lines, Prayagraj 211001',
  state: '09',
  phone: '0532 260 4410',
  email: 'accounts@shukla-associates.example',
  gstin: '09AAXFS2210Q1ZG',
  pan: 'AAXFS2210Q',
  bank_name: 'Ganga Gramin Bank, Civil Lines',
  account_name: 'Shukla & Associates',
  account_number: '50200041187712',
  ifsc: 'GGBK0001204',
  upi: 'shukla.associates@gangabank',
  series: 'SA',
  mode: 'none',
  tax_percent: 18,
  sac: '998212',
  due_days: 30,
  note: 'Quote the invoice number when you pay.',
} as const

interface DemoInvoice {
  client: string
  matter: string
  subject: string
  items: readonly (readonly [name: string, rupees: number, kind?: 'disbursement'])[]
  tds_percent?: number
  issuedDaysAgo: number | null
  paid?: { rupees: number | 'all'; daysAgo: number; method: 'upi' | 'bank' | 'cheque' | 'cash' }
  isShown?: boolean
}

export const demoInvoices: readonly DemoInvoice[] = [
  {
    client: 'husain',
    matter: 'SLP(C)/12345/2025',
    subject: 'Special leave petition, drafting and filing',
    items: [
      ['Drafting', 60_000],
      ['Court fee and typing', 6_450, 'disbursement'],
    ],
    issuedDaysAgo: 210,
    paid: { rupees: 'all', daysAgo: 190, method: 'bank' },
  },
  {
    client: 'saryu',
    matter: 'W.P.(C)/3001/2024',
    subject: 'Appearances, July to September',
    items: [
      ['Appearance, three days', 90_000],
      ['Conference', 15_000],
    ],
    tds_percent: 10,
    issuedDaysAgo: 75,
    paid: { rupees: 50_000, daysAgo: 40, method: 'bank' },
  },
  {
    client: 'chandana',
    matter: 'WPA/8123/2023',
    subject: 'Writ petition, hearing of the interim application',
    items: [
      ['Appearance', 35_000],
      ['Travel to Kolkata', 11_280, 'disbursement'],
    ],
    issuedDaysAgo: 68,
  },
  {
    client: 'anita',
    matter: 'WRIA/5060/2022',
    subject: 'Rejoinder affidavit',
    items: [
      ['Drafting', 18_000],
      ['Typing and copies', 1_150, 'disbursement'],
    ],
    issuedDaysAgo: 52,
    paid: { rupees: 'all', daysAgo: 47, method: 'upi' },
    isShown: true,
  },
  {
    client: 'manjunath',
    matter: 'CRL.P/5658/2025',
    subject: 'Petition to quash, drafting',
    items: [['Drafting', 45_000]],
    issuedDaysAgo: 20,
    paid: { rupees: 20_000, daysAgo: 11, method: 'upi' },
  },
  {
    client: 'anita',
    matter: 'WRIA/5060/2022',
    subject: 'Appearance',
    items: [['Appearance', 12_000]],
    issuedDaysAgo: 8,
    isShown: true,
  },
  {
    client: 'saryu',
    matter: 'W.P.(C)/17886/2025',
    subject: 'Second writ petition, drafting',
    items: [
      ['Drafting', 75_000],
      ['Court fee', 2_500, 'disbursement'],
    ],
    tds_percent: 10,
    issuedDaysAgo: 4,
  },
  {
    client: 'balaji',
    matter: 'WP/24721/2026',
    subject: 'Writ petition, first appearance',
    items: [
      ['Drafting', 40_000],
      ['Appearance', 25_000],
    ],
    issuedDaysAgo: null,
  },
]

export const demoAdvance = {
  client: 'balaji',
  matter: 'WP/24721/2026',
  rupees: 30_000,
  daysAgo: 58,
  method: 'bank',
  reference: 'NEFT GGB26310442',
} as const
