// Reads what an order says about its hearing: the coram, the counsel with their parties, and the result.
import type { Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import { tidy } from '../reading/text.ts'
import { setDaysOf } from './governed-dates.ts'
import { readJudges } from './order-document.ts'
import { findSteps } from './order-steps.ts'
import { isDirected } from './undirected.ts'

export interface Counsel {
  name: string
  /** The party in the order's words: `petitioner`, `respondent no. 2`. */
  for: string
}

const longestLine = 200

/** The judges as the order names them. Null if it names none. */
export function coramOf(text: string): string | null {
  const lines = text.split('\n').flatMap((line) => line.trim().slice(0, longestLine) || [])
  const judges = readJudges(lines).map((judge) => tidy(judge).replace(/[\s,:]+$/, ''))
  return judges.length > 0 ? judges.join(', ') : null
}

const title = /(?:Mr|Mrs|Ms|Miss|Shri|Sri|Sh|Smt|Dr|Km|Kum|MR|MRS|MS|SHRI|SRI|SMT|DR)\b\.?(?: Md\.?)?/
const names = pattern('')`${title} ?[A-Z][\p{L}.'’]*(?:\s(?!with\b|for\b|i\/b)[A-Z][\p{L}.'’]*){0,4}`
const office =
  /(?:senior|proxy|standing|additional|addl\.?|assistant|asst\.?|deputy|chief|special|government|govt\.?|public|general|panel|state|central)/
const counsel =
  /(?:counsels?|advocates?|advs?\.?|prosecutor|pleader|solicitor|a\.?g\.?a\.?|a\.?p\.?p\.?|a\.?g\.?p\.?|s\.?s\.?c\.?|g\.?p\.?)/
const parties = {
  'who asks':
    /petitioners?|appellants?|plaintiffs?|(?:non-)?applicants?|complainants?|revisionists?|informant|caveators?/,
  'who answers': /respondents?|r-?\d|defendants?|opposite part(?:y|ies)|accused|state|union of india|insurance company/,
}
const party = pattern('')`(?:${parties})`
const which = /(?:[ -]?(?:nos?\. ?)?\d+(?:(?: to | and | & |, ?)\d+)*)?/

/** The names are written with capital letters, everything else in either case. */
export const counselParts = {
  'name, counsel for the party': pattern(
    'iu',
  )`(?<name>${names}),?\s+(?:the )?(?:(?:learned|ld\.?),? )*(?:${office}\s+)*${counsel}(?:[ ,]+(?:assam|u\.p\.))?,?\s+(?:(?:is |are )?appear(?:ing|s)?\s+)?(?:for|on behalf of)\s+(?:the )?(?<party>${party}${which})`,
  'name for the party': pattern(
    'iu',
  )`(?<name>${names})(?:\s(?:with|i\/b)\s[^\n:;]{3,60}?)?(?:,?\s(?:${office}\s)*${counsel})?\s+(?:appears? )?(?:for|on behalf of)\s+(?:the )?(?<party>${party}${which})`,
  'counsel for the party': pattern(
    'iu',
  )`(?:counsel|advocates?) for (?:the )?(?<party>${party})(?:\(s\))?\s*:\s*-?\s*(?<name>[A-Z][^\n:]{2,60})`,
  'party, through counsel': pattern('iu')`[.…]{2,}\s*(?<party>${party})\s+Through:?-?\s*(?<name>${names})`,
  'in Hindi': pattern(
    'iu',
  )`(?<party>याची|वादी|प्रतिवादी|विपक्षी|अपीलार्थी|प्रार्थी|राज्य) की ओर से (?:विद्वान अधिवक्ता )?(?<name>(?:श्री|श्रीमती|सुश्री) [^,।\n]{3,40}?)(?=,? (?:अधिवक्ता|विद्वान|उपस्थित|एवं|तथा|को)|[,।\n]|$)`,
}

const mostCounsel = 8

/** The counsel of the parties, in the order of the text. A name that is repeated counts once. */
export function counselOf(text: string): Counsel[] {
  const found = Object.values(counselParts)
    .flatMap((words) => [...text.matchAll(new RegExp(words, `${words.flags}g`))])
    .sort((one, other) => one.index - other.index)
  const once = new Map<string, Counsel>()
  for (const { groups } of found) {
    const name = tidy(groups?.name ?? '')
      .replace(/\s\p{Ll}.*$/u, '')
      .replace(/[\s,]+$/, '')
    const key = name
      .replace(title, '')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase()
    const isName = key !== '' && !/^\p{Ll}/u.test(name) && !/\bnone\b/i.test(name)
    const isKnown = [...once.keys()].some((known) => known.includes(key) || key.includes(known))
    if (isName && !isKnown) once.set(key, { name, for: tidy(groups?.party ?? '').toLowerCase() })
  }
  return [...once.values()].slice(0, mostCounsel)
}

const ownCase =
  /(?:petitions?|appeals?|suits?|revisions?|complaint|bail applications?|present applications?|case|matter)/
const ending = /(?:is|are|stands?|shall(?: accordingly)? stand|be|accordingly)\b[^.;]{0,40}?/
const ends = (how: RegExp) =>
  pattern(
    'i',
  )`\b${ownCase}\b[^.;]{0,60}?\b${ending}\b(?:${how})\b|^\W*(?:\d+\W+)?(?:the )?(?:writ )?${ownCase} (?:${how})\b`
const endsInHindi = (how: RegExp) =>
  pattern('u')`(?:याचिका|अपील|वाद|निगरानी|परिवाद|जमानत प्रार्थना ?पत्र)[^।]*(?:${how})[^।]*(?:जाता है|जाती है)`

const results: readonly { outcome: Outcome; words: RegExp }[] = [
  {
    outcome: 'reserved',
    words: /\b(?:judge?ment|orders?)\b(?: is| are)? reserved\b|\breserved for (?:judge?ment|orders?)\b/i,
  },
  { outcome: 'reserved', words: /(?:निर्णय|आदेश) (?:हेतु )?सुरक्षित/ },
  { outcome: 'dismissed-in-default', words: ends(/dismissed (?:in|for) (?:default|(?:want of|non-?) ?prosecution)/) },
  { outcome: 'dismissed-in-default', words: /अदम पैरवी में (?:खारिज|निरस्त)/ },
  { outcome: 'dismissed', words: ends(/dismissed(?! (?:in|for) (?:default|want|non))|rejected/) },
  { outcome: 'dismissed', words: endsInHindi(/खारिज|निरस्त/) },
  { outcome: 'allowed', words: ends(/(?:partly )?allowed/) },
  { outcome: 'allowed', words: endsInHindi(/स्वीकार/) },
  { outcome: 'disposed', words: ends(/disposed of/) },
  { outcome: 'disposed', words: endsInHindi(/निस्तारित/) },
  { outcome: 'part-heard', words: /\bpart[- ]heard\b|\bheard in part\b|आंशिक (?:रूप से )?(?:सुना|बहस)/i },
]
const going: readonly Outcome[] = ['reserved', 'part-heard']
const ownWords = /\b(?:rejected|dismissed|refused|(?:in|for) default|prosecution)\b|खारिज|निरस्त/gi

export interface HearingResult {
  outcome: Outcome
  /** The day of the next hearing, if the order gives exactly one. */
  next: CourtDate | null
  /** Index of the sentence that says it. */
  at: number
}

/**
 * The result of a hearing. It is null if the sentences name none, or if they name different ends of the case. An order
 * that lists the case again does not end it.
 */
export function resultOf(sentences: readonly string[], orderDate: CourtDate | null): HearingResult | null {
  const days = sentences.flatMap((sentence, at) =>
    setDaysOf(sentence, orderDate).listings.map(({ date }) => ({ date, at })),
  )
  const dates = new Set(days.map(({ date }) => date))
  const next = dates.size === 1 ? (days[0]?.date ?? null) : null
  const said = sentences.flatMap((sentence, at) => {
    const found = results.find(({ words }) => isSaid(sentence, words))
    return found && (days.length === 0 || going.includes(found.outcome)) ? [{ outcome: found.outcome, at, next }] : []
  })
  const last = said.at(-1)
  const isOne = said.every(({ outcome }) => outcome === last?.outcome)
  if (last) return isOne ? last : null
  const notice = sentences.findIndex((sentence) =>
    findSteps(sentence).some(({ name }) => name.startsWith('issue notice') && /notice|नोटिस/i.test(sentence)),
  )
  if (notice >= 0) return { outcome: 'notice-issued', next, at: notice }
  const [listed] = days
  return listed ? { outcome: 'adjourned', next, at: days.find(({ date }) => date === next)?.at ?? listed.at } : null
}

function isSaid(sentence: string, words: RegExp): boolean {
  const match = words.exec(sentence)
  if (!match) return false
  // The result itself may be a refusal, which `isDirected` takes for a refused request.
  const text = sentence.replace(ownWords, (word) => 'x'.repeat(word.length))
  return isDirected(text, { start: match.index, end: match.index + match[0].length })
}
