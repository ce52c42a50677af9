import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../../scripts/lib/run.mjs'
import { say } from '../../scripts/lib/say.mjs'
import { check, notify } from './checks.mjs'
import { openFirst } from './embedded.mjs'
import { asUser, blockOf, failsWith, newSettings, startAsUser } from './install.mjs'

export async function newDatabase(postgres, name) {
  const password = randomBytes(12).toString('hex')
  const statements = blockOf('sql', 'CREATE DATABASE peshi')
    .replaceAll('peshi', name)
    .replace('put a random one here', password)
  for (const statement of statements.split(';').filter((text) => text.trim())) {
    const made = await psql(postgres, postgres.url, statement)
    if (made.code !== 0) check('the database is made as the guide says', false, made.output)
  }
  const url = new URL(postgres.url)
  return {
    name,
    url: `postgres://${name}:${password}@${url.host}/${name}`,
    superUrl: `postgres://postgres@${url.host}/${name}`,
  }
}

const psql = ({ folder }, url, statement) =>
  run(join(folder, 'psql'), ['-v', 'ON_ERROR_STOP=1', '-qtA', '-c', statement, url], { quiet: true })

export async function tryPostgres(place, postgres) {
  say(`\n${postgres.name}, by an account without superuser rights`)
  const database = await newDatabase(postgres, 'peshi_one')
  const env = await newSettings(place, 'on-postgres', { DATABASE_URL: database.url })
  const base = `http://127.0.0.1:${env.PORT}`
  const server = await startAsUser(place, 'npm run serve', env)
  if (!check('npm run serve starts', server.isUp, server.text())) return
  await openFirst(base, server.text())
  await metrics(env, base)
  await outage(postgres, server)
  await backups(place, postgres, database, env)
  await server.stop()
  await failures(place, postgres, env)
}

async function metrics(env, base) {
  for (const path of ['/metrics', '/metrics/installation']) {
    const reply = await fetch(base + path, { headers: { authorization: `Bearer ${env.PESHI_METRICS_TOKEN}` } })
    const text = await reply.text()
    check(`${path} returns metrics`, reply.status === 200 && text.startsWith('# HELP'), text)
  }
}

async function outage(postgres, server) {
  const linesOf = async (during) => {
    const before = server.lines().length
    const ended = await during()
    // The server reports the end of a failure only after some seconds without a failure.
    await wait(12_000)
    return {
      ended,
      lines: server
        .lines()
        .slice(before - 1)
        .filter(Boolean),
    }
  }
  const { lines } = await linesOf(async () => {
    await postgres.pause()
    await wait(35_000)
    await postgres.resume()
  })
  notify('log lines in an outage of 35 s', lines.length)
  const reported = (msg) => lines.filter((line) => line.includes(`"msg":"${msg}"`)).length
  check(
    'an outage has one log line when it begins and one when it ends, with the reason',
    reported('The database does not answer') === 1 &&
      reported('The database answers again') === 1 &&
      /"reason":"[^"]{8,}/.test(lines.join('\n')),
    lines.join('\n'),
  )
  check('an outage has at most ten log lines', lines.length <= 10, `${lines.length}: ${lines.slice(0, 6).join('\n')}`)
  check(
    'no log line has a value in place of an error',
    !lines.some((line) => /no error was thrown|not an Error/.test(line)),
    lines.join('\n'),
  )

  const shut = await linesOf(async () => {
    await psql(postgres, postgres.url, 'ALTER ROLE peshi_one NOLOGIN')
    await psql(
      postgres,
      postgres.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'peshi_one'",
    )
    await wait(10_000)
    await psql(postgres, postgres.url, 'ALTER ROLE peshi_one LOGIN')
  })
  notify('log lines while the account is refused for 10 s', shut.lines.length)
  check('a refused account has at most ten log lines', shut.lines.length <= 10, shut.lines.slice(0, 6).join('\n'))
}

async function backups(place, postgres, database, env) {
  say('\nBackup and restore')
  const other = await newDatabase(postgres, 'peshi_two')
  const folder = join(env.PESHI_DATA, 'backups')
  const wrong = await asUser(place, `npm run backup -- ${folder}`, { ...env, PESHI_BACKUP_URL: other.superUrl })
  check(
    'a backup of another database is refused',
    wrong.code === 1 && /not the same database/.test(wrong.output),
    wrong.output,
  )
  const own = { ...env, PESHI_BACKUP_URL: database.superUrl }
  const made = await asUser(place, `npm run backup -- ${folder}`, own)
  check(
    'a backup of the running server names its database',
    made.code === 0 && /peshi_one at .*1 chambers/.test(made.output),
    made.output,
  )
  const backup = made.output.split('\n').findLast((line) => line.startsWith('/'))
  const there = { ...env, PESHI_DATA: join(env.PESHI_DATA, 'elsewhere'), DATABASE_URL: other.url }
  const mixed = await asUser(place, `npm run restore -- ${backup} --replace peshi_one`, {
    ...there,
    PESHI_BACKUP_URL: database.superUrl,
  })
  check(
    'a forgotten PESHI_BACKUP_URL replaces nothing',
    mixed.code === 1 && /not the same database/.test(mixed.output),
    mixed.output,
  )
  const restored = await asUser(place, `npm run restore -- ${backup}`, { ...there, PESHI_BACKUP_URL: other.superUrl })
  check('the backup is restored to another database', restored.code === 0, restored.output)
  const again = { ...there, PESHI_BACKUP_URL: other.superUrl }
  const named = await asUser(place, `npm run restore -- ${backup} --replace peshi_one`, again)
  check(
    'the name of another database replaces nothing',
    named.code === 1 && /Nothing was done/.test(named.output),
    named.output,
  )
  const replaced = await asUser(place, `npm run restore -- ${backup} --replace peshi_two`, again)
  check(
    'the right name replaces the database and keeps the old one',
    replaced.code === 0 && /is kept: the database peshi_two_/.test(replaced.output),
    replaced.output,
  )
}

async function failures(place, postgres, env) {
  say('\nStarts that fail on a PostgreSQL')
  const at = (changes) => ({ ...env, DATABASE_URL: Object.assign(new URL(env.DATABASE_URL), changes).href })
  await failsWith(place, 'no such server', at({ hostname: 'nowhere.invalid' }), /DATABASE_URL does not answer/)
  await failsWith(place, 'nobody listens', at({ port: '9' }), /DATABASE_URL does not answer/)
  await failsWith(place, 'no such database', at({ pathname: '/none' }), /refuses.*Check the user/)
  await failsWith(place, 'no such account', at({ username: 'nobody' }), /refuses.*Check the user/)
  await failsWith(place, 'a server without TLS', at({ search: '?sslmode=require' }), /speaks no TLS/)
  await psql(postgres, postgres.url, 'CREATE ROLE peshi_plain LOGIN; ')
  await psql(postgres, postgres.url, 'CREATE DATABASE peshi_plain OWNER peshi_plain')
  const { host } = new URL(postgres.url)
  // Peshi's roles already exist, because another installation on this PostgreSQL server created them. This start must
  // fail all the same.
  const plain = { ...env, DATABASE_URL: `postgres://peshi_plain@${host}/peshi_plain` }
  await failsWith(place, 'an account that may not make roles', plain, /CREATEROLE/)
  const latin = "CREATE DATABASE peshi_latin OWNER peshi_one TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C'"
  await psql(postgres, postgres.url, latin)
  await failsWith(place, 'a database in LATIN1', at({ pathname: '/peshi_latin' }), /stores text as LATIN1.*UTF8/)
  await psql(postgres, postgres.url, 'ALTER ROLE peshi_one CONNECTION LIMIT 1')
  await failsWith(place, 'too many connections', env, /no more connections.*PESHI_CONNECTIONS/)
  await psql(postgres, postgres.url, 'ALTER ROLE peshi_one CONNECTION LIMIT -1')
  await startWithoutCreaterole(place, postgres, plain)
}

/** The roles exist already, so only the guide's last statement is run. */
async function startWithoutCreaterole(place, postgres, env) {
  const grant = /GRANT[^;]+/.exec(blockOf('sql', 'GRANT peshi_app'))?.[0] ?? ''
  const granted = await psql(postgres, postgres.url, grant.replace('TO peshi ', 'TO peshi_plain '))
  check('a superuser gives the roles as the guide says', granted.code === 0, granted.output)
  const server = await startAsUser(place, 'npm run serve', env)
  check('an account without CREATEROLE then starts Peshi', server.isUp, server.text())
  await server.stop()
}
