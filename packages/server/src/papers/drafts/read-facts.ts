import { courtDateAt } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { diaryRepo } from '../../matters/hearings/diary.repo.ts'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import type { MatterFacts } from './fields-of-matter.ts'

/** The only place where drafts read a matter. Each reading is by the matter’s id, with the rights of the person. */
export async function readFacts(
  { db, clock, services }: Pick<Context, 'db' | 'clock' | 'services'>,
  actor: Actor,
  id: MatterId,
): Promise<MatterFacts> {
  const may = (subject: 'Client' | 'Order' | 'Clock') => isAllowed(actor.abilities, 'read', subject)
  const today = courtDateAt(clock.now())
  const matter = await services.matters.get(actor, id)
  const { members } = await services.teams.get(actor, id)
  const { own_fir: fir } = await services.families.get(actor, id)
  const found = await db.asChamber(actor, async (tx) => {
    const day = matter.next_date
    const { entries } = day
      ? await readEntries(tx, actor.chamberId, { from: day, to: day, matterIds: [id] }, today)
      : { entries: [] }
    return { hearing: entries[0] ?? null, chamber: await diaryRepo(tx, actor.chamberId).getChamberName() }
  })
  return {
    matter,
    fir,
    ...found,
    advocate: members[0]?.name ?? null,
    clients: may('Client') ? await readClients(services, actor, id) : [],
    orders: may('Order') ? await services.orders.list(actor, id) : [],
    clocks: may('Clock')
      ? (await services.clocks.list(actor, { state: 'open', matter_id: id, page: 1, perPage: 100 })).data
      : [],
    bundled: isAllowed(actor.abilities, 'read', 'Document') ? await services.filingBundles.listNumbered(actor, id) : [],
    servings: may('Clock') ? await services.servings.list(actor, id) : [],
    today,
  }
}

async function readClients({ clients, matterClients }: Context['services'], actor: Actor, id: MatterId) {
  const { our_side, clients: linked } = await matterClients.list(actor, id)
  const found: MatterFacts['clients'][number][] = []
  for (const { client_id, side, name, mobile, email } of linked) {
    if (our_side && side !== our_side) continue
    const { addresses } = await clients.get(actor, client_id)
    const [first] = addresses
    const place = [first?.city, first?.pin].filter(Boolean).join(' ')
    found.push({ name, mobile, email, address: [first?.lines, place].filter(Boolean).join(', ') })
  }
  return found
}
