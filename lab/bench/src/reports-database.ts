import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { courts } from '@peshi/courts/catalogue/courts'
import type { Db } from '@peshi/server/platform/db/door'
import { openDatabase } from '@peshi/server/platform/db/open'

export const chamberId = '01936f00-0000-7000-8000-000000000001' as ChamberId
export const today = '2026-11-20'

const people = 30
const batch = 5_000
const raise = (error: Error) => {
  throw error
}

export const personAt = (place: number) => `01936f00-0000-7000-9000-${String(place + 1).padStart(12, '0')}` as PersonId

const idOf = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
const personOf = (n: string) => `('01936f00-0000-7000-9000-' || lpad((1 + (${n}) % ${people})::text, 12, '0'))::uuid`
const dayOf = (n: string) => `(date '${today}' - 730 + (${n}) % 912)`

const filled = [
  'matter',
  'court_case',
  'case_hearing',
  'hearing',
  'listing',
  'matter_team',
  'event',
  'invoice',
  'serving',
  'filing',
]

export async function openReportsDatabase(
  url: string | undefined,
  directory: string | null,
  matters: number,
): Promise<Db> {
  const db = await openDatabase({ url, directory, onError: raise })
  const run = (statement: string, values: unknown[] = []) => db.engine.execute(statement, values)
  await run(`INSERT INTO chamber (id, name, created_at) VALUES ($1, 'A very large chamber', now())`, [chamberId])
  for (const table of filled) await run(`ALTER TABLE ${table} DISABLE TRIGGER ALL`)
  await run(
    `INSERT INTO person (id, name, password_hash, created_at)
     SELECT ${personOf('n - 1')}, 'Advocate ' || n, '', now() FROM generate_series(1, ${people}) AS n`,
  )
  await run(
    `INSERT INTO membership (chamber_id, id, person_id, role, created_at)
     SELECT $1::uuid, gen_random_uuid(), ${personOf('n - 1')}, CASE WHEN n = 1 THEN 'owner' ELSE 'advocate' END, now()
     FROM generate_series(1, ${people}) AS n`,
    [chamberId],
  )
  const ids = courts.highCourts
    .concat(courts.districtCourts)
    .slice(0, 60)
    .map(({ _id }) => _id)
  for (let from = 1; from <= matters; from += batch) await fill(db, ids, from, Math.min(from + batch - 1, matters))
  for (const table of filled) await run(`ANALYZE ${table}`)
  return db
}

async function fill(db: Db, courtIds: readonly string[], from: number, to: number): Promise<void> {
  const numbers = `generate_series(${from}, ${to}) AS n`
  const of = (each: number) => `${numbers}, generate_series(1, ${each}) AS i`
  const own = `'${chamberId}'::uuid`
  const statements = [
    `INSERT INTO court_case (id, court, unique_id, case_type, case_number, case_year, title, status, ref, record, fingerprint, read_at, created_at)
     SELECT ${idOf('case', 'n')}, 'hc-allahabad', 'c-' || n, 'WRIC', n::text, 2024, 'A v. B', 'pending', '{}', '{}', '', now(), now()
     FROM ${numbers} WHERE n % 2 = 0`,
    `INSERT INTO case_hearing (id, case_id, key, position, business_date, business)
     SELECT gen_random_uuid(), ${idOf('case', 'n')}, i::text, i, ${dayOf('n * 13 + i * 97')}, CASE WHEN i % 3 > 0 THEN 'Adjourned.' END
     FROM ${of(8)} WHERE n % 2 = 0`,
    `INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_type, case_number, case_year, case_status,
                         court_title, court_stage, court_next_date, own_next_date, is_sensitive, created_by, created_at)
     SELECT ${own}, ${idOf('matter', 'n')}, CASE WHEN n % 2 = 0 THEN ${idOf('case', 'n')} END, 'other', ($1::text[])[1 + n % ${courtIds.length}],
            'm-' || n, 'WRIC', n::text, 1996 + n % 31, CASE WHEN n % 3 = 0 THEN 'disposed' ELSE 'pending' END,
            'Petitioner ' || n || ' v. State', 'Stage ' || n % 40, date '${today}' + n % 365,
            CASE WHEN n % 10 = 0 THEN date '${today}' + n % 200 END, n <= 200, ${personOf('n')}, now()
     FROM ${numbers}`,
    `INSERT INTO matter_team (chamber_id, matter_id, person_id, added_by, added_at)
     SELECT ${own}, ${idOf('matter', 'n')}, ${personOf('n + i * 7')}, ${personOf('n')}, now() FROM ${of(2)}`,
    `INSERT INTO hearing (chamber_id, id, matter_id, date, outcome, created_at)
     SELECT ${own}, gen_random_uuid(), ${idOf('matter', 'n')}, ${dayOf('n * 7 + i * 181')},
            (array['adjourned','part-heard','not-reached','counter-time','bench-not-sitting','disposed'])[1 + (n + i) % 6], now()
     FROM ${of(5)}`,
    `INSERT INTO listing (chamber_id, id, list_id, subject, nth, matter_id, matched_by, court, date, kind, position, item, coram,
                          case_number, petitioner, revision, first_seen_at)
     SELECT ${own}, gen_random_uuid(), gen_random_uuid(), n::text, i, ${idOf('matter', 'n')}, 'number', 'hc-allahabad',
            ${dayOf('n * 3 + i * 211')}, 'daily', 1, '1', '{}', n::text, 'A', 1, now()
     FROM ${of(2)}`,
    `INSERT INTO event (chamber_id, id, at, person_id, type, matter_id, subject_kind, subject_id)
     SELECT ${own}, gen_random_uuid(), timestamptz '${today}' - (n * 17 + i * 73) % 1051200 * interval '1 minute', ${personOf('n + i')},
            (array['matter.added','hearing.recorded','document.added','note.written','task.added','client.added','invoice.issued','takeout.asked'])[1 + (n + i) % 8],
            ${idOf('matter', 'n')}, 'matter', n::text
     FROM ${of(10)}`,
    `INSERT INTO invoice (chamber_id, id, status, matter_id, client_id, name, subject, products, address, mode, tax_percent, tds_percent,
                          sac, due_days, is_rounded, note, created_by, created_at, updated_at, number, issued_on, due_on, total, paid)
     SELECT ${own}, ${idOf('invoice', 'n')}, 'issued', ${idOf('matter', 'n')}, ${idOf('client', 'n % 5000')}, 'Client ' || n % 5000, 'Fees', '[]', '',
            'none', 18, 0, '998212', 30, true, '', ${personOf('n')}, now(), now(), 'INV/26-27/' || n, date '${today}' - n % 200,
            date '${today}' - n % 200 + 30, 2500000, CASE WHEN n % 5 < 2 THEN 0 ELSE 2500000 END
     FROM ${numbers} WHERE n % 2 = 0`,
    `INSERT INTO serving (chamber_id, id, matter_id, kind, name, sent_on, outcome, created_at)
     SELECT ${own}, gen_random_uuid(), ${idOf('matter', 'n')}, 'respondent', 'R-' || i, date '${today}' - n % 60,
            CASE WHEN (n + i) % 3 = 0 THEN 'served' END, now()
     FROM ${of(2)}`,
    `INSERT INTO filing (chamber_id, id, matter_id, kind, state, papers, checks, returns, objections, filed_at,
            registered_number, registered_on, begun_by, begun_at)
     SELECT ${own}, gen_random_uuid(), ${idOf('matter', 'n')}, 'writ', 'registered', '[]', '[]',
            CASE WHEN n % 3 = 0 THEN '[{"round": 1}]'::jsonb ELSE '[]' END,
            CASE WHEN n % 3 = 0 THEN '[{"kind": "court-fee"}, {"kind": "index"}]'::jsonb ELSE '[]' END,
            ${dayOf('n')}, 'WRIC/' || n || '/2026', ${dayOf('n')} + n % 120, ${personOf('n')}, ${dayOf('n')}
     FROM ${numbers} WHERE n % 4 = 0`,
    `INSERT INTO certified_copy (chamber_id, id, matter_id, paper, order_on, applied_on, is_urgent, ready_on, delivered_on, cost, created_at)
     SELECT ${own}, gen_random_uuid(), ${idOf('matter', 'n')}, 'Order', date '${today}' - n % 60, date '${today}' - n % 60, false,
            CASE WHEN (n + i) % 3 < 2 THEN date '${today}' END, CASE WHEN (n + i) % 3 = 0 THEN date '${today}' END, 100, now()
     FROM ${of(2)}`,
  ]
  for (const statement of statements) await db.engine.execute(statement, statement.includes('$1') ? [courtIds] : [])
}
