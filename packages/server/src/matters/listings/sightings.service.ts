import type { confirmSighting, getSighting, Sighting } from '@peshi/contract/matters/sightings'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { BodyOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import { aboutMatter } from '../../platform/events/about-matter.ts'
import type { StoredFile } from '../../platform/files/file-addresses.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { listing } from './listings.schema.ts'
import { presentSighting } from './sightings.present.ts'
import { type SightingRow, sightingsRepo } from './sightings.repo.ts'

/**
 * If Peshi does not know a list's layout, each of the chamber's cases in its text becomes a sighting. There may be very
 * many.
 */
const mostShown = 500

type Needs = Pick<Context, 'db' | 'clock' | 'emit' | 'services'>

export function createSightings({ db, clock, emit, services }: Needs) {
  const { signFor } = services.fileAddresses

  return {
    async list(actor: Actor): Promise<Sighting[]> {
      authorize(actor, 'read', 'Matter')
      const today = courtDateAt(clock.now())
      return db.asChamber(actor, async (tx) =>
        (await sightingsRepo(tx, actor.chamberId).listOpen(today, mostShown)).map(presentSighting),
      )
    },

    async get(actor: Actor, id: string): Promise<ReplyOf<typeof getSighting>['data']> {
      authorize(actor, 'read', 'Matter')
      const row = await db.asChamber(actor, (tx) => sightingsRepo(tx, actor.chamberId).get(id))
      const { document, sha256 } = row
      if (document === null || sha256 === null) return { ...presentSighting(row), file: null }
      const address = signFor(actor)('sighting', [id], true)
      return { ...presentSighting(row), file: { address, version: sha256.slice(0, 16) } }
    },

    async findFile(actor: Actor, id: string): Promise<StoredFile | null> {
      authorize(actor, 'read', 'Matter')
      const row = await db.asChamber(actor, (tx) => sightingsRepo(tx, actor.chamberId).get(id))
      const name = `${row.list_title} ${row.date}.pdf`
      return row.document ? { key: row.document, mediaType: 'application/pdf', name } : null
    },

    async confirm(tx: Tx, actor: Actor, id: string, place: BodyOf<typeof confirmSighting>): Promise<Sighting> {
      authorize(actor, 'update', 'Matter')
      const sightings = sightingsRepo(tx, actor.chamberId)
      const row = await sightings.get(id)
      if (row.gone_at) throw new Conflict('The list was read again and names the matter there no more.')
      const now = clock.now()
      await insertListing(tx, row, place, now)
      await sightings.decide(row, {
        confirmed_at: now,
        confirmed_by: actor.personId,
        dismissed_at: null,
        dismissed_by: null,
      })
      await emit(tx, actor, { type: 'listing.confirmed', ...aboutMatter(row.matter_id), detail: { date: row.date } })
      return presentSighting(await sightings.get(id))
    },

    async dismiss(tx: Tx, actor: Actor, id: string, isDismissed: boolean): Promise<Sighting> {
      authorize(actor, 'update', 'Matter')
      const sightings = sightingsRepo(tx, actor.chamberId)
      const { matter_id, date, page } = await sightings.get(id)
      await sightings.dismiss(id, {
        dismissed_at: isDismissed ? clock.now() : null,
        dismissed_by: isDismissed ? actor.personId : null,
      })
      const type = isDismissed ? 'listing.dismissed' : 'listing.suggested'
      await emit(tx, actor, { type, matterId: matter_id, subject: { kind: 'sighting', id }, detail: { date, page } })
      return presentSighting(await sightings.get(id))
    },
  }
}

/** Inserts at position 0, because the list's own entries start at 1. */
async function insertListing(
  tx: Tx,
  row: SightingRow,
  { item, court_no }: BodyOf<typeof confirmSighting>,
  now: Date,
): Promise<void> {
  const place = { item, court_no: court_no || null }
  await tx
    .insert(listing)
    .values({
      chamber_id: row.chamber_id,
      id: newId(),
      list_id: row.list_id,
      subject: row.matter_id,
      nth: 1,
      matter_id: row.matter_id,
      matched_by: 'sighting',
      court: row.court as CourtId,
      date: row.date,
      kind: row.list_kind,
      position: 0,
      ...place,
      coram: [],
      case_number: row.case_number,
      petitioner: row.petitioner ?? '',
      respondent: row.respondent,
      revision: row.list_revision,
      first_seen_at: now,
      seen_at: now,
    })
    .onConflictDoUpdate({
      target: [listing.chamber_id, listing.list_id, listing.subject, listing.nth],
      set: { ...place, gone_at: null, seen_at: now },
    })
}
