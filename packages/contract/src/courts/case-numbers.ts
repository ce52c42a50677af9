// Finds case numbers in any text: lists, orders, search boxes, imported files. `core` matches digits and year. The case
// type is looked for backwards from there: words of `vocabulary`, the court's own names of its types, or a short form
// in capitals. A row (`WP 1, 2 & 5/2024`) shares its type, a range becomes all its numbers, at most 300.
// - `isSure` is false if a word before the type may belong to it, or if a range was too long to write out.
// - A date is no case number. Two digits are a year only after a slash or "of".
// - A text like a number that could not be read is in `unread`, so that it is shown to a person and not lost.
// Source: the saved pages and lists of the courts, which the tests of `packages/courts` read.
import { plainDigits } from '../platform/digits.ts'
import { pattern } from '../platform/pattern.ts'

export interface CaseNumberInText {
  /** `filing`: a number from before the case was registered. `police`: the number of an FIR (police report). */
  kind: 'case' | 'application' | 'diary' | 'filing' | 'police'
  type: string
  number: string
  year: string
  /** `start` and `end` enclose the case type and the number. */
  start: number
  end: number
  digitsAt: number
  isSure: boolean
  words: string
}

export interface CaseNumbers {
  numbers: CaseNumberInText[]
  unread: { text: string; start: number }[]
}

const longestRange = 300

const vocabulary = new Set(
  `accident accidents ct reg test government omp abbreviated abc act adjudication adm admiralty advance affray agr agreement air alternative amalgamation and
  anticipatory apeal apl apo apot app appeal appeals appellate appl application applications applns arb arba arbap
  arbitration arbo article at award ba bail bank banking bankruptcy bill bns bnss cancellation case cases cav
  caveat cc cca ccp ce central cex cgst ch chamber civ civil claim claims clause cm cma cmap cmcc cmp cmpmo cmpo
  cmwp co cocp code comap comip comm commercial comp company compensation complaint complaints complt compounding
  con conciliation condonation confirmation conmt consumer cont contc contcas contempt contmp convention copc
  copyright corpus counter cp cpc cr cra cran criminal crl crla crlmb crlmc crlmm crlmp crlop crlp crlrc crlrp
  crlwp crm crmc crmm crmmo crmp crmpmo cro cros cross crossobjection crpc crr crref cs csos curative customs cwjc
  cwp cwpil cwpoa dcr death debt declaratory default defective delay designs det detention development diary
  direct disposal dissolution divorce domestic double drt dv dy ea eca ecourt ed education ejectment elec election
  ep epa epc estate eviction ex ex1st exchange excise exe exec execs execution expenditure extraordinary fa fam
  family fao faom faot fapl fat fea fema finance first fma fmat foreign forest ga gc gd gen general gr gst gstr
  guardian guardianship gwop hab habeas hc hcp high hindu hma hmc hmop hrc ia ibc ibpil income incometax indigent
  industrial information injunction ins insolvency insurance intellectual interest interlocutory ip ipc ipd ita
  itaat itr jail jcc jcr jurisdiction jurisdictional justice juvenile labour lac land lap latent
  laundering lavad law lcr leave letters liquidation litigation lok loka lpa lpaow lunatic m ma mac maca mahila
  maintenance mandatory mark marks marriage mat matrimonial matter matters mca mcc mcop mcrc md memorandum mental
  mfa mfao mial misc miscellaneous mja mjc mms mo money mortgage motion motor motu mp ms msa mscc municipal
  mutation mv mvc mvop nclat nclt new ni nia notice np oa objection ocr oct offences oja op opa opc opwc ordinary
  original os osa osc ot other p partition patent pauper pc pcr pdj penal permanent petition
  petitions petn pil pmla pmlaa pocso pol police possession ppl prevention prison prob probate probation
  proceedings promissory protection provident pt ptn public pwdv r ra rateable rc rca rcc rcr rct re recall
  recovery ref reference regular rejection rent reopen representation rera restitution restoration rev revenue
  review revision rfa rfam rfao rit rp rsa rti rtr s sa sale sales sanction sat sb sc sca scheme scra scs scst sdo
  second section sections securitisation securitization senior service sess session sessions sez sfa side single
  slp slpc slpcrl small smc smst smtp smwp sp spca special spl splc sports sscc st sta stc sts
  succession successors suit summary summons suo supervisory supply swp ta tada tax taxes tc te tec temporary
  tenancy tendered testament testamentary testaments title tms tort tos tp tpc tpcrl tr trade trademark trademarks
  transfer transferred trap trial trust trusts ts tsa u ua ucr under unregistered upa us valuation value vat vc
  vehicle violence wa wages wakf wap waqf ward wards water wealth wel winding wmp workmen wp wpa wpc wpcr wpcrl
  wpct wpio wpl wpmp wpo wpod wps wpsr wpss wpst wria wric writ writa writc writs wta wtm wtr wuc wvmp xobj वाद
  याचिका अपील रिट जमानत प्रकीर्ण आवेदन पुनरीक्षण दीवानी फौजदारी मूल निगरानी परिवाद इजराय सिविल प्रथम द्वितीय विशेष
  दाण्डिक दांडिक अवमानना प्रार्थना पत्र अग्रिम वैवाहिक`
    .trim()
    .split(/\s+/),
)

export const applicationTypes = {
  interlocutory: /i\.?\s?as?\b|ia\s?\(|interlocutory app/,
  'in Calcutta': /can\b|cran\b|g\.?\s?a\b/,
  'civil miscellaneous': /c\.?\s?m\.?\s?appls?|c\.?\s?m\.?$/,
  'criminal miscellaneous': /crl\.?\s?m\.?\s?(?:[ab]\b|\(bail\))/,
  'in a writ or an execution': /w\.?\s?[mv]\.?\s?m?\.?\s?p\b|e\.?a\b/,
}
export const applicationType = pattern('i')`^(?:${applicationTypes})`
const policeType = /\b(?:f\.?\s?i\.?\s?r|crime|p\.?\s?s\.?\s?case)\b/i
const hindiPolice = /अ(?:०|पराध)\s?(?:सं०?|संख्या)[\s.:-]*$/u
/** `P.S.-FIR No. :(PUNJABI BAGH-176/1998)` */
const policeStation = /\bF\.?I\.?R\b[^()]{0,12}\([^()]*$/i
const filingType = /\bfiling\b/i
const diaryType = /\b(?:diary|d\.?\s?y?\.?\s?no|dy)\b/i

const joins = String.raw`\s*(?:,|&|\band\b|\bto\b)\s*`
const inner = /(?:\s*\/\s*\d{1,2}(?=\s*\/\s*[A-Za-z]))?(?:\s*[-/]\s*[A-Za-z]{1,6}){1,3}|\s*[-/]?\s*\([A-Za-z]{1,8}\)/
/** A thousands comma (`1,234/2024`), unless the text says that several numbers follow. */
const thousands = String.raw`(?<!\bnos\.?\s*|[\d,])\d{1,2},\d{3}(?![\d,])`
const digits = String.raw`(?:${thousands}|(?!${thousands})\d{1,9})`
const notInNumber = String.raw`(?<!\d[\d.:]?)(?<!(?<![A-Za-z\d]|[A-Za-z]\/)\d+[/-])`
/** A bench's code: `045/00123/2024`. */
const benchCode = /\d{2,3}\/(?=0\d{4}\s*\/)|0\d{2}\/(?=\d{1,5}\s*\/)/
const list = String.raw`(?:${digits}(?:\s*-\s*${digits}|-[A-Z]{1,2}(?![A-Za-z]))?${joins})*`
const last = String.raw`${digits}(?:\s*-\s*${digits})?`
const by = /-?\s*\/|-|\bof\b|(?<=\d)of(?=\s*\d)|(?<=\)\s*)/
const yearDigits = /(?:19|20)\d{2}|\d{2}(?=\s*(?:$|[^\d\s./-]|[.,;](?!\d)))/
const notGoingOn = String.raw`(?!\d|\s*[/-]\s*\d(?!\d*\s*[/-]\s*(?:19|20)\d{2}(?!\d))|[/-]\d|\.\d)`
const core = pattern(
  'gi',
)`${notInNumber}(?<bench>(?:${benchCode}))?(?<list>${list})(?<last>${last})(?<inner>${inner})?\s*(?<by>${by})\s*(?<year>${yearDigits})${notGoingOn}`

export const connectorWords = {
  with: /[abciw]\/w|w\/|alongwith|along with/i,
  connected: /connected (?:with|to|cases?|matters?|petitions?|appeals?)/i,
  'tagged or heard with': /(?:tagged|clubbed|analogous|heard)(?: with| to| cases?| matters?)/i,
  'main case': /main (?:case|matter)|and batch/i,
  'case below': /arising (?:out )?of|arising from|against/i,
  'in a matter': /in(?= (?:the )?(?:matter|[A-Z]))/i,
  and: /with|and|or/i,
  versus: /versus|vs?\./i,
}
export const connectors = pattern('gi')`[,;|\n]|\b(?:${connectorWords})(?=[\s:]|$)|&`
const labelWords = {
  registration: /(?:registration|registered|reg|filing|filed)\.?(?=\s*(?:no|nos|number)\b)/i,
  kind: /case|matter|main|fresh|new|old|regular list|supplementary/i,
  item: /item|sr|sl|serial|listed|connected|tagged|in|re|the|no|nos|number|type|of/i,
}
export const labelParts = {
  'text in brackets': /\[[^\]]{1,20}\]\s*/i,
  signs: /[\s.:#*[\])-]+/i,
  'number in brackets': /\(\d{1,4}\)/i,
  'open bracket': /\((?![^()]*\))/i,
  word: pattern('i')`(?:${labelWords})\b(?!\s*[/(-])(?:\s*(?:no|nos|number|case|matter)\b)?[\s.:#-]*`,
  'item number': /\d{1,4}[.)]\s+/i,
}
export const labels = pattern('i')`^(?:${labelParts})`
const numberLabel = /(?:[\s.:/=-]|\bno(?:s|\(s\))?(?![\p{L}])|\bnumbers?\b|\bnum\b|#|संख्या|सं०?|नं०?|نمبر)+$/iu

/** Between two numbers of a row, of which the second may lack its type. */
export const rowJoints = {
  with: /and|with|to|[abciw]\/w|along ?with/,
  'connected with': /(?:connected|tagged|clubbed|analogous)(?: with| to)?/,
  'other cases': /(?:other )?(?:cases?|matters?|petitions?|appeals?)/,
  number: /nos?/,
}
export const joinsRow = pattern('i')`^(?:[\s,;&]|(?:${rowJoints})(?![a-z])[.:]?)*$`
/** A mark behind a number: `(O&M)`, `[FRESH]`, `(GM-CPC)`. */
const markBehind = /^(?:\s*[([{]\s*(?:[^()[\]{}\d]{1,24}|\d{1,3})\s*[)\]}](?!\s*[-/]\s*\d))+/

const stop = new Set(
  'case no nos number in re the of old fresh item listed heard dated order judgment counsel learned state union india versus vs through page court before'.split(
    ' ',
  ),
)

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
/** True for a word of a case type. */
export const isTypeWord = (word: string): boolean => {
  const plain = lettersOf(word)
  if (vocabulary.has(plain)) return true
  const parts = word
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  return parts.length > 1 && parts.every((part) => part.length === 1 || vocabulary.has(part))
}
const isShortForm = (word: string) =>
  /^[A-Z][A-Z.()/&-]{0,14}\d{0,3}\.?$/.test(word) || /^[A-Za-z]{1,6}(?:\.[A-Za-z]{0,6})+(?:\([^)]{1,12}\))?$/.test(word)

/** `ownTypes` are the court's names of its case types. If several match, the longest name is used. */
export function readCaseNumbers(written: string, ownTypes: readonly string[] = []): CaseNumbers {
  const text = plainDigits(written).replace(/[\u2010-\u2015\u2212]/g, '-')
  const numbers: CaseNumberInText[] = []
  const covered: [number, number][] = datesIn(text)
  let floor = 0
  let typeBefore = ''
  for (const match of text.matchAll(core)) {
    const { list = '', last = '', by = '', year = '', inner } = match.groups ?? {}
    const start = match.index
    if (covered.some(([from, to]) => start < to && start + match[0].length > from)) continue
    // Two digits are a year only after a slash or "of". Elsewhere, they are often another number.
    if (year.length === 2 && (by === '-' || by === '' || list !== '' || inner)) continue
    if (floor > 0) floor += markBehind.exec(text.slice(floor, start))?.[0].length ?? 0
    const gap = text.slice(floor, start)
    const known = typeRun(gap, floor)
    const own = ownType(gap, floor, ownTypes)
    const before = own && own.start <= known.start ? own : known
    const isRange = floor > 0 && [gap, text.slice(floor, before.start)].some((between) => isRangeEnd.test(between))
    const isRow = floor > 0 && (joinsRow.test(gap) || isRangeEnd.test(gap))
    const between = /[a-z]+/i.exec(inner ?? '')?.[0] ?? ''
    const type = isRow ? typeBefore : before.type || (before.words === '' && isTypeWord(between) ? between : '')
    if (year.length === 2 && (type === '' || /^(?:19|20)\d\d$/.test(last.trim()))) continue
    const kind = isRow ? (numbers.at(-1)?.kind ?? 'case') : kindOf(type, text.slice(before.start, start), gap)
    const whole = year.length === 2 ? (Number(year) > 49 ? `19${year}` : `20${year}`) : year
    const end = start + match[0].length
    const { found: listed, isWhole } = numbersOf(withoutThousands(list) + withoutThousands(last))
    const found = isRange ? fromBefore(numbers.at(-1), type, whole, listed) : listed
    for (const number of found)
      numbers.push({
        kind,
        type,
        number,
        year: whole,
        start: isRow ? start : before.start,
        end,
        digitsAt: start,
        isSure: isWhole && (isRow || before.isSure),
        words: isRow ? type : before.words,
      })
    covered.push([isRow ? start : before.start, end])
    typeBefore = type
    floor = end
  }
  return { numbers, unread: unreadIn(text, covered) }
}

function kindOf(type: string, before: string, all: string): CaseNumberInText['kind'] {
  if (policeType.test(before) || hindiPolice.test(all) || policeStation.test(all)) return 'police'
  if (filingType.test(before)) return 'filing'
  if (diaryType.test(before)) return 'diary'
  return applicationType.test(type) ? 'application' : 'case'
}

const isRangeEnd = /^\s*(?:to|-)\s*$/i

/** Fills the gap in `WP/11/2024 to WP/15/2024` with the cases 12 to 14. */
function fromBefore(
  before: CaseNumberInText | undefined,
  type: string,
  year: string,
  own: readonly string[],
): string[] {
  const count = Number(own[0]) - Number(before?.number)
  if (!before || before.type !== type || before.year !== year || !(count > 0 && count <= longestRange)) return [...own]
  return [...Array.from({ length: count - 1 }, (_, step) => String(Number(before.number) + step + 1)), ...own]
}

const withoutThousands = (written: string) =>
  written.replace(new RegExp(thousands, 'gi'), (whole) => whole.replace(',', ''))

function numbersOf(written: string): { found: string[]; isWhole: boolean } {
  let isWhole = true
  const parts = written
    .replace(/-[a-z]+/gi, '')
    .replace(/\s*\bto\b\s*/gi, '-')
    .split(/[,&]|\band\b/i)
  const found = parts.flatMap((part) => {
    const [first = '', last] = part.split('-').map((digits) => digits.trim().replace(/^0+(?=\d)/, ''))
    if (!/^\d+$/.test(first) || Number(first) === 0) return []
    if (!last) return [first]
    // `1234-36` means the numbers 1234 to 1236.
    const until = last.length < first.length ? first.slice(0, first.length - last.length) + last : last
    const count = Number(until) - Number(first)
    if (count >= 0 && count <= longestRange)
      return Array.from({ length: count + 1 }, (_, step) => String(Number(first) + step))
    isWhole = false
    return [first]
  })
  return { found, isWhole }
}

const section = /^\d{1,3}[A-Z]?(?:\(\d+\))*(?:\/\d{1,3}[A-Z]?)*,?$/i
const sectionWord = /^(?:u\/[sa]|sections?|secs?|s|articles?|art)\.?$/i
const withinType = /^(?:from|under|to|of|for|on|leave)$/i

interface TypeBefore {
  type: string
  words: string
  start: number
  isSure: boolean
}

function typeRun(before: string, offset: number): TypeBefore {
  let from = 0
  for (const match of before.matchAll(connectors)) from = match.index + match[0].length
  // In `Asha v. Ravi (WP/12/2024)`, the case type starts after the bracket.
  const open = /(?:^|\s)\((?!.*\))/s.exec(before.slice(from))
  if (open) from += open.index + open[0].length
  const labelled = before.slice(from).replace(numberLabel, '')
  let head = labelled
  for (let cut = labels.exec(head); cut && cut[0] !== '' && cut[0].length < head.length; cut = labels.exec(head))
    head = head.slice(cut[0].length)
  if (/^(?:case|matter|fresh|old|new|item|no|nos|number|registration|reg)s?\.?$/i.test(head.trim())) head = ''
  const words = [...head.matchAll(/\(\s*\p{L}+\.?\s*\)|\S+/gu)].map((found) => ({ word: found[0], at: found.index }))
  const walked = walkBack(words.map(({ word }) => word))
  const isApplication = words.length > 1 && /^(?:I\.?A\.?s?|CRAN|CAN)$/.test(words.at(-1)?.word ?? '')
  const { first, known } = isApplication ? { first: words.length - 1, known: 1 } : walked
  const at = words[first]?.at
  const start = offset + from + (labelled.length - head.length) + (at ?? head.length)
  const type = at === undefined ? '' : tidyType(head.slice(at))
  const isAbbreviated = type.includes('.') && before[start - offset + type.length] === '.'
  const besides = words[first - 1]?.word ?? ''
  const mayGoOn = /^\p{Lu}[\p{L}.()&/-]*$/u.test(besides) && !stop.has(lettersOf(besides))
  return {
    type: isAbbreviated ? `${type}.` : type,
    words: tidyType(head),
    start,
    // `M` may be only the end of the type: in `Crl. Misc. No. M-903`, the type is `Crl. Misc. M`.
    isSure:
      type === ''
        ? words.length === 0
        : !mayGoOn && !(type === 'M' && besides !== '') && (known > 0 || isShortForm(type)),
  }
}

function ownType(before: string, offset: number, types: readonly string[]): TypeBefore | null {
  if (types.length === 0) return null
  const labelled = before.replace(numberLabel, '')
  const signs = [...labelled.matchAll(/[\p{L}\p{M}\p{N}]/gu)]
  const plain = signs.map(([sign]) => sign.toLowerCase()).join('')
  let longest = 0
  for (const name of types) {
    const letters = lettersOf(name)
    const length = [...letters].length
    const at = signs[signs.length - length]?.index
    const isWhole = at !== undefined && !/[\p{L}\p{M}\p{N}]$/u.test(labelled.slice(0, at))
    if (isWhole && length > longest && plain.endsWith(letters)) longest = length
  }
  if (longest === 0) return null
  const at = signs[signs.length - longest]?.index ?? 0
  const type = labelled.slice(at).trim()
  return { type, words: type, start: offset + at, isSure: true }
}

/** Removes the number of a tribunal's bench, such as `170` in `OA/170/00123/2024`. */
const tidyType = (text: string) => text.replace(/\/\d{2,3}\/?$/, '').replace(/^[\s.:/-]+|[\s:/(-]+$/g, '')

function walkBack(words: readonly string[]): { first: number; known: number } {
  let first = words.length
  let known = 0
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? ''
    const left = words[at - 1] ?? ''
    if (/^[-–/.]+$/.test(word)) continue
    const isSection = section.test(word) && sectionWord.test(left) && isTypeWord(words[at - 2] ?? '')
    const isDecree = /^(?:orders?|decrees?)$/i.test(word) && /^(?:from|original|appellate)$/i.test(left)
    if (isTypeWord(word) || /^\([^)]*\)$/.test(word) || isSection || isDecree) known++
    else if (known > 0 && withinType.test(word) && isTypeWord(left)) continue
    else if (known > 0 && (/^[A-Z]\.?$/.test(word) || (words[first]?.startsWith('(') && isShortForm(word)))) known++
    else if (
      stop.has(lettersOf(word)) ||
      !(isShortForm(word) || (known === 0 && first === words.length && /^[\p{L}.()/-]+$/u.test(word)))
    )
      break
    else if (known > 0 && words.length > 1 && !/[-/(]$/.test(word)) break
    first = at
  }
  return { first, known }
}

/** `Petition(s) for Special Leave to Appeal (Crl)` becomes `SLP(Crl)`. Other types stay. */
export function usualType(type: string): string {
  const [, side] = /^petitions?(?:\(s\))? for special leave to appeal\s*\((cr|c)/i.exec(type) ?? []
  return side === undefined ? type : side.length > 1 ? 'SLP(Crl)' : 'SLP(C)'
}

const datesIn = (text: string): [number, number][] =>
  [
    ...text.matchAll(
      /(?:(?<![\d/.-]|\d[A-Z])|(?<=\b(?:date|dated|dt|dtd|on|listed)[\s.:-]*))(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{1,2}-\d{1,2})(?![\d/-])/gi,
    ),
  ].map((match) => [match.index, match.index + match[0].length])

const unreadIn = (text: string, covered: readonly [number, number][]) =>
  [...text.matchAll(/\d+/g)]
    .filter(({ 0: run, index }) => !covered.some(([from, to]) => index >= from && index + run.length <= to))
    .map(({ 0: run, index }) => ({ text: run, start: index }))

/** Returns each case once. Returns applications only if the text names no case. */
export function casesNamed(text: string, ownTypes: readonly string[] = []): CaseNumberInText[] {
  const numbers = readCaseNumbers(text, ownTypes).numbers.filter(({ kind }) => kind !== 'police' && kind !== 'filing')
  const cases = numbers.filter(({ kind }) => kind !== 'application')
  const named = (cases.length > 0 ? cases : numbers).filter(
    (one, at, all) => !isItsDiary(text, one, all[at - 1], all[at + 1]),
  )
  const once = new Map<string, CaseNumberInText>()
  for (const one of named) {
    const key = `${lettersOf(one.type)}|${one.number}/${one.year}`
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()]
}

/** True for the diary number in `SLP(C) 12/2024 (Diary No. 345/2024)`: both numbers belong to one case. */
function isItsDiary(text: string, one: CaseNumberInText, before?: CaseNumberInText, after?: CaseNumberInText): boolean {
  const isBeside = (left: CaseNumberInText, right: CaseNumberInText) =>
    /^[\s()@.:–-]*$/.test(text.slice(left.end, right.start))
  if (one.kind !== 'diary') return false
  return (
    (before?.kind === 'case' && before.end < one.start && isBeside(before, one)) ||
    (after?.kind === 'case' && /^diary|^d\.?\s?y?\.?\s*no|^dy/i.test(one.type || 'diary') && isBeside(one, after))
  )
}
