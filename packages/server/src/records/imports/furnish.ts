import type { Matter } from '@peshi/contract/matters/matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { foldText } from '@peshi/contract/platform/fold'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { ImportValues } from '@peshi/contract/records/imports'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

const authority = /^(state|union|government|govt|commissioner|collector|municipal|nagar|police)\b/i
const company =
  /\b(ltd|limited|pvt|private|llp|bank|company|co|corporation|corp|trust|society|industries|enterprises)\b\.?/i

const kindOf = (name: string) => (authority.test(name) ? 'government' : company.test(name) ? 'company' : 'person')

/**
 * Each part of a row's data has its own transaction. The row is done only after the last part, so after an
 * interruption, all parts are applied again.
 */
export function createFurnish(context: Context) {
  const { clock, db, services } = context
  const { matters, notes, tags, clients, matterClients: links } = services

  const clientNamed = async (actor: Actor, name: string): Promise<ClientId> =>
    (await clients.findNamed(actor, name)) ??
    (await db.asChamber(actor, (tx) => clients.create(tx, actor, { kind: kindOf(name), name })))._id

  async function setTags(actor: Actor, id: MatterId, names: readonly string[]) {
    await db.asChamber(actor, async (tx) => {
      const made = []
      for (const name of names) made.push(await tags.create(tx, actor, name.slice(0, 40)))
      await tags.setOf(tx, actor, id, { tag_ids: made.map(({ _id }) => _id) })
    })
  }

  return async function furnish(actor: Actor, matter: MatterId | Matter, values: ImportValues): Promise<void> {
    const ofCourt = typeof matter === 'string' ? null : matter
    const id = typeof matter === 'string' ? matter : matter._id
    const { title, next_date: date, our_side, client } = values
    if (ofCourt && title && title !== ofCourt.title)
      await db.asChamber(actor, (tx) => matters.editTitle(tx, actor, id, { title }))
    if (ofCourt && date && date !== ofCourt.next_date && date >= courtDateAt(clock.now()))
      await db.asChamber(actor, (tx) => matters.editPublicData(tx, actor, id, { next_date: date }, 'import'))
    if (ofCourt && our_side) await db.asChamber(actor, (tx) => links.setOurSide(tx, actor, id, { our_side }))
    if (client && isAllowed(actor.abilities, 'create', 'Client')) {
      const side = our_side ?? sideOf(client, values, ofCourt)
      const client_id = await clientNamed(actor, client)
      await db.asChamber(actor, (tx) => links.add(tx, actor, id, { client_id, side }))
    }
    if (values.tags.length > 0) await setTags(actor, id, values.tags)
    if (values.notes) {
      const html = asHtml(values.notes)
      const cleaned = await notes.clean(actor, html)
      await db.asChamber(actor, (tx) => notes.create(tx, actor, { matter_id: id, html, is_private: false }, cleaned))
    }
  }
}

export const hasExtras = ({ tags, notes, client }: ImportValues) => tags.length > 0 || notes !== null || client !== null

export const hasMore = (values: ImportValues) =>
  hasExtras(values) || values.title !== null || values.next_date !== null || values.our_side !== null

export function sideOf(
  client: string,
  values: Pick<ImportValues, 'petitioner' | 'respondent'>,
  ofCourt: Matter | null,
) {
  const among = (name: string | null | undefined) => foldText(name ?? '').includes(foldText(client))
  if (among(values.petitioner ?? ofCourt?.petitioner)) return 'petitioner'
  if (among(values.respondent ?? ofCourt?.respondent)) return 'respondent'
  return 'other'
}

const asHtml = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
    .join('')
