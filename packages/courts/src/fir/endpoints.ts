/** Source: public programs (2026). The portal uses ASP.NET view state. */
export const maharashtraPolice = {
  key: 'mahapolice',
  baseUrl: 'https://citizen.mahapolice.gov.in/Citizen/MH/',
} as const

export const portalPage = 'index.aspx'

export const publishedFirsPage = 'PublishedFIRs.aspx'

/** The page states these limits: FIRs from 1 January 2017, less than 90 days per search, 50 rows per page. */
export const portalLimits = { firstDay: '2017-01-01', mostDays: 89, mostRows: 50 } as const
