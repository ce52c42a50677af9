import { PageChanged } from '../../errors.ts'
import { hasEnd, landmark, openPage } from '../../reading/page.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface CestatSearchPage {
  token: string
  captchaSource: string
}

/** Parses the search pages for cases and for orders: token and captcha have the same names. */
export function parseCestatSearchPage(html: string): CestatSearchPage {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The search page is incomplete')
  const $ = openPage(html)
  return {
    token: landmark($('input[name="csrf_token"]').attr('value') || null, 'token in its form'),
    captchaSource: landmark($('img[src*="captcha"]').attr('src'), 'picture'),
  }
}
