import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ReportKind, reportKinds, shapeOf } from '@peshi/contract/office/report-kinds'
import type { Report } from '@peshi/contract/office/reports'
import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import { invoicesRepo } from '@peshi/server/office/invoices/invoices.repo'
import { reportTable } from '@peshi/server/office/reports/reports.columns'
import { reportsRepo } from '@peshi/server/office/reports/reports.repo'
import { createReports } from '@peshi/server/office/reports/reports.service'
import type { Db, Tx } from '@peshi/server/platform/db/door'
import { makePdf } from '@peshi/server/platform/export/pdf'
import { writeXlsx } from '@peshi/server/platform/export/xlsx'
import { type Measured, timeRuns } from './report.ts'
import { chamberId, openReportsDatabase, personAt, today } from './reports-database.ts'
import { makeDatabase } from './sync-database.ts'

const budgetMs = 2000
const runs = 5
const full = { embedded: 20_000, server: 100_000 }
const years = { from: '2025-01-01', to: '2026-12-31' }

const reader = (role: 'owner' | 'advocate') => ({
  personId: personAt(role === 'owner' ? 0 : 1),
  chamberId,
  role,
  abilities: abilitiesFor(role, usualSwitches),
  signInId: 'bench',
})

const time = (work: () => Promise<unknown>) => timeRuns(runs, work)

function askBarely(tx: Tx, kind: ReportKind, asked: { from: string; to: string }) {
  const repo = reportsRepo(tx, chamberId)
  const questions: Record<ReportKind, () => Promise<unknown>> = {
    'matters-by-court': () => repo.byCourt({}),
    'matters-by-stage': () => repo.byStage({}),
    'matters-by-advocate': () => repo.byAdvocate({}),
    'matters-by-age': () => repo.byAge({}, today),
    'hearings-by-day': () => repo.byDay(today, asked, {}),
    'hearings-by-week': () => repo.byWeek(today, asked, {}),
    outcomes: () => repo.byOutcome(asked, {}),
    adjournments: () => repo.adjournments(asked, {}),
    receivables: () => invoicesRepo(tx, chamberId).listOpen(today, 200),
    'served-by-matter': () => repo.servedByMatter({}),
    'filings-by-court': () => repo.filingsByCourt(asked, {}),
    'filings-by-objection': () => repo.filingsByObjection(asked, {}),
    'days-to-registration': () => repo.daysToRegistration(asked, {}),
    'copies-awaited': () => repo.copiesAwaited({}, today),
    'copy-costs': () => repo.copyCosts(asked, {}),
    activity: () => repo.byWorker(asked),
  }
  return questions[kind]()
}

async function measure(db: Db, matters: number): Promise<Measured[]> {
  const reports = createReports({ db, clock: { now: () => new Date(`${today}T12:00:00+05:30`) } })
  const size = `${matters.toLocaleString('en-IN')} matters on ${db.engine.name}`
  const measured: Measured[] = []
  for (const kind of reportKinds) {
    const who = reader(shapeOf(kind).group === 'money' ? 'owner' : 'advocate')
    const asked = shapeOf(kind).filters.includes('days') ? years : {}
    const found = await reports.get(who, kind, asked)
    if (found.rows.length === 0) throw new Error(`${kind}: nothing was counted`)
    const bare = await time(() => db.asChamber(who, (tx) => askBarely(tx, kind, years)))
    const whole = await time(() => reports.get(who, kind, asked))
    const slowest = Math.max(whole.first, whole.middle)
    measured.push({
      what: `report ${kind}${asked === years ? ', two years' : ''}: ${size}`,
      measured: `${Math.round(slowest)} ms, ${(whole.middle / bare.middle).toFixed(1)} × the bare statement (${found.rows.length} rows)`,
      budget: `< ${budgetMs} ms`,
      kept: slowest < budgetMs,
    })
  }
  return [...measured, ...(await measureFiles(await reports.get(reader('owner'), 'hearings-by-day', years)))]
}

async function measureFiles(report: Report): Promise<Measured[]> {
  const head = { chamber: 'A very large chamber', date: '20-11-2026' }
  const forms: Record<string, () => Promise<unknown>> = {
    pdf: () => makePdf(reportTable(report, 'pdf', 'en'), head, { owner: 'bench' }),
    xlsx: () => buffer(writeXlsx(reportTable(report, 'xlsx', 'en'))),
  }
  const measured: Measured[] = []
  for (const [form, make] of Object.entries(forms)) {
    const { first, middle } = await time(make)
    measured.push({
      what: `a report of ${report.rows.length} rows as ${form}`,
      measured: `${Math.round(Math.max(first, middle))} ms`,
      budget: `< ${budgetMs} ms`,
      kept: Math.max(first, middle) < budgetMs,
    })
  }
  return measured
}

export async function benchReports({ embedded: few, server: many } = full): Promise<Measured[]> {
  const directory = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  try {
    const embedded = await openReportsDatabase(undefined, directory, few)
    const measured = await measure(embedded, few).finally(() => embedded.close())
    const url = await makeDatabase()
    if (!url) {
      console.log('  Skipped on PostgreSQL: no server was found.')
      return measured
    }
    const server = await openReportsDatabase(url, null, many)
    return [...measured, ...(await measure(server, many).finally(() => server.close()))]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
