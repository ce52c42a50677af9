import { unlogged } from '@peshi/contract/chamber/activity'
import { actionsOfWork, adjournmentReasons, ageSteps, oldest } from '@peshi/contract/office/report-kinds'
import { mostReportRows } from '@peshi/contract/office/reports'
import { addDays, type CourtDate, dayStart } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'

export interface Span {
  from: CourtDate
  to: CourtDate
}
export interface Narrowed {
  court?: CourtId | undefined
  person?: PersonId | undefined
}

export type GroupRow = { key: string | null; title: string | null } & Record<string, unknown>

const rowsAtMost = sql.raw(String(mostReportRows + 1))
const texts = (all: readonly string[]) =>
  sql`(${sql.join(
    [...all].map((one) => sql`${one}`),
    sql`, `,
  )})`
const startOf = (date: CourtDate) => dayStart(date).toISOString()
const within = (column: string, { from, to }: Span) => sql`${sql.raw(column)} between ${from}::date and ${to}::date`

/** Only for PostgreSQL: the embedded database cannot cancel a running statement. */
export async function setStatementTimeout(tx: Tx, seconds: number): Promise<void> {
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${Math.ceil(seconds * 1000)}`))
}

/** The counts include sensitive matters: court, stage and day are not secret, and no name is shown. */
export function reportsRepo(tx: Tx, chamberId: ChamberId) {
  async function groups(statement: SQL): Promise<GroupRow[]> {
    return ((await tx.execute(statement)) as unknown as { rows: GroupRow[] }).rows
  }

  const team = sql`select matter_id from matter_team where chamber_id = ${chamberId}`
  const live = ({ court, person }: Narrowed) => sql`m.chamber_id = ${chamberId} and m.deleted_at is null
    ${court ? sql`and m.hc_name = ${court}` : sql``}
    ${person ? sql`and m.id in (${team} and person_id = ${person})` : sql``}`
  const byStatus = sql`count(*) filter (where m.case_status = 'pending') as pending,
    count(*) filter (where m.case_status = 'disposed') as disposed`

  const matters = (key: SQL, narrowed: Narrowed) =>
    groups(sql`select ${key} as key, null as title, ${byStatus} from matter m where ${live(narrowed)}
      group by 1 order by count(*) desc, 1 limit ${rowsAtMost}`)

  const days = (span: Span, narrowed: Narrowed) => sql`
    with own as materialized (select m.id, m.case_id, m.case_status, m.next_date, m.court_next_date, m.own_next_date
      from matter m where ${live(narrowed)}),
    known as (
      select id, next_date as date, false as noted from own where case_status = 'pending' and ${within('next_date', span)}
      union all select id, court_next_date, false from own
        where case_status = 'pending' and own_next_date is not null and ${within('court_next_date', span)}
      union all select own.id, h.business_date, h.business is not null from own join case_hearing h on h.case_id = own.case_id
        where ${within('h.business_date', span)}
      union all select own.id, h.date, h.outcome is not null from hearing h join own on own.id = h.matter_id
        where h.chamber_id = ${chamberId} and h.deleted_at is null and ${within('h.date', span)}
      union all select own.id, l.date, false from listing l join own on own.id = l.matter_id
        where l.chamber_id = ${chamberId} and l.kind <> 'advance' and l.dismissed_at is null and l.gone_at is null
          and ${within('l.date', span)})
    select id, date, bool_or(noted) as noted from known group by id, date`

  const hearings = (key: SQL, today: CourtDate, span: Span, narrowed: Narrowed) =>
    groups(sql`select ${key}::text as key, null as title,
        count(*) filter (where d.date < ${today}::date and d.noted) as noted,
        count(*) filter (where d.date < ${today}::date and not d.noted) as not_noted,
        count(*) filter (where d.date >= ${today}::date) as to_come
      from (${days(span, narrowed)}) d group by 1 order by 1 limit ${rowsAtMost}`)

  const ofOutcomes = (span: Span, narrowed: Narrowed) => sql`from hearing h
    join matter m on m.chamber_id = h.chamber_id and m.id = h.matter_id
    where h.chamber_id = ${chamberId} and h.deleted_at is null and h.outcome is not null and ${within('h.date', span)}
      and ${live(narrowed)}`

  const ofFilings = (at: SQL, { from, to }: Span, narrowed: Narrowed, more = sql``) => sql`from filing f
    join matter m on m.chamber_id = f.chamber_id and m.id = f.matter_id ${more}
    where f.chamber_id = ${chamberId} and ${at} >= ${startOf(from)}::timestamptz
      and ${at} < ${startOf(addDays(to, 1))}::timestamptz and ${live(narrowed)}`

  return {
    byCourt: (narrowed: Narrowed) => matters(sql`m.hc_name`, narrowed),
    byStage: (narrowed: Narrowed) => matters(sql`nullif(btrim(m.stage), '')`, narrowed),
    byAge: (narrowed: Narrowed, today: CourtDate) => matters(ageIn(Number(today.slice(0, 4))), narrowed),

    byAdvocate: (narrowed: Narrowed) =>
      groups(sql`select t.person_id as key, max(p.name) as title, ${byStatus} from matter m
        left join matter_team t on t.chamber_id = m.chamber_id and t.matter_id = m.id
        left join person p on p.id = t.person_id
        where ${live(narrowed)} group by 1 order by count(*) desc, 2 limit ${rowsAtMost}`),

    byDay: (today: CourtDate, span: Span, narrowed: Narrowed) => hearings(sql`d.date`, today, span, narrowed),
    byWeek: (today: CourtDate, span: Span, narrowed: Narrowed) =>
      hearings(sql`date_trunc('week', d.date)::date`, today, span, narrowed),

    byOutcome: (span: Span, narrowed: Narrowed) =>
      groups(sql`select h.outcome as key, null as title, count(*) as days ${ofOutcomes(span, narrowed)}
        group by 1 order by 3 desc, 1`),

    adjournments(span: Span, narrowed: Narrowed) {
      const reasons = Object.entries(adjournmentReasons)
      const moved = reasons.map(
        ([name, all]) => sql`count(*) filter (where h.outcome in ${texts(all)}) as ${sql.raw(name)}`,
      )
      const everyReason = texts(reasons.flatMap(([, all]) => [...all]))
      return groups(sql`select m.hc_name as key, null as title,
          count(*) filter (where h.outcome not in ${everyReason}) as went_on, ${sql.join(moved, sql`, `)}
        ${ofOutcomes(span, narrowed)} group by 1 order by count(*) desc, 1 limit ${rowsAtMost}`)
    },

    servedByMatter(narrowed: Narrowed) {
      const served = sql`s.outcome is not distinct from 'served'`
      const open = sql`not (${served}) and s.deemed_on is null`
      return groups(sql`select m.id as key, max(m.title) as title,
          count(*) filter (where ${served}) as served,
          count(*) filter (where not (${served}) and s.deemed_on is not null) as deemed,
          count(*) filter (where ${open} and s.outcome is not null) as returned,
          count(*) filter (where ${open} and s.outcome is null and s.sent_on is not null) as sent,
          count(*) filter (where ${open} and s.outcome is null and s.sent_on is null) as unsent
        from serving s join matter m on m.chamber_id = s.chamber_id and m.id = s.matter_id
        where s.chamber_id = ${chamberId} and ${live(narrowed)}
        group by 1 order by count(*) filter (where ${open}) desc, 2, 1 limit ${rowsAtMost}`)
    },

    filingsByCourt: (span: Span, narrowed: Narrowed) =>
      groups(sql`select m.hc_name as key, null as title,
          count(*) filter (where jsonb_array_length(f.returns) = 0) as not_returned,
          count(*) filter (where jsonb_array_length(f.returns) > 0) as returned
        ${ofFilings(sql`f.filed_at`, span, narrowed)} group by 1 order by count(*) desc, 1 limit ${rowsAtMost}`),

    filingsByObjection: (span: Span, narrowed: Narrowed) =>
      groups(sql`select o.kind as key, null as title, count(*) as returned
        from (select distinct f.id, objection ->> 'kind' as kind
          ${ofFilings(sql`f.filed_at`, span, narrowed, sql`cross join lateral jsonb_array_elements(f.objections) objection`)}) o
        group by 1 order by 3 desc, 1`),

    daysToRegistration(span: Span, narrowed: Narrowed) {
      const days = sql`f.registered_on - (f.begun_at at time zone 'Asia/Kolkata')::date`
      return groups(sql`select m.hc_name as key, null as title,
          count(*) filter (where ${days} <= 7) as within_week,
          count(*) filter (where ${days} between 8 and 31) as within_month,
          count(*) filter (where ${days} between 32 and 92) as within_quarter,
          count(*) filter (where ${days} > 92) as longer
        ${ofFilings(sql`f.registered_on::timestamp at time zone 'Asia/Kolkata'`, span, narrowed)}
        group by 1 order by count(*) desc, 1 limit ${rowsAtMost}`)
    },

    copiesAwaited: (narrowed: Narrowed, today: CourtDate) =>
      groups(sql`select c.id as key,
          m.title || ' · ' || c.paper || ' · ' || to_char(c.applied_on, 'DD-MM-YYYY') as title,
          ${today}::date - c.applied_on as days
        from certified_copy c join matter m on m.chamber_id = c.chamber_id and m.id = c.matter_id
        where c.chamber_id = ${chamberId} and c.delivered_on is null and c.withdrawn_on is null and ${live(narrowed)}
        order by 3 desc, 2, 1 limit ${rowsAtMost}`),

    copyCosts: (span: Span, narrowed: Narrowed) =>
      groups(sql`select m.hc_name as key, null as title, sum(c.cost::bigint * 100) as cost
        from certified_copy c join matter m on m.chamber_id = c.chamber_id and m.id = c.matter_id
        where c.chamber_id = ${chamberId} and c.cost > 0 and ${within('c.applied_on', span)} and ${live(narrowed)}
        group by 1 order by 3 desc, 1 limit ${rowsAtMost}`),

    byWorker({ from, to }: Span) {
      const about = sql`split_part(d.type, '.', 1)`
      const kinds = Object.entries(actionsOfWork)
      const counted = kinds.map(
        ([name, all]) => sql`sum(d.actions) filter (where ${about} in ${texts(all)}) as ${sql.raw(name)}`,
      )
      const everyKind = texts(kinds.flatMap(([, all]) => [...all]))
      return groups(sql`select d.person_id as key, max(p.name) as title, ${sql.join(counted, sql`, `)},
          sum(d.actions) filter (where ${about} not in ${everyKind}) as other
        from (select a.person_id, a.type, count(*) as actions from event a
          where a.chamber_id = ${chamberId} and a.person_id is not null and a.type not in ${texts(unlogged)}
            and a.at >= ${startOf(from)}::timestamptz and a.at < ${startOf(addDays(to, 1))}::timestamptz
          group by 1, 2) d
        join person p on p.id = d.person_id
        where not exists (select from membership c
            where c.chamber_id = ${chamberId} and c.person_id = d.person_id and c.role = 'client')
        group by 1 order by sum(d.actions) desc, 2 limit ${rowsAtMost}`)
    },
  }
}

function ageIn(year: number): SQL {
  const steps = ageSteps.map(([name, years]) => sql`when m.case_year >= ${year - years}::int then ${name}`)
  return sql`case when m.case_year is null then null ${sql.join(steps, sql` `)} else ${oldest} end`
}
