import { CaseNotFound, ChallengeRejected, CourtDown, PageChanged } from '../errors.ts'
import { tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

const longestSentence = 2000

export function throwOnSentence(reply: string) {
  throwOnErrorPage(reply)
  if (reply.length > longestSentence) return
  const says = tidy(reply.replace(/<[^>]*>/g, ' '))
  if (/captcha (?:code )?(?:was |did |is )?not match|(?:invalid|wrong|incorrect) captcha/i.test(says))
    throw new ChallengeRejected(says)
  if (saysNotFound(says)) throw new CaseNotFound(says)
  if (/\bcurrently down\b/i.test(says)) throw new CourtDown(says)
}

export const saysNotFound = (text: string) =>
  /\b(?:records?|cases?|orders?) not found\b|\bno (?:records?|orders?) (?:was |were )?found\b/i.test(text)

/**
 * Replies are page fragments without an end mark, so a reply is complete if every `table` and `div` is closed. A cut
 * between two elements is not detected.
 */
export function requireClosed(reply: string, name: string) {
  const isClosed = ['table', 'div'].every((tag) => count(reply, `<${tag}[\\s>]`) <= count(reply, `</${tag}\\s*>`))
  if (!isClosed || !/>\s*$/.test(reply)) throw new PageChanged(`The ${name} is incomplete`)
}

const count = (text: string, pattern: string) => text.match(new RegExp(pattern, 'gi'))?.length ?? 0
