/** Both sites have the same software. The addresses come from open-source programs (2026). */
export const judgmentSites = {
  highCourts: { key: 'judgments', baseUrl: 'https://judgments.ecourts.gov.in/pdfsearch/' },
  supremeCourt: { key: 'escr', baseUrl: 'https://scr.sci.gov.in/scrsearch/' },
} as const
