// The one grammar of Indian case numbers: paste, find, import, search, lists and orders read numbers with it.
import { plainDigits } from './digits.ts'

/** A case number that stands in a text. */
export interface CaseNumberInText {
  kind: 'case' | 'application' | 'diary'
  /** As written, without labels ("No.", "Case No."); empty where none stands before the number. */
  type: string
  /** Without leading zeros. */
  number: string
  /** Four digits. */
  year: string
  /** Position of the whole in the text, type included, in UTF-16 units. */
  start: number
  end: number
  /** Where the digits begin, behind type and label. */
  digitsAt: number
  /** False where the words before the number are no known type and may belong to something else. */
  isSure: boolean
}

export interface CaseNumbers {
  numbers: CaseNumberInText[]
  /** Runs of digits that are part of no number and no date: what the grammar did not read, never dropped silently. */
  unread: { text: string; start: number }[]
}

/** A range that is longer is a slip of the pen; its first number alone is read. */
const longestRange = 300

const vocabulary = new Set(
  `abc act admiralty adm agr air alternative and anticipatory app apl apeal appeal appeals appl application applications applns
  arb arba arbap arbitration arbo at bail ba caveat cav case cases cc cca ccp ce central cgst ch chamber civil civ cm cma cmp cmpmo cmwp
  co comap comip comm commercial comp company complaint complt con cont conmt contempt contmp contc contcas corpus cp cpc cr cra cran crl crla crlmc crlp crlrc crm
  crmmo crmpmo crmc crmm criminal crr crref cs csos customs cwp cwjc cwpil custom death debt default det diary dir direct disposal divorce
  double dy ea eca ecourt ed education ejectment election elec ep epc estate ex exchange excise execution ex1st fa fam family fao faom fapl fea fema first fma fmat forest
  ga gen general gst guardian gwop hab habeas hc hcp hma high hindu ia ibc income industrial ins insolvency interlocutory intellectual ip ita itaat itr jail jcc juvenile
  labour land lap latent leave letters lpa lpaow lok loka m ma mac maca maintenance mat matrimonial matter matters mca mcc mcrc md mfa mfao mial misc miscellaneous mjc mms mo
  motion motor mp ms msa mscc municipal mv ni new notice nclt nclat oa objection op opc original os osa ordinary other ot p patent patna pc pcr pdj petition petitions petn pil pol pocso police ppl prob probate public
  r ra rc rca rcc rcr re recovery ref reference regular rent rera restoration rev review revision rfa rfao rfam rit rp rsa s sa sales sb sca scra sc second
  service sessions session sfa side single slp slpc slpcrl smwp sp special spl st state suit summary summons suo motu swp sta tada tax taxes te testamentary ta tec tc tp tpc tpcrl tr transfer trial trust
  u under us wa wap water wealth wel winding wp wpa wpc wpcr wpcrl wpct wpio wpl wpmp wpo wpod wps wpss wpst wpsr writ writs writc wric writa wria wta wtr wuc
  वाद याचिका अपील रिट जमानत प्रकीर्ण आवेदन पुनरीक्षण`
    .trim()
    .split(/\s+/),
)

/** An application within a case has a number of its own; where the case's number stands beside it, that one is the case. */
const applicationType =
  /^(?:i\.?\s?as?\b|can\b|cran\b|c\.?\s?m\.?\s?appls?|crl\.?\s?m\.?\s?a\b|g\.?\s?a\b|ia\s?\(|e\.?a\b|interlocutory app)/i
const diaryType = /\b(?:diary|d\.?\s?y?\.?\s?no|dy)\b/i

const joins = String.raw`\s*(?:,|&|\band\b|\bto\b)\s*`
/** Digits, more of them joined, an inner mark (`-SB-`, `/Mum/`), then the year. */
const core = new RegExp(
  String.raw`(?<!\d[\d.:]?)(?<!(?<![A-Za-z\d]|[A-Za-z]\/)\d+[/-])(?<list>(?:\d{1,9}(?:\s*-\s*\d{1,9})?${joins})*)(?<last>\d{1,9}(?:\s*-\s*\d{1,9})?)(?<inner>\s*[-/]\s*[A-Za-z]{1,6})?\s*(?<by>-?\s*\/|-|\bof\b)\s*(?<year>(?:19|20)\d{2}|\d{2}(?=\s*(?:$|[^\d\s./-]|[.,;](?!\d))))(?!\d|\s*[/-]\s*\d|\.\d)`,
  'gi',
)

const connectors =
  /[,;|\n]|\b(?:c\/w|w\/w|w\/|a\/w|alongwith|along with|connected (?:with|to)|tagged with|analogous to|heard with|clubbed with|arising (?:out )?of|arising from|against|in(?= (?:the )?(?:matter|[A-Z]))|with|and|or|versus|vs?\.)(?=[\s:]|$)|&/gi
const labels =
  /^(?:[\s.:#*()[\]-]+|(?:case|matter|main|fresh|new|old|regular list|supplementary|item|sr|sl|serial|registration|registered|reg|filing|filed|listed|connected|tagged|in|re|the|no|nos|number|type|of)\b(?!\s*[/(-])(?:\s*(?:no|nos|number|case|matter)\b)?[\s.:#-]*|\d{1,4}[.)]\s+)/i
const numberLabel = /(?:[\s.:/=-]|\bno(?:s|\(s\))?(?![\p{L}])|\bnumbers?\b|\bnum\b|#|संख्या|सं०?|नं०?|نمبر)+$/iu

const stop = new Set(
  'case no nos number in re the of old fresh item listed heard dated order judgment counsel learned state union india versus vs through page court before'.split(
    ' ',
  ),
)

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const isKnownWord = (word: string) => {
  const plain = lettersOf(word)
  if (vocabulary.has(plain)) return true
  // `W.P.(C)`, `CS(COMM)`, `Crl.M.C.`, `CRM-M`: its parts are known.
  const parts = word
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  return parts.length > 1 && parts.every((part) => part.length === 1 || vocabulary.has(part))
}
/** Capitals or points inside make a word look like a short form of a type. */
const isShortForm = (word: string) =>
  /^[A-Z][A-Z.()/&-]{0,14}\d{0,3}\.?$/.test(word) || /^[A-Za-z]{1,6}(?:\.[A-Za-z]{0,6})+(?:\([^)]{1,12}\))?$/.test(word)

/** Every case number of a text with its type and its place, and every run of digits that is none. */
export function readCaseNumbers(written: string): CaseNumbers {
  const text = plainDigits(written).replace(/[\u2010-\u2015\u2212]/g, '-')
  const numbers: CaseNumberInText[] = []
  const covered: [number, number][] = datesIn(text)
  let floor = 0
  let typeBefore = ''
  for (const match of text.matchAll(core)) {
    const { list = '', last = '', by = '', year = '', inner } = match.groups ?? {}
    const start = match.index
    if (covered.some(([from, to]) => start < to && start + match[0].length > from)) continue
    // Two digits are a year only behind a slash or "of", and only where nothing else could be meant.
    if (year.length === 2 && (by === '-' || list !== '' || inner)) continue
    const before = typeRun(text.slice(floor, start), floor)
    const isRow = before.type === '' && /^[\s,;&]*(?:and|with)?[\s,;&]*$/i.test(text.slice(floor, start)) && floor > 0
    const type = isRow ? typeBefore : before.type
    if (year.length === 2 && type === '') continue
    const kind = diaryType.test(text.slice(before.start, start))
      ? 'diary'
      : applicationType.test(type)
        ? 'application'
        : 'case'
    const whole = year.length === 2 ? (Number(year) > 49 ? `19${year}` : `20${year}`) : year
    const end = start + match[0].length
    for (const number of numbersOf(`${list}${last}`))
      numbers.push({
        kind,
        type,
        number,
        year: whole,
        start: isRow ? start : before.start,
        end,
        digitsAt: start,
        isSure: isRow || before.isSure,
      })
    covered.push([isRow ? start : before.start, end])
    typeBefore = type
    floor = end
  }
  return { numbers, unread: unreadIn(text, covered) }
}

/** `11, 12 & 14-16` → each of them. */
function numbersOf(written: string): string[] {
  return written.split(/[,&]|\band\b|\bto\b/i).flatMap((part) => {
    const [first = '', last] = part.split('-').map((digits) => digits.trim().replace(/^0+(?=\d)/, ''))
    if (!/^\d+$/.test(first) || Number(first) === 0) return []
    if (!last) return [first]
    // `1234-36` is short for `1234-1236`.
    const until = last.length < first.length ? first.slice(0, first.length - last.length) + last : last
    const count = Number(until) - Number(first)
    if (count < 0 || count > longestRange) return [first]
    return Array.from({ length: count + 1 }, (_, step) => String(Number(first) + step))
  })
}

/** The type that stands at the end of `before`, which begins at `offset` of the text. */
function typeRun(before: string, offset: number): { type: string; start: number; isSure: boolean } {
  let from = 0
  for (const match of before.matchAll(connectors)) from = match.index + match[0].length
  const labelled = before.slice(from).replace(numberLabel, '')
  let head = labelled
  for (let cut = labels.exec(head); cut && cut[0] !== '' && cut[0].length < head.length; cut = labels.exec(head))
    head = head.slice(cut[0].length)
  if (/^(?:case|matter|fresh|old|new|item|no|nos|number)s?\.?$/i.test(head.trim())) head = ''
  const words = [...head.matchAll(/\S+/g)].map((found) => ({ word: found[0], at: found.index }))
  let first = words.length
  let known = 0
  for (let at = words.length - 1; at >= 0; at--) {
    const { word = '' } = words[at] ?? {}
    if (/^[-–/.]+$/.test(word)) continue
    if (isKnownWord(word) || /^\([^)]*\)$/.test(word)) known++
    else if (
      stop.has(lettersOf(word)) ||
      !(isShortForm(word) || (known === 0 && first === words.length && /^[\p{L}.()/-]+$/u.test(word)))
    )
      break
    else if (known > 0 && words.length > 1 && !/[-/(]$/.test(word)) break
    first = at
  }
  const at = words[first]?.at
  const start = offset + from + (labelled.length - head.length) + (at ?? head.length)
  // The bench of a tribunal stands between its type and its number: `OA/170/00123/2024`.
  const type =
    at === undefined
      ? ''
      : head
          .slice(at)
          .replace(/\/\d{2,3}\/?$/, '')
          .replace(/^[\s.:/-]+|[\s:/-]+$/g, '')
  const isAbbreviated = type.includes('.') && before[start - offset + type.length] === '.'
  return {
    type: isAbbreviated ? `${type}.` : type,
    start,
    isSure: type === '' || known > 0 || (words.length === 1 && isShortForm(type)),
  }
}

/** Dates in digits are no case numbers. */
const datesIn = (text: string): [number, number][] =>
  [...text.matchAll(/(?<![\d/.-])(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{1,2}-\d{1,2})(?![\d/-])/g)].map((match) => [
    match.index,
    match.index + match[0].length,
  ])

const unreadIn = (text: string, covered: readonly [number, number][]) =>
  [...text.matchAll(/\d+/g)]
    .filter(({ 0: run, index }) => !covered.some(([from, to]) => index >= from && index + run.length <= to))
    .map(({ 0: run, index }) => ({ text: run, start: index }))

/**
 * The cases that a text names: its case numbers and diary numbers, each once. Applications are left out where the
 * number of a case stands beside them.
 */
export function casesNamed(text: string): CaseNumberInText[] {
  const { numbers } = readCaseNumbers(text)
  const cases = numbers.filter(({ kind }) => kind !== 'application')
  const named = cases.length > 0 ? cases : numbers
  const once = new Map<string, CaseNumberInText>()
  for (const one of named) {
    const key = `${lettersOf(one.type)}|${one.number}/${one.year}`
    if (!once.has(key)) once.set(key, one)
  }
  return [...once.values()]
}
