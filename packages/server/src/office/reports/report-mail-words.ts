import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { toDayFirst } from '@peshi/contract/platform/dates'
import { showPaise } from '@peshi/contract/platform/money'
import type { Language } from '@peshi/contract/platform/person'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { fillWords } from '../../platform/words.ts'
import { type ReportWords, reportWordsIn, sayRow } from './report-words.ts'

const rowsAtMost = 15

export function composeReportMail(report: Report, language: Language, publicUrl: string) {
  const words = reportWordsIn(language)
  const { report: kind, rows, measures, from, to } = report
  const title = words.report[kind] ?? kind
  const days = from && to ? fillWords(words.mail.days, { from: toDayFirst(from), to: toDayFirst(to) }) : null
  const address = new URL('/others/reports', publicUrl)
  for (const [name, value] of Object.entries({ report: kind, from, to }))
    if (value) address.searchParams.set(name, value)
  const line = (row: ReportRow) => `${dayOrWords(sayRow(words, report, row))}: ${sayValues(words, report, row.values)}`
  const more = rows.length - rowsAtMost
  const lines = [
    ...rows.slice(0, rowsAtMost).map((row) => ({ text: line(row) })),
    ...(more > 0 ? [{ text: fillWords(words.mail.more, { count: more }) }] : []),
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

const dayOrWords = (shown: string) => (/^\d{4}-\d{2}-\d{2}$/.test(shown) ? toDayFirst(shown) : shown)

function sayValues(words: ReportWords, { measures, unit }: Report, values: Record<string, number>): string {
  const say = (count: number) => (unit === 'paise' ? showPaise(count) : String(count))
  const [only] = measures
  if (measures.length === 1 && only) return say(values[only] ?? 0)
  return measures
    .flatMap((name) => (values[name] ? [`${words.measure[name] ?? name} ${say(values[name])}`] : []))
    .join(' · ')
}
