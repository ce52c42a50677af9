import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { Rows } from '../../platform/db/door.ts'
import { DatabaseDown } from '../../platform/errors.ts'
import { BackupRefused } from './manifest.ts'

const debian = '/usr/lib/postgresql'
const roles = ['peshi_app', 'peshi_system', 'peshi_client', 'peshi_eraser', 'peshi_wall']

/** The newest version comes first, because `pg_dump` refuses a server newer than itself. */
async function listPrograms(name: string): Promise<string[]> {
  const versions = await readdir(debian).catch(() => [])
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  return [...newestFirst.map((version) => join(debian, version, 'bin', name)), name]
}

/** Passes the password in the environment, because process lists show arguments. */
export async function runTool(name: 'pg_dump' | 'pg_restore', address: string, args: readonly string[]): Promise<void> {
  const url = new URL(address)
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  for (const program of await listPrograms(name)) {
    const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
    const child = spawn(program, [...args, `--dbname=${url.href}`], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    const complaints = text(child.stderr)
    const code = await new Promise<number | 'missing'>((done) => {
      child.once('error', () => done('missing'))
      child.once('close', (status) => done(status ?? 1))
    })
    if (code === 'missing') continue
    if (code !== 0) throw new BackupRefused(explain(name, await complaints))
    return
  }
  throw new BackupRefused(`${name} is not installed. On Debian: apt-get install postgresql-client`)
}

function explain(name: string, complaints: string): string {
  const advice = /row-level security|permission denied|must be (owner|superuser)/.test(complaints)
    ? '\nSet PESHI_BACKUP_URL to the address of the same database for a superuser, who may read and make everything.'
    : ''
  return `${name} failed: ${complaints.trim()}${advice}`
}

export async function ask<T extends pg.QueryResultRow>(address: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: address })
  await client.connect().catch((error: unknown) => {
    throw new DatabaseDown(error)
  })
  try {
    return (await client.query<T>(statement, values)).rows
  } finally {
    await client.end()
  }
}

interface Snapshot {
  query(text: string): Promise<Rows>
  snapshot: string
}

/** Another connection can read the same state of the database with `--snapshot`. */
export async function withSnapshot<T>(address: string, work: (held: Snapshot) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address })
  await client.connect().catch((error: unknown) => {
    throw new DatabaseDown(error)
  })
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id')
    return await work({ query: (text) => client.query(text), snapshot: rows[0]?.id ?? '' })
  } finally {
    await client.end()
  }
}

export async function isEmpty(address: string): Promise<boolean> {
  const found = await ask(
    address,
    `SELECT 1 FROM pg_class c WHERE c.relkind IN ('r', 'p')
       AND c.relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace)
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     LIMIT 1`,
  )
  return found.length === 0
}

export async function renameAndReplace(address: string, stamp: string): Promise<string> {
  const other = new URL(address)
  const name = decodeURIComponent(other.pathname.slice(1))
  other.pathname = '/template1'
  const [like] = await ask<{ owner: string; encoding: string; collate: string; ctype: string }>(
    other.href,
    `SELECT pg_get_userbyid(datdba) AS owner, pg_encoding_to_char(encoding) AS encoding, datcollate AS collate, datctype AS ctype
     FROM pg_database WHERE datname = $1`,
    [name],
  )
  if (!like) throw new BackupRefused(`There is no database ${name}.`)
  const oldDatabaseName = `${name}_${stamp.toLowerCase().replace(/\W/g, '')}`.slice(0, 63)
  const id = pg.escapeIdentifier
  await ask(other.href, `ALTER DATABASE ${id(name)} RENAME TO ${id(oldDatabaseName)}`).catch((error: Error) => {
    throw new BackupRefused(`The database is in use (${error.message}). Stop every process of Peshi first.`)
  })
  const { escapeLiteral: text } = pg
  await ask(
    other.href,
    `CREATE DATABASE ${id(name)} OWNER ${id(like.owner)} TEMPLATE template0 ENCODING ${text(like.encoding)}
     LC_COLLATE ${text(like.collate)} LC_CTYPE ${text(like.ctype)}`,
  )
  return oldDatabaseName
}

/** Runs `work` with the address of a new, empty database, and drops the database. */
export async function inScratchDatabase<T>(address: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const server = new URL(address)
  server.pathname = '/template1'
  const name = `peshi_drill_${randomBytes(6).toString('hex')}`
  await ask(server.href, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  try {
    return await work(Object.assign(new URL(address), { pathname: `/${name}` }).href)
  } finally {
    await ask(server.href, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

export async function makeRoles(address: string): Promise<void> {
  for (const role of roles)
    await ask(
      address,
      `DO $$ BEGIN
         IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${role}') THEN
           CREATE ROLE ${role} NOLOGIN NOSUPERUSER NOBYPASSRLS;
         END IF;
       END $$`,
    )
  const owner = `(SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database())`
  await ask(
    address,
    `DO $$ BEGIN
       IF ${owner} <> current_user THEN EXECUTE format('GRANT ${roles.join(', ')} TO %I WITH ADMIN OPTION', ${owner}); END IF;
     END $$`,
  )
}
