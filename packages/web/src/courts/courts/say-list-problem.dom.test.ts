import { ListProblem } from '@peshi/contract/courts/list-problems'
import { Language } from '@peshi/contract/platform/person'
import { afterEach, expect, test } from 'vitest'
import { i18n } from '../../platform/i18n/i18n.ts'
import { sayListProblem } from './say-list-problem.ts'

afterEach(() => i18n.changeLanguage('en'))

const whole = { court_no: '4', item: '12', to: '19', page: 3, count: 7, read: 5, text: 'see above' }
const kinds = ListProblem.shape.kind.options

test.each(Language.options)('each kind of problem of a list has words of its own in %s', async (language) => {
  const sayAll = () => kinds.map((kind) => sayListProblem({ ...whole, kind }))
  const english = sayAll()
  await i18n.changeLanguage(language)
  const said = sayAll()
  expect(said.filter((words) => /list_problem|{{|undefined/.test(words))).toEqual([])
  expect(new Set(said).size).toBe(kinds.length)
  expect(said.filter((words, at) => words === english[at])).toEqual(language === 'en' ? english : [])
})

test('a problem names its court if it is known', () => {
  expect(sayListProblem({ kind: 'items-missing', court_no: '4', item: '3', to: '9' })).toBe(
    'Court 4: Items 3 to 9 are not there',
  )
  expect(sayListProblem({ kind: 'items-missing', court_no: null, item: '3', to: '9' })).toBe(
    'Items 3 to 9 are not there',
  )
})

test('a problem of an earlier version is shown as it is', () => {
  expect(sayListProblem('Court 4: item 12 is not there')).toBe('Court 4: item 12 is not there')
})
