import type { openSharedFile, SharedMatter, SharedMatterDetail } from '@peshi/contract/clients/client-area'
import type { ClientMessage } from '@peshi/contract/clients/shares'
import { caseLabel } from '@peshi/contract/courts/labels'
import { dateStateOf } from '@peshi/contract/matters/date-state'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientMessageId, MatterId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { recordRead } from '../../chamber/activity/record-read.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { NotFound } from '../../platform/errors.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { clientMessagesRepo, messageWritten, presentMessage } from '../shares/client-messages.repo.ts'
import { clientAreaRepo } from './client-area.repo.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'services'>

type Repo = ReturnType<typeof clientAreaRepo>
type Counts = Awaited<ReturnType<Repo['countShares']>>
type MatterRow = Awaited<ReturnType<Repo['getMatter']>>

/** All reads use the client's database role, which can read only what is shared with the client. */
export function createClientArea({ db, clock, emit, services }: Needs) {
  const { signFor } = services.fileAddresses

  const areaOf = (tx: Tx, actor: Actor): Repo => {
    if (actor.role !== 'client') throw new NotFound()
    return clientAreaRepo(tx, actor.chamberId)
  }

  function findShared(
    actor: Actor,
    id: MatterId,
    find: (repo: Repo, row: MatterRow) => Promise<StoredFile | null>,
  ): Promise<StoredFile | null> {
    authorize(actor, 'read', 'ClientArea')
    return db.asChamber(actor, async (tx) => {
      const repo = areaOf(tx, actor)
      return find(repo, await repo.getMatter(id))
    })
  }

  const today = () => courtDateAt(clock.now())

  return {
    async listMatters(actor: Actor): Promise<SharedMatter[]> {
      authorize(actor, 'read', 'ClientArea')
      return db.asChamber(actor, async (tx) => {
        const repo = areaOf(tx, actor)
        const rows = await repo.listMatters()
        const counts = await repo.countShares(rows.map(({ id }) => id))
        return rows.map((row) => presentMatter(row, counts, today())).toSorted(datedFirst)
      })
    },

    async getMatter(actor: Actor, id: MatterId): Promise<SharedMatterDetail> {
      authorize(actor, 'read', 'ClientArea')
      return db.asChamber(actor, async (tx) => {
        const repo = areaOf(tx, actor)
        const row = await repo.getMatter(id)
        const matter = presentMatter(row, await repo.countShares([id]), today())
        const subject = { kind: 'matter', id }
        await recordRead(tx, { clock, emit }, actor, { type: 'share.read', matterId: id, subject })
        const sign = signFor(actor)
        const grant = (kind: 'shared-order' | 'shared-document', thing: string) => ({
          file: sign(kind, [id, thing], true),
          download: sign(kind, [id, thing], false),
        })
        return {
          ...matter,
          order_list: (await repo.listOrders(id)).map(({ key, ...order }) => ({
            _id: order.id,
            date: order.date,
            kind: order.kind,
            shared_at: order.shared_at.toISOString(),
            ...(key ? grant('shared-order', order.id) : { file: null, download: null }),
          })),
          document_list: (await repo.listDocuments(id)).map((one) => ({
            _id: one.id,
            name: one.name,
            size: one.size,
            shared_at: one.shared_at.toISOString(),
            ...grant('shared-document', one.id),
          })),
          notes: (await repo.listNotes(id)).map(({ id: _id, approved_at, ...note }) => ({
            _id,
            ...note,
            sent_at: (approved_at ?? clock.now()).toISOString(),
          })),
          messages: (await repo.listMessages(id)).map(presentMessage),
        }
      })
    },

    findOrder: (actor: Actor, id: MatterId, orderId: string) =>
      findShared(actor, id, async (repo, row) => {
        const order = (await repo.listOrders(id)).find((one) => one.id === orderId)
        const name = `${caseLabel(row).replaceAll('/', '-')} ${order?.date ?? ''} ${order?.kind}.pdf`
        return order?.key ? { key: order.key, mediaType: 'application/pdf', name } : null
      }),

    findDocument: (actor: Actor, id: MatterId, documentId: string) =>
      findShared(actor, id, async (repo) => {
        const found = (await repo.listDocuments(id)).find((one) => one.id === documentId)
        if (!found) return null
        const file = { key: found.key, mediaType: found.media_type, name: found.name }
        return found.keeps_place ? file : { ...file, isPlaceless: true }
      }),

    async noteOpened(
      tx: Tx,
      actor: Actor,
      id: MatterId,
      { kind, subject_id }: BodyOf<typeof openSharedFile>,
    ): Promise<void> {
      authorize(actor, 'read', 'ClientArea')
      const repo = areaOf(tx, actor)
      await repo.getMatter(id)
      const things = kind === 'order' ? await repo.listOrders(id) : await repo.listDocuments(id)
      if (!things.some((one) => one.id === subject_id)) throw new NotFound()
      const subject = { kind, id: subject_id }
      await recordRead(tx, { clock, emit }, actor, { type: 'share.read', matterId: id, subject })
    },

    async write(tx: Tx, actor: Actor, id: MatterId, text: string): Promise<ClientMessage> {
      authorize(actor, 'update', 'ClientArea')
      const repo = areaOf(tx, actor)
      await repo.getMatter(id)
      const client = await repo.getClient()
      const row = {
        id: newId() as ClientMessageId,
        matter_id: id,
        client_id: client.id,
        person_id: actor.personId,
        from_client: true,
        by_name: client.name,
        text,
        at: clock.now(),
      }
      await clientMessagesRepo(tx, actor.chamberId).insert(row)
      await emit(tx, actor, messageWritten(row))
      return presentMessage(row)
    },
  }
}

function presentMatter({ id, ...row }: MatterRow, counts: Counts, today: CourtDate): SharedMatter {
  const shared = (kind: Counts[number]['kind']) =>
    counts.find((one) => one.matter_id === id && one.kind === kind)?.shares ?? 0
  const shows_next_date = shared('next-date') > 0
  const next_date = shows_next_date ? row.next_date : null
  return {
    _id: id,
    ...row,
    court_title: courtTitle(row.hc_name),
    shows_next_date,
    next_date,
    date_state: dateStateOf({ ...row, next_date }, today),
    orders: shared('order'),
    documents: shared('document'),
  }
}

/** Sorts by shared dates only. Otherwise the positions in the list would reveal dates that are not shared. */
const datedFirst = (one: SharedMatter, other: SharedMatter) =>
  (one.next_date ?? '9').localeCompare(other.next_date ?? '9') || one.title.localeCompare(other.title)
