import type { CourtId } from '@peshi/contract/platform/ids'
import type { CauseListEntry } from '@peshi/courts/cause-lists/cause-list'
import { entryRows } from '@peshi/server/courts/lists-and-boards/entry-rows'
import { listsRepo } from '@peshi/server/courts/lists-and-boards/lists.repo'
import { nameKey } from '@peshi/server/courts/names/name-keys'
import type { Db } from '@peshi/server/platform/db/door'
import { openDatabase } from '@peshi/server/platform/db/open'
import { dropIndexes, makeDatabase } from './sync-database.ts'

export const court = 'hc-allahabad' as CourtId
export const day = '2026-11-23'

export interface World {
  chambers: number
  cases: number
  followers: number
  names: number
  entries: number
}

export const large: World = { chambers: 10_000, cases: 400_000, followers: 5, names: 30_000, entries: 20_000 }
export const small: World = { chambers: 100, cases: 20_000, followers: 1, names: 300, entries: 2_000 }

const courts = 4
const firstNames = 'Anil Sunil Rakesh Imran Farah Meera Ashok Vijay Pooja Kamla Gurmeet Nadia Sanjay Ritu Mohan'.split(
  ' ',
)
const lastNames = 'Chaudhary Srivastava Khan Mishra Tiwari Agarwal Singh Yadav Siddiqui Verma Nigam Rastogi'.split(' ')

const nameOf = (n: number) => {
  const middle = 'BDGJKLMNPRST'
  const third = [1, 12, 144, 1728].map((place) => middle[Math.floor(n / place) % 12]).join('a')
  return `${firstNames[n % firstNames.length]} ${third}a ${lastNames[n % lastNames.length]}`
}

const raise = (error: Error) => {
  throw error
}

const chamberOf = (number: string) => `('01936f00-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

export async function openMatchDatabase(wanted?: World): Promise<{ db: Db; world: World }> {
  const url = await makeDatabase()
  const world = wanted ?? (url ? large : small)
  const db = await openDatabase({ url, directory: null, onError: raise })
  const run = (statement: string, values: unknown[] = []) => db.engine.execute(statement, values)
  await run('ALTER TABLE matter DISABLE TRIGGER ALL')
  const kept = ['matter_by_case', 'matter_unrecorded_key', 'matter_unrecorded_cnr']
  await dropIndexes(db, 'matter', kept)
  await run(
    `INSERT INTO chamber (id, name, created_at) SELECT ${chamberOf('n')}, 'Chamber', now() FROM generate_series(1, $1::int) n`,
    [world.chambers],
  )
  const step = 20_000
  for (let from = 0; from < world.cases; from += step) {
    await run(
      `INSERT INTO court_case (id, court, unique_id, case_type, case_number, case_year, title, status, ref, record, fingerprint, read_at, created_at)
       SELECT gen_random_uuid(), of_court, of_court || '-WRIC-' || n || '-2024', 'WRIC', n::text, 2024, 'A v. B', 'pending', '{}', '{}', '', now(), now()
       FROM generate_series($1::int, $2::int) n,
         LATERAL (SELECT CASE WHEN n % ${courts} = 0 THEN '${court}' ELSE 'hc-other' || n % ${courts} END AS of_court) AS o`,
      [from + 1, from + step],
    )
    await run(
      `INSERT INTO matter (chamber_id, id, case_id, type, hc_name, unique_id, case_type, case_number, case_year, case_status, court_title, created_by, created_at)
       SELECT ${chamberOf(`1 + (case_number::int * ${world.followers} + f) % ${world.chambers}`)}, gen_random_uuid(), id, 'court', court, unique_id,
         case_type, case_number, case_year, 'pending', title, id, now()
       FROM court_case, generate_series(1, ${world.followers}) f
       WHERE case_number::int BETWEEN $1 AND $2`,
      [from + 1, from + step],
    )
  }
  const names = Array.from({ length: world.names }, (_, n) => [n % world.chambers, nameOf(n), nameKey(nameOf(n))])
  await run(
    `INSERT INTO watched_name (chamber_id, id, name, key, created_by, created_at)
     SELECT ${chamberOf('1 + (r->>0)::int')}, gen_random_uuid(), r->>1, r->>2, gen_random_uuid(), now()
     FROM jsonb_array_elements($1::jsonb) AS r ON CONFLICT DO NOTHING`,
    [JSON.stringify(names)],
  )
  await run('ANALYZE court_case; ANALYZE case_key; ANALYZE matter; ANALYZE watched_name')
  return { db, world }
}

export function drawList({ cases, entries }: World, revision: number): CauseListEntry[] {
  return Array.from({ length: entries }, (_, at): CauseListEntry => {
    const isFollowed = at % 5 < 2 && !(revision > 1 && at % 20 === 1)
    const number = isFollowed ? courts * (1 + ((at * 7919) % (cases / courts))) : cases * 2 + at
    return {
      court_no: String(1 + Math.floor(at / 250)),
      coram: ["HON'BLE A. K. SEN, J."],
      item: String((at % 250) + (revision > 1 && at % 10 === 0 ? 300 : 1)),
      connected_to: null,
      case_numbers: [`WRIC/${number}/2024`],
      parties: { petitioner: `PETITIONER ${at}`, respondent: 'STATE OF U.P.' },
      advocates: { petitioner: [nameOf(at * 3), nameOf(at * 11)], respondent: ['C.S.C.', nameOf(at * 17)] },
      stage: 'FOR ADMISSION',
      list: 'daily',
      listed: true,
      note: null,
      page: 1 + Math.floor(at / 12),
    }
  })
}

export async function storeList(db: Db, list: readonly CauseListEntry[], revision: number): Promise<string> {
  const rows = entryRows({ court, kind: 'daily' }, list)
  const inLists = <T>(work: (lists: ReturnType<typeof listsRepo>) => Promise<T>) =>
    db.asSystem('list-matching', (tx) => work(listsRepo(tx)))
  const { id } = await inLists((lists) =>
    lists.open({ court, date: day, source: 'bench', title: 'List', kind: 'daily' }),
  )
  for (let from = 0; from < rows.length; from += 400)
    await inLists((lists) => lists.insertEntries(id, revision, rows.slice(from, from + 400)))
  await inLists((lists) =>
    lists.update(id, { revision, entries: rows.length, read_at: new Date(), changed_at: new Date() }),
  )
  return id
}
