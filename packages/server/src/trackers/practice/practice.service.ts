import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { foldText } from '@peshi/contract/platform/fold'
import type { ClientId, MatterId, PracticeCaseId } from '@peshi/contract/platform/ids'
import type { markPracticeCases, Practice, PracticeCase, PracticeInput } from '@peshi/contract/trackers/practice'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { listOpenOf } from '../due-checks/shared-checks.ts'
import { type PracticeCaseRow, practiceRepo } from './practice.repo.ts'
import { practiceClientsRepo } from './practice-clients.repo.ts'
import { putClientSearches, putSearches } from './put-searches.ts'
import { canSearch, searchesOf } from './searches-of.ts'

const mostListed = 1000
const empty: Practice = { names: [], enrolment: null, aor_code: null, with_disposed: false, courts: [], clients: [] }

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'courts' | 'services'>

export function createPractice({ db, clock, emit, courts, services: { follow, matterClients, otherMatters } }: Needs) {
  const own = (tx: Tx, actor: Actor) => practiceRepo(tx, actor.chamberId, actor.personId)

  function checkCourts({ courts: chosen }: PracticeInput): void {
    for (const place of chosen) {
      const ways = (['advocate', 'party'] as const).filter((by) => courts.findBy(place.court_id).includes(by))
      if (ways.length === 0)
        throw new Invalid('A court of the list cannot be searched by name.', { courts: 'Choose another court' })
      if (!ways.every((by) => canSearch(place, by, courts)))
        throw new Invalid('Please fill in what is missing.', { courts: 'Choose the court complex' })
    }
  }

  async function saveClients(tx: Tx, actor: Actor, ids: ClientId[]): Promise<void> {
    if (ids.length > 0) authorize(actor, 'read', 'Client')
    const repo = practiceClientsRepo(tx, actor.chamberId)
    if ((await repo.countKnown(ids)) < new Set(ids).size) throw new NotFound()
    await repo.save(actor.personId, ids)
  }

  async function read(tx: Tx, actor: Actor): Promise<Practice> {
    const row = await own(tx, actor).find()
    if (!row) return empty
    const { names, enrolment, aor_code, with_disposed, courts } = row
    const clients = await practiceClientsRepo(tx, actor.chamberId).listOf(actor.personId)
    return { names, enrolment, aor_code, with_disposed, courts, clients }
  }

  /** The side on which the court names the client. */
  async function linkClient(tx: Tx, actor: Actor, row: PracticeCaseRow, matterId: MatterId): Promise<void> {
    const client = row.client_id && (await own(tx, actor).listClients([row])).get(row.client_id)
    if (!client) return
    const names = (party: string | null) => foldText(party ?? '').includes(foldText(client.name))
    const side = names(row.respondent) && !names(row.petitioner) ? 'respondent' : 'petitioner'
    await matterClients.link(tx, actor, matterId, { client_id: client._id, side })
  }

  return {
    async get(actor: Actor): Promise<Practice> {
      authorize(actor, 'create', 'Matter')
      return db.asChamber(actor, (tx) => read(tx, actor))
    },

    async save(tx: Tx, actor: Actor, { clients, ...input }: PracticeInput): Promise<Practice> {
      authorize(actor, 'create', 'Matter')
      checkCourts(input)
      await own(tx, actor).save(input)
      if (clients) await saveClients(tx, actor, clients)
      const wanted = searchesOf(actor.personId, input, courts)
      const open = await listOpenOf(tx, actor.chamberId, 'practice', actor.personId)
      const isChanged = [
        await putSearches(tx, actor.chamberId, { wanted, open, now: clock.now() }),
        await putClientSearches(tx, actor.chamberId, { clock, courts }),
      ].includes(true)
      const subject = { kind: 'practice', id: actor.personId }
      if (isChanged) await emit(tx, actor, { type: 'due-check.put', subject })
      return read(tx, actor)
    },

    async list(actor: Actor) {
      authorize(actor, 'create', 'Matter')
      return db.asChamber(actor, async (tx) => {
        const repo = own(tx, actor)
        const rows = await repo.list(mostListed)
        const states = await repo.listStates(rows)
        const followedBy = await repo.listFollowed(rows)
        const clients = await repo.listClients(rows)
        const data = rows.map((row): PracticeCase => {
          const state = row.case_id ? states.get(row.case_id) : undefined
          return {
            _id: row.id,
            court_id: row.court,
            court_title: courtTitle(row.court),
            case_number: row.case_number,
            petitioner: row.petitioner,
            respondent: row.respondent,
            found_at: row.found_at.toISOString(),
            client: (row.client_id && clients.get(row.client_id)) || null,
            case_status: state?.status ?? null,
            next_date: state?.next_date ?? null,
            followed_by: followedBy(row),
            is_not_mine: row.not_mine_at !== null,
          }
        })
        const unread = await repo.countWaiting()
        return { data, meta: { unread, left_off: (await repo.count()) - rows.length } }
      })
    },

    /** A marked case stays stored, so that no later search finds it as a new one. */
    async mark(tx: Tx, actor: Actor, { ids, is_not_mine }: BodyOf<typeof markPracticeCases>) {
      authorize(actor, 'create', 'Matter')
      const marked = await own(tx, actor).mark(ids, is_not_mine ? clock.now() : null)
      const subject = { kind: 'practice', id: actor.personId }
      if (marked > 0) await emit(tx, actor, { type: 'practice.marked', subject })
      return { marked }
    },

    /** A case whose page is not read needs a CNR, by which Peshi reads it later. */
    async follow(tx: Tx, actor: Actor, ids: PracticeCaseId[]) {
      authorize(actor, 'create', 'Matter')
      const repo = own(tx, actor)
      const rows = await repo.listByIds(ids)
      const followedBy = await repo.listFollowed(rows)
      const done = { followed: 0, unread: 0, left_off: ids.length - rows.length }
      for (const row of rows) {
        const { court, case_id: caseId, cnr } = row
        if (followedBy(row)) continue
        if (caseId) {
          const { matter } = await follow.followRead(tx, actor, { caseId })
          await linkClient(tx, actor, row, matter._id)
          done.followed += 1
        } else if (cnr) {
          const { _id } = await otherMatters.addUnread(tx, actor, { unique_id: court, cnr })
          await linkClient(tx, actor, row, _id)
          done.unread += 1
        } else done.left_off += 1
      }
      return done
    },
  }
}
