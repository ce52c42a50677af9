import type { CourtDate } from '@peshi/contract/platform/dates'
import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { firstElement, landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'

export interface HighCourtJudgment {
  caseNumber: string
  petitioner: string | null
  respondent: string | null
  judges: string[]
  cnr: string
  registrationDate: CourtDate | null
  decisionDate: CourtDate
  disposal: string | null
  court: string
  pdfPath: string
}

export interface ReportedJudgment {
  petitioner: string | null
  respondent: string | null
  scrCitation: string | null
  neutralCitation: string | null
  cnr: string
  coram: string[]
  author: string[]
  decisionDate: CourtDate
  caseNumber: string
  disposal: string | null
  bench: string | null
  openPdf: { val: string; citationYear: string; path: string; ncDisplay: string }
}

const knownLabels = new Set([
  'cnr',
  'date of registration',
  'decision date',
  'disposal nature',
  'case no',
  'bench',
  'court',
])

export function readHighCourtRow(html: string): HighCourtJudgment {
  const $ = openPage(html)
  const button = buttonOf($)
  const title = lineOf(button)
  const [, caseNumber, parties] = /^(.+?\/\d+\/\d{4}) of (.+)$/i.exec(title) ?? []
  if (!caseNumber || !parties) throw new PageChanged(`Not a judgment as this search writes it: ${title.slice(0, 80)}`)
  const [, , pdfPath] = argumentsOf(button)
  const labels = labelsOf($)
  return {
    caseNumber,
    ...splitTitle(parties),
    judges: namesAfter($, 'Judge'),
    cnr: landmark(textOrNull(labels.get('cnr')), 'CNR of a judgment'),
    registrationDate: readDate(labels.get('date of registration')),
    decisionDate: landmark(readDate(labels.get('decision date')), 'decision date of a judgment'),
    disposal: textOrNull(labels.get('disposal nature')),
    court: landmark(textOrNull(labels.get('court')), 'court of a judgment'),
    pdfPath: landmark(pdfPath, 'document of a judgment'),
  }
}

export function readReportedRow(html: string): ReportedJudgment {
  const $ = openPage(/^\s*<tr/i.test(html) ? `<table>${html}</table>` : html)
  const button = buttonOf($)
  const parties = lineOf(landmark(firstElement($(button).find('strong')), 'parties of a judgment'))
  const coram = namesAfter($, 'Coram')
  const [val = '', citationYear = '', path, ncDisplay] = argumentsOf(button)
  const labels = labelsOf($)
  return {
    ...splitTitle(parties),
    scrCitation: textIn($, '.escrText'),
    neutralCitation: textIn($, '.ncDisplay'),
    cnr: landmark(textOrNull(firstElement($('#cnr'))?.attribs.value), 'CNR of a judgment'),
    coram: coram.map((name) => name.replace(/\s*\*$/, '')),
    author: coram.filter((name) => name.endsWith('*')).map((name) => name.replace(/\s*\*$/, '')),
    decisionDate: landmark(readDate(labels.get('decision date')), 'decision date of a judgment'),
    caseNumber: landmark(textOrNull(labels.get('case no')), 'case number of a judgment'),
    disposal: textOrNull(labels.get('disposal nature')),
    bench: textOrNull(labels.get('bench')),
    openPdf: {
      val,
      citationYear,
      path: landmark(path, 'document of a judgment'),
      ncDisplay: landmark(ncDisplay, 'neutral citation of the document'),
    },
  }
}

export const isReportedRow = (html: string) => /id=["']cnr["']|escrText|ncDisplay/.test(html)

const buttonOf = ($: Page): Element =>
  landmark(
    $('button')
      .toArray()
      .filter(isTag)
      .find((button) => /open_pdf\(/.test(button.attribs.onclick ?? '')),
    'button of a judgment',
  )

const argumentsOf = (button: Element): string[] => {
  const call = /open_pdf\(([^)]*)\)/.exec(button.attribs.onclick ?? '')?.[1] ?? ''
  return [...call.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
}

const textIn = ($: Page, selector: string) => {
  const element = firstElement($(selector))
  return element ? textOrNull(lineOf(element)) : null
}

function namesAfter($: Page, label: string): string[] {
  const lines = $('strong').toArray().filter(isTag).map(lineOf)
  const line = landmark(
    lines.find((text) => text.startsWith(`${label} :`)),
    `${label} of a judgment`,
  )
  return line
    .slice(label.length + 2)
    .split(',')
    .map(tidy)
    .filter((name) => name !== '')
}

/** An unknown label throws `PageChanged`, because it may be the new name of a known one. */
function labelsOf($: Page): Map<string, string> {
  const block = landmark(firstElement($('.caseDetailsTD')), 'details of a judgment')
  const values = new Map<string, string>()
  for (const span of $(block).find('span').toArray().filter(isTag)) {
    const [, label = '', inside = ''] = /^\|?\s*([^:]+?)\s*:\s*(.*)$/.exec(lineOf(span)) ?? []
    if (!knownLabels.has(label.toLowerCase())) throw new PageChanged(`A judgment has "${lineOf(span).slice(0, 40)}"`)
    const font = $(span).next('font').get(0)
    values.set(label.toLowerCase(), inside || (font ? lineOf(font) : ''))
  }
  return values
}
