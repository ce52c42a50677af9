/** The addresses come from open-source programs (2026). */
export const maharashtraPolice = {
  key: 'mahapolice',
  baseUrl: 'https://citizen.mahapolice.gov.in/Citizen/MH/',
} as const

export const portalPage = 'index.aspx'

export const publishedFirsPage = 'PublishedFIRs.aspx'

/**
 * The portal states these limits: it has FIRs from 1 January 2017, a search must cover less than 90 days, and a page
 * has at most 50 rows.
 */
export const portalLimits = { firstDay: '2017-01-01', mostDays: 89, mostRows: 50 } as const
