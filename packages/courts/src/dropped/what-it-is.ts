import type { PageProblem } from '@peshi/contract/matters/dropped-pages'
import { pattern } from '@peshi/contract/platform/pattern'
import { type Element, isTag } from 'domhandler'
import { kindOf } from '../cause-lists/columns.ts'
import { listProfiles } from '../cause-lists/pdf-list-profiles.ts'
import { CourtBlocked } from '../errors.ts'
import { isBlank, lineOf, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { throwOnErrorPage } from '../refusals.ts'

export const judgments =
  /\b\d{4} ?INSC ?\d+\b|\bS\.C\.R\. ?\d+\b|\(uploaded on \d|\bdecision date\s*:[\s\S]{0,200}\bdisposal nature\b|\bjudge?ment date\b/i

export const noResults = {
  'nothing found':
    /\b(?:no|nothing) (?:such )?(?:records?|data|cases?|results?|orders?|matters?|entries)?\s*(?:is |are |was |were )?(?:found|available|listed)\b/i,
  'not found': /\b(?:records?|cases?|data)(?:\(s\))? (?:is |are )?not (?:found|available)\b/i,
  'does not exist': /\bcase (?:code|number|no\.?)? ?(?:does not|doesn.t|do not) exists?\b/i,
  'no cause list': /\bno cause ?list\b/i,
  'case code': /\bthis case code does not\b/i,
}
export const nothingFound = pattern('i')`${noResults}`

export const wrongCaptchas = {
  wrong: /\b(?:invalid|incorrect|wrong) captcha\b/i,
  'does not match': /captcha (?:code )?(?:entered )?(?:does not|did not|was not|was) (?:match|incorrect)/i,
  'was incorrect': /captcha code entered was incorrect/i,
}

const says: [PageProblem, RegExp][] = [
  ['no-results', nothingFound],
  ['captcha', pattern('i')`${wrongCaptchas}`],
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
  ['not-published', /\bcause ?list (?:is |has )?not (?:yet )?(?:been )?(?:published|uploaded|prepared|available)\b/i],
  ['list-links', /^.*\bcause ?list\b.*\b(?:view|download)(?: pdf)?(?: ?\(.*\))?\s*$/im],
]
const forms: [PageProblem, RegExp][] = [
  ['sign-in', /\b(?:sign|log) ?in\b[\s\S]*\bpassword\b|\bpassword\b[\s\S]*\b(?:sign|log) ?in\b/i],
  ['search-form', /\b(?:enter|type) (?:the )?captcha\b|\bcaptcha\b|\bsearch by\b|\ball fields marked\b/i],
]

export const calendarTitles = {
  'calendar, then year': /\bcalendar\b[^\n]{0,80}\b20\d\d\b/i,
  'year, then calendar': /\b20\d\d\b[^\n]{0,40}\bcalendar\b/i,
  'holidays, then year': /\b(?:list of|court|gazetted|public|general) holidays\b[^\n]{0,120}\b20\d\d\b/i,
  'year, then holidays': /\b20\d\d\b[^\n]{0,60}\blist of[^\n]{0,20} holidays\b/i,
  'holidays of the year': /\bholidays?\b[^\n]{0,20} (?:for|in|during) (?:the )?(?:calendar )?year\b/i,
}
export const calendarTitle = pattern('i')`${calendarTitles}`
const festivals = pattern('gi')`\b(?:${{
  spring: /republic day|holi|id[- ]?ul[- ]?(?:fitr|zuha)|eid|bakrid|ram ?navami|mahavir|good friday|buddha/,
  summer: /muharram|moharram|independence day|janmashtami/,
  autumn: /gandhi|dussehra|dasara|vijaya ?dashami|diwali|deepavali|guru nanak/,
  winter: /christmas|pongal/,
  'of regions': /onam|bihu|durga puja|raksha ?bandhan/,
}})\b`
const fewestFestivals = 4

/** A court's own list of its holidays and vacations in a year. */
export function isCourtCalendar(words: string): boolean {
  if (!calendarTitle.test(words.slice(0, 3000))) return false
  return new Set([...words.matchAll(festivals)].map(([name]) => name.toLowerCase())).size >= fewestFestivals
}

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
  if ($ && /\bcause ?list\b/i.test(text) && hasOnlyHeader($)) return 'not-published'
  const said = says.find(([, pattern]) => pattern.test(text))?.[0]
  if (said) return said
  return forms.find(([, pattern]) => pattern.test(text))?.[0] ?? looksLike(text)
}

/** A list that is not published yet is a table with its column names and no row. */
function hasOnlyHeader($: Page): boolean {
  const tables = $('table').toArray().filter(isTag).map(rowsOf)
  const isListHeader = (row: Element) => {
    const kinds = cellsOf(row).map((cell) => kindOf(lineOf(cell)))
    return kinds.includes('case') && kinds.length >= 3
  }
  return tables.some((rows) => rows.filter((row) => !isBlank(row)).length === 1 && rows.some(isListHeader))
}

function looksLike(words: string): PageProblem {
  const kind = kindOfPage(words)
  if (kind) return `unknown-${kind}`
  return marksOfOrder(words) >= 2 ? 'unknown-order' : 'no-case'
}

/**
 * The kind that a page looks like, before any reader takes it. Only a page that looks like a case, or like nothing known, may be
 * read as a case by its labels.
 */
export function kindOfPage(words: string): 'list' | 'case' | 'order' | null {
  const marks = marksOfOrder(words)
  const isCase = isCasePrint(words)
  // A page of a case also names the court, the bench, both sides and their counsel.
  const isOrder = marks >= (isCase ? 5 : 3)
  if (isSureOrder(words) && isOrder) return 'order'
  if (saysList(words) || namesManyCourts(words)) return 'list'
  if (isOrder) return 'order'
  return isCase ? 'case' : null
}

const lawReport = String.raw`\d{4}\s?:\s?[A-Z]{2,5}(?:-[A-Z]{2,4})?\s?:\s?\d+`
export const neutralCitation = new RegExp(String.raw`\b${lawReport}(?:-[A-Z]{2,3})?\b`)

export const orderTitles = {
  'order or judgment, with a sign behind it':
    /^\W*(?:(?:common |oral )?o\s*r\s*d\s*e\s*r|(?:common |oral )?j\s*u\s*d\s*g\s*e?\s*m\s*e\s*n\s*t|p\.?\s?c\.?)\b\s*[:(.-]/im,
  'order or judgment alone': /^\W*(?:common |oral )?(?:order|judge?ment|o r d e r|j u d g m e n t)\W*$/im,
  heard: /^\W*heard\b/im,
  'day of the decision':
    /^\W*(?:decided|reserved|pronounced|date of (?:decision|judge?ment|order)[a-z ]*)\s*(?:on)?\s*:/im,
}
export const orderTitle = pattern('im')`${orderTitles}`

export const headingCourts = {
  'high court': /high court (?:of|for)|(?:\w+ ){1,4}high court\W*$/im,
  'supreme court': /supreme court of india/,
  tribunal: /national company law|(?:\w+ ){1,6}tribunal\b/,
}
export const orderHeading = pattern('im')`^\W*(?:in )?(?:the )?(?:hon.?ble )?(?:${headingCourts})`
export const sideMarks = {
  'role behind dots': /[.…-]{2,}\s*(?:petitioner|appellant|applicant|plaintiff|respondent|defendant)/,
  'between the sides': /^\W*(?:versus|v\/s|vs?)\W*$/m,
  'role before a colon': /^\W*(?:petitioner|respondent)s?\s*:-/m,
  'matter of': /^\W*(?:between|in the matter of)\s*:/m,
}
export const sideMark = pattern('im')`${sideMarks}`
const orderMarks = [
  orderHeading,
  neutralCitation,
  /^\W*(?:coram|quorum|present|before)\b|\bhon['’]?ble\b.*\b(?:justice|j\.|member|judge)|^[A-Z][A-Z. ]+,\s*J{1,2}\b/im,
  orderTitle,
  sideMark,
  /\b(?:counsel|advocates?|adv\.|pleader|agp|app)\b.*\bfor\b|\bfor (?:the )?(?:petitioner|respondent|appellant|applicant|state)|^\W*counsel for\b/im,
]

/** An order cites other courts' cases in its text, so its own marks are in its first lines or last lines. */
function marksOfOrder(words: string): number {
  const lines = words.split('\n')
  const ends = [...lines.slice(0, 120), ...lines.slice(-15)].join('\n')
  return orderMarks.filter((one) => one.test(ends)).length
}

/** Lists have no neutral citation, no coram line with a colon and no paragraphs. */
const isSureOrder = (words: string): boolean =>
  !/\bcause ?list\b/i.test(words.slice(0, 600)) &&
  courtsHeaded(words) < 2 &&
  (neutralCitation.test(words.slice(0, 4000)) || /^\W*(?:P\.?\s?C\.?|CORAM|ORDER|JUDGE?MENT)\s*:/im.test(words))

const courtHeading = /^\W*(?:in the )?court (?:room |hall )?(?:no\.?|number)\s*[:-]?\s*0*(\d+)/gim
const courtsHeaded = (words: string) => new Set([...words.matchAll(courtHeading)].map(([, number]) => number)).size

const itemRow = /^\s*\d{1,4}\s*[.)]?\s*[A-Z][A-Za-z.()&/ -]{1,30}\d{1,7}\s*(?:\/|of)\s*(?:19|20)\d\d/gm
const fewestRows = 3

const namesManyCourts = (words: string): boolean =>
  (words.match(itemRow)?.length ?? 0) >= fewestRows || courtsHeaded(words) > 1

export const listTitles = {
  'cause list of a day':
    /\b(?:daily|advance|supplementary(?:-\d)?|regular|weekly|complete|final|miscellaneous)?\s*cause ?list\s*(?:-\b|(?:for|of|dated|date)(?![a-z]))/im,
  'date of the cause list': /\bcause list date\b/im,
  board: /\b(?:daily|supplementary|separately notified) board\b/im,
  'cases listed': /\bcases listed on\b/im,
  'date of the list': /\blist date\s*:/im,
  note: /^\W*(?:deletion|leave) note\W*$/im,
  'cause list alone on its line': /^[\W\d]*(?:supplementary|advance|daily|regular) cause ?list\W*$/im,
}
export const listTitle = pattern('im')`${listTitles}`

/** "Cause list" alone is not enough: it may be a link in a menu. */
export const saysList = (words: string): boolean =>
  listTitle.test(words) ||
  listProfiles.some(({ fits }) => fits.test(words) && /^\s*(?:s\.? ?no|sno|item)\b/im.test(words))

export const isCasePrint = (words: string): boolean =>
  [
    /\bCNR (?:Number|No)/i,
    /\bfiling (?:number|no|date)/i,
    /\bregistration (?:number|no|date)/i,
    /\bcase (?:status|stage|type)\b/i,
    /\bdiary n(?:umber|o)/i,
    /\bnext (?:hearing )?date\b/i,
  ].filter((one) => one.test(words)).length >= 2
