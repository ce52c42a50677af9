// Decides whether a person sees a sentence of a model. A sentence is shown only if the words that it names are on the page
// that it names, and if the page bears out each fact of the sentence that a program can check. In doubt it is struck.
// Source: decisions/034-a-model-proves-each-sentence.md.
import type { CourtDate } from '@peshi/contract/platform/dates'
import { datesIn, isNegative, isOnPage, numbersIn, plainText, withoutDates, wordsIn } from './prove-words.ts'
import type { Claim } from './read-claims.ts'

export interface PaperPage {
  /** Index in the list of papers. */
  paper: number
  page: number
  text: string
}

export interface Proved {
  text: string
  paper: number
  page: number
  words: string
  date: CourtDate | null
  is_own: boolean
}

const fewestWords = 3
const fewestLetters = 12

/** Words that may begin a sentence without being on the page. Any other first word may be a name. */
const beginnings = new Set(
  `a an the this that these those it he she they his her their there here in on at by to for from of with within after before
  and or but if when while where as since until unless under upon over each every both all any no not only also further
  petitioner petitioners respondent respondents applicant applicants appellant appellants plaintiff defendant accused
  court judge counsel parties party state matter case order hearing`.split(/\s+/),
)

/** Words for a court’s act or its extent. The quoted words must have the same word, or another form of it. */
const results =
  `allow dismiss grant reject refus stay dispos quash acquit convict remand restor withdraw withdrew clos admit bail cost
  fine penalt interim injunct decre arrest releas surrender extend vacat cancel confirm modif uphold upheld revers award compens settl
  compromis transfer evict attach suspend reinstat terminat condon`
    .split(/\s+/)
    .map((stem) => new RegExp(`^${stem}`))

const numberWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety
  hundred thousand lakh lakhs crore crores half double first second third last final`.split(/\s+/),
)

const isLatin = (text: string) => !/[^\P{L}\p{Script=Latin}]/u.test(text)

export function proveSentence(claim: Claim, pages: readonly PaperPage[]): Proved | null {
  const found = pages.find(({ paper, page }) => paper === claim.paper - 1 && page === claim.page)
  if (!found) return null
  const page = plainText(found.text)
  const words = plainText(claim.words)
  if (wordsIn(words).length < fewestWords || words.length < fewestLetters || !isOnPage(page, words)) return null
  const date = claim.date === null ? null : (datesIn(claim.words).find((one) => one === claim.date) ?? undefined)
  if (date === undefined) return null
  const place = { paper: found.paper, page: found.page, words: claim.words, date }
  // Names cannot be told apart from other words in scripts without capitals, so the page's own words are shown.
  if (!isLatin(claim.say)) return { ...place, text: claim.words, is_own: true }
  return isBorneOut(claim.say, found.text, claim.words) ? { ...place, text: claim.say, is_own: false } : null
}

function isBorneOut(say: string, page: string, words: string): boolean {
  const [onPage, quoted] = [new Set(wordsIn(plainText(page))), wordsIn(plainText(words))]
  const [dates, numbers] = [datesIn(page), numbersIn(page)]
  return (
    datesIn(say).every((date) => dates.includes(date)) &&
    numbersIn(withoutDates(say)).every((number) => numbers.includes(number)) &&
    namesIn(say).every((name) => onPage.has(name)) &&
    wordsIn(plainText(say)).every((word) => !numberWords.has(word) || onPage.has(word)) &&
    resultsIn(wordsIn(plainText(say))).every((stem) => quoted.some((word) => stem.test(word))) &&
    isNegative(say) === isNegative(words)
  )
}

const resultsIn = (said: readonly string[]) => results.filter((stem) => said.some((word) => stem.test(word)))

/** Words with a capital, in the form of `plainText`. Months of dates are not names. */
function namesIn(say: string): string[] {
  const sentence = withoutDates(say)
  const named = [...sentence.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu)]
  return named.flatMap(([word], at) => {
    const isFirst = at === 0 && sentence.trimStart().startsWith(word)
    const [plain = '', ...rest] = wordsIn(plainText(word.replace(/['’]s?$/u, '')))
    return isFirst && beginnings.has(plain) ? [] : [plain, ...rest]
  })
}
