import { reportsByCourt } from '@peshi/contract/office/report-kinds'
import type { Report, ReportRow } from '@peshi/contract/office/reports'
import type { Language } from '@peshi/contract/platform/person'
import { sayCourt } from '@peshi/courts/catalogue/courts'
import { z } from 'zod'
import { readLocale } from '../../platform/words.ts'

const Names = z.record(z.string(), z.string())
const Words = z.object({
  total: z.string(),
  empty: z.string(),
  report: Names,
  row: Names,
  none: Names,
  measure: Names,
  age: Names,
  mail: z.object({ days: z.string(), more: z.string(), open: z.string(), why: z.string(), stop: z.string() }),
})
export type ReportWords = z.infer<typeof Words> &
  Record<'outcomes' | 'items', z.infer<typeof Names>> & { language: Language }

/** The words of the web app, so that mails and exported files name reports as the screen does. */
export const reportWordsIn = (language: Language): ReportWords => ({
  ...Words.parse(readLocale(language, 'reports')),
  ...z.object({ outcomes: Names }).parse(readLocale(language, 'hearings')),
  ...z.object({ items: Names }).parse(readLocale(language, 'filings')),
  language,
})

export function sayRow(words: ReportWords, { report }: Pick<Report, 'report'>, { key, title }: ReportRow): string {
  if (title !== null) return reportsByCourt.includes(report) ? sayCourt(title, words.language) : title
  if (key === null) return words.none[report] ?? ''
  if (report === 'filings-by-objection') return words.items[key] ?? key
  return words.outcomes[key] ?? words.age[key] ?? key
}
