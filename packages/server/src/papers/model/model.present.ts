import type { ModelAnswer, ModelPaper } from '@peshi/contract/papers/model'
import { courtDateAt, toDayFirst } from '@peshi/contract/platform/dates'
import { presentVersion } from '../../platform/db/versions.ts'
import { wordsIn } from '../../platform/words.ts'
import type { AnswerRow } from './model.repo.ts'

export const presentAnswer = ({ answer, asked_by, decided_by }: AnswerRow): ModelAnswer => {
  const { id, chamber_id: _, digest: __, ...row } = answer
  return {
    ...row,
    _id: id,
    ...presentVersion(row),
    asked_by,
    decided_by,
    asked_at: row.asked_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const namePaper = (paper: ModelPaper | undefined) =>
  [paper?.name, paper?.date && toDayFirst(paper.date)].filter(Boolean).join(', ')

/** The note of an accepted answer: each sentence with its place, and which model wrote it when. */
export function writeNote({ answer }: AnswerRow): string {
  const { say } = wordsIn('en')
  const title = say(`model:kind.${answer.kind}`)
  const items = answer.sentences.map(({ text, words, paper, page, part, date }) => {
    const lead = part ? `${say(`model:part.${part}`)}: ` : date ? `${toDayFirst(date)}: ` : ''
    const place = say('model:place', { paper: namePaper(answer.papers[paper]), page })
    const quoted = text === words ? '' : ` “${escapeHtml(words)}”`
    return `<li>${escapeHtml(lead)}${escapeHtml(text)} <em>(${escapeHtml(place)})</em>${quoted}</li>`
  })
  const question = answer.question ? `<p>${escapeHtml(answer.question)}</p>` : ''
  const by = say('model:written_by', {
    model: answer.model,
    date: toDayFirst(courtDateAt(answer.ended_at ?? answer.asked_at)),
  })
  return `<p><strong>${escapeHtml(title)}</strong></p>${question}<ul>${items.join('')}</ul><p><em>${escapeHtml(by)}</em></p>`
}
