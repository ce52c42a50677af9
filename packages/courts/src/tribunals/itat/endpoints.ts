import type { CourtSite } from '../../connector.ts'

/** Paths are relative to the site's base address. Source: the public programs that NOTES.md names. */
export const site: CourtSite = { key: 'itat', baseUrl: 'https://itat.gov.in/' }

/** The form, and where it is sent; a person opens cases here. */
export const searchPage = 'judicial/casestatus'
export const picture = 'captcha/show'
/** The form's script asks here whether the answer is right, before it sends the form. */
export const checkAnswer = 'Ajax/checkCaptcha'

/** The first of the page's forms: by the number of the appeal. `hp` is a field that people don't see. */
export const searchFields = (asked: { token: string; bench: string; type: string; number: string; year: number }) => ({
  hp: '',
  csrftkn: asked.token,
  bench_name_1: asked.bench,
  app_type_1: asked.type,
  app_number: asked.number,
  app_year_1: String(asked.year),
  bt1: 'true',
})
