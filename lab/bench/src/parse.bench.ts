import { readFileSync } from 'node:fs'
import { parseCaseHistory } from '@peshi/courts/hcservices/case-history.parse'
import { type Measured, median } from './report.ts'

const size = 200 * 1024
const folder = new URL('../../../packages/courts/src/hcservices/examples/ecourts-hc/', import.meta.url)

function growPage(name: string): { html: string; rows: number } {
  const html = readFileSync(new URL(name, folder), 'utf8')
  const row = /<tr>(?:(?!<tr).)*?viewBusiness(?:(?!<tr).)*?<\/tr>/s.exec(html)?.[0]
  if (!row) throw new Error(`${name} has no history row to repeat`)
  const rows = Math.ceil((size - html.length) / row.length)
  return { html: html.replace(row, () => row.repeat(rows + 1)), rows: rows + 1 }
}

export function benchParse(): Measured[] {
  const { html, rows } = growPage('case-history-pending-with-everything.html')
  const samples: number[] = []
  for (let round = 0; round < 40; round++) {
    const began = performance.now()
    const { hearings } = parseCaseHistory(html)
    if (round >= 10) samples.push(performance.now() - began)
    if (hearings.length < rows) throw new Error('The parser lost rows')
  }
  const took = median(samples)
  return [
    {
      what: `parse of a ${Math.round(html.length / 1024)} KB case page`,
      measured: `${took.toFixed(1)} ms`,
      budget: '< 20 ms',
      kept: took < 20,
    },
  ]
}
