/** The citizens' portal of the Maharashtra police. Source: public programs (2026); its page takes ASP.NET view state. */
export const maharashtraPolice = {
  key: 'mahapolice',
  baseUrl: 'https://citizen.mahapolice.gov.in/Citizen/MH/',
} as const

/** Opened before the list, for its cookies. */
export const portalPage = 'index.aspx'

/** The list itself. */
export const publishedFirsPage = 'PublishedFIRs.aspx'

/** What the portal takes, by its own words on the page: from 1 January 2017, less than 90 days, 50 rows to a page. */
export const portalLimits = { firstDay: '2017-01-01', mostDays: 89, mostRows: 50 } as const
