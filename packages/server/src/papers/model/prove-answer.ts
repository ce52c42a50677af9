import type { ModelLanguage, ModelSentence } from '@peshi/contract/papers/model'
import { type PaperPage, proveSentence } from './prove-sentence.ts'
import { isFaithful } from './prove-translation.ts'
import { readClaims, readTranslated } from './read-claims.ts'
import { sentencesOf, type Wanted } from './write-request.ts'

export interface ProvedAnswer {
  sentences: ModelSentence[]
  /** Sentences that are not shown. For a translation, those that stay in the language of the page. */
  struck: number
}

const most = { 'three-lines': 3, chronology: 40, question: 8 } as const

export const proveAnswer = (text: string, wanted: Wanted, pages: readonly PaperPage[]): ProvedAnswer =>
  wanted.kind === 'translation'
    ? proveTranslated(text, wanted.language ?? 'en', pages)
    : proveClaims(text, wanted.kind, pages)

function proveClaims(text: string, kind: keyof typeof most, pages: readonly PaperPage[]): ProvedAnswer {
  const { read, unread } = readClaims(text)
  const sentences: ModelSentence[] = []
  const isTaken = (one: ModelSentence) =>
    sentences.some((other) => (kind === 'three-lines' ? other.part === one.part : other.text === one.text))
  for (const claim of read) {
    const proved = proveSentence(claim, pages)
    const part = kind === 'three-lines' ? claim.part : null
    if (!proved || sentences.length >= most[kind]) continue
    if ((kind === 'three-lines' && !part) || (kind === 'chronology' && !proved.date)) continue
    const sentence = { ...proved, date: kind === 'chronology' ? proved.date : null, part }
    if (!isTaken(sentence)) sentences.push(sentence)
  }
  const inOrder = kind === 'question' ? sentences : sentences.toSorted(kind === 'chronology' ? byDate : byPart)
  return { sentences: inOrder, struck: unread + read.length - sentences.length }
}

const parts = ['asked', 'held', 'to-do']
const byDate = (one: ModelSentence, other: ModelSentence) => (one.date ?? '').localeCompare(other.date ?? '')
const byPart = (one: ModelSentence, other: ModelSentence) =>
  parts.indexOf(one.part ?? '') - parts.indexOf(other.part ?? '')

function proveTranslated(text: string, language: ModelLanguage, pages: readonly PaperPage[]): ProvedAnswer {
  const said = new Map(readTranslated(text).read.map(({ n, say }) => [n, say]))
  const sentences = sentencesOf(pages).map(({ paper, page, words }, at): ModelSentence => {
    const say = said.get(at + 1)
    const isKept = say !== undefined && isFaithful(words, say, language)
    return { text: isKept ? say : words, part: null, date: null, paper, page, words, is_own: !isKept }
  })
  const struck = sentences.filter(({ is_own }) => is_own).length
  return { sentences: struck < sentences.length ? sentences : [], struck }
}
