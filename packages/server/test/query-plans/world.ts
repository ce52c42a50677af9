import type { ChamberId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/door.ts'
import { allahabad, emptyRecord } from '../cases.ts'

export interface World {
  chambers: number
  mattersEach: number
  mattersOwn: number
}

const peopleEach = 3

const idOf = (kind: string, number: string) =>
  `overlay(overlay(md5('${kind}' || ${number}) PLACING '7' FROM 13) PLACING '8' FROM 17)::uuid`
const record = JSON.stringify(emptyRecord(allahabad, 'WRIC', '1', 2024))
const now = `timestamptz '2026-11-20 09:30:00+05:30'`

function statements({ chambers, mattersEach, mattersOwn }: World): string[] {
  const matters = `(SELECT c, n, c * 100000 + n AS k FROM generate_series(1, ${chambers}) AS c,
    LATERAL generate_series(1, CASE WHEN c = 1 THEN ${mattersOwn} ELSE ${mattersEach} END) AS n) AS m`
  const chamber = idOf('chamber', 'c')
  const owner = idOf('person', `c || '-1'`)
  const matter = idOf('matter', 'k')
  const courtCase = idOf('case', 'k')
  const times = (count: number) => `${matters}, generate_series(1, ${count}) AS i`
  return [
    `INSERT INTO chamber (id, name, created_at) SELECT ${chamber}, 'Chamber ' || c, ${now} FROM generate_series(1, ${chambers}) AS c`,
    `INSERT INTO person (id, name, email, password_hash, created_at)
     SELECT ${idOf('person', `c || '-' || p`)}, 'Person ' || p, c || '-' || p || '@example.in', 'none', ${now}
     FROM generate_series(1, ${chambers}) AS c, generate_series(1, ${peopleEach}) AS p`,
    `INSERT INTO membership (chamber_id, id, person_id, role, created_at)
     SELECT ${chamber}, ${idOf('member', `c || '-' || p`)}, ${idOf('person', `c || '-' || p`)}, CASE p WHEN 1 THEN 'owner' ELSE 'advocate' END, ${now}
     FROM generate_series(1, ${chambers}) AS c, generate_series(1, ${peopleEach}) AS p`,
    `INSERT INTO sign_in (id, person_id, chamber_id, token_hash, created_at, expires_at)
     SELECT ${idOf('sign-in', `c || '-' || p`)}, ${idOf('person', `c || '-' || p`)}, ${chamber}, 'hash ' || c || '-' || p, ${now}, ${now} + interval '30 days'
     FROM generate_series(1, ${chambers}) AS c, generate_series(1, ${peopleEach}) AS p`,
    `INSERT INTO former_member (chamber_id, person_id, role, left_at, removed_by)
     SELECT ${chamber}, ${idOf('person', `1 + c % ${chambers} || '-2'`)}, 'advocate', ${now}, ${owner} FROM generate_series(1, ${chambers}) AS c`,
    `INSERT INTO try_count (key, count, until) SELECT md5(n::text), 1, ${now} FROM generate_series(1, ${chambers} * 5) AS n`,
    `INSERT INTO court_case (id, court, unique_id, case_type, case_number, case_year, title, petitioner, respondent, status, next_date,
       ref, record, fingerprint, read_at, due_at, sync_state, created_at)
     SELECT ${courtCase}, 'hc-court' || k % 20, 'hc-court' || k % 20 || '-WRIC-' || k || '-2024', 'WRIC', k::text, 2024, 'Party ' || k || ' v. State', 'Party ' || k, 'State',
       CASE WHEN k % 3 = 0 THEN 'disposed' ELSE 'pending' END, CASE WHEN k % 3 = 0 THEN NULL ELSE date '2026-11-20' + k % 60 END,
       '{}', '${record}', md5(k::text), ${now}, ${now} + (k % 4000 - 20) * interval '1 minute', 'idle', ${now} FROM ${matters}`,
    `INSERT INTO case_hearing (id, case_id, key, position, business_date, next_date)
     SELECT ${idOf('case-hearing', `k || '-' || i`)}, ${courtCase}, i::text, i, date '2026-11-20' - i * 30 + k % 20, date '2026-11-20' - (i - 1) * 30 + k % 20 FROM ${times(3)}`,
    `INSERT INTO case_order (id, case_id, key, date, kind, ref, document, seen_at)
     SELECT ${idOf('order', `k || '-' || i`)}, ${courtCase}, i::text, date '2026-11-20' - i * 30 - k % 20, 'order', '{}', 'ready', ${now} - (i * 30 - k % 30) * interval '1 day' FROM ${times(3)}`,
    `INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_type, case_number, case_year, case_status, reference_id,
       court_title, court_petitioner, court_respondent, court_next_date, created_by, created_at)
     SELECT ${chamber}, ${matter}, ${courtCase}, 'court', 'hc-court' || k % 20, 'hc-court' || k % 20 || '-WRIC-' || k || '-2024', 'WRIC', k::text, 2024,
       CASE WHEN k % 3 = 0 THEN 'disposed' ELSE 'pending' END, 'F/' || k, 'Party ' || k || ' v. State', 'Party ' || k, 'State',
       CASE WHEN k % 3 = 0 THEN NULL ELSE date '2026-11-20' + k % 60 END, ${owner}, ${now} - k % 5000 * interval '1 hour' FROM ${matters}`,
    `INSERT INTO matter_count (chamber_id, hc_name, case_status, case_year, matters)
     SELECT chamber_id, hc_name, case_status, case_year, count(*) FROM matter GROUP BY chamber_id, hc_name, case_status, case_year`,
    `INSERT INTO name_sound (chamber_id, owner_id, owner, position, name, role, sound)
     SELECT ${chamber}, ${matter}, 'matter', 0, '', 'words', '*s' || (k % 4000 * 31 + i) % 4000 FROM ${times(3)}`,
    `INSERT INTO case_key (court, key, case_id, kind) SELECT 'hc-court' || k % 20, 'WRIC|' || k || '/2024', ${courtCase}, 'number' FROM ${matters}`,
    `INSERT INTO notification (chamber_id, id, person_id, kind, line, matter_id, subject_kind, subject_id, "values", at, read_at)
     SELECT ${chamber}, ${idOf('notification', `k || '-' || i`)}, ${owner}, 'date.changed', 'date.changed ' || i % 30, ${matter}, 'matter', k::text, '{}',
       ${now} - (k % 90000 * 5 + i) % 90000 * interval '1 minute', CASE WHEN i > 1 THEN ${now} END FROM ${times(4)}`,
    `INSERT INTO event (chamber_id, id, at, person_id, type, matter_id, subject_kind, subject_id)
     SELECT ${chamber}, ${idOf('activity', `k || '-' || i`)}, ${now} - (k % 90000 * 7 + i) % 90000 * interval '1 minute', ${owner}, 'matter.added', ${matter}, 'matter', (${matter})::text FROM ${times(4)}`,
    `INSERT INTO document (chamber_id, id, matter_id, name, version, created_by, created_at)
     SELECT ${chamber}, ${idOf('document', `k || '-' || i`)}, ${matter}, 'Paper ' || i, 1, ${owner}, ${now} FROM ${times(3)}`,
    `INSERT INTO document_version (chamber_id, document_id, version, upload_id, name, file_key, media_type, size, sha256, added_by, added_at)
     SELECT ${chamber}, ${idOf('document', `k || '-' || i`)}, 1, ${idOf('upload', `k || '-' || i`)}, 'paper.pdf', k || '/' || i, 'application/pdf', 1000, md5(k::text), ${owner}, ${now} FROM ${times(3)}`,
    `INSERT INTO hearing (chamber_id, id, matter_id, date, created_at)
     SELECT ${chamber}, ${idOf('hearing', `k || '-' || i`)}, ${matter}, date '2026-11-20' + k % 60 - i * 30, ${now} FROM ${times(3)}`,
    `INSERT INTO task (chamber_id, id, title, category, matter_id, date, end_date, created_by, created_at, done_at)
     SELECT ${chamber}, ${idOf('task', `k || '-' || i`)}, 'To do ' || i, 'Matter', ${matter}, date '2026-11-20' + (k + i) % 90 - 60, date '2026-11-20' + (k + i) % 90 - 60, ${owner}, ${now},
       CASE WHEN (k + i) % 90 < 60 THEN ${now} END FROM ${times(3)}`,
    `INSERT INTO note (chamber_id, id, matter_id, html, text, created_by, created_at)
     SELECT ${chamber}, ${idOf('note', `k || '-' || i`)}, ${matter}, '<p>Word ' || i || '</p>', 'Word ' || i, ${owner}, ${now} FROM ${times(3)}`,
    `INSERT INTO client (chamber_id, id, kind, name, aliases, addresses, search_text, created_by, created_at, updated_at)
     SELECT ${chamber}, ${idOf('client', 'k')}, 'person', 'Client ' || k, '{}', '[]', 'client ' || k, ${owner}, ${now}, ${now} FROM ${matters}`,
    `INSERT INTO matter_client (chamber_id, id, matter_id, client_id, side, created_by, created_at)
     SELECT ${chamber}, ${idOf('matter-client', 'k')}, ${matter}, ${idOf('client', 'k')}, 'petitioner', ${owner}, ${now} FROM ${matters}`,
    `INSERT INTO matter_team (chamber_id, matter_id, person_id, added_by, added_at) SELECT ${chamber}, ${matter}, ${owner}, ${owner}, ${now} FROM ${matters}`,
    `INSERT INTO cause_list (id, court, date, source, title, kind, revision, entries)
     SELECT ${idOf('list', `l`)}, 'hc-court' || l % 20, date '2026-11-20' - l / 20, 'list ' || l, 'Daily', 'daily', 1, 50 FROM generate_series(1, 2000) AS l`,
    `INSERT INTO cause_list_entry (list_id, position, item, kind, coram, case_numbers, keys, petitioner, petitioner_advocates, respondent_advocates, name_keys, listed, page, revision, nth)
     SELECT ${idOf('list', `l`)}, e, e::text, 'case', '{}', ARRAY['WRIC/' || l * 50 + e || '/2024'], ARRAY['WRIC/' || l * 50 + e || '/2024'], 'Party', '{}', '{}', ARRAY['x' || e], true, 1, 1, 0
     FROM generate_series(1, 200) AS l, generate_series(1, 50) AS e`,
    `INSERT INTO listing (chamber_id, id, list_id, subject, nth, matter_id, matched_by, court, date, kind, position, item, coram, case_number, petitioner, revision, first_seen_at)
     SELECT ${chamber}, ${idOf('listing', `k || '-' || i`)}, ${idOf('list', `1 + k % 200`)}, k || '-' || i, 0, ${matter}, 'number', 'hc-court' || (1 + k % 200) % 20, date '2026-11-20' - (1 + k % 200) / 20,
       'daily', 1 + k % 50, '1', '{}', 'WRIC/1/2024', 'Party', 1, ${now} FROM ${times(3)}`,
    `INSERT INTO access_event (chamber_id, id, at, person_id, kind, matter_id)
     SELECT ${chamber}, ${idOf('access', `k || '-' || i`)}, ${now} - (k % 90000 * 3 + i) % 90000 * interval '1 minute', ${owner}, 'opened-matter', ${matter} FROM ${times(4)}`,
  ]
}

const withoutTriggers = 'SET LOCAL session_replication_role = replica'

export async function fillWorld(db: Db, world: World) {
  for (const statement of statements(world))
    await db.engine.transaction(withoutTriggers, (tx) => tx.execute(sql.raw(statement)))
  await db.engine.execute('VACUUM ANALYZE')
  const { rows } = await db.engine.execute(
    `SELECT ${idOf('chamber', '1')}::text AS chamber, ${idOf('person', `'1-1'`)}::text AS person, ${idOf('matter', '100001')}::text AS matter`,
  )
  const [found] = rows
  return {
    member: { chamberId: String(found?.chamber) as ChamberId, personId: String(found?.person) as PersonId },
    matterId: String(found?.matter) as MatterId,
    growing: [...new Set(statements(world).flatMap((one) => /INSERT INTO (\w+)/.exec(one)?.slice(1) ?? []))],
  }
}
