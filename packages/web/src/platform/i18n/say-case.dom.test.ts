import { unnumbered } from '@peshi/contract/courts/labels'
import { afterAll, expect, test } from 'vitest'
import { matterWith } from '../../../test/matter.ts'
import { changeLanguage } from './i18n.ts'
import { sayCase } from './say-case.ts'

afterAll(() => changeLanguage('en'))

test.each([
  ['en', 'Unnumbered'],
  ['hi', 'बिना नंबर'],
  ['ur', 'بلا نمبر'],
  ['de', 'Ohne Nummer'],
  ['fr', 'Sans numéro'],
  ['pt', 'Sem número'],
] as const)('in %s, a matter without a number is shown as “%s”', async (language, words) => {
  await changeLanguage(language)
  expect(sayCase(matterWith({ unique_case_number: unnumbered }))).toBe(words)
  expect(sayCase(matterWith())).toBe('WRIC/12345/2024')
})
