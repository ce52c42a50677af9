import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import type { Labelled } from '../../reading/labels.ts'
import { landmark } from '../../reading/page.ts'
import { textOrNull, tidy } from '../../reading/text.ts'
import { findLabel, labelDate, labelText, readLabelRows, requireLabel } from '../cis/labels.ts'
import { openWholePage } from '../cis/whole-page.ts'

export type CatCasePage = ReturnType<typeof parseCatCaseStatus>

/** A guess: no sample of a pending case's page was available. */
const nextDate = /^next (?:listing |hearing )?date(?: of (?:hearing|listing))?$/

const pastDate = /filing|regist|disposal|order|last|previous|first|birth/

export function parseCatCaseStatus(html: string) {
  const $ = openWholePage(html, 'case page')
  const labels = readLabelRows($)
  const stage = requireLabel(labels, 'status / stage')
  const caseNumber = requireLabel(labels, 'case number')
  if (stage === null || caseNumber === null) throw new PageChanged('The case has no number or no status')
  const isDisposed = /dispos/i.test(stage)
  const text = tidy($.root().text())
  return {
    diaryNumber: readDiaryNumber(text),
    bench: requireLabel(labels, 'location'),
    caseNumber,
    filingDate: readDate(landmark(/filing date\s*:?\s*(\d{1,2}[/-]\d{1,2}[/-]\d{4})/i.exec(text)?.[1], 'filing date')),
    stage,
    isDisposed,
    disposalNature: isDisposed ? requireLabel(labels, 'disposal nature') : labelText(labels, 'disposal nature'),
    disposalDate: isDisposed ? readDate(requireLabel(labels, 'date of disposal')) : null,
    nextHearingDate: isDisposed ? null : readNextDate(labels),
    nextPurpose: isDisposed ? null : labelText(labels, findLabel(labels, /^next (?:listing |hearing )?purpose/) ?? ''),
    courtNo: labelText(labels, 'in the court no'),
    petitioners: namesIn(requireLabel(labels, 'petitioner(s)')),
    respondents: namesIn(requireLabel(labels, 'respondent(s)')),
    // The site writes "petitoner".
    petitionerAdvocates: namesIn(labelText(labels, findLabel(labels, /^petiti?oner advocate/) ?? '')),
    respondentAdvocates: namesIn(labelText(labels, findLabel(labels, /^respondent advocate/) ?? '')),
    subject: labelText(labels, 'subject'),
  }
}

function readDiaryNumber(text: string): string | null {
  const [, number] = /diary no[\s.:-]*(\d+\/\d{4})/i.exec(text) ?? []
  if (number !== undefined) return number
  const [heading = ''] = text.split(/filing date/i)
  if (/\d+\/\d{4}/.test(heading)) throw new PageChanged('The heading has a number that is not called a diary number')
  return null
}

function readNextDate(labels: Labelled): CourtDate | null {
  const label = findLabel(labels, nextDate)
  if (label !== undefined) return labelDate(labels, label)
  const other = findLabel(labels, /^next\b/)
  if (other !== undefined) throw new PageChanged(`The case page has "${other}" but no next date as we know it`)
  for (const [name, value] of labels) {
    if (/^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/.test(value) && !pastDate.test(name)) {
      throw new PageChanged(`The case page has a date under "${name}", which may be the next date`)
    }
  }
  return null
}

const namesIn = (cell: string | null): string[] =>
  (cell ?? '').split(/\s*\((?:M|F|T|O)\)\s*,?\s*|\s+,\s*|,\s*$/).flatMap((name) => textOrNull(name) ?? [])
