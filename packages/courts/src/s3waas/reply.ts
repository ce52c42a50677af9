import { pattern } from '@peshi/contract/platform/pattern'
import { CaseNotFound, ChallengeRejected, CourtDown, PageChanged } from '../errors.ts'
import { isRow, parseJson } from '../reading/json-reply.ts'
import { dropBom, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface ServiceReply {
  html: string
  hasMore: boolean
}

/**
 * A successful reply is `{"success":true,"data":{"resultsHtml":"…"}}`, `{"success":true,"data":"…"}` or plain HTML.
 * After a failure, `data` has the error message: in an object, in a string with JSON, as HTML or as a sentence.
 */
export function readReply(reply: string): ServiceReply {
  const text = dropBom(reply).trim()
  if (text.startsWith('<')) return { html: requireWhole(text), hasMore: false }
  throwOnBareNumber(text)
  const { success, data } = parseEnvelope(text)
  const sentence = sentenceOf(data)
  if (sentence !== null) throw toError(sentence)
  if (success !== true) throw new PageChanged('The court refuses without saying why')
  if (typeof data === 'string') return { html: refuseEmpty(data), hasMore: false }
  if (isRow(data) && typeof data.resultsHtml === 'string' && 'pagination' in data) {
    return { html: refuseEmpty(data.resultsHtml), hasMore: data.pagination === true }
  }
  throw new PageChanged('The reply has no results in it')
}

export function readHtmlOrNothing(reply: string): string | null {
  try {
    return readReply(reply).html
  } catch (error) {
    if (error instanceof CaseNotFound) return null
    throw error
  }
}

/** WordPress replies `-1` for an expired form and `0` for an unknown action. */
function throwOnBareNumber(text: string) {
  if (text === '-1') throw new ChallengeRejected('The form at the court has expired')
  if (text === '0') throw new PageChanged('The site no longer knows this action')
}

function parseEnvelope(text: string): { success: unknown; data: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    if (isRow(value) && typeof value.success === 'boolean') return { success: value.success, data: value.data }
  } catch (error) {
    throwOnErrorPage(text)
    throw new PageChanged('The reply is not valid JSON', { cause: error })
  }
  throw new PageChanged('The reply does not say whether it succeeded')
}

function sentenceOf(data: unknown): string | null {
  if (isRow(data)) return typeof data.message === 'string' ? tidy(data.message) : null
  if (typeof data !== 'string') return null
  const text = data.trim()
  if (text.startsWith('{')) return sentenceOf(parseJson(text, 'The reason of the refusal'))
  if (!text.startsWith('<') && text.length > 0 && text.length < 500) return tidy(text.replace(/<[^>]*>/g, ' '))
  const notice = /<(\w+)[^>]*class=["'][^"']*\bnotfound\b[^"']*["'][^>]*>([\s\S]*?)<\/\1>/i.exec(text)
  if (notice) return tidy((notice[2] ?? '').replace(/<[^>]*>/g, ' '))
  return text.length < 1000 && text !== '' && !/<(?:table|option|form|div class="distTable)/i.test(text)
    ? tidy(text.replace(/<[^>]*>/g, ' '))
    : null
}

function toError(sentence: string) {
  if (/captcha/i.test(sentence)) return new ChallengeRejected(sentence)
  if (saysNothing(sentence)) return new CaseNotFound(sentence)
  if (/unable to reach|time(?:d )?-?out|try again|temporar|maintenance|internal server/i.test(sentence))
    return new CourtDown(sentence)
  return new PageChanged(`The court reports: ${sentence.slice(0, 200)}`)
}

export const nothingParts = {
  nothing: /\bnothing found\b/,
  'no record': /\bno (?:records?|data|cases?|results?|orders?) (?:is |are |was |were )?(?:found|available)\b/,
  'not found': /\brecords? not found\b/,
  'does not exist': /\bcase (?:does not|doesn't) exist/,
}
export const nothing = pattern('i')`${nothingParts}`
const saysNothing = (sentence: string) => nothing.test(sentence)

function refuseEmpty(html: string): string {
  if (html.trim() === '') throw new CourtDown('The court’s site answered without results')
  throwOnErrorPage(html)
  return requireWhole(html)
}

function requireWhole(html: string): string {
  throwOnErrorPage(html)
  const ends = /<html[\s>]/i.test(html) ? /<\/html>\s*$/i : /[>\w.)]\s*$/
  const isOpen = count(html, /<table[\s>]/gi) > count(html, /<\/table\s*>/gi)
  if (!ends.test(html) || isOpen) throw new PageChanged('The page is incomplete')
  return html
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
