import { reportsByCourt } from '@peshi/contract/office/report-kinds'
import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import type { Language } from '@peshi/contract/platform/person'
import { sayCourt } from '@peshi/courts/catalogue/courts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { type ReportWords, reportWordsIn } from './report-words.ts'

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))

const rowsAtMost = 15

export function composeReportMail(report: Report, language: Language, publicUrl: string) {
  const words = reportWordsIn(language)
  const { report: kind, rows, measures, from, to } = report
  const title = words.report[kind] ?? kind
  const days = from && to ? fill(words.mail.days, { from: toDayFirst(from), to: toDayFirst(to) }) : null
  const address = new URL('/others/reports', publicUrl)
  for (const [name, value] of Object.entries({ report: kind, from, to }))
    if (value) address.searchParams.set(name, value)
  const line = (row: ReportRow) => `${sayRow(words, report, row)}: ${sayValues(words, report, row.values)}`
  const more = rows.length - rowsAtMost
  const lines = [
    ...rows.slice(0, rowsAtMost).map((row) => ({ text: line(row) })),
    ...(more > 0 ? [{ text: fill(words.mail.more, { count: more }) }] : []),
    ...(rows.length > 1 && measures.length > 0
      ? [{ text: `${words.total}: ${sayValues(words, report, report.sums)}` }]
      : []),
  ]
  const mail = composeMail({
    language,
    title,
    lines: [...(days ? [days] : []), ...(rows.length === 0 ? [words.empty] : [])],
    groups: rows.length > 0 ? [{ heading: title, lines }] : [],
    link: { label: words.mail.open, url: address.href },
    foot: [words.mail.why, { text: words.mail.stop, url: new URL('/others/reports?mails=true', publicUrl).href }],
  })
  return { ...mail, subject: days ? `${title}, ${days}` : title }
}

function sayRow(words: ReportWords, { report }: Report, { key, title }: ReportRow): string {
  if (title !== null) return reportsByCourt.includes(report) ? sayCourt(title, words.language) : title
  if (key === null) return words.none[report] ?? ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(key)) return toDayFirst(key)
  return words.outcomes[key] ?? words.age[key] ?? key
}

function sayValues(words: ReportWords, { measures, unit }: Report, values: Record<string, number>): string {
  const say = (count: number) => (unit === 'paise' ? showPaise(count) : String(count))
  const [only] = measures
  if (measures.length === 1 && only) return say(values[only] ?? 0)
  return measures
    .flatMap((name) => (values[name] ? [`${words.measure[name] ?? name} ${say(values[name])}`] : []))
    .join(' · ')
}
