import type { PageProblem } from '@peshi/contract/matters/dropped-pages'
import { listProfiles } from '../cause-lists/profiles.ts'
import { CourtBlocked } from '../errors.ts'
import type { Page } from '../reading/page.ts'
import { throwOnErrorPage } from '../refusals.ts'

export const judgments =
  /\b\d{4} ?INSC ?\d+\b|\bS\.C\.R\. ?\d+\b|\(uploaded on \d|\bdecision date\s*:[\s\S]{0,200}\bdisposal nature\b|\bjudge?ment date\b/i

const says: [PageProblem, RegExp][] = [
  [
    'no-results',
    /\b(?:no|nothing) (?:such )?(?:records?|data|cases?|results?|orders?|matters?|entries)?\s*(?:is |are |was |were )?(?:found|available|listed)\b|\b(?:records?|cases?|data)(?:\(s\))? (?:is |are )?not (?:found|available)\b|\bcase (?:code|number|no\.?)? ?(?:does not|doesn.t|do not) exists?\b|\bno cause ?list\b|\bthis case code does not\b/i,
  ],
  [
    'captcha',
    /\b(?:invalid|incorrect|wrong) captcha\b|captcha (?:code )?(?:entered )?(?:does not|did not|was not|was) (?:match|incorrect)|captcha code entered was incorrect/i,
  ],
  [
    'refused',
    /\binvalid request\b|\bsession (?:has )?(?:been )?(?:expired|timed? ?out)\b|\baccess (?:is )?(?:denied|forbidden)\b|\b403 forbidden\b/i,
  ],
  [
    'maintenance',
    /\bunder (?:scheduled )?maintenance\b|\b(?:500|502|503|504) (?:internal|bad gateway|service|gateway)/i,
  ],
  ['board', /\bdisplay board\b|\bcourt (?:view|status) live\b/i],
  ['judgments', judgments],
  ['list-links', /^.*\bcause ?list\b.*\b(?:view|download)(?: pdf)?(?: ?\(.*\))?\s*$/im],
]
const isOrderPrint = (words: string): boolean =>
  [
    /^\W*(?:o\s*r\s*d\s*e\s*r|j\s*u\s*d\s*g\s*m\s*e\s*n\s*t)\b/im,
    /\b(?:coram|hon['’]?ble|present)\b/i,
    /\b(?:heard|counsel|advocate)\b/i,
  ].filter((one) => one.test(words)).length >= 2

const forms: [PageProblem, RegExp][] = [
  ['sign-in', /\b(?:sign|log) ?in\b[\s\S]*\bpassword\b|\bpassword\b[\s\S]*\b(?:sign|log) ?in\b/i],
  ['search-form', /\b(?:enter|type) (?:the )?captcha\b|\bcaptcha\b|\bsearch by\b|\ball fields marked\b/i],
]

/** `$` is null for a PDF or a copied text. */
export function nameProblem(words: string, $: Page | null): PageProblem {
  if ($ && $('input[type=password]').length > 0) return 'sign-in'
  const text = words.trim()
  if (text === '') return 'empty'
  try {
    throwOnErrorPage(text)
  } catch (error) {
    return error instanceof CourtBlocked ? 'refused' : 'maintenance'
  }
  const said = says.find(([, pattern]) => pattern.test(text))?.[0]
  if (said) return said
  return forms.find(([, pattern]) => pattern.test(text))?.[0] ?? looksLike(text)
}

function looksLike(words: string): PageProblem {
  if (saysList(words)) return 'unknown-list'
  if (isCasePrint(words)) return 'unknown-case'
  return isOrderPrint(words) ? 'unknown-order' : 'no-case'
}

/** "Cause list" alone is not enough: it may be a link in a menu. */
export const saysList = (words: string): boolean =>
  /\b(?:daily|advance|supplementary(?:-\d)?|regular|weekly|complete|final|miscellaneous)?\s*cause ?list\s*(?:-|for|of|dated|date)\b|\bcause list date\b|\b(?:daily|supplementary|separately notified) board\b|\bcases listed on\b|\blist date\s*:/i.test(
    words,
  ) || listProfiles.some(({ fits }) => fits.test(words) && /^\s*(?:s\.? ?no|sno|item)\b/im.test(words))

export const isCasePrint = (words: string): boolean =>
  [
    /\bCNR (?:Number|No)/i,
    /\bfiling (?:number|no|date)/i,
    /\bregistration (?:number|no|date)/i,
    /\bcase (?:status|stage|type)\b/i,
    /\bdiary n(?:umber|o)/i,
    /\bnext (?:hearing )?date\b/i,
  ].filter((one) => one.test(words)).length >= 2
