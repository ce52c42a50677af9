import type { ConflictHit } from '@peshi/contract/clients/client-kinds'
import { foldText } from '@peshi/contract/platform/fold'
import type { ChamberId, ClientId, ImportId } from '@peshi/contract/platform/ids'
import type { ImportValues } from '@peshi/contract/records/imports'
import { clientsRepo } from '../../clients/clients/clients.repo.ts'
import type { Asked } from '../../clients/conflicts/find-conflicts.ts'
import { personsIn, personsOfClient } from '../../courts/names/party-names.ts'
import { keepPartySounds } from '../../courts/names/party-sounds.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { sideOf } from './furnish.ts'
import { type ImportRowRecord, importsRepo } from './imports.repo.ts'

/** Rows per batch. More would block the embedded database's only connection for over 50 ms. */
const batch = 100

type Row = Pick<ImportRowRecord, 'position' | 'values' | 'matter_id' | 'is_new'>

export function createRowConflicts({ db, features, services }: Pick<Context, 'db' | 'features' | 'services'>) {
  const { conflicts } = services

  async function ask(tx: Tx, chamberId: ChamberId, rows: readonly Row[]): Promise<Asked[]> {
    const names = rows.flatMap(({ values }) => values?.client ?? [])
    const clients = await clientsRepo(tx, chamberId).listByNames(names)
    const made = rows.flatMap(({ matter_id, is_new }) => (matter_id && is_new ? matter_id : []))
    const kept = new Map((await conflicts.askKept(tx, chamberId, made)).map((one) => [one.matterId, one]))
    return rows.map(({ values, matter_id }) => {
      const said = askedOf(values, clients.get(foldText(values?.client ?? '')) ?? null)
      const own = kept.get(matter_id)
      return own ? { ...own, names: [...own.names, ...said.names.filter(({ side }) => side !== null)] } : said
    })
  }

  async function mark(chamberId: ChamberId, id: ImportId, rows: readonly Row[]): Promise<void> {
    await keepPartySounds({ db, features }, chamberId)
    const hits = await db.asChamber(chamberId, async (tx) =>
      conflicts.findAll(tx, chamberId, await ask(tx, chamberId, rows)),
    )
    const marked = rows.filter((_, at) => (hits[at] ?? []).length > 0).map(({ position }) => position)
    const unmarked = rows.map(({ position }) => position).filter((position) => !marked.includes(position))
    await db.asChamber(chamberId, async (tx) => {
      const repo = importsRepo(tx, chamberId)
      await repo.markConflicts(id, marked, true)
      await repo.markConflicts(id, unmarked, false)
    })
  }

  return {
    mark,

    async markAll(chamberId: ChamberId, id: ImportId): Promise<void> {
      if (!(await db.asChamber(chamberId, (tx) => importsRepo(tx, chamberId).mayConflict(id)))) return
      for (let after = 0; ; ) {
        const rows = await db.asChamber(chamberId, (tx) =>
          importsRepo(tx, chamberId).listAfter(id, after, batch, ['ready', 'by-hand', 'asked', 'done']),
        )
        const last = rows.at(-1)
        if (!last) return
        await mark(chamberId, id, rows)
        after = last.position
      }
    },

    async of(actor: Actor, rows: readonly Row[]): Promise<Map<number, ConflictHit[]>> {
      if (rows.length === 0) return new Map()
      const checked = await conflicts.ofAll(actor, (tx) => ask(tx, actor.chamberId, rows))
      return new Map(rows.map(({ position }, at) => [position, checked[at]?.hits ?? []]))
    },
  }
}

const versus = /\s+(?:vs?\.?|versus|v\/s\.?|बनाम)\s+/i

function askedOf(values: ImportValues | null, clientId: ClientId | null): Asked {
  const [first = null, second = null] = values?.title?.split(versus) ?? []
  const petitioner = values?.petitioner ?? (second === null ? null : first)
  const respondent = values?.respondent ?? second
  const client = values?.client ?? null
  const side = client && values ? sideOf(client, { petitioner, respondent }, null) : 'other'
  return {
    names: [
      ...personsIn(petitioner ?? '').map((one) => ({ ...one, side: 'petitioner' as const })),
      ...personsIn(respondent ?? '').map((one) => ({ ...one, side: 'respondent' as const })),
      ...personsOfClient(client ? [client] : []).map((one) => ({ ...one, side: null })),
    ],
    ourSide: values?.our_side ?? (side === 'other' ? null : side),
    matterId: null,
    clientId,
  }
}
