import { isFault } from '@peshi/contract/papers/citations'
import { prepareHeld } from '@peshi/contract/papers/citations/compare-quotation'
import { findCitations } from '@peshi/contract/papers/citations/find-citations'
import type { JudgmentId } from '@peshi/contract/platform/ids'
import {
  checkAuthority,
  joinPages,
  judge,
  readDraft,
} from '../../../packages/server/src/papers/citations/check-draft.ts'
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

/** The work for a draft without the database, which is asked three times by an index. */
export function benchCitations({ pages = 60, rounds = 5 } = {}): Measured[] {
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
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const reading = readDraft(joinPages(draft), thisYear)
    const checked = reading.authorities.map((authority) => {
      const judged = judge(authority, { byKey, byName: new Map() })
      const text = judged.held ? texts[Number(judged.held.judgment_id)] : undefined
      return checkAuthority(reading, authority, judged, text === undefined ? null : prepareHeld(text))
    })
    samples.push(performance.now() - began)
    if (checked.length < Math.min(pages, judgments.length) || checked.some(isFault))
      throw new Error('A true citation is called false')
  }
  const took = median(samples) / 1000
  return [
    { what: `check of a draft of ${pages} pages`, measured: `${took.toFixed(2)} s`, budget: '< 3 s', kept: took < 3 },
  ]
}
