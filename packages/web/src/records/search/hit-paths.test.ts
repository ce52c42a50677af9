import { expect, test } from 'vitest'
import { phraseIn } from './hit-paths.ts'

const piecesOf = (marked: string) =>
  marked.split(/(\[[^\]]*\])/).flatMap((text) => {
    const [, hit] = /^\[(.*)\]$/.exec(text) ?? []
    return text === '' ? [] : [{ text: hit ?? text, is_hit: hit !== undefined }]
  })

test.each([
  ['shall maintain [status] [quo] till the [status] is heard', 'status quo'],
  ['[status]\n[quo] ante', 'status quo'],
  ['the [stay], [quo]', 'stay'],
  ['no hit', undefined],
])('of the excerpt %j, the reader is asked to find %j', (marked, phrase) => {
  expect(phraseIn(piecesOf(marked))).toBe(phrase)
})
