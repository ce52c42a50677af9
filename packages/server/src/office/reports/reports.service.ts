import {
  mostReportDays,
  type ReportKind,
  reportKinds,
  reportsByCourt,
  shapeOf,
} from '@peshi/contract/office/report-kinds'
import { mostReportRows, type Report, type ReportFilters, type ReportRow } from '@peshi/contract/office/reports'
import { addDays, type CourtDate, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Db, Tx } from '../../platform/db/door.ts'
import { isTooSlow } from '../../platform/db/violations.ts'
import { Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { invoicesRepo } from '../invoices/invoices.repo.ts'
import { type GroupRow, reportsRepo, type Span, setStatementTimeout } from './reports.repo.ts'

type Needs = Pick<Context, 'db' | 'clock'>
export type ReportReader = Pick<Actor, 'chamberId' | 'personId' | 'role' | 'abilities' | 'signInId'>

interface Found {
  rows: ReportRow[]
  isCut: boolean
}

const secondsAtMost = 20

export function createReports(needs: Needs, { seconds = secondsAtMost } = {}) {
  const { clock } = needs
  const db = brokenOffAfter(needs.db, seconds)

  async function count(reader: ReportReader, kind: ReportKind, span: Span, filters: ReportFilters): Promise<Found> {
    if (kind === 'receivables') return receivables(reader)
    const today = courtDateAt(clock.now())
    const rows = await db.asChamber(reader, (tx) => ask(tx, reader, kind, { today, span, filters }))
    return { rows: rows.slice(0, mostReportRows).map((row) => toRow(kind, row)), isCut: rows.length > mostReportRows }
  }

  async function receivables(reader: ReportReader): Promise<Found> {
    const { sums, byName } = await db.asChamber(reader, (tx) =>
      invoicesRepo(tx, reader.chamberId).listOpen(courtDateAt(clock.now()), 200),
    )
    const rows = byName.map((owing) => ({
      key: owing.client_id,
      title: owing.name,
      values: pick('receivables', { ...owing }),
    }))
    return { rows, isCut: sumOf(rows.map(({ values }) => sumOf(Object.values(values)))) < sums.total }
  }

  return {
    list(actor: Actor) {
      authorize(actor, 'read', 'Matter')
      return reportKinds
        .filter((kind) => isAllowed(actor.abilities, ...shapeOf(kind).can))
        .map((kind) => {
          const { group, measures, unit, filters } = shapeOf(kind)
          return { _id: kind, group, unit, measures: [...measures], filters: [...filters] }
        })
    },

    async get(reader: ReportReader, kind: ReportKind, asked: ReportFilters): Promise<Report> {
      const { can, measures, unit, filters } = shapeOf(kind)
      authorize(reader, ...can)
      const span = spanOf(kind, asked, courtDateAt(clock.now()))
      const narrowed = {
        court: filters.includes('court') ? asked.court : undefined,
        person: filters.includes('person') ? asked.person : undefined,
      }
      const { rows, isCut } = await count(reader, kind, span, narrowed)
      const isAboutDays = filters.includes('days')
      return {
        report: kind,
        from: isAboutDays ? span.from : null,
        to: isAboutDays ? span.to : null,
        measures: [...measures],
        unit,
        rows,
        sums: Object.fromEntries(measures.map((name) => [name, sumOf(rows.map(({ values }) => values[name] ?? 0))])),
        is_cut: isCut,
      }
    },
  }
}

interface Asked {
  today: CourtDate
  span: Span
  filters: ReportFilters
}

function ask(
  tx: Tx,
  { chamberId }: ReportReader,
  kind: Exclude<ReportKind, 'receivables'>,
  { today, span, filters }: Asked,
) {
  const repo = reportsRepo(tx, chamberId)
  const questions: Record<typeof kind, () => Promise<GroupRow[]>> = {
    'matters-by-court': () => repo.byCourt(filters),
    'matters-by-stage': () => repo.byStage(filters),
    'matters-by-advocate': () => repo.byAdvocate(filters),
    'matters-by-age': () => repo.byAge(filters, today),
    'hearings-by-day': () => repo.byDay(today, span, filters),
    'hearings-by-week': () => repo.byWeek(today, span, filters),
    outcomes: () => repo.byOutcome(span, filters),
    adjournments: () => repo.adjournments(span, filters),
    'served-by-matter': () => repo.servedByMatter(filters),
    'filings-by-court': () => repo.filingsByCourt(span, filters),
    'filings-by-objection': () => repo.filingsByObjection(span, filters),
    'days-to-registration': () => repo.daysToRegistration(span, filters),
    'copies-awaited': () => repo.copiesAwaited(filters, today),
    'copy-costs': () => repo.copyCosts(span, filters),
    activity: () => repo.byWorker(span),
  }
  return questions[kind]()
}

const brokenOffAfter = (db: Db, seconds: number): Db => ({
  ...db,
  asChamber: (who, work) =>
    db
      .asChamber(who, async (tx) => {
        await setStatementTimeout(tx, seconds)
        return work(tx)
      })
      .catch((error: unknown) => {
        throw isTooSlow(error) ? tooLong() : error
      }),
})

const tooLong = () =>
  new Invalid('This report takes too long. Choose fewer days, one court or one person.', undefined, 'report-too-long')

function spanOf(kind: ReportKind, { from, to }: ReportFilters, today: CourtDate): Span {
  const [back, ahead] = shapeOf(kind).reach ?? [0, 0]
  const length = ahead - back
  const span = {
    from: from ?? (to ? addDays(to, -length) : addDays(today, back)),
    to: to ?? (from ? addDays(from, length) : addDays(today, ahead)),
  }
  if (daysBetween(span.from, span.to) >= mostReportDays) throw new Invalid('A report is about two years at most.')
  return span
}

function toRow(kind: ReportKind, { key, title, ...counted }: GroupRow): ReportRow {
  const name = key !== null && reportsByCourt.includes(kind) ? courtTitle(key) : title
  return { key, title: name, values: pick(kind, counted) }
}

/** PostgreSQL returns `bigint` as text. */
const pick = (kind: ReportKind, counted: Record<string, unknown>) =>
  Object.fromEntries(shapeOf(kind).measures.map((name) => [name, Number(counted[name] ?? 0)]))

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
