/** The address comes from open-source programs (2026). */
export const maharashtraPolice = {
  key: 'mahapolice',
  baseUrl: 'https://citizen.mahapolice.gov.in/Citizen/MH/',
} as const

export const portalPage = 'index.aspx'

export const publishedFirsPage = 'PublishedFIRs.aspx'

/** Limits that the portal states: FIRs from 1 January 2017, fewer than 90 days per search, at most 50 rows per page. */
export const portalLimits = { firstDay: '2017-01-01', mostDays: 89, mostRows: 50 } as const
