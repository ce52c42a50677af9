import { CaseNotFound, ChallengeRejected, CourtDown } from '../errors.ts'
import { decodeEntities, dropBom, tidy } from '../reading/text.ts'
import { throwOnErrorPage } from '../refusals.ts'

export interface Refusal {
  error: 'captcha' | 'session-or-token-expired' | 'not-found' | 'invalid-input' | 'down'
  message: string
}

const longest = 1500

/** The messages come from the script of the old search page (NOTES.md). */
const sentences: { pattern: RegExp; error: Refusal['error'] }[] = [
  {
    pattern: /\b(?:invalid|incorrect|wrong) captcha\b|captcha (?:does not|did not|was not) match|\benter captcha\b/i,
    error: 'captcha',
  },
  { pattern: /^invalid request\b/i, error: 'session-or-token-expired' },
  { pattern: /\bsession (?:has )?(?:been )?(?:expired|timed? ?out)\b/i, error: 'session-or-token-expired' },
  {
    pattern: /^(?:no )?records?(?:\(s\))? (?:not |is not )?found\b|\bno records? found\b|\bno record\(s\) found\b/i,
    error: 'not-found',
  },
  { pattern: /\bcase (?:code|number|no\.?)? ?(?:does|do) not exists?\b/i, error: 'not-found' },
  { pattern: /^CONN_?ERROR\b|^connection failed\b/i, error: 'down' },
  { pattern: /^ERROR(?:_VAL)?\b|^ERROR_\w+/i, error: 'invalid-input' },
]

export function readRefusal(reply: string): Refusal | null {
  if (reply.length > longest) return null
  const json = /^\s*\{/.test(dropBom(reply)) ? refusalInJson(reply) : null
  const message = json ?? tidy(decodeEntities(dropBom(reply).replace(/<[^>]*>/g, ' ')))
  const sentence = sentences.find(({ pattern }) => pattern.test(message))
  return sentence ? { error: sentence.error, message } : null
}

function refusalInJson(reply: string): string | null {
  const match = /"(?:con|Error)"\s*:\s*"([^"[\]{}]+)"/.exec(reply)
  return match?.[1] ?? ''
}

/** Throws `ChallengeRejected` if a new captcha can help: after a wrong answer, an expired session or refused input. */
export function throwOnRefusal(reply: string) {
  throwOnErrorPage(reply)
  const refusal = readRefusal(reply)
  if (refusal === null) return
  if (refusal.error === 'not-found') throw new CaseNotFound(refusal.message)
  if (refusal.error === 'down') throw new CourtDown(refusal.message)
  throw new ChallengeRejected(refusal.message)
}
