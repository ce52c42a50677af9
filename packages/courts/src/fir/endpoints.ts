/** Citizens' portal of the Maharashtra police. Source: public programs (2026); uses ASP.NET view state. */
export const maharashtraPolice = {
  key: 'mahapolice',
  baseUrl: 'https://citizen.mahapolice.gov.in/Citizen/MH/',
} as const

export const portalPage = 'index.aspx'

export const publishedFirsPage = 'PublishedFIRs.aspx'

/** Limits stated on the page: from 1 January 2017, less than 90 days, 50 rows a page. */
export const portalLimits = { firstDay: '2017-01-01', mostDays: 89, mostRows: 50 } as const
