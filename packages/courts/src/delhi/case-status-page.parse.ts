import type { CaseType } from '@peshi/contract/courts/courts'
import { PageChanged } from '../errors.ts'
import { landmark, lineOf, openPage } from '../reading/page.ts'
import { textOrNull } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface CaseStatusPage {
  token: string
  /** The captcha, which this site shows as plain text. */
  shownCode: string
  caseTypes: CaseType[]
}

export function parseCaseStatusPage(html: string): CaseStatusPage {
  throwOnErrorPage(html)
  if (!/<\/html>\s*$/i.test(html)) throw new PageChanged('The form page is incomplete')
  const $ = openPage(html)
  const token = landmark(textOrNull($('input[name="_token"]').attr('value')), 'token')
  const code = $('#captcha-code').get(0)
  const shownCode = landmark(code ? textOrNull(lineOf(code)) : null, 'code')
  const caseTypes = $('select[name="case_type"] option')
    .toArray()
    .flatMap((option) => {
      const [value, title] = [textOrNull($(option).attr('value')), textOrNull(lineOf(option))]
      return value !== null && title !== null ? [{ code: value, short: value, title }] : []
    })
  if (caseTypes.length === 0) throw new PageChanged('The form page has no case types')
  return { token, shownCode, caseTypes }
}
