import { Readable } from 'node:stream'
import type { MatterFile } from '@peshi/contract/records/matter-file'
import { fileKeyOf, orderTitle } from '../../matters/orders/order-parts.ts'
import type { OrderOfMatter } from '../../matters/orders/orders.repo.ts'
import { NotFound } from '../../platform/errors.ts'
import type { Context } from '../../platform/process/context.ts'
import { fileNameOf, freeName } from '../../platform/uploads/clean-file-name.ts'
import { type MatterContent, presentMatterHead } from './matter-content.ts'
import type { matterFileRepo } from './matter-file.repo.ts'
import type { OpenZip } from './zip-file.ts'

type Needs = Pick<Context, 'files' | 'clock'>

export async function addOrders(zip: OpenZip, folder: string, orders: readonly OrderOfMatter[], files: Needs['files']) {
  const taken = new Set<string>()
  const places = new Map<string, string | null>()
  for (const [index, order] of orders.toReversed().entries()) {
    const number = String(index + 1).padStart(3, '0')
    const name = uniqueIn(taken, `${fileNameOf([number, order.date, orderTitle(order)].filter(Boolean).join(' '))}.pdf`)
    const key = fileKeyOf(order)
    places.set(order.id, key && (await addFile(zip, `${folder}${name}`, key, files)) ? `${folder}${name}` : null)
  }
  return places
}

function uniqueIn(taken: Set<string>, name: string): string {
  const free = freeName(name, taken)
  taken.add(free.toLowerCase())
  return free
}

async function addFile(zip: OpenZip, name: string, key: string, files: Needs['files']): Promise<boolean> {
  try {
    await zip.add(name, Readable.fromWeb((await files.read(key)) as never))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

export async function addProofs(zip: OpenZip, folder: string, proofs: MatterContent['proofs'], files: Needs['files']) {
  const taken = new Set<string>()
  for (const { name, file_key, caveat, caveator, caveatee } of proofs) {
    const place = `${fileNameOf(`${caveator} ${caveatee}`.slice(0, 80))} ${caveat.slice(-6)}`
    await addFile(zip, `${folder}${place}/${uniqueIn(taken, fileNameOf(name))}`, file_key, files)
  }
}

const nameOf = ({ name, version, newest }: { name: string; version: number; newest: number }) =>
  fileNameOf(version === newest ? name : `v${version} ${name}`)

type ClientDocuments = Awaited<ReturnType<ReturnType<typeof matterFileRepo>['listClientDocuments']>>

export async function addClientDocuments(zip: OpenZip, folder: string, all: ClientDocuments, files: Needs['files']) {
  const taken = new Map<string, Set<string>>()
  for (const one of all) {
    const place = `${fileNameOf(one.client_name.slice(0, 80))} ${one.client_id.slice(-6)}`
    const names = taken.get(place) ?? new Set()
    taken.set(place, names)
    await addFile(zip, `${folder}${place}/${uniqueIn(names, nameOf(one))}`, one.file_key, files)
  }
}

export async function addMatter(zip: OpenZip, folder: string, content: MatterContent, { files, clock }: Needs) {
  const inside = (name: string) => `${folder}${name}`
  const orderPlaces = await addOrders(zip, inside('orders/'), content.orders, files)
  const taken = new Set<string>()
  const documents: MatterFile['documents'] = []
  for (const one of content.documents) {
    const name = uniqueIn(taken, nameOf(one))
    const place = inside(`documents/${one.folder ? `${fileNameOf(one.folder)}/` : ''}${name}`)
    const file = (await addFile(zip, place, one.file_key, files)) ? place.slice(folder.length) : null
    documents.push({ name: one.name, folder: one.folder, version: one.version, file })
  }
  await addProofs(zip, inside('caveats/'), content.proofs, files)
  const { behind, hearings } = content
  const matterFile: MatterFile = {
    format: 'peshi-matter-1',
    made_at: clock.now().toISOString(),
    matter: presentMatterHead(content),
    court_record: behind && { ...behind.record, hearings },
    orders: content.orders.map(({ id, date, number, judge, kind, link }) => ({
      date,
      number,
      judge,
      kind,
      file: orderPlaces.get(id)?.slice(folder.length) ?? null,
      link,
    })),
    documents,
    chamber: content.chamber as MatterFile['chamber'],
    people: content.people,
  }
  await zip.add(inside('matter.json'), JSON.stringify(matterFile, null, 2))
}

export const matterFolder = ({ row, label, title }: Pick<MatterContent, 'row' | 'label' | 'title'>) =>
  `${fileNameOf(`${label} ${title.slice(0, 80)}`)} ${row.id.slice(-6)}`
