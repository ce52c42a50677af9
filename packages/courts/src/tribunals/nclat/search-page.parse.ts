import { landmark, openPage } from '../../reading/page.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export function parseNclatSearchPage(html: string): { token: string } {
  throwOnErrorPage(html)
  const $ = openPage(html)
  const token = $('meta[name="csrf-token"]').attr('content') || $('input[name="_token"]').attr('value')
  return { token: landmark(token || null, 'token') }
}
