import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { type CaseId, type CaveatHitId, type CaveatTrackerId, CourtId } from '@peshi/contract/platform/ids'
import type {
  acceptCaveatHit,
  CaveatDetail,
  CaveatTracker,
  dismissCaveatHit,
  saveCaveat,
} from '@peshi/contract/trackers/caveats'
import { CaveatInput, usualValidity } from '@peshi/contract/trackers/caveats'
import { courts as catalogue, findCourt } from '@peshi/courts/catalogue/courts'
import { sideKeys } from '../../courts/names/match-parties.ts'
import { noteKeysWritten } from '../../courts/names/rekey.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { assertMatterExists } from '../../platform/db/matter-exists.ts'
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { createTrackerActions } from '../trackers/tracker-actions.ts'
import { keepCaveatSounds } from './caveat-sounds.ts'
import { caveatKind, presentCaveat } from './caveats.present.ts'
import { type CaveatHitRow, type CaveatRow, caveatsRepo } from './caveats.repo.ts'
import { filingQuery } from './find-filing.ts'

export function createCaveats(context: Context) {
  const { db, clock, courts, services } = context
  const { clocks, caveatProofs: proofs, caseStore: cases, follow } = services
  const today = () => courtDateAt(clock.now())

  const isSearched = (row: CaveatRow) => courts.findBy(row.court).includes('party') && filingQuery(row) !== null

  const isOpen = (row: CaveatRow) => !row.matched_at && !row.renewed_by && row.expires_on >= today()

  async function startClock(tx: Tx, actor: Actor, row: CaveatRow): Promise<void> {
    if (!isOpen(row)) return
    await clocks.start(tx, actor, {
      rule: 'caveat',
      start_on: row.lodged_on,
      court_id: row.court,
      ...(row.valid_days !== usualValidity && { period: { count: row.valid_days, unit: 'days' as const } }),
      subject: { kind: 'caveat', id: row.id, label: caveatKind.labelOf(row), matterId: row.matter_id },
    })
  }

  function check(input: CaveatInput): void {
    if (!findCourt(input.court_id)) throw new NotFound('There is no such court in the catalogue.')
    if (input.lodged_on > today())
      throw new Invalid('The caveat is not lodged yet.', { lodged_on: 'Choose a day that is past' })
    if (input.notice_posted_on && input.notice_posted_on > today())
      throw new Invalid('The notice is not posted yet.', { notice_posted_on: 'Choose a day that is past' })
  }

  async function edit(tx: Tx, actor: Actor, id: CaveatTrackerId, { version, ...sent }: Partial<CaveatInput> & Seen) {
    const before = await beginEdit(tx, actor, id, version)
    const repo = caveatsRepo(tx, actor.chamberId)
    const input = { ...inputOf(before), ...sent }
    check(input)
    const values = valuesOf(input)
    if (await repo.isKept(values, id)) throw keptAlready()
    const row = await repo.update(id, {
      ...values,
      expired_at: values.expires_on === before.expires_on ? before.expired_at : null,
    })
    await wait(tx, actor, row, nextAt(row))
    const detail = changesOf(before, row, Object.keys(values) as (keyof typeof values)[])
    await emitFor(tx, actor, 'caveat.changed', row, detail)
    return row
  }

  async function add(tx: Tx, actor: Actor, input: CaveatInput, renews: CaveatTrackerId | null) {
    check(input)
    const values = valuesOf(input)
    const repo = caveatsRepo(tx, actor.chamberId)
    const old = renews ? await repo.lock(renews) : null
    if (renews && !old) throw new NotFound()
    if (old?.renewed_by) throw new Conflict('This caveat was already renewed.', 'is-renewed')
    if (old?.matched_at) throw new Conflict('The filing it waited for is there: it needs no fresh one.', 'is-matched')
    if (await repo.isKept(values, null)) throw keptAlready()
    const row = await repo.insert({
      ...values,
      id: newId() as CaveatTrackerId,
      renews,
      created_by: actor.personId,
      created_at: clock.now(),
    })
    if (old) {
      const renewed = await repo.update(old.id, { renewed_by: row.id })
      await stopWaiting(tx, actor, renewed)
      await emitFor(tx, actor, 'caveat.renewed', renewed)
    }
    await wait(tx, actor, row, clock.now())
    await emitFor(tx, actor, 'caveat.saved', row)
    return row
  }

  const actions = createTrackerActions<'caveat', CaveatRow, CaveatTracker, CaveatDetail>(context, {
    ...caveatKind,
    checkOf: (row) => (isOpen(row) && isSearched(row) ? { court: row.court, query: {} } : null),
    present(row, hits: CaveatHitRow[]) {
      return presentCaveat(row, hits, today(), isSearched(row))
    },
    complete: async (tx, actor, { id }, shown) => ({
      ...shown,
      is_hidden: await caveatsRepo(tx, actor.chamberId).isHidden(id),
      proofs: await proofs.list(tx, actor, id),
    }),
    onWait: startClock,
    onStop: (tx, actor, { id }, how) => clocks.stop(tx, actor, { kind: 'caveat', id }, { how }),
  })
  const { beginEdit, emitFor, nextAt, read, stopWaiting, wait } = actions

  return {
    ...actions,

    districts(actor: Actor) {
      authorize(actor, 'read', 'Tracker')
      return catalogue.districtCourts
        .filter(({ state }) => state === 'Uttar Pradesh')
        .map(({ _id, title }) => ({
          _id: CourtId.parse(_id),
          title,
          is_searchable: courts.hasCaveats(CourtId.parse(_id)),
        }))
    },

    async save(tx: Tx, actor: Actor, { id, renews, ...sent }: BodyOf<typeof saveCaveat>): Promise<CaveatDetail> {
      authorize(actor, id ? 'update' : 'create', 'Tracker')
      if (sent.matter_id) await assertMatterExists(tx, actor, sent.matter_id)
      const row = id ? await edit(tx, actor, id, sent) : await add(tx, actor, CaveatInput.parse(sent), renews ?? null)
      await keepCaveatSounds(tx, actor.chamberId, [row])
      await noteKeysWritten(tx, actor.chamberId)
      return read(tx, actor, row.id)
    },

    async check(tx: Tx, actor: Actor, id: CaveatTrackerId): Promise<CaveatDetail> {
      authorize(actor, 'update', 'Tracker')
      const row = await caveatsRepo(tx, actor.chamberId).get(id)
      if (!isOpen(row)) throw new Conflict('This caveat is no longer checked.', 'caveat-over')
      if (!isSearched(row))
        throw new Conflict('This court cannot be searched from here. Choose a court complex that can.', 'not-searched')
      await wait(tx, actor, row, clock.now())
      return read(tx, actor, id)
    },

    async dismiss(
      tx: Tx,
      actor: Actor,
      id: CaveatTrackerId,
      hitId: CaveatHitId,
      { undo }: BodyOf<typeof dismissCaveatHit>,
    ): Promise<CaveatDetail> {
      authorize(actor, 'update', 'Tracker')
      const repo = caveatsRepo(tx, actor.chamberId)
      const row = await repo.get(id)
      const hit = await repo.getHit(id, hitId)
      if (hit.state === 'matched') throw new Conflict('It is the filing by now.', 'is-matched')
      await repo.updateHit(hitId, { state: undo ? 'new' : 'dismissed' })
      await emitFor(tx, actor, 'caveat.hit-dismissed', row, { undo })
      return read(tx, actor, id)
    },

    /** Reads the case of the hit from the court, unless the person named a matter or the hit has no address. */
    async readHit(
      actor: Actor,
      id: CaveatTrackerId,
      hitId: CaveatHitId,
      { matter_id: named }: BodyOf<typeof acceptCaveatHit>,
    ): Promise<CaseId | null> {
      authorize(actor, 'create', 'Matter')
      const { ref, court } = await db.asChamber(actor, async (tx) => {
        const repo = caveatsRepo(tx, actor.chamberId)
        await repo.get(id)
        if (named) await assertMatterExists(tx, actor, named)
        return repo.getHit(id, hitId)
      })
      if (named || !ref) return null
      return (await cases.upsert(await courts.readCase(court, ref), ref)).id
    },

    async accept(
      tx: Tx,
      actor: Actor,
      id: CaveatTrackerId,
      hitId: CaveatHitId,
      { matter_id: named }: BodyOf<typeof acceptCaveatHit>,
      caseId: CaseId | null,
    ): Promise<CaveatDetail> {
      authorize(actor, 'create', 'Matter')
      const repo = caveatsRepo(tx, actor.chamberId)
      await repo.getHit(id, hitId)
      const matter_id = caseId ? (await follow.followRead(tx, actor, { caseId })).matter._id : named
      await repo.updateHit(hitId, { state: 'matched', matter_id })
      const before = await repo.get(id)
      const row = await repo.update(id, { matched_at: clock.now(), matter_id: before.matter_id ?? matter_id })
      await stopWaiting(tx, actor, row, 'done')
      await emitFor(tx, actor, 'caveat.matched', row)
      return read(tx, actor, id)
    },
  }
}

const keptAlready = () => new Conflict('Your chamber already has this caveat.', 'caveat-kept-already')

type Seen = Pick<BodyOf<typeof saveCaveat>, 'version'>

const inputOf = (row: CaveatRow): CaveatInput => CaveatInput.parse({ ...row, court_id: row.court })

function valuesOf(input: CaveatInput) {
  const { court_id: court, caveator, caveatee, lodged_on, valid_days, ...rest } = input
  return {
    ...rest,
    court,
    caveator,
    caveatee,
    caveator_keys: sideKeys(caveator),
    caveatee_keys: sideKeys(caveatee),
    lodged_on,
    valid_days,
    expires_on: addDays(lodged_on, valid_days),
  }
}
