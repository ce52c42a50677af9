import type { Matter } from '@peshi/contract/matters/matters'
import { courtDateAt } from '@peshi/contract/platform/dates'
import { foldText } from '@peshi/contract/platform/fold'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { ImportValues } from '@peshi/contract/records/imports'
import type { Tx } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'

const authority = /^(state|union|government|govt|commissioner|collector|municipal|nagar|police)\b/i
const company =
  /\b(ltd|limited|pvt|private|llp|bank|company|co|corporation|corp|trust|society|industries|enterprises)\b\.?/i

const kindOf = (name: string) => (authority.test(name) ? 'government' : company.test(name) ? 'company' : 'person')

/** Gives an imported matter its client, date of the offence, tags and notes. */
export function createFurnish({ clock, services }: Context) {
  const { matters, notes, tags, clients, families, matterClients: links } = services

  const clientNamed = async (tx: Tx, actor: Actor, name: string): Promise<ClientId> =>
    (await clients.findNamed(tx, actor, name)) ?? (await clients.create(tx, actor, { kind: kindOf(name), name }))._id

  async function setTags(tx: Tx, actor: Actor, id: MatterId, names: readonly string[]) {
    const made = []
    for (const name of names) made.push(await tags.create(tx, actor, name.slice(0, 40)))
    await tags.setOf(tx, actor, id, { tag_ids: made.map(({ _id }) => _id) })
  }

  async function furnish(tx: Tx, actor: Actor, matter: MatterId | Matter, { values, note }: Furnishing): Promise<void> {
    const ofCourt = typeof matter === 'string' ? null : matter
    const id = typeof matter === 'string' ? matter : matter._id
    const { title, next_date: date, our_side, client, offence_from } = values
    if (ofCourt && title && title !== ofCourt.title) await matters.editTitle(tx, actor, id, { title })
    if (ofCourt && date && date !== ofCourt.next_date && date >= courtDateAt(clock.now()))
      await matters.editPublicData(tx, actor, id, { next_date: date }, 'import')
    if (ofCourt && our_side) await links.setOurSide(tx, actor, id, { our_side })
    if (offence_from) await families.setFir(tx, actor, id, { offence_from })
    if (client && isAllowed(actor.abilities, 'create', 'Client')) {
      const side = our_side ?? sideOf(client, values, ofCourt)
      await links.add(tx, actor, id, { client_id: await clientNamed(tx, actor, client), side })
    }
    if (values.tags.length > 0) await setTags(tx, actor, id, values.tags)
    if (note) await notes.create(tx, actor, { matter_id: id, html: note.html, is_private: false }, note.cleaned)
  }

  return {
    /** Cleans the note in another process, so call it before the transaction. */
    async prepare(actor: Actor, values: ImportValues): Promise<Furnishing> {
      const html = values.notes && asHtml(values.notes)
      return { values, note: html ? { html, cleaned: await notes.clean(actor, html) } : null }
    },

    furnish,
  }
}

type Cleaned = Awaited<ReturnType<Context['services']['notes']['clean']>>

interface Furnishing {
  values: ImportValues
  note: { html: string; cleaned: Cleaned } | null
}

export const hasExtras = ({ tags, notes, client, offence_from }: ImportValues) =>
  tags.length > 0 || notes !== null || client !== null || Boolean(offence_from)

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
