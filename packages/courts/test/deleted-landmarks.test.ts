import { describe, expect, test } from 'vitest'
import { landmarksOf } from './landmarks.ts'
import { changeKeys, deleteLandmark, type Mutation } from './mutations/delete-landmarks.ts'
import { formatOf, type Page, pageParsers, pages, readOtherwise } from './mutations/pages.ts'
import { isPartOf, lacksItems } from './mutations/part-of.ts'

/**
 * If the deleted part is a row of a list, the parser may return the list without this row: nothing on the page shows
 * that it is missing.
 */

interface Optional {
  reason: string
  what: RegExp
}

const optionalLine = (reason: string, ...labels: string[]): Optional => ({
  reason,
  what: new RegExp(`^without (?:the text|(?:element|row) \\d+ of) (?:${labels.join('|')})$`),
})
const onlyRow: Optional = {
  reason: 'a list whose header stands above no rows is how the site shows that there are none',
  what: /^without (?:every )?(?:row|element)(?: \d+)? of (?:judgmentID|Business|data-est-code|viewCnrDetails|data-cno|get_order_pdf|<\/option>|value=|@)$/,
}
const unregistered = optionalLine(
  'a case that is filed and not yet registered has no such line',
  'Registration Number',
  'Registration Date',
  'Registered on',
)
const noLink = optionalLine(
  'an entry without its document or its day’s business has no link',
  'Business',
  'weborders',
  'href',
)

/**
 * Parts that a valid page may lack. Without such a part, the parsed value must be the original value with parts
 * missing.
 */
const optional: Record<string, Optional[]> = {
  'allahabad/order-sheets': [onlyRow],
  'ecourts-hc/case-history': [unregistered, noLink],
  'ecourts-hc-old/case-history': [
    noLink,
    onlyRow,
    { reason: unregistered.reason, what: /^without element \d+ of case_details_table$/ },
  ],
  'ecourts-dc/case-history': [unregistered],
  'ecourts-dc/cnr-page': [unregistered],
  'supreme-court/case-details': [
    optionalLine(
      'a new case has no CNR yet, one that was never before a bench no listing, and few have a computer’s date',
      'CNR Number',
      'Present/Last Listed On',
      'Tentatively case may be listed on',
      'Computer generated',
    ),
  ],
  'supreme-court/case-status': [unregistered],
  'dcourts-s3waas/case-search': [onlyRow],
  'dcourts-s3waas/order-search': [onlyRow],
  'dcourts-s3waas/caveat-search': [onlyRow],
  'supreme-court/lower-court-options': [onlyRow],
  'dcourts-s3waas/options': [onlyRow],
  'ecourts-dc/fill': [onlyRow],
  'ecourts-dc/fill-complex': [onlyRow],
  'court-boards/court-view': [
    { reason: 'a room without an item does not sit, with the words and without', what: /of Court NOT in session$/ },
  ],
  'karnataka-cause-lists/cause-list': [
    {
      reason: 'hall, list and judges stand in lines of one cell above the cases, which nothing announces',
      what: /^without (?:element|row) [1-4] of <td $/,
    },
  ],
  'tribunal-cat/case-status': [
    optionalLine(
      'old cases have no diary number, and cases that are not listed no next date',
      'Diary No',
      'Next Listing Date',
    ),
  ],
  'tribunal-cestat/case-report': [
    optionalLine('appeals of before the register have neither', 'Diary No', 'Previous Hearing Date', 'Hearing Date'),
  ],
  'tribunal-cestat/order-search': [noLink],
  'tribunal-itat/case-details': [
    {
      reason: 'an appeal without a hearing has no sheets, one without an order no row of it',
      what: /accordion-item$|^without row \d+ of <button$/,
    },
  ],
}

const optionalKeys: Record<string, RegExp> = {
  // One program names these keys, and no reply is saved that shows that every row has them.
  'court-boards/calcutta': /key \[\]\.(?:cause_list_type_name|message|pass_over)\b/,
  // The site sends `adv_name` only with rows.
  'ecourts-hc/advocate-cause-list': /key \.adv_name\b/,
  'ecourts-hc/case-search': /key (?:\.courtNameArr|\.court_code|\[\]\.date_of_decision|\[\]\.lpet_name)\b/,
  // The site sends this key only for disposed cases. No such reply is saved.
  'tribunal-nclt/case-details': /key \.disposedetailslist\b/,
  'consumer-ejagriti/case-details':
    /key \.data\[\]\.(?:complainantAdvocateName|respondentAdvocateName|documentBase64|judgmentOrderDocumentBase64|additional(?:Complainant|Respondant)List)\b/,
}

/**
 * The page has one judgment twice, under two names. If one of the two documents is deleted, the parser cannot know that
 * they were the same.
 */
const repeats = /case-details-one-judgment-twice/

const needed = new Set<Optional>()

describe.each(pages)('deleting parts of the page $name ($format)', (page) => {
  const landmarks = (landmarksOf[page.format] ?? []).filter((landmark) => page.text.includes(landmark))

  test.skipIf(landmarks.length === 0)('a page without one of its landmarks is refused or gives the same result', () => {
    const excuses = optional[page.format] ?? []
    const mutations = landmarks.flatMap((landmark) => deleteLandmark(page.text, landmark))
    const isExcused = (what: string) => {
      const excuse = excuses.find((one) => one.what.test(what))
      if (excuse) needed.add(excuse)
      return excuse !== undefined
    }
    expect(listSilent(page, mutations, isExcused)).toEqual([])
  })

  test('a page with a deleted or renamed JSON key is refused or gives the same result', () => {
    const excuse = optionalKeys[page.format]
    const silent = listSilent(page, changeKeys(page.text), (what) => excuse?.test(what) ?? false)
    expect(repeats.test(page.name) ? silent.filter((what) => !/Base64/.test(what)) : silent).toEqual([])
  })
})

describe('every registered parser', () => {
  test.each(pageParsers.map(formatOf))('%s has example pages with at least one of its landmarks', (format) => {
    const read = pages.filter((page) => page.format === format)
    const landmarks = landmarksOf[format] ?? []
    expect(read).not.toEqual([])
    expect(landmarks.filter((landmark) => read.some(({ text }) => text.includes(landmark)))).not.toEqual([])
  })

  test('every declared exception is needed by an example page', () => {
    const unneeded = Object.values(optional)
      .flat()
      .filter((excuse) => !needed.has(excuse))
    expect(unneeded.map(({ reason }) => reason)).toEqual([])
  })

  test('only registered parsers have landmarks or exceptions', () => {
    const formats = new Set(pageParsers.map(formatOf))
    const named = [landmarksOf, optional, optionalKeys].flatMap((record) => Object.keys(record))
    expect(named.filter((format) => !formats.has(format))).toEqual([])
  })
})

function listSilent(page: Page, mutations: Mutation[], isExcused: (what: string) => boolean): string[] {
  const whole: unknown = JSON.parse(page.whole)
  return mutations.flatMap(({ what, text }) => {
    const read = readOtherwise(page, text)
    if (read === null) return []
    const value: unknown = JSON.parse(JSON.stringify(read.value))
    return lacksItems(value, whole) || (isExcused(what) && isPartOf(value, whole)) ? [] : [what]
  })
}
