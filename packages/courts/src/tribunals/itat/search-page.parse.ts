import type { CaseType } from '@peshi/contract/courts/courts'
import { isTag } from 'domhandler'
import type { CourtOption } from '../../connector.ts'
import { PageChanged } from '../../errors.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../../reading/page.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface ItatSearchPage {
  token: string
  benches: CourtOption[]
  caseTypes: CaseType[]
}

export function parseItatSearchPage(html: string): ItatSearchPage {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The search page is incomplete')
  const $ = openPage(html)
  return {
    token: landmark($('#csrftkn1').attr('value') || null, 'token in its form'),
    benches: readSelect($, 'bench_name_1'),
    caseTypes: readSelect($, 'app_type_1').map(({ code, label }) => ({ code, short: code, title: label })),
  }
}

function readSelect($: Page, id: string): CourtOption[] {
  const select = landmark(firstElement($(`select#${id}, select[name="${id}"]`)), `list ${id}`)
  const options = $(select)
    .find('option')
    .toArray()
    .filter(isTag)
    .map((option) => ({ code: option.attribs.value?.trim() ?? '', label: lineOf(option) }))
    .filter(({ code, label }) => code !== '' && code !== '0' && !/^select\b/i.test(label))
  if (options.length === 0) throw new PageChanged(`The list ${id} is empty`)
  return options
}
