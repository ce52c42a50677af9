import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../../errors.ts'
import { readDate } from '../../reading/dates.ts'
import { lineOf } from '../../reading/page.ts'
import { columnOf } from '../../reading/tables.ts'
import { textOrNull } from '../../reading/text.ts'
import { findGrid } from '../cis/grid.ts'
import { findLabel, labelDate, labelText, readLabelRows, readRunningText, requireLabel } from '../cis/labels.ts'
import { type CisParties, readRunningParties } from '../cis/parties.ts'
import { openWholePage } from '../cis/whole-page.ts'

export interface DrtListing {
  court: string | null
  date: CourtDate | null
  purpose: string | null
}

export interface DrtCasePage extends CisParties {
  diaryNumber: string
  caseNumber: string
  filingDate: CourtDate | null
  status: string
  isDisposed: boolean
  courtNo: string | null
  nextHearingDate: CourtDate | null
  nextPurpose: string | null
  disposalDate: CourtDate | null
  disposalNature: string | null
  history: DrtListing[]
}

export function parseDrtCaseStatus(html: string): DrtCasePage {
  const $ = openWholePage(html, 'case page')
  const labels = readLabelRows($)
  const [status, diaryNumber] = [requireLabel(labels, 'case status'), requireLabel(labels, 'diary no/year')]
  const caseNumber = requireLabel(labels, 'case type/case no/year')
  if (status === null || caseNumber === null || diaryNumber === null) throw new PageChanged('The case has no number')
  const isDisposed = /dispos|decided|closed/i.test(status)
  const nextDate = isDisposed ? null : readDate(requireLabel(labels, 'next listing date'))
  const grid = findGrid($, /causelist date/i, 3)
  return {
    diaryNumber,
    caseNumber,
    filingDate: readDate(requireLabel(labels, 'date of filing')),
    status,
    isDisposed,
    courtNo: labelText(labels, 'court no'),
    nextHearingDate: nextDate,
    nextPurpose: isDisposed ? null : labelText(labels, 'next listing purpose'),
    disposalDate: labelDate(labels, findLabel(labels, /^(?:date of disposal|disposal date)$/) ?? ''),
    disposalNature: labelText(labels, findLabel(labels, /^(?:disposal nature|nature of disposal)$/) ?? ''),
    ...readRunningParties(readRunningText($)),
    history: (grid?.rows ?? []).map((cells) => {
      const at = (...words: string[]) => {
        const cell = grid && cells[columnOf(grid, ...words)]
        return cell ? textOrNull(lineOf(cell)) : null
      }
      return { court: at('court'), date: readDate(at('causelist date')), purpose: at('purpose') }
    }),
  }
}
