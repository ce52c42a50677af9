import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase, unusedDatabase } from '../../../test/database.ts'
import { newColleague } from '../../../test/people.ts'
import { knownFailure } from '../http/failure.ts'
import { newId } from './columns.ts'
import { type Db, openDoors, type Rows, refreshSight, type Tx } from './door.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const names = async (tx: Tx, text: string): Promise<string[]> => {
  const { rows } = (await tx.execute(sql.raw(text))) as unknown as Rows
  return rows.map(({ name }) => String(name)).sort()
}

/** Every record hangs on a matter. `open` and `secret` are the names of their records. */
const records: Record<string, string> = {
  matter: 'SELECT title AS name FROM matter',
  note: 'SELECT text AS name FROM note',
  document: 'SELECT name FROM document',
  document_version: 'SELECT name FROM document_version',
  document_page: 'SELECT text AS name FROM document_page',
  order_copy: 'SELECT file_key AS name FROM order_copy',
  order_copy_page: 'SELECT text AS name FROM order_copy_page',
  client: 'SELECT name FROM client',
  fir_tracker: 'SELECT police_station AS name FROM fir_tracker',
  fir_reading: 'SELECT changes ->> 0 AS name FROM fir_reading',
  caveat_tracker: 'SELECT caveator AS name FROM caveat_tracker',
  caveat_hit: 'SELECT reason AS name FROM caveat_hit',
}

async function listRecords(tx: Tx) {
  const found: Record<string, string[]> = {}
  for (const [table, text] of Object.entries(records)) found[table] = await names(tx, text)
  return found
}

const all = (...found: string[]) => Object.fromEntries(Object.keys(records).map((table) => [table, found]))

/** Written by the superuser of the test database, so that no transaction of a chamber was made before the test's own. */
async function fill(db: Db, chamber: ChamberId, person: PersonId, name: string, isSensitive: boolean) {
  const [matter, courtCase, order, document, client, fir, caveat] = Array.from({ length: 7 }, newId)
  const by = `'${person}', now()`
  await db.engine.execute(`BEGIN;
    INSERT INTO court_case (id, court, unique_id, case_type, case_number, case_year, title, status, ref, record, fingerprint, read_at, created_at)
      VALUES ('${courtCase}', 'hc-allahabad', '${courtCase}', 'WRIC', '1', 2024, '${name}', 'pending', '{}', '{}', '', now(), now());
    INSERT INTO case_order (id, case_id, key, kind, ref, document, seen_at)
      VALUES ('${order}', '${courtCase}', '1', 'order', '{}', 'by-hand', now());
    INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_status, own_title, is_sensitive, created_by, created_at)
      VALUES ('${chamber}', '${matter}', '${courtCase}', 'court', 'hc-allahabad', '${matter}', 'pending', '${name}', ${isSensitive}, ${by});
    INSERT INTO note (chamber_id, id, matter_id, html, text, created_by, created_at)
      VALUES ('${chamber}', '${newId()}', '${matter}', '', '${name}', ${by});
    INSERT INTO document (chamber_id, id, matter_id, name, version, created_by, created_at)
      VALUES ('${chamber}', '${document}', '${matter}', '${name}', 1, ${by});
    INSERT INTO document_version (chamber_id, document_id, version, upload_id, name, file_key, media_type, size, sha256, added_by, added_at)
      VALUES ('${chamber}', '${document}', 1, '${newId()}', '${name}', '', '', 1, '', ${by});
    INSERT INTO document_page (chamber_id, document_id, version, page, text) VALUES ('${chamber}', '${document}', 1, 1, '${name}');
    INSERT INTO order_copy (chamber_id, id, order_id, file_key, sha256, size, added_by, added_at)
      VALUES ('${chamber}', '${newId()}', '${order}', '${name}', '', 1, ${by});
    INSERT INTO order_copy_page (chamber_id, order_id, page, text) VALUES ('${chamber}', '${order}', 1, '${name}');
    INSERT INTO client (chamber_id, id, kind, name, aliases, addresses, search_text, created_by, created_at, updated_at)
      VALUES ('${chamber}', '${client}', 'person', '${name}', '{}', '[]', '', ${by}, now());
    INSERT INTO matter_client (chamber_id, id, matter_id, client_id, side, created_by, created_at)
      VALUES ('${chamber}', '${newId()}', '${matter}', '${client}', 'petitioner', ${by});
    INSERT INTO fir_tracker (chamber_id, id, source, state, district, police_station, number, year, key, status, sections, accused, cases,
        matter_ids, check_every, created_by, created_at)
      VALUES ('${chamber}', '${fir}', 'up', 'up', 'Lucknow', '${name}', '1', 2024, '${fir}', '', '[]', '[]', '[]', ARRAY['${matter}'::uuid], 7, ${by});
    INSERT INTO fir_reading (chamber_id, id, tracker_id, source, at, changes) VALUES ('${chamber}', '${newId()}', '${fir}', 'up', now(), '["${name}"]');
    INSERT INTO caveat_tracker (chamber_id, id, matter_id, court, caveator, caveatee, caveator_keys, caveatee_keys, lodged_on, valid_days,
        expires_on, check_every, created_by, created_at)
      VALUES ('${chamber}', '${caveat}', '${matter}', 'hc-allahabad', '${name}', '', '{}', '{}', '2026-01-01', 90, '2026-04-01', 1, ${by});
    INSERT INTO caveat_hit (chamber_id, id, tracker_id, source, court, case_key, case_number, reason, found_at)
      VALUES ('${chamber}', '${newId()}', '${caveat}', 'list', 'hc-allahabad', '', '', '${name}', now());
    COMMIT;`)
  return { matter, courtCase, client }
}

async function chamberWithSecret(db: Db) {
  const owner = await newChamber(db)
  const outside = await newColleague(db, owner.chamberId, 'Outside')
  await fill(db, owner.chamberId, owner.personId, 'open', false)
  const secret = await fill(db, owner.chamberId, owner.personId, 'secret', true)
  return { owner, outside, secret, reader: { ...outside, role: 'advocate' as const } }
}

let world: Awaited<ReturnType<typeof chamberWithSecret>>
beforeEach(async () => {
  world = await chamberWithSecret(db)
})

describe('what a transaction may see', () => {
  test('the owner, the team and the product itself see the records of a sensitive matter, and an outsider does not', async () => {
    const { owner, outside, reader, secret } = world
    expect(await db.asChamber(reader, listRecords)).toEqual(all('open'))
    expect(await db.asChamber({ ...owner, role: 'owner' }, listRecords)).toEqual(all('open', 'secret'))
    expect(await db.asChamber(owner.chamberId, listRecords)).toEqual(all('open', 'secret'))
    await db.asChamber(owner.chamberId, (tx) =>
      tx.execute(sql`INSERT INTO matter_team (chamber_id, matter_id, person_id, added_by, added_at)
        VALUES (${owner.chamberId}, ${secret.matter}, ${outside.personId}, ${owner.personId}, now())`),
    )
    expect(await db.asChamber(reader, listRecords)).toEqual(all('open', 'secret'))
  })

  test('without its settings, a transaction does not see the people', async () => {
    await db.asChamber(world.reader, listRecords)
    const setup = `SET LOCAL ROLE peshi_app; SET LOCAL app.chamber = '${world.reader.chamberId}';
      SET LOCAL app.person = '${world.reader.personId}'; SET LOCAL app.people = ''`
    expect(await db.engine.transaction(setup, listRecords)).toEqual(all('open'))
    expect(await db.engine.transaction(setup, (tx) => names(tx, 'SELECT name FROM person'))).toEqual([])
  })

  test('an outsider cannot write about a sensitive matter', async () => {
    const { reader, secret } = world
    const writing = db.asChamber(reader, (tx) =>
      tx.execute(sql`INSERT INTO note (chamber_id, id, matter_id, html, text, created_by, created_at)
        VALUES (${reader.chamberId}, ${newId()}, ${secret.matter}, '', '', ${reader.personId}, now())`),
    )
    const refused = await writing.catch((error: unknown) => error)
    expect(refused).toMatchObject({ cause: { code: '42501' } })
    expect(knownFailure(refused)).toMatchObject({ status: 404 })
  })

  test('a case is hidden if any of its matters is, and a client only if all are', async () => {
    const { reader, owner, secret } = world
    const other = newId()
    await db.engine.execute(`INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_status, own_title, created_by, created_at, deleted_at)
      VALUES ('${reader.chamberId}', '${other}', '${secret.courtCase}', 'court', 'hc-allahabad', '${other}', 'pending', 'Deleted', '${owner.personId}', now(), now())`)
    await db.engine.execute(`INSERT INTO matter_client (chamber_id, id, matter_id, client_id, side, created_by, created_at)
      VALUES ('${reader.chamberId}', '${newId()}', '${other}', '${secret.client}', 'petitioner', '${owner.personId}', now())`)
    const found = await db.asChamber(reader, listRecords)
    expect(found).toMatchObject({ order_copy: ['open'], order_copy_page: ['open'], client: ['open', 'secret'] })
  })

  test('a change inside the transaction counts at once, and new people after `refreshSight`', async () => {
    const { reader } = world
    const joined = newId()
    await db.asSystem('seed', (tx) =>
      tx.execute(sql`INSERT INTO person (id, name, password_hash, created_at) VALUES (${joined}, 'Joined', '', now())`),
    )
    await db.asChamber(reader, async (tx) => {
      await tx.execute(
        sql`UPDATE matter SET is_sensitive = true WHERE chamber_id = ${reader.chamberId} AND own_title = 'open'`,
      )
      await tx.execute(sql`INSERT INTO membership (chamber_id, id, person_id, role, created_at)
        VALUES (${reader.chamberId}, ${newId()}, ${joined}, 'staff', now())`)
      expect(await listRecords(tx)).toEqual(all())
      await refreshSight(tx)
      expect(await names(tx, 'SELECT name FROM person')).toContain('Joined')
    })
  })
})

test('a server of the version before, which makes no settings, sees the same', async () => {
  const unused = await unusedDatabase()
  const { engine } = unused
  const before = openDoors({
    ...engine,
    transaction: (setup, work) => engine.transaction(setup.replace(/; SELECT peshi_open\(\)/, ''), work),
  })
  try {
    const { owner, reader } = await chamberWithSecret(before)
    expect(await before.asChamber(reader, listRecords)).toEqual(all('open'))
    expect(await before.asChamber({ ...owner, role: 'owner' }, listRecords)).toEqual(all('open', 'secret'))
    expect(await before.asChamber(owner.chamberId, listRecords)).toEqual(all('open', 'secret'))
    expect(await before.asChamber(reader, (tx) => names(tx, 'SELECT name FROM person'))).toEqual([
      'Outside',
      'R. Shukla',
    ])
  } finally {
    await unused.close()
  }
})
