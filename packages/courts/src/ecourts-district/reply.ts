import { CaseNotFound, ChallengeRejected, CourtBlocked, CourtDown, PageChanged } from '../errors.ts'
import { isRow, parseJson, type Row } from '../reading/json-reply.ts'
import { decodeEntities, dropBom, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface PortalReply {
  html: string
  status: number | null
  /** The next request must send this token, or the portal ends the session. Null for a saved page fragment. */
  nextAppToken: string | null
}

/**
 * `keys` are the JSON fields that may have the HTML, in this sequence. Throws `CourtBlocked` on "Invalid Request", the
 * portal's reply to programs since July 2026.
 */
export function readPortalReply(reply: string, ...keys: string[]): PortalReply {
  const text = dropBom(reply).trim()
  throwOnErrorPage(text)
  if (!text.startsWith('{')) {
    throwOnSentence(text)
    return { html: requireWhole(text), status: null, nextAppToken: null }
  }
  const value = parseObject(text)
  throwOnRefusal(value)
  const html = keys.map((key) => value[key]).find((part) => typeof part === 'string')
  if (typeof html !== 'string') throw new PageChanged(`The reply has no ${keys[0]}`)
  throwOnSentence(html)
  if (typeof value.app_token !== 'string') throw new PageChanged('The reply has no token for the next call')
  return { html, status: Number(value.status ?? Number.NaN), nextAppToken: value.app_token }
}

function throwOnRefusal(value: Record<string, unknown>) {
  const message = tidy(decodeEntities(String(value.errormsg ?? '').replace(/<[^>]*>/g, ' ')))
  if (/invalid request/i.test(message)) throw new CourtBlocked('The eCourts portal refuses our requests')
  if (/captcha/i.test(message) || (Number(value.status) === 0 && typeof value.div_captcha === 'string'))
    throw new ChallengeRejected(message || 'The portal asks for a new captcha')
  if (message !== '') throwOnSentence(message)
  if (message !== '') throw new PageChanged(`The portal reports: ${message.slice(0, 100)}`)
}

function throwOnSentence(text: string) {
  if (text.length > 1500) return
  const says = tidy(decodeEntities(text.replace(/<[^>]*>/g, ' ')))
  if (/invalid captcha|captcha (?:does|did) not match/i.test(says)) throw new ChallengeRejected(says)
  if (/\brecords? (?:is )?not found\b|\bno records? found\b|\bdoes not exists?\b/i.test(says))
    throw new CaseNotFound(says)
  if (/^invalid request/i.test(says)) throw new CourtBlocked('The eCourts portal refuses our requests')
  if (/\bconnection (?:failed|error)\b/i.test(says)) throw new CourtDown(says)
}

function parseObject(text: string): Row {
  const value = parseJson(text, 'The reply')
  if (isRow(value)) return value
  throw new PageChanged('The reply is not an object')
}

function requireWhole(html: string): string {
  const end = /<html[\s>]/i.test(html) ? /<\/html>\s*$/i : /^<main[\s>]/i.test(html) ? /<\/main>\s*$/i : />\s*$/
  const isOpen = ['table', 'div'].some((tag) => count(html, `<${tag}[\\s>]`) > count(html, `</${tag}\\s*>`))
  if (!end.test(html) || isOpen) throw new PageChanged('The page is incomplete')
  return html
}

const count = (text: string, pattern: string) => text.match(new RegExp(pattern, 'gi'))?.length ?? 0
