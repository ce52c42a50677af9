import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { firstElement, hasEnd, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { throwOnErrorPage } from '../refusals.ts'

export type LatestJudgment = ReturnType<typeof readLink>

export function parseLatestJudgments(html: string): LatestJudgment[] {
  throwOnErrorPage(html)
  if (!hasEnd(html)) throw new PageChanged('The home page is incomplete')
  const $ = openPage(html)
  const links = $('a[href*="view-pdf/"][href*="latest_judgements"]').toArray().filter(isTag)
  if (links.length === 0) throw new PageChanged('The home page has no latest judgments')
  return links.map((link) => readLink($, link))
}

function readLink($: Page, link: Element) {
  const href = link.attribs.href ?? ''
  const uploaded = /\(\s*Uploaded On\s+(\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2})\s*\)/i.exec(lineOf(link))?.[1]
  const date = landmark(firstElement($(link).find('span')), 'date of a judgment')
  const line = lineOf(link)
  const before = tidy(line.slice(0, line.lastIndexOf(lineOf(date))))
  // A party's name may contain " - ", so the numbers are read from the end of the text.
  const [, parties = '', caseNumber, diaryNumber, diaryYear] =
    /^(.*) - (.*?) - Diary Number (\d+)\s*\/\s*(\d{4})\s*-$/i.exec(before) ?? []
  const { petitioner, respondent } = splitTitle(textOrNull(parties))
  if (!petitioner || !caseNumber || !diaryNumber || !diaryYear)
    throw new PageChanged(`Not a judgment as this page writes it: ${before.slice(0, 80)}`)
  return {
    petitioner,
    respondent,
    caseNumber,
    diaryNumber,
    diaryYear,
    judgmentDate: readDate(lineOf(date)),
    uploadedOn: landmark(uploaded, 'time of upload'),
    diaryKey: landmark(/[?&]diary_no=(\d+)/.exec(href)?.[1], 'diary number in the link of a judgment'),
    href,
  }
}
