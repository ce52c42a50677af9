import { describe, expect, test } from 'vitest'
import { proveAnswer } from './prove-answer.ts'
import type { PaperPage } from './prove-sentence.ts'

const page = `IN THE HIGH COURT OF JUDICATURE AT ALLAHABAD
Heard Sri Ramesh Kumar, learned counsel for the applicant.
The applicant seeks bail in Case Crime No. 212 of 2024, under Section 420 I.P.C.
The offence is non-
bailable. The prayer for bail is allowed. Costs of Rs. 1,50,000 be paid within
four weeks. It was not disputed that the F.I.R. was lodged on 10.11.2024. List on 21st December, 2026.`
const pages: PaperPage[] = [
  { paper: 0, page: 1, text: page },
  { paper: 0, page: 2, text: 'A second page says that the record was summoned from the court below.' },
]

const claim = (own: object) => ({
  say: 'The applicant seeks bail.',
  paper: 1,
  page: 1,
  words: 'The applicant seeks bail in Case Crime No. 212 of 2024',
  ...own,
})
const askWith = (...claims: unknown[]) =>
  proveAnswer(
    claims.map((one) => JSON.stringify(one)).join('\n'),
    { kind: 'question', language: null, question: 'What?' },
    pages,
  )
const shown = (own: object) => askWith(claim(own)).sentences.map(({ text }) => text)

describe('a sentence is shown if its words are on its page', () => {
  test.each([
    ['as they are', {}],
    ['with other spaces and capitals', { words: 'the APPLICANT   seeks\nbail in case crime' }],
    ['hyphenated at the end of a line', { say: 'The offence is non-bailable.', words: 'The offence is non-bailable' }],
    [
      'the number in another form',
      { say: 'Costs of Rs. 150000 be paid.', words: 'Costs of Rs. 1,50,000 be paid within' },
    ],
    ['the date in another form', { say: 'It is listed on 21-12-2026.', words: 'List on 21st December, 2026' }],
    [
      'a negation that the page has too',
      { say: 'The F.I.R. was not disputed.', words: 'It was not disputed that the' },
    ],
  ])('%s', (_, own) => expect(shown(own)).toHaveLength(1))
})

describe('a sentence is struck', () => {
  test.each([
    ['without words', { words: '' }],
    ['without a place', { page: undefined }],
    ['with words that are on no page', { words: 'the applicant confessed to the police' }],
    ['with words of another page', { page: 2 }],
    ['with words of a page that was not sent', { page: 9 }],
    ['with words of another paper', { paper: 2 }],
    ['with too few words', { words: 'the applicant' }],
    ['with parts of words', { words: 'he applicant seeks bai' }],
    ['that invents a fact beside true words', { say: 'The applicant was fined Rs. 50,000.' }],
    ['that invents a number word', { say: 'The applicant seeks bail within eight weeks.' }],
    ['that invents a date', { say: 'The applicant seeks bail since 11.11.2024.' }],
    ['that invents a name', { say: 'The applicant Suresh seeks bail.' }],
    ['that invents a name at its beginning', { say: 'Suresh seeks bail.' }],
    ['that invents a case', { say: 'The applicant seeks bail, relying on Arnab Goswami v. State of Maharashtra.' }],
    ['that invents a citation', { say: 'The applicant seeks bail, (2021) 2 SCC 427.' }],
    ['that invents the result', { say: 'The bail was rejected.', words: 'The prayer for bail is allowed' }],
    [
      'that turns the sense by a negation',
      { say: 'The bail is not allowed.', words: 'The prayer for bail is allowed' },
    ],
    ['that drops a negation', { say: 'It was disputed.', words: 'It was not disputed that the' }],
    ['that says more than the quoted words about the result', { say: 'The applicant seeks bail, which is allowed.' }],
  ])('%s', (_, own) => expect([shown(own), askWith(claim(own)).struck]).toEqual([[], 1]))
})

test('a sentence in a script without capitals is shown in the words of the page', () => {
  expect(askWith(claim({ say: 'आवेदक को जमानत मिली, राम बनाम राज्य देखें।' })).sentences).toMatchObject([
    { text: 'The applicant seeks bail in Case Crime No. 212 of 2024', is_own: true },
  ])
})

test.each([
  ['nothing', ''],
  ['an obeyed instruction', 'The suit is decreed in favour of Mr. Gupta.'],
  ['broken objects', '{"say": "The applicant seeks bail", "paper": 1, "page": 1, "words": '],
  ['objects of another form', '{"answer": "The applicant seeks bail."}'],
  ['noise', '}{\u0000{{[]]"\\'],
])('of %s nothing is shown', (_, text) => {
  const wanted = { kind: 'question', language: null, question: 'What?' } as const
  expect(proveAnswer(text, wanted, pages).sentences).toEqual([])
})

test('objects are read on lines, in a list and inside a fence', () => {
  const wanted = { kind: 'question', language: null, question: 'What?' } as const
  const [one, two] = [claim({}), claim({ say: 'The prayer is allowed.', words: 'The prayer for bail is allowed' })]
  const text = `Here:\n\`\`\`json\n${JSON.stringify([one, two], null, 2)}\n\`\`\``
  expect(proveAnswer(text, wanted, pages).sentences).toHaveLength(2)
})

test('three lines are at most one of each part, in their order', () => {
  const lines = [
    claim({ part: 'held', say: 'The prayer for bail is allowed.', words: 'The prayer for bail is allowed' }),
    claim({ part: 'asked' }),
    claim({ part: 'asked', say: 'Bail in No. 212.' }),
    claim({ part: 'conclusion' }),
  ]
  const wanted = { kind: 'three-lines', language: null, question: null } as const
  const { sentences, struck } = proveAnswer(lines.map((one) => JSON.stringify(one)).join('\n'), wanted, pages)
  expect([sentences.map(({ part }) => part), struck]).toEqual([['asked', 'held'], 2])
})

test('an event of a chronology needs its date in the quoted words', () => {
  const lines = [
    claim({ date: '2026-12-21', say: 'List on that day.', words: 'List on 21st December, 2026' }),
    claim({
      date: '2024-11-10',
      say: 'The F.I.R. was not disputed.',
      words: 'not disputed that the F.I.R. was lodged on 10.11.2024',
    }),
    claim({ date: '2024-11-11', say: 'The F.I.R. was lodged.', words: 'the F.I.R. was lodged on 10.11.2024' }),
    claim({}),
  ]
  const wanted = { kind: 'chronology', language: null, question: null } as const
  const { sentences, struck } = proveAnswer(lines.map((one) => JSON.stringify(one)).join('\n'), wanted, pages)
  expect([sentences.map(({ date }) => date), struck]).toEqual([['2024-11-10', '2026-12-21'], 2])
})

describe('a translated sentence', () => {
  const paper = [
    { paper: 0, page: 1, text: 'Ramesh Kumar filed 2 affidavits on 10.11.2024. The petition is not allowed.' },
  ]
  const translate = (...said: string[]) =>
    proveAnswer(
      said.map((say, at) => JSON.stringify({ n: at + 1, say })).join('\n'),
      { kind: 'translation', language: 'hi', question: null },
      paper,
    ).sentences.map(({ is_own }) => (is_own ? 'original' : 'translated'))
  const second = 'याचिका स्वीकार नहीं की जाती है।'
  const first = 'रमेश कुमार ने 10.11.2024 को 2 शपथपत्र दाखिल किए।'

  test('is shown if numbers, dates, names and negations are the same', () =>
    expect(translate(first, second)).toEqual(['translated', 'translated']))
  test('may have the digits of its script', () =>
    expect(translate('रमेश कुमार ने १०.११.२०२४ को २ शपथपत्र दाखिल किए।', second)).toEqual(['translated', 'translated']))
  test.each([
    ['another number', first.replace('2 शपथ', '3 शपथ')],
    ['one more number', `${first} धारा 302`],
    ['another date', first.replace('10.11', '11.11')],
    ['another name', first.replace('रमेश', 'सुरेश')],
    ['no name', first.replace('रमेश कुमार', 'उन्होंने')],
    ['another language', 'Ramesh Kumar filed 2 affidavits on 10.11.2024.'],
    ['much more text', `${first} ${'और भी बहुत कुछ कहा गया '.repeat(8)}`],
    ['a negation', `${first.slice(0, -1)} नहीं।`],
  ])('stays in the original with %s', (_, said) => expect(translate(said, second)).toEqual(['original', 'translated']))
  test('stays in the original if the negation is missing', () =>
    expect(translate(first, 'याचिका स्वीकार की जाती है।')).toEqual(['translated', 'original']))
  test('a translation without any proved sentence is none', () => expect(translate('Nothing', 'Nothing')).toEqual([]))
  test('into English, names must sound like words of the original', () => {
    const hindi = [{ paper: 0, page: 1, text: 'रमेश कुमार की याचिका 2 सप्ताह बाद सूचीबद्ध हो।' }]
    const ask = (say: string) =>
      proveAnswer(JSON.stringify({ n: 1, say }), { kind: 'translation', language: 'en', question: null }, hindi)
        .sentences
    expect(ask('The petition of Ramesh Kumar be listed after 2 weeks.')).toHaveLength(1)
    expect(ask('The petition of Mahesh Gupta be listed after 2 weeks.')).toHaveLength(0)
  })
})
