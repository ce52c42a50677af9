import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isFault } from '@peshi/contract/papers/citations'
import { findCitations } from '@peshi/contract/papers/citations/find-citations'
import type { JudgmentId } from '@peshi/contract/platform/ids'
import { compareApart, readApart } from '../../../packages/server/src/papers/citations/check-draft.process.ts'
import { judge } from '../../../packages/server/src/papers/citations/check-draft.ts'
import type { Held } from '../../../packages/server/src/papers/citations/citations.repo.ts'
import { inventJudgments, trueDrafts } from '../../../packages/server/test/invented-judgments.ts'
import { type Measured, median } from './report.ts'

const thisYear = 2026
const pageLength = 2800
/** Length of a long judgment. */
const judgmentLength = 120_000

const filler =
  'The petitioner submits that the impugned order is contrary to the record of the case and to the settled law. '

/** A draft of so many pages, each with six citations, of which some quote. */
function writeDraft(pages: number, cited: readonly string[]): string[] {
  return Array.from({ length: pages }, (_, page) => {
    const own = cited.slice(page * 6, page * 6 + 6).join('\n')
    return `${own}\n${filler.repeat(Math.max(0, Math.ceil((pageLength - own.length) / filler.length)))}`
  })
}

/** The work for a draft without the database, which is asked by indexes. The process of the check starts in the first round. */
export async function benchCitations({ pages = 60, rounds = 5 } = {}): Promise<Measured[]> {
  const judgments = inventJudgments(100)
  const texts = judgments.map(({ text }) => `${text}\n${filler.repeat(Math.ceil(judgmentLength / filler.length))}`)
  const ids = { matter_id: null, order_id: null, document_id: null, court: null, date: null, bench: null }
  const byKey = new Map<string, Held[]>()
  for (const [at, { title, citations }] of judgments.entries())
    for (const { key } of findCitations(citations.join(' ; '), thisYear)) {
      const held = { ...ids, judgment_id: String(at) as JudgmentId, title, has_text: true, isNamed: true }
      byKey.set(key ?? '', [held])
    }
  const draft = writeDraft(pages, trueDrafts(judgments, pages * 6))
  const samples: number[] = []
  const blocked: number[] = []
  for (let round = 0; round < rounds; round++) {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const began = performance.now()
    const reading = await readApart(draft, thisYear, 'bench')
    const asked = reading.authorities.map((authority, at) => {
      const judged = judge(authority, { byKey, byName: new Map() })
      const held = judged.held && texts[Number(judged.held.judgment_id)]
      const quotations = reading.quotations.filter((one) => one.authority === at)
      return { authority, quotations, judged, text: held ?? null }
    })
    const checked = await compareInBatches(draft, asked)
    samples.push(performance.now() - began)
    delay.disable()
    blocked.push(delay.max / 1e6)
    if (checked.length < Math.min(pages, judgments.length) || checked.some(isFault))
      throw new Error('A true citation is called false')
  }
  const took = median(samples) / 1000
  const longest = median(blocked)
  return [
    { what: `check of a draft of ${pages} pages`, measured: `${took.toFixed(2)} s`, budget: '< 3 s', kept: took < 3 },
    {
      what: 'longest block of the server by this check',
      measured: `${longest.toFixed(0)} ms`,
      budget: '< 300 ms',
      kept: longest < 300,
    },
  ]
}

async function compareInBatches(draft: string[], asked: Parameters<typeof compareApart>[1]) {
  const batches = [...Map.groupBy(asked, (_, at) => Math.floor(at / 30)).values()]
  const checked = []
  for (const batch of batches) checked.push(...(await compareApart(draft, batch, 'bench')))
  return checked
}
