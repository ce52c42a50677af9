import { chmod, chown, mkdir, readFile, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../scripts/lib/run.mjs'
import { say } from '../../scripts/lib/say.mjs'
import { ask } from '../chaos/people.mjs'
import { check, later } from './checks.mjs'
import { asUser, failsWith, newSettings, startAsUser } from './install.mjs'

const password = 'Rolling-chambers-77'

export async function openFirst(base, text) {
  const link = /https:[^"]*first-run#([\w.-]+)/.exec(text)?.[1]
  check('the first start gives the first owner a link', link, text)
  const person = { name: 'Asha Verma', chamber_name: 'Verma', email: 'asha@example.in', password }
  const refused = await ask(base, '/api/users/register', { body: { ...person, email: 'b@example.in' } })
  check(
    'without the link nobody can register',
    refused.reply?.code === 'registration-closed',
    JSON.stringify(refused.reply),
  )
  const { status, reply } = await ask(base, '/api/users/register', { body: { ...person, link } })
  check('with the link the first owner registers', status === 200, JSON.stringify(reply))
  const again = await ask(base, '/api/users/register', { body: { ...person, email: 'b@example.in', link } })
  check('the link works only once', again.status === 403, JSON.stringify(again.reply))
  return { ...person, token: reply?.accessToken }
}

export async function tryEmbedded(place) {
  say('\nEmbedded engine, run by an unprivileged account')
  const env = await newSettings(place, 'embedded')
  const base = `http://127.0.0.1:${env.PORT}`
  const server = await startAsUser(place, 'npm run serve', env)
  check('npm run serve starts with the files that root built', server.isUp, server.text())
  check('npm run serve builds nothing', !/Building|Installing/.test(server.text()), server.text())
  const owner = await openFirst(base, server.text())

  const off = await ask(base, '/api/reset/request_otp', { body: { email: owner.email } })
  check('without mail and SMS no code is offered', off.reply?.code === 'reset-off', JSON.stringify(off.reply))
  const invited = await ask(base, '/api/members/invitations', {
    token: owner.token,
    body: { role: 'clerk', email: 'c@example.in' },
  })
  check(
    'without mail no invitation is sent',
    /link is ready/.test(invited.reply?.message ?? ''),
    JSON.stringify(invited.reply),
  )
  const link = await asUser(place, `npm run people -- reset-link ${owner.email}`, env)
  const token = /forgot-password#([\w.-]+)/.exec(link.output)?.[1]
  const changed = await ask(base, `/api/reset/change/${token}`, { body: { password: 'tea at four, no sugar' } })
  check(
    'an operator’s link sets a new password while Peshi runs',
    changed.status === 200,
    `${link.output} ${JSON.stringify(changed.reply)}`,
  )
  const mail = await asUser(place, 'npm run people -- test-mail you@example.in', env)
  check('a test mail without a mail server says so', mail.code === 1 && /PESHI_MAIL/.test(mail.output), mail.output)
  const backup = await asUser(place, `npm run backup -- ${env.PESHI_DATA}/backups`, env)
  check(
    'a backup of a running embedded database is refused with the reason',
    /already running/.test(backup.output),
    backup.output,
  )
  await server.stop()

  const made = await asUser(place, `npm run backup -- ${place.place}/embedded/backups`, env)
  check('a backup of a stopped embedded database is made', made.code === 0, made.output)
  // npm may print lines after the path.
  const folder = made.output.split('\n').findLast((line) => line.startsWith('/'))
  const bare = await asUser(place, `npm run restore -- ${folder} --replace`, env)
  check('--replace needs a name', bare.code === 1 && /--replace embedded/.test(bare.output), bare.output)
  const back = await asUser(place, `npm run restore -- ${folder} --replace embedded`, env)
  check('with the name the backup is restored', back.code === 0, back.output)

  await failures(place, env)
  await fullDisk(place)
}

async function failures(place, env) {
  say('\nStarts that fail')
  const { place: folder } = place
  await failsWith(
    place,
    'a misspelt setting',
    { ...env, PESHI_OPERATER: 'x' },
    /PESHI_OPERATER.*PESHI_OPERATOR is meant/,
  )
  await failsWith(place, 'an address that is not this machine’s', { ...env, HOST: '203.0.113.9' }, /Set HOST/)
  await failsWith(place, 'a host name that does not exist', { ...env, HOST: 'nowhere.invalid' }, /Set HOST/)
  const file = join(folder, 'file')
  await writeFile(file, '')
  await failsWith(place, 'a data directory that is a file', { ...env, PESHI_DATA: file }, /is a file|directory/)
  const foreign = join(folder, 'foreign')
  await mkdir(foreign, { mode: 0o700 })
  await failsWith(place, 'a data directory of somebody else', { ...env, PESHI_DATA: foreign }, /chown/)
  await chmod(folder, 0o755)
}

async function fullDisk(place) {
  say('\nA full disk')
  const env = await newSettings(place, 'small')
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', env.PESHI_DATA], { quiet: true })
  if (mounted.code !== 0) return check('a small disk is mounted', false, mounted.output)
  later(() => run('umount', [env.PESHI_DATA], { quiet: true }))
  await chown(env.PESHI_DATA, place.uid, place.gid)
  await chmod(env.PESHI_DATA, 0o700)
  const base = `http://127.0.0.1:${env.PORT}`
  let server = await startAsUser(place, 'npm run serve', { ...env, PESHI_REGISTRATION: 'open' })
  const { reply } = await ask(base, '/api/users/register', {
    body: { name: 'Asha', chamber_name: 'Verma', email: 'a@example.in', password },
  })
  const token = reply?.accessToken
  const pdf = await readFile(join(place.opt, 'docs/OPERATIONS.md'))
  const upload = async (key) => {
    const begun = await ask(base, '/api/uploads', { token, body: { key, name: 'note.txt', size: pdf.length } })
    if (begun.status !== 200) return begun
    return ask(base, `/api/uploads/${begun.reply.data._id}?offset=0`, { token, method: 'PUT', bytes: pdf })
  }
  const before = await ask(base, '/api/uploads', { token, body: { key: 'before', name: 'note.txt', size: pdf.length } })
  await fill(join(env.PESHI_DATA, 'ballast'))
  const part = await ask(base, `/api/uploads/${before.reply?.data?._id}?offset=0`, { token, method: 'PUT', bytes: pdf })
  const small = await upload('after')
  check(
    'a small upload is 507',
    part.status === 507 && small.status === 507,
    `${part.status} ${JSON.stringify(part.reply)} ${small.status} ${JSON.stringify(small.reply)}`,
  )
  const ready = await ask(base, '/readyz', {})
  check(
    '/readyz reports the full disk',
    ready.status === 503 && ready.reply?.status === 'no room',
    JSON.stringify(ready),
  )
  const list = await ask(base, '/api/model/tasks_collection', { token })
  check('existing data is shown', list.status === 200, JSON.stringify(list))
  await server.stop()
  await fill(join(env.PESHI_DATA, 'ballast'))
  await failsWith(place, 'a start on a full disk', env, /no room left/)
  await run('rm', [join(env.PESHI_DATA, 'ballast')], { quiet: true })
  server = await startAsUser(place, 'npm run serve', env)
  check('with free space it starts again', server.isUp, server.text())
  await server.stop()
}

async function fill(path) {
  for (const piece of [1 << 20, 4096])
    while ((await statfs(join(path, '..'))).bavail > 0) {
      const isWritten = await writeFile(path, Buffer.alloc(piece), { flag: 'a' }).then(
        () => true,
        () => false,
      )
      if (!isWritten) break
    }
}
