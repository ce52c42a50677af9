/** The eCourts judgment searches: one program at two addresses. Source: public programs (2026). */
export const judgmentSites = {
  highCourts: { key: 'judgments', baseUrl: 'https://judgments.ecourts.gov.in/pdfsearch/' },
  supremeCourt: { key: 'escr', baseUrl: 'https://scr.sci.gov.in/scrsearch/' },
} as const

export const checkCaptchaPath = '?p=pdf_search/checkCaptcha'

/** Rows in DataTables form: `iDisplayStart`, `iDisplayLength`, `fcourt_type` 2 high courts, 3 Supreme Court. */
export const resultsPath = '?p=pdf_search/home/'

export const openPdfPath = '?p=pdf_search/openpdfcaptcha'
