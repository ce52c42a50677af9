import { answerEach } from '../../platform/files/reading-protocol.ts'
import { fillWord } from './fill-word.ts'
import { readPages } from './read-pages.ts'
import { readFields } from './template-fields.ts'
import { BadTemplate, openWord } from './word-file.ts'
import type { FillAnswer } from './word-template.process.ts'

// Argument: the values as JSON, or none to read the fields only.

function answer(bytes: Buffer, values: string | undefined): FillAnswer {
  try {
    const zip = openWord(bytes)
    const { problem, ...read } = readFields(zip)
    if (problem || values === undefined) return { ...read, problem, word: null, pages: problem ? null : readPages(zip) }
    const filled = fillWord(zip, JSON.parse(values))
    const word = filled.generate({ type: 'base64', compression: 'DEFLATE' })
    return { ...read, problem: null, word, pages: readPages(filled) }
  } catch (error) {
    const code = error instanceof BadTemplate ? error.code : 'template-broken'
    return { fields: [], optional: [], problem: { code }, word: null, pages: null }
  }
}

await answerEach((bytes, [values]) => JSON.stringify(answer(bytes, values)))
