import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { keepPartySounds } from '@peshi/server/courts/names/party-sounds'
import type { Db } from '@peshi/server/platform/db/door'
import { openDatabase } from '@peshi/server/platform/db/open'

export const chamberId = '01936f00-0000-7000-8000-000000000001' as ChamberId
export const personId = '01936f00-0000-7000-8000-000000000002' as PersonId

/** Not on the team of any sensitive matter. */
export const outsiderId = '01936f00-0000-7000-8000-000000000003' as PersonId
export const hiddenMatters = 1_000

export interface World {
  cases: number
  followed: number
}

const ordersOfCase = 10
const pagesOfOrder = 5
export const pagesOf = ({ cases }: World) => cases * ordersOfCase * pagesOfOrder

const raise = (error: Error) => {
  throw error
}

/**
 * 32,000 invented words, every fourth one in Hindi. `fillPages` uses words with a small `n` more often, because real
 * texts repeat some words often.
 */
const words = `SELECT n, CASE WHEN n % 4 = 0
    THEN (array['जमा','प्रा','न्या','अभि','वाद','निर्ण','आदे','सूचि'])[1 + n / 4 % 8] || translate(n::text, '0123456789', 'रतनमसलदपबह')
    ELSE substr(translate(md5(n::text), '0123456789', 'aeioustrln'), 1, 3 + n % 7) || chr(97 + n % 26) END AS word
  FROM generate_series(1, 32000) AS n`
const sentences = 20_000
const sentencesOfPage = 4

export async function wordOf(db: Db, rank: number): Promise<string> {
  const { rows } = await db.engine.execute(`SELECT word FROM (${words}) w WHERE n = $1`, [rank])
  return String(rows[0]?.word)
}

export async function openSearchDatabase(url: string | undefined, directory: string | null, world: World): Promise<Db> {
  const db = await openDatabase({ url, directory, onError: raise })
  const run = (statement: string, values: unknown[] = []) => db.engine.execute(statement, values)
  await run(`INSERT INTO chamber (id, name, created_at) VALUES ($1, 'A chamber', now())`, [chamberId])
  for (const table of ['court_case', 'case_order', 'order_page']) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await run(
    `INSERT INTO court_case (id, court, unique_id, case_type, case_number, case_year, title, petitioner, status, ref, record, fingerprint, read_at, created_at)
     SELECT gen_random_uuid(), 'hc-allahabad', 'hc-allahabad-WRIC-' || n || '-2024', 'WRIC', n::text, 2024, name || ' v. State', name, 'pending', '{}', '{}', '', now(), now()
     FROM generate_series(1, $1::int) AS n,
       LATERAL (SELECT (array['Anil','Sunita','Rakesh','Mohd. Imran','Farah','Meera'])[1 + n % 6] || ' ' ||
                       (array['Chaudhary','Srivastava','Khan','Mishra','Agarwal','Siddiqui','Verma'])[1 + n % 7] || ' ' || n AS name) AS named`,
    [world.cases],
  )
  await run(
    `INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_type, case_number, case_year, case_status,
                         court_title, court_petitioner, created_by, created_at)
     SELECT $1::uuid, gen_random_uuid(), id, 'court', court, unique_id, case_type, case_number, case_year, 'pending', title, petitioner, $2::uuid, now()
     FROM court_case WHERE case_number::int <= $3::int`,
    [chamberId, personId, world.followed],
  )
  await run(
    `UPDATE matter SET is_sensitive = true WHERE chamber_id = $1 AND id IN (SELECT id FROM matter ORDER BY case_number::int LIMIT ${hiddenMatters})`,
    [chamberId],
  )
  await run(
    `INSERT INTO case_order (id, case_id, key, date, kind, ref, document, seen_at)
     SELECT gen_random_uuid(), id, n::text, date '2015-01-01' + (case_number::int * 31 + n * 397) % 4300, 'order', '{}', 'ready', now()
     FROM court_case, generate_series(1, ${ordersOfCase}) AS n`,
  )
  await fillPages(db, world)
  await keepPartySounds({ db, features: [] }, chamberId)
  await run('ANALYZE court_case; ANALYZE matter; ANALYZE name_sound; ANALYZE case_order; ANALYZE order_page')
  return db
}

async function fillPages(db: Db, { cases }: World): Promise<void> {
  const run = (statement: string) => db.engine.execute(statement)
  const { rows } = await db.engine.execute(`SELECT indexdef FROM pg_indexes WHERE indexname = 'order_page_words'`)
  await run('DROP INDEX order_page_words')
  await run(
    `CREATE TABLE sentence AS SELECT s, string_agg(word, ' ') AS text
     FROM (SELECT i / 30 AS s, 1 + floor(32000 * power(random(), 3))::int AS n FROM generate_series(0, ${sentences * 30 - 1}) AS i) AS drawn
     JOIN (${words}) AS w USING (n) GROUP BY s`,
  )
  await run('CREATE UNIQUE INDEX sentence_s ON sentence (s)')
  const step = 2_000
  for (let from = 0; from < cases; from += step)
    await run(
      `INSERT INTO order_page (order_id, page, case_id, text)
       SELECT order_id, page, case_id, string_agg(sentence.text, '. ')
       FROM (SELECT o.id AS order_id, page, o.case_id, floor(random() * ${sentences})::int AS s
             FROM court_case c JOIN case_order o ON o.case_id = c.id,
               generate_series(1, ${pagesOfOrder}) AS page, generate_series(1, ${sentencesOfPage})
             WHERE c.case_number::int > ${from} AND c.case_number::int <= ${from + step}) AS drawn
       JOIN sentence USING (s) GROUP BY order_id, page, case_id`,
    )
  await run('DROP TABLE sentence')
  await run(`SET maintenance_work_mem = '512MB'; ${String(rows[0]?.indexdef)}; RESET maintenance_work_mem`)
}
