import { findDates, shortYearNear } from '@peshi/contract/platform/written-date'

export interface Quoted {
  paper: number
  page: number
  text: string
}

export interface Request {
  task: 'three-lines' | 'chronology' | 'question' | 'translation'
  question: string
  language: string
  pages: Quoted[]
}

const lineSign = '| '

/** Reads Peshi's request: headings of pages, and lines of papers that begin with `| `. */
export function readRequest(system: string, user: string): Request {
  const task = system.startsWith('You translate')
    ? 'translation'
    : system.includes('dated events')
      ? 'chronology'
      : system.includes('in at most three sentences')
        ? 'three-lines'
        : 'question'
  const pages: Quoted[] = []
  for (const line of user.split('\n')) {
    const [, paper, page] = /^Paper (\d+).*, page (\d+):$/.exec(line) ?? []
    if (paper && page) pages.push({ paper: Number(paper), page: Number(page), text: '' })
    const last = pages.at(-1)
    if (last && line.startsWith(lineSign)) last.text += `${line.slice(lineSign.length)}\n`
  }
  const question = /\nQuestion: (.+)$/.exec(user)?.[1] ?? ''
  return { task, question, language: /into (Hindi|Urdu|English)/.exec(system)?.[1] ?? '', pages }
}

interface Line {
  say: string
  paper: number
  page: number
  words: string
  part?: string
  date?: string
}

const sentencesOf = ({ text }: Quoted) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.।])\s+(?=[A-Z\u0900-\u097f])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 2)

const partWords = {
  asked: /\b(?:seeks?|prays?|prayer|petition|heard)\b/i,
  held: /\b(?:allowed|dismissed|granted|rejected|disposed|stayed|succeeds|adjourned|reserved|interim)\b/i,
  'to-do': /\b(?:list|file|filed|within|shall|weeks?|put up)\b/i,
}

/** Answers with the papers' own sentences. */
export function answerTruly(request: Request): Line[] {
  const all = request.pages.flatMap((page) =>
    sentencesOf(page).map((words) => ({ say: words, paper: page.paper, page: page.page, words })),
  )
  if (request.task === 'three-lines')
    return Object.entries(partWords).flatMap(([part, words]) => {
      const found = all.find((line) => words.test(line.words))
      return found ? [{ ...found, part }] : []
    })
  if (request.task === 'chronology')
    return all.flatMap((line) => findDates(line.words, shortYearNear(2026)).map(({ date }) => ({ ...line, date })))
  const asked = request.question.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return all.filter(({ words }) => asked.some((word) => words.toLowerCase().includes(word))).slice(0, 5)
}

/** Sentences of courts that the sandbox can translate into Hindi. It returns other sentences as they are. */
const hindi: readonly (readonly [RegExp, string])[] = [
  [/^List on (\S+?)\.?$/, '$1 को सूचीबद्ध हो।'],
  [/^List for final hearing on (\S+?)\.?$/, '$1 को अंतिम सुनवाई हेतु सूचीबद्ध हो।'],
  [/^The prayer for bail is allowed\.?$/, 'जमानत की प्रार्थना स्वीकार की जाती है।'],
  [/^The petition is dismissed\.?$/, 'याचिका खारिज की जाती है।'],
  [/^Your case was heard on (\S+?)\.?$/, 'आपके मामले की सुनवाई $1 को हुई।'],
  [/^The next date is (\S+?)\.?$/, 'अगली तारीख $1 है।'],
]

export const translateTruly = (user: string) =>
  user.split('\n').flatMap((line) => {
    const [, n, sentence] = /^\| (\d+) (.+)$/.exec(line) ?? []
    if (!n || !sentence) return []
    const [from, to] = hindi.find(([known]) => known.test(sentence)) ?? []
    return [{ n: Number(n), say: from && to ? sentence.replace(from, to) : sentence }]
  })

export const inventedFact = 'The Court fined the Petitioner Rs. 99,000 for suppressing facts.'
export const inventedCase = 'Arnab Ranjan v. Union of Somewhere'

/** A fact and a case of nowhere: with words of no page, with true words, without a place, and on a page that was not sent. */
export function lie(request: Request): object[] {
  const [first] = answerTruly(request)
  const place = { paper: 1, page: 1, words: first?.words ?? 'Heard learned counsel for the parties.' }
  const part = request.task === 'three-lines' ? 'held' : undefined
  const date = request.task === 'chronology' ? '2026-01-01' : undefined
  return [
    { say: inventedFact, ...place, words: 'the petitioner is fined Rs. 99,000 for suppressing facts', part, date },
    { say: inventedFact, ...place, part, date },
    { say: `The Court followed ${inventedCase}.`, ...place, part, date },
    { say: inventedFact, part, date },
    { say: `The Court followed ${inventedCase}, (2019) 7 SCC 1.`, ...place, page: 400, part, date },
  ]
}
