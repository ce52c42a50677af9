import type { Session } from '@peshi/contract/chamber/account'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { startServer } from '@peshi/e2e/product'
import { keysVersion } from '@peshi/server/courts/names/name-sounds'
import type { Db } from '@peshi/server/platform/db/door'
import { openDatabase } from '@peshi/server/platform/db/open'
import { sql } from 'drizzle-orm'

const account = { email: 'bench@example.in', password: 'a password for the bench' }

const batch = 5_000

async function fillChamber(db: Db, chamberId: ChamberId, personId: PersonId, total: number) {
  for (let from = 1; from <= total; from += batch) {
    await db.asChamber(chamberId, (tx) =>
      tx.execute(sql`
        INSERT INTO matter (chamber_id, id, type, hc_name, unique_id, case_type, case_number, case_year, case_status,
                            reference_id, court_title, court_petitioner, court_respondent, court_stage,
                            court_next_date, created_by, created_at)
        SELECT ${chamberId}::uuid, gen_random_uuid(), 'other', court, court || '-WRIC-' || n || '-' || year, 'WRIC', n::text, year,
               CASE WHEN n % 3 = 0 THEN 'disposed' ELSE 'pending' END, 'F/' || n,
               petitioner || ' v. ' || respondent, petitioner, respondent, 'For admission',
               CASE WHEN n % 3 = 0 THEN NULL ELSE date '2026-11-20' + n % 365 END,
               ${personId}::uuid, timestamptz '2020-01-01' + n * interval '1 minute'
        FROM (SELECT n, 'hc-court' || n % 20 AS court, 1996 + n % 30 AS year,
                     'Petitioner ' || md5(n::text) AS petitioner, 'State and ' || n % 97 || ' others' AS respondent
              FROM generate_series(${from}::int, ${Math.min(from + batch - 1, total)}::int) AS n) AS made_up`),
    )
  }
  // Otherwise the server would write the names of all matters while the bench measures it.
  await db.engine.execute('DELETE FROM name_sound_due')
  await db.engine.execute(`UPDATE chamber SET name_keys = ${keysVersion}`)
  await addOutsider(db, chamberId, personId)
  await db.engine.execute('ANALYZE')
}

/** A member who is on no team. */
const outsider = { email: 'outsider@example.in', password: account.password }

/** Hides so many matters from `outsider`. The server may not run. */
export async function hideMatters(settings: Settings, chamberId: ChamberId, count: number): Promise<void> {
  const db = await openData(settings)
  await db.engine.execute(
    `UPDATE matter SET is_sensitive = true WHERE NOT is_sensitive AND (chamber_id, id) IN (
       SELECT chamber_id, id FROM matter WHERE chamber_id = $1 ORDER BY id LIMIT $2::int)`,
    [chamberId, count],
  )
  await db.engine.execute('ANALYZE')
  await db.close()
}

async function addOutsider(db: Db, chamberId: ChamberId, ownerId: PersonId) {
  await db.engine.execute(
    `INSERT INTO person (id, name, email, email_proven_at, password_hash, created_at)
     SELECT gen_random_uuid(), 'Outsider', $2, now(), password_hash, now() FROM person WHERE id = $1`,
    [ownerId, outsider.email],
  )
  await db.engine.execute(
    `INSERT INTO membership (chamber_id, id, person_id, role, created_at)
     SELECT $1, gen_random_uuid(), id, 'advocate', now() FROM person WHERE email = $2`,
    [chamberId, outsider.email],
  )
}

type Settings = Parameters<typeof startServer>[0]

export async function makeLargeChamber(settings: Settings, matters: number): Promise<ChamberId> {
  const server = await startServer(settings)
  const { userData } = await post<Session>(`http://127.0.0.1:${settings.port}/api/users/register`, {
    ...account,
    name: 'Bench',
    chamber_name: 'A very large chamber',
  })
  await server.stop()
  const chamberId = userData.extras.chamber_id
  const db = await openData(settings)
  await fillChamber(db, chamberId, userData._id, matters)
  await db.close()
  return chamberId
}

const openData = ({ databaseUrl, data }: Settings) =>
  openDatabase({
    url: databaseUrl,
    directory: data,
    onError: (error) => {
      throw error
    },
  })

export const largeChamberSession = (address: string) => post<Session>(`${address}/api/users/login`, account)

export const signInAsOutsider = async (address: string) =>
  (await post<Session>(`${address}/api/users/login`, outsider)).accessToken

export const signInToLargeChamber = async (address: string) => (await largeChamberSession(address)).accessToken

async function post<T>(url: string, body: object): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}
