// Reads the saved orders of courts that lie beside the repository, if they are there, and prints what was read.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { readPdfPages } from '@peshi/courts/cause-lists/pdf-lines'
import { expect, test } from 'vitest'
import { proposeDirections } from './proposals.ts'

const shared = resolve(import.meta.dirname, '../../../../../../shared')
const named = process.env.PESHI_REAL_PAGES
const collections =
  named === undefined ? ['lists', 'more-documents'].map((name) => join(shared, name)) : [resolve(named)]
const folders = collections.flatMap((collection) => {
  const fixtures = join(collection, 'fixtures')
  const names = existsSync(fixtures) ? readdirSync(fixtures).filter((name) => name.startsWith('orders-')) : []
  return names.map((name) => ({ fixtures: join(fixtures, name), expected: join(collection, 'expected', name) }))
})
interface Said {
  date: string
  next_date?: string
  judges: string[]
}

/** No file has the expected values of this judgment of 38 pages. */
const judgment = {
  file: 'judgment-pdf-CA-5700-2021.pdf',
  path: join(shared, 'unread-documents/fixtures/supreme-court/judgment-pdf-CA-5700-2021.pdf'),
  said: { date: '2021-09-14', judges: ['Indira Banerjee', 'J. K. Maheshwari'] } as Said,
}
const orders = folders.flatMap(({ fixtures, expected }) =>
  readdirSync(fixtures).map((file) => {
    const said = JSON.parse(readFileSync(join(expected, `${basename(file, '.pdf')}.json`), 'utf8'))
    return { file, path: join(fixtures, file), said: said as Said }
  }),
)
if (existsSync(judgment.path)) orders.push(judgment)

/** The results and the steps that a person read in the five orders; the files of expected values have none. */
const read: Record<string, { outcome: string; steps: string[]; counsel: number }> = {
  'order-pdf-MAC-1760-2016-13.pdf': { outcome: 'adjourned', steps: ['filing'], counsel: 2 },
  'order-pdf-judgment-17.pdf': { outcome: 'dismissed', steps: [], counsel: 2 },
  'judgment-pdf-CA-5700-2021.pdf': { outcome: 'allowed', steps: [], counsel: 0 },
  'order-pdf-MAC-1760-2016-07.pdf': { outcome: 'adjourned', steps: ['service'], counsel: 3 },
  'order-pdf-AB-3142-2018-2018-10-05.pdf': { outcome: 'adjourned', steps: [], counsel: 3 },
}

test.skipIf(orders.length === 0).each(orders)('the hearing and the steps are read from $file', async (order) => {
  const pages = []
  for await (const { lines } of readPdfPages(new Uint8Array(readFileSync(order.path)))) {
    pages.push({ page: pages.length + 1, text: lines.map(({ text }) => text).join('\n'), isSure: true })
  }
  const proposed = proposeDirections(pages, { id: order.file, date: order.said.date })
  const outcome = proposed.find(({ kind }) => kind === 'outcome')
  const steps = proposed.flatMap(({ step }) => step ?? [])
  const said = proposed.map(({ kind, step, due_date, text }) => `  ${step ?? kind} ${due_date ?? '-'}: ${text}`)
  process.stdout.write(`${order.file}: ${JSON.stringify(outcome?.hearing)}\n${said.join('\n')}\n`)
  const plain = (words: string) => words.toLowerCase().replace(/\W/g, '')
  for (const judge of order.said.judges) expect(plain(outcome?.hearing?.coram ?? '')).toContain(plain(judge))
  expect(outcome?.due_date ?? undefined).toBe(order.said.next_date)
  const known = read[order.file]
  if (known)
    expect({ outcome: outcome?.hearing?.outcome, steps, counsel: outcome?.hearing?.counsel.length }).toEqual(known)
})
