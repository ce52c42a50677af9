/** The judgment searches of the eCourts project, one program in two places. Source: public programs (2026). */
export const judgmentSites = {
  highCourts: { key: 'judgments', baseUrl: 'https://judgments.ecourts.gov.in/pdfsearch/' },
  supremeCourt: { key: 'escr', baseUrl: 'https://scr.sci.gov.in/scrsearch/' },
} as const

/** The captcha's answer is sent here, with the search itself. */
export const checkCaptchaPath = '?p=pdf_search/checkCaptcha'

/** The rows, in the form of DataTables: `iDisplayStart`, `iDisplayLength`, `fcourt_type` 2 high courts, 3 Supreme Court. */
export const resultsPath = '?p=pdf_search/home/'

/** A document: asks for a captcha of its own. */
export const openPdfPath = '?p=pdf_search/openpdfcaptcha'
