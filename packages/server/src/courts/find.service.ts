import type { CaseId, CourtId, MatterId } from '@peshi/contract/ids'
import type { CasePreview, Challenge, FindInput } from '@peshi/contract/matters'
import { findCourt } from '@peshi/courts/catalogue/courts'
import type { CaseHit, CaseQuery } from '@peshi/courts/connector'
import { whyOff } from '@peshi/courts/registry'
import type { SessionState } from '@peshi/courts/session'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Actor, authorize } from '../account/actor.ts'
import type { Context } from '../context.ts'
import { matter } from '../db/schema/matters.ts'
import { Invalid, NotFound } from '../http/errors.ts'
import type { CaseRow } from './case-store.repo.ts'
import type { CaseStore } from './case-store.ts'
import { challengeRejected, notAvailable } from './court-failures.ts'
import { presentPreview } from './find.present.ts'
import { readQuery } from './find-query.ts'
import { pendingFindsRepo } from './pending-finds.repo.ts'

interface Found {
  challenge: Challenge | null
  data: CasePreview[]
  message?: string
}

interface Read {
  row: CaseRow
  orders: number
}

const answerWithinMs = 10 * 60_000
/** A search that hits more is too wide: each hit costs the court a page. */
const mostRead = 5

interface Needs extends Pick<Context, 'db' | 'clock' | 'courts'> {
  cases: CaseStore
}

export function createFind({ db, clock, courts, cases }: Needs) {
  /** What this court can't be asked is said here; nothing of it goes to the court. */
  async function checkQuery(court: CourtId, query: CaseQuery): Promise<void> {
    if (!courts.findBy(court).includes(query.by)) {
      throw new Invalid('This court’s site is not searched in this way.', { by: 'Choose another way' })
    }
    // The houses of a district court have types of their own, which their form knows.
    if (!('caseType' in query) || query.establishment) return
    const { caseTypes } = await courts.caseTypes(court)
    if (!caseTypes.some(({ code }) => code === query.caseType)) {
      throw new Invalid('This court has no such case type.', { case_type: 'Choose from the court’s list' })
    }
  }

  async function askPerson(actor: Actor, court: CourtId, query: CaseQuery): Promise<Found> {
    const { picture, session } = await courts.challenge(court, query)
    if (!picture) return search(actor, court, query, null, session)
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + answerWithinMs)
    const id = await db.asChamber(actor.chamberId, (tx) =>
      pendingFindsRepo(tx, actor.chamberId).insert({ personId: actor.personId, court, query, session }, now, expiresAt),
    )
    const image = `data:${picture.mediaType};base64,${Buffer.from(picture.image).toString('base64')}`
    return { challenge: { _id: id, image, expires_at: expiresAt.toISOString() }, data: [] }
  }

  async function answer(actor: Actor, court: CourtId, query: CaseQuery, input: FindInput): Promise<Found> {
    const { challenge_id, answer: read } = input
    if (!challenge_id || !read) {
      throw new Invalid('Please write what you see in the picture.', {
        ...(!read && { answer: 'Write what you see in the picture' }),
        ...(!challenge_id && { challenge_id: 'Which picture this answers' }),
      })
    }
    const pending = await db.asChamber(actor.chamberId, (tx) =>
      pendingFindsRepo(tx, actor.chamberId).take(challenge_id, actor.personId),
    )
    // The picture belongs to the form that drew it: another court's, or another way of asking, has its own.
    const fits = pending?.court === court && pending.query.by === query.by && pending.expires_at > clock.now()
    if (!fits) throw challengeRejected()
    return search(actor, court, query, read, pending.session)
  }

  async function search(
    actor: Actor,
    court: CourtId,
    query: CaseQuery,
    read: string | null,
    state: SessionState,
  ): Promise<Found> {
    const { hits, session } = await courts.search(court, query, read, state)
    const found = await readHits(court, hits, session)
    const followed = await listFollowed(
      actor,
      found.map(({ row }) => row.id),
    )
    const data = found.map(({ row, orders }) => presentPreview(row, orders, followed.get(row.id) ?? null))
    const left = hits.length - data.length
    const message = left > 0 ? `The court found ${hits.length} cases; ${data.length} of them are shown.` : undefined
    return { challenge: null, data, ...(message && { message }) }
  }

  /** The case pages, at once as far as the court's rate lets them. Throws when not one of them could be read. */
  async function readHits(court: CourtId, hits: CaseHit[], session: SessionState): Promise<Read[]> {
    const readings = await Promise.allSettled(
      hits.slice(0, mostRead).map(async ({ ref }) => {
        const record = await courts.readCase(court, ref, session)
        return { row: await cases.upsert(record, ref), orders: record.orders.length }
      }),
    )
    const found = readings.flatMap((reading) => (reading.status === 'fulfilled' ? [reading.value] : []))
    const failed = readings.find((reading) => reading.status === 'rejected')
    if (found.length === 0 && failed) throw failed.reason
    return found
  }

  const listFollowed = (actor: Actor, ids: CaseId[]): Promise<Map<CaseId | null, MatterId>> =>
    db.asChamber(actor.chamberId, async (tx) => {
      const rows = await tx
        .select({ id: matter.id, caseId: matter.case_id })
        .from(matter)
        .where(and(eq(matter.chamber_id, actor.chamberId), inArray(matter.case_id, ids), isNull(matter.deleted_at)))
      return new Map(rows.map((row) => [row.caseId, row.id]))
    })

  return {
    /**
     * A conversation in one or two calls: without an answer the court's picture comes back, where it asks for one;
     * with it the cases, read whole. Looked up anew each time, however well a case is known here.
     */
    async find(actor: Actor, court: string, input: FindInput): Promise<Found> {
      authorize(actor, 'create', 'Matter')
      const known = findCourt(court)
      if (!known) throw new NotFound('There is no such court in the catalogue.')
      if (!courts.isFindable(known.unique_id)) throw notAvailable(whyOff(known.unique_id))
      const query = readQuery(input)
      await checkQuery(known.unique_id, query)
      const answers = input.challenge_id !== undefined || input.answer !== undefined
      return answers ? answer(actor, known.unique_id, query, input) : askPerson(actor, known.unique_id, query)
    },
  }
}
