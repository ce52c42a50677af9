import { PageChanged } from '../../errors.ts'
import { hasEnd, landmark, openPage } from '../../reading/page.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface CestatSearchPage {
  /** Goes back with the form. */
  token: string
  /** Where the picture lies. */
  captchaSource: string
}

/** Reads the forms of the searches for cases and for orders, which hide the same; no such page has been saved (November 2026). */
export function parseCestatSearchPage(html: string): CestatSearchPage {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The search page breaks off')
  const $ = openPage(html)
  return {
    token: landmark($('input[name="csrf_token"]').attr('value') || null, 'token in its form'),
    captchaSource: landmark($('img[src*="captcha"]').attr('src'), 'picture'),
  }
}
