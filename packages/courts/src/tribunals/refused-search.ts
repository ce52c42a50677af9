import { pattern } from '@peshi/contract/platform/pattern'
import { CaseNotFound, ChallengeRejected } from '../errors.ts'
import { tidy } from '../reading/text.ts'

/** Matches the message that the captcha was wrong, but not the label of a captcha field. */
export const wrongAnswerParts = {
  'word before': /(?:invalid|incorrect|wrong|mismatched)\s+(?:\w+\s+)?captcha/,
  'word behind':
    /captcha(?:\s+code)?\s+(?:is |was |has |does |did |you entered )*(?:invalid|incorrect|wrong|expired|not? match\w*|mismatch\w*)/,
}
export const wrongAnswer = pattern('i')`${wrongAnswerParts}`

export const nothingParts = {
  'no …':
    /no (?:such )?(?:matching )?(?:records?|data|cases?|results?|appeals?|orders?)\b[^.]{0,20}\b(?:found|available|exists?)/,
  '… not found': /(?:records?|data|case) (?:is )?not found/,
}
export const nothing = pattern('i')`\b(?:${nothingParts})\b`

/**
 * Throws if the captcha was wrong or nothing was found. Only for pages without a result table: names and orders in such a
 * table may contain the same words.
 */
export function throwOnRefusedSearch(html: string) {
  const alerts = [...html.matchAll(/\balert\(\s*(["'])(.{1,200}?)\1/gi)].map((match) => match[2] ?? '')
  const seen = html.replace(/<(script|style|select)\b.*?<\/\1\s*>/gis, ' | ').replace(/<[^>]*>/g, ' | ')
  const says = tidy([seen, ...alerts].join(' | '))
  const refused = wrongAnswer.exec(says)
  if (refused) throw new ChallengeRejected(tidy(refused[0]))
  const missed = nothing.exec(says)
  if (missed) throw new CaseNotFound(tidy(missed[0]))
}
