import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { accountRepo } from '../../chamber/account/account.repo.ts'
import { passkeysRepo } from '../../chamber/account/passkeys.repo.ts'
import { secondFactorRepo } from '../../chamber/account/second-factor.repo.ts'
import type { Reader } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf } from '../../platform/uploads/clean-file-name.ts'
import { csvOf, writeTable } from './chamber-zip.ts'
import { listDispatchesAfter, personRepo } from './person.repo.ts'
import { personalTables } from './personal-tables.ts'
import type { OpenZip } from './zip-file.ts'

type Needs = Pick<Context, 'db' | 'files' | 'clock'>

const rowsAtOnce = 300

const readMe = (name: string, day: string) => `What Peshi knows about ${name}, ${day}

profile.json   your account, your chambers, your devices, passkeys and API tokens
picture.jpg    your picture, if you have one
messages.csv   what was sent to you by e-mail, SMS and push, and when; the texts are not kept
<chamber>/     one folder for each chamber that you are in, a CSV for each kind (UTF-8): what you did (event), when and
               from where you signed in and what you opened (access_event), your notifications (notification), your notes, your
               messages to clients, whose matters you work on (matter_team), your settings

What a chamber keeps about its matters and clients belongs to the chamber; its owner can download all of it.
Passwords, codes and keys are left out: they are stored in a form that cannot be read back.
`

export async function addPerson(
  zip: OpenZip,
  needs: Needs,
  { personId }: Reader,
  { signal, onProgress }: { signal?: AbortSignal | undefined; onProgress(done: number, total: number): Promise<void> },
): Promise<void> {
  const { db, clock, files } = needs
  const { picture, ...profile } = await readProfile(needs, personId)
  await zip.add('README.txt', readMe(profile.name, courtDateAt(clock.now())))
  await zip.add('profile.json', `${JSON.stringify(profile, null, 2)}\n`)
  if (picture) await zip.add('picture.jpg', Readable.fromWeb((await files.read(`pictures/${picture}`)) as WebStream))
  await zip.add('messages.csv', Readable.from(writeDispatches(db, personId)))

  const tables = Object.entries(personalTables)
  let done = 0
  for (const { chamber_id: chamberId, chamber, role } of profile.chambers) {
    const reader = { chamberId, personId, role }
    const folder = fileNameOf(`${chamber} ${chamberId.slice(-6)}`)
    for (const [name, personal] of tables) {
      signal?.throwIfAborted()
      await zip.add(`${folder}/${name}.csv`, Readable.from(writeTable(needs, reader, name, personal)))
      done += 1
      await onProgress(done, tables.length * profile.chambers.length)
    }
  }
}

const readProfile = ({ db }: Needs, personId: Reader['personId']) =>
  db.asSystem('account', async (tx) => {
    const own = personRepo(tx, personId)
    const { password_hash: _, ...person } = await accountRepo(tx).getPerson(personId)
    const passkeys = await passkeysRepo(tx).list(personId)
    const secondFactor = await secondFactorRepo(tx).find(personId)
    return {
      ...person,
      chambers: await own.listMemberships(),
      devices_and_tokens: await own.listWaysIn(),
      passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
      two_step_sign_in_since: secondFactor?.confirmed_at ?? null,
    }
  })

async function* writeDispatches(db: Context['db'], personId: Reader['personId']): AsyncGenerator<string> {
  yield `\uFEFF${csvOf(['sent_at', 'way', 'kind', 'address', 'state'])}`
  let after: string | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof listDispatchesAfter>> = await db.asSystem('sending', (tx) =>
      listDispatchesAfter(tx, personId, after, rowsAtOnce),
    )
    yield rows
      .map((row) => csvOf([row.created_at.toISOString(), row.channel, row.kind, row.address, row.state]))
      .join('')
    after = rows.at(-1)?.id ?? null
    if (rows.length < rowsAtOnce) return
  }
}
