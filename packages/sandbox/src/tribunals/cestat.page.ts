import { toDayFirst } from '@peshi/contract/platform/dates'
import { escapeHtml } from '../sites/markup.ts'
import type { Course, TribunalCase } from './cases.ts'

export const reportOf = ({ filingNumber }: TribunalCase) => `10912000${filingNumber.replace('/', '')}`

const page = (body: string) =>
  `<!DOCTYPE html>\n<html><head><title>CESTAT</title></head><body>\n${body}\n</body></html>\n`

export const renderForm = (token: string, below: string) =>
  page(`<form method="post"><input type="hidden" name="csrf_token" value="${token}">
<label>Enter the captcha shown</label><img src="captcha?rand=0.31"><input name="captcha_code" maxlength="6">
<input type="submit" name="button1" value="SEARCH"></form>
${below}`)

export function renderResult(found: TribunalCase[]): string {
  const headers = ['Applicant Name', 'Respondent Name', 'Diary No', 'Case No', 'Action']
  const rows = found.map((one) => {
    const number = `${one.type}/${one.number}/${one.year}`
    const cells = [one.petitioners[0]?.name ?? '', one.respondents[0]?.name ?? '', one.filingNumber, number]
    const link = `<a href="https://cestat.gov.in/casedetailreport/${reportOf(one)}/${one.bench}">View</a>`
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td>${link}</td></tr>`
  })
  return `<table id="example"><thead><tr>${headers.map((header) => `<th>${header}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

const lines = (title: string, rows: [label: string, value: string][]) =>
  `<table><tr><td colspan="2">${title}</td></tr>${rows.map(([label, value]) => `<tr><td>${label}</td><td>${escapeHtml(value)}</td></tr>`).join('\n')}</table>\n`

const grid = (title: string, headers: string[], rows: string[][]) =>
  `<table><tr><td colspan="${headers.length}">${title}</td></tr>${[headers, ...rows].map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('\n')}</table>\n`

export function renderReport(subject: TribunalCase, { past, next, disposed }: Course): string {
  const [petitioner, respondent] = [subject.petitioners[0], subject.respondents[0]]
  const last = past.at(-1)
  return page(
    lines('CASE STATUS', [
      ['Diary No.', subject.filingNumber],
      ['Case Type/Case No/Year.', `${subject.type}/${subject.number}/${subject.year}`],
      ['Date of Filing.', toDayFirst(subject.filed)],
    ]) +
      lines('CASE CURRENT STAGE', [
        ['Bench type', 'DB'],
        ['Previous Hearing Date', last ? toDayFirst(last.date) : ''],
        ['Next Hearing Date', next ? toDayFirst(next.date) : ''],
        ['Next Hearing Purpose', next?.purpose ?? ''],
        ['Final Order Date', disposed === null ? '' : toDayFirst(disposed)],
        ['Disposal Nature', disposed === null ? '' : 'ALLOWED'],
      ]) +
      lines('PETITIONER DETAILS', [
        ['Petitioner Name', petitioner?.name ?? ''],
        ['Petitioner Advocate', petitioner?.advocate ?? ''],
      ]) +
      lines('RESPONDENT DETAILS', [
        ['Respondent Name', respondent?.name ?? ''],
        ['Respondent Advocate', respondent?.advocate ?? ''],
      ]) +
      grid(
        'CASE PROCEEDING DETAILS',
        ['S.No', 'Hearing Date', 'Bench', 'Purpose', 'Status'],
        past
          .toReversed()
          .map((day, at) => [String(at + 1), toDayFirst(day.date), 'Division Bench I', day.purpose, day.action]),
      ) +
      grid('APPLICATION DETAILS', ['Application No', 'Type', 'Filing Date', 'Status'], []),
  )
}
