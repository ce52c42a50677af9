import { type Element, isTag } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { labelKey } from '../reading/labels.ts'
import { landmark, lineOf, openPage, type Page } from '../reading/page.ts'
import { cellsOf, rowsOf } from '../reading/tables.ts'
import { textOrNull } from '../reading/text.ts'
import { readReply } from '../s3waas/reply.ts'
import * as read from './case-details-cells.parse.ts'
import type { SciDetails } from './case-details-page.ts'

const labels = {
  diary: ['diary number', 'diary no.'],
  number: ['case number', 'case no.'],
  cnr: ['cnr number', 'cnr no.'],
  listed: ['present/last listed on'],
  tentative: ['tentatively case may be listed on (likely to be listed on)', 'tentatively case may be listed on'],
  status: ['status/stage'],
  disposal: ['disp.type', 'disposal type'],
  category: ['category'],
  act: ['act'],
  petitioners: ['petitioner(s)'],
  respondents: ['respondent(s)'],
  petitionerAdvocates: ['pet. advocate(s)', 'petitioner advocate(s)'],
  respondentAdvocates: ['resp. advocate(s)', 'respondent advocate(s)'],
}
type Label = keyof typeof labels
const labelTexts = new Set(Object.values(labels).flat())

export function parseCaseDetails(reply: string): SciDetails {
  const $ = openPage(readReply(reply).html)
  const cells = readCells($)
  const of = (label: Label): Element | null => {
    const name = labels[label].find((candidate) => cells.has(candidate))
    return (name === undefined ? undefined : cells.get(name)) ?? null
  }
  const text = (label: Label) => {
    const cell = of(label)
    return cell ? textOrNull(lineOf(cell)) : null
  }
  for (const label of ['diary', 'number', 'status', 'petitioners', 'respondents'] as const)
    landmark(of(label), `label "${labels[label][0]}"`)
  const status = landmark(text('status'), 'status')
  const disposed = /^dispos/i.test(status)
  if (disposed) landmark(of('disposal'), 'label "Disp.Type"')
  const listed = read.parseListing(text('listed'))

  return {
    ...read.parseDiary(text('diary') ?? ''),
    ...read.parseNumbers(text('number')),
    cnr: read.parseCnr(text('cnr')),
    lastListedOn: listed.date,
    judges: listed.judges,
    tentativeListingDate: readDate(text('tentative')?.replace(/\s*\(computer generated\)$/i, '')),
    status,
    disposed,
    disposalType: text('disposal'),
    category: text('category'),
    act: text('act'),
    petitioners: read.parseParties(of('petitioners')),
    respondents: read.parseParties(of('respondents')),
    petitionerAdvocates: read.parseAdvocates(of('petitionerAdvocates')),
    respondentAdvocates: read.parseAdvocates(of('respondentAdvocates')),
  }
}

function readCells($: Page): Map<string, Element> {
  const cells = new Map<string, Element>()
  const rows = $('table').toArray().filter(isTag).flatMap(rowsOf)
  for (const [label, value] of rows.map(cellsOf)) {
    if (!label || !value) continue
    const key = labelKey(lineOf(label))
    if (!labelTexts.has(key)) refuseUnread(key, lineOf(value))
    else if (!cells.has(key)) cells.set(key, value)
  }
  return cells
}

/** A date or CNR with an unknown label throws `PageChanged`, because it would be lost unnoticed. */
function refuseUnread(label: string, value: string) {
  if (/^\d{1,2}[-/]\d{1,2}[-/]\d{4}\b|^SCIN\d{12}$/.test(value))
    throw new PageChanged(`The page has an unknown label: "${label.slice(0, 60)}"`)
}
