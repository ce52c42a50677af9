import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../', import.meta.url).pathname
/** Pages whose titles name something that is never hidden. */
const isNeverHidden: Record<string, string> = {
  'day/today/today.page.tsx': 'the word for today',
  'records/imports/import-view.tsx': 'the name of the person’s own file',
  'office/invoices/invoice.page.tsx': 'the number of an invoice',
  'office/news/news-item.page.tsx': 'news are public',
  'courts/sync/court.page.tsx': 'courts are public',
}
const pages = globSync('**/*.tsx', { cwd: source })
  .filter((path) => !path.includes('.test.') && !path.startsWith('platform/shell/'))
  .map((path) => ({ path, text: readFileSync(source + path, 'utf8') }))
  .filter(({ text }) => text.includes('<PageHeader'))

test('no page names a hidden record in its title, because the browser’s history keeps titles', () => {
  expect(pages.length).toBeGreaterThan(30)
  const naming = pages.filter(({ text }) => /\btabTitle\b/.test(text))
  for (const { path, text } of naming)
    if (!(path in isNeverHidden))
      expect([path, text]).toEqual([path, expect.stringMatching(/is_(hidden|sensitive) \? \{\} : \{ tabTitle/)])
  const asText = pages.flatMap(({ path, text }) => {
    const [, title = ''] = /<PageHeader\s+title=\{(?!<)([^}]*)/.exec(text) ?? []
    return title === '' || /\bt\(/.test(title) || text.includes('tabTitle') ? [] : [`${path}: ${title}`]
  })
  expect(asText).toEqual(['chamber/help/help-job.page.tsx: title'])
})
