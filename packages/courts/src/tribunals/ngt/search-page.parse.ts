import type { CaseType } from '@peshi/contract/courts/courts'
import { PageChanged } from '../../errors.ts'
import { firstElement, landmark, lineOf, openPage } from '../../reading/page.ts'
import { throwOnErrorPage } from '../../refusals.ts'

export interface NgtSearchPage {
  caseTypes: CaseType[]
  captchaSource: string
}

export function parseNgtSearchPage(html: string): NgtSearchPage {
  throwOnErrorPage(html)
  const $ = openPage(html)
  const select = landmark(firstElement($('select[name="case_type"], select#case_type')), 'list of case types')
  const caseTypes = $(select)
    .find('option')
    .toArray()
    .filter((option) => /^\d+$/.test(option.attribs.value ?? '') && option.attribs.value !== '0')
    .map((option) => ({ code: option.attribs.value ?? '', short: shortOf(lineOf(option)), title: lineOf(option) }))
  if (caseTypes.length === 0) throw new PageChanged('The list of case types is empty')
  return { caseTypes, captchaSource: landmark($('img#captcha_image').attr('src'), 'picture') }
}

export function shortOf(title: string): string {
  const words = title.replace(/\(.*?\)/g, ' ').match(/[A-Za-z]+/g) ?? []
  return words.length < 2
    ? title
    : words
        .filter((word) => !/^(?:of|for|the|and)$/i.test(word))
        .map((word) => word[0]?.toUpperCase())
        .join('')
}
