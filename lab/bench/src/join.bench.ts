import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withWorkFolder } from '@peshi/server/matters/bundles/fetch-paper'
import { makeBundle } from '@peshi/server/matters/bundles/make-bundle'
import { setPages } from '@peshi/server/platform/export/pages'
import { type Files, openFiles } from '@peshi/server/platform/files/files'
import { type Measured, median, medianAndWorst } from './report.ts'

const orders = 60
const rounds = 5
const template = new URL('../../../packages/server/src/operations/demo/chamber/paper.typ', import.meta.url)
const paragraph = 'Heard learned counsel for the parties and perused the record. List this matter after two weeks. '

const makeOrders = (count: number, owner: string) =>
  setPages(
    template,
    {
      title: 'Order',
      lang: 'en',
      court: 'High Court of Judicature at Allahabad',
      case: 'WRIT - C No. - 12345 of 2024',
      paragraphs: Array.from({ length: 14 * count }, () => paragraph.repeat(3)),
    },
    { owner },
  )

const head = { title: 'A matter', number: 'WRIC/12345/2024', court: 'Allahabad', foot: 'A chamber', facts: [] }

async function joinOrders(files: Files, count: number, owner: string): Promise<number> {
  const began = performance.now()
  await withWorkFolder((folder) =>
    makeBundle(
      head,
      Array.from({ length: count }, (_, at) => ({
        title: `Order ${at + 1}`,
        under: '',
        date: '18-11-2026',
        kind: 'file' as const,
        key: `order-${at}.pdf`,
      })),
      { files, owner, folder },
    ),
  )
  return performance.now() - began
}

/** Each round has an owner of its own, so that each starts new processes. */
export async function benchJoin(): Promise<Measured[]> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  try {
    const files = await openFiles({ files: { kind: 'disk' }, dataDirectory } as never)
    for (let at = 0; at < orders; at++)
      await files.put(`order-${at}.pdf`, await makeOrders(1, 'orders'), 'application/pdf')
    const all: number[] = []
    const few: number[] = []
    const made: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await makeOrders(orders, `make ${round}`)
      made.push(performance.now() - began)
      few.push(await joinOrders(files, 2, `few ${round}`))
      all.push(await joinOrders(files, orders, `all ${round}`))
    }
    const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`
    const ratio = median(all) / median(made)
    return [
      {
        what: `join of ${orders} orders of two pages`,
        measured: medianAndWorst(all, seconds),
        budget: '< 5 s',
        kept: median(all) < 5000,
      },
      {
        what: `the same : making one document of as many pages (${seconds(median(made))})`,
        measured: `${ratio.toFixed(2)} times`,
        budget: '< 1 times',
        kept: ratio < 1,
      },
      {
        what: 'join of 2 orders',
        measured: medianAndWorst(few, seconds),
        budget: '< 3 s',
        kept: median(few) < 3000,
      },
    ]
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
