import type { CitationCheck } from '@peshi/contract/papers/citations'
import { Language } from '@peshi/contract/platform/person'
import { expect, test } from 'vitest'
import { wordsIn } from '../../platform/words.ts'
import { toResultPage } from './citations.present.ts'

const quoted = { text: 'notice shall be given', page: 2, result: 'differs' as const, paragraph: 4 }
const check: CitationCheck = {
  checked_at: '2026-11-20T05:00:00.000Z',
  name: '',
  pages: 2,
  unread_pages: 1,
  indexed: 40,
  authorities: [
    {
      name: null,
      citations: ['(2031) 5 SCC 12'],
      state: 'form',
      problem: 'year-future',
      held: null,
      places: [{ page: 2, before: 'See ', text: '(2031) 5 SCC 12', after: '' }],
      missing_paragraphs: [31],
      last_paragraph: 27,
      quotations: [{ ...quoted, diff: [{ kind: 'held', text: 'may' }] }],
    },
  ],
  codes: [
    { doubt: 'ipc-late', text: '420 IPC', page: 1, fir: null, offence_from: '2025-01-02', offence_to: '2025-01-03' },
    { doubt: 'bns-too-early', text: '103 BNS', page: 1, fir: '12/2023', offence_from: null, offence_to: null },
  ],
  sections: [{ act: 'IPC', section: '124A', pages: [1, 2] }],
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : []

test.each(Language.options)(
  'the page of the result has all its words in %s, and isolates what it names',
  (language) => {
    const page = toResultPage(check, wordsIn(language))
    expect(textsOf(page).filter((text) => /citations:|matters:|\{\{/.test(text))).toEqual([])
    expect(page.direction).toBe(language === 'ur' ? 'rtl' : 'ltr')
    const [ofOffence, ofFir] = page.codes
    expect(ofOffence).toContain('\u2068420 IPC\u2069')
    expect(ofOffence).toContain('\u206802-01-2025 – 03-01-2025\u2069')
    expect(ofFir).toContain('\u206812/2023\u2069')
    expect(page.sections[0]).toMatchObject({ section: 'IPC 124A', other: '' })
  },
)
