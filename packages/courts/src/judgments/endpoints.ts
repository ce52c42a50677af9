/** Both sites have the same software. The addresses come from open-source programs (2026). */
export const judgmentSites = {
  highCourts: { key: 'judgments', baseUrl: 'https://judgments.ecourts.gov.in/pdfsearch/' },
  supremeCourt: { key: 'escr', baseUrl: 'https://scr.sci.gov.in/scrsearch/' },
} as const

export const checkCaptchaPath = '?p=pdf_search/checkCaptcha'

/**
 * `iDisplayStart` and `iDisplayLength`, parameters of the library DataTables, select a page of the results.
 * `fcourt_type` is 2 for high courts and 3 for the Supreme Court.
 */
export const resultsPath = '?p=pdf_search/home/'

export const openPdfPath = '?p=pdf_search/openpdfcaptcha'
