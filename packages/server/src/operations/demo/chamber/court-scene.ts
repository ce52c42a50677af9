/** The sandbox forgets these events when it restarts, so each start of the demo creates them again. */

export const listedToday = [
  { matter: 'WRIA/5060/2022', cnr: 'UPHC010275442022', courtNo: 1, item: 24, appears: 'owner' },
  { matter: 'WPIL/13301/2021', cnr: 'UPHC011004512021', courtNo: 10, item: 18, appears: 'owner' },
  { matter: 'CRL.P/5658/2025', cnr: 'KAHC010337682025', courtNo: 1, item: 12, appears: 'advocate' },
  { matter: 'MFA/24468/2023', cnr: 'KAHC011003512023', courtNo: 2, item: 21, appears: 'owner' },
  { matter: 'WP/24721/2026', cnr: 'HCBM011010512026', courtNo: 13, item: 27, appears: 'advocate' },
] as const

export const suggestedToday = {
  advocate: 'Rustom Bhosale',
  court: 'hc-bombay',
  cnr: 'HCBM011002512023',
  courtNo: 21,
  item: 9,
} as const

export const listedBefore = [
  {
    cnr: 'UPHC010412072024',
    courtNo: 1,
    item: 11,
    order: 'Put up on the next date. Interim order, if any, to continue.',
  },
  {
    cnr: 'UPHC011015012023',
    courtNo: 67,
    item: 18,
    order: 'Learned counsel for the State prays for and is granted two weeks to file a supplementary affidavit.',
  },
] as const

export const newOrder = {
  cnr: 'UPHC011005512025',
  matter: 'FAPL/3407/2025',
  text: 'Admit. The record of the court below be summoned. The respondent shall file a counter affidavit within three weeks. The appellant may file a rejoinder affidavit within two weeks thereafter. Till the next date of listing the parties shall maintain status quo with regard to possession of the suit property.',
} as const

export const droppedOrders = { matter: 'WRIA/5060/2022', cnr: 'UPHC010275442022', count: 3 } as const

export const challenged = {
  cnr: 'UPHC011002512020',
  matter: 'WRIC/30142/2020',
  decidedDaysAgo: 48,
  challengedDaysAgo: 5,
} as const

export const caveat = {
  court: 'dc-prayagraj',
  establishment: 'UPAD01',
  caveator: 'Ramesh Chandra',
  caveatee: 'Kailash Nath Tripathi',
  number: '61',
  lodgedDaysAgo: 30,
  filedDaysAgo: 4,
  subject: 'Order of the Sub-Divisional Magistrate, Phulpur, on the boundary of plot 118',
} as const

export const fir = {
  state: 'Maharashtra',
  station: '19372027',
  number: 187,
  section: '318(4)',
  laterSection: '336(3)',
  registeredDaysAgo: 70,
  foundDaysAgo: 66,
  changedDaysAgo: 3,
  accused: ['Prakash Dattatraya Shinde', 'Sunanda Prakash Shinde'],
} as const
