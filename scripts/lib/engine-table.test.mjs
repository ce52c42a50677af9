import { expect, test } from 'vitest'
import { drawTable } from './engine-table.mjs'

test('the table of test results has a row for each page and a column for each engine', () => {
  const table = drawTable([
    { path: ['Chromium', 'every page', '/news'], status: 'passed' },
    { path: ['Firefox', 'every page', '/news'], status: 'failed' },
    { path: ['WebKit', 'every page', '/help'], status: 'pending' },
  ])
  expect(table.split('\n')).toEqual([
    '                   Chromium  Firefox   WebKit',
    'every page: /news  yes       NO',
    'every page: /help                      –',
  ])
})
