import type { CourtSite } from '../../connector.ts'

export const site: CourtSite = { key: 'itat', baseUrl: 'https://itat.gov.in/' }

export const searchPage = 'judicial/casestatus'
export const picture = 'captcha/show'
export const checkAnswer = 'Ajax/checkCaptcha'

export const searchFields = (asked: { token: string; bench: string; type: string; number: string; year: number }) => ({
  hp: '',
  csrftkn: asked.token,
  bench_name_1: asked.bench,
  app_type_1: asked.type,
  app_number: asked.number,
  app_year_1: String(asked.year),
  bt1: 'true',
})
