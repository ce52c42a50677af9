import { Readable } from 'node:stream'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import type { Reader } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import { csvCell } from '../../platform/export/csv.ts'
import type { Context } from '../../platform/process/context.ts'
import { chamberRepo } from './chamber.repo.ts'
import { readMatter } from './matter-content.ts'
import { matterFileRepo } from './matter-file.repo.ts'
import { addClientDocuments, addMatter, addProofs, matterFolder } from './matter-zip.ts'
import { type ExportedTable, takeoutParts } from './takeout-parts.ts'
import type { OpenZip } from './zip-file.ts'

type Needs = Pick<Context, 'db' | 'files' | 'clock'>

const rowsAtOnce = 300
const mattersAtOnce = 50

const readMe = (chamber: string, day: string) => `${chamber}, ${day}

matters/   a folder for each matter: matter.json with all its data, its orders, its documents, its caveats’ proofs
caveats/   proofs of service of caveats without a matter
clients/   a folder for each client with documents of its own, such as vakalatnamas
tables/    the same as tables, one CSV each (UTF-8); linked by ids
people.csv who works in the chamber

matter.json names its format ("peshi-matter-1"). The recycle bin and colleagues' private notes
are not included.
`

export async function addChamber(
  zip: OpenZip,
  needs: Needs,
  reader: Reader,
  {
    signal,
    onProgress,
  }: { signal?: AbortSignal | undefined; onProgress: (done: number, total: number) => Promise<void> },
) {
  const { db, clock } = needs
  const chamber = await db.asChamber(reader, async (tx) => {
    const repo = chamberRepo(tx, reader.chamberId)
    return { ...(await repo.get()), matters: await repo.countMatters() }
  })
  await zip.add('README.txt', readMe(chamber.name, courtDateAt(clock.now())))
  const people = await db.asChamber(reader, (tx) => matterFileRepo(tx, reader.chamberId).listPeople())
  await zip.add(
    'people.csv',
    Readable.from([csvOf(['id', 'name', 'role']), ...people.map((one) => csvOf([one.id, one.name, one.role]))]),
  )

  let done = 0
  let after: MatterId | null = null
  for (;;) {
    const ids: MatterId[] = await db.asChamber(reader, (tx) =>
      chamberRepo(tx, reader.chamberId).listMattersAfter(after, mattersAtOnce),
    )
    for (const id of ids) {
      signal?.throwIfAborted()
      const content = await readMatter(needs, reader, id).catch(orGone)
      if (content) await addMatter(zip, `matters/${matterFolder(content)}/`, content, needs)
      done += 1
      await onProgress(done, Math.max(chamber.matters, done))
    }
    after = ids.at(-1) ?? null
    if (ids.length < mattersAtOnce) break
  }
  const proofs = await db.asChamber(reader, (tx) => matterFileRepo(tx, reader.chamberId).listProofs(null))
  await addProofs(zip, 'caveats/', proofs, needs.files)
  const papers = await db.asChamber(reader, (tx) => matterFileRepo(tx, reader.chamberId).listClientDocuments())
  await addClientDocuments(zip, 'clients/', papers, needs.files)
  for (const [name, going] of Object.entries(takeoutParts)) {
    signal?.throwIfAborted()
    await zip.add(`tables/${name}.csv`, Readable.from(writeTable(needs, reader, name, going)))
  }
}

export async function* writeTable(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  name: string,
  going: Pick<ExportedTable, 'without'> & { by?: string },
): AsyncGenerator<string> {
  const only = going.by ? { by: going.by, personId: reader.personId } : undefined
  const shape = await db.asChamber(reader, (tx) => chamberRepo(tx, reader.chamberId).describe(name, going))
  yield `\uFEFF${csvOf(shape.columns)}`
  let after: string[] | null = null
  for (;;) {
    const rows: { row: (string | null)[]; key: string[] }[] = await db.asChamber(reader, (tx) =>
      chamberRepo(tx, reader.chamberId).listRowsAfter(name, shape, after, rowsAtOnce, only),
    )
    yield rows.map(({ row }) => csvOf(row)).join('')
    after = rows.at(-1)?.key ?? null
    if (rows.length < rowsAtOnce) return
  }
}

export const csvOf = (values: readonly (string | null)[]) => `${values.map(csvCell).join(',')}\r\n`

function orGone(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}
